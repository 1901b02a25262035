/** The command line {@code tornorm}. */
package org.tornorm.cli;
