/** What a path implements so that the facade can find it, ask it and run it. */
package org.tornorm.spi;
