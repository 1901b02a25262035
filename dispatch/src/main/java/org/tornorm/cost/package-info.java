/** What calls cost on each path: the model, its figures, and the file of those measured here. */
package org.tornorm.cost;
