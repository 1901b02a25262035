/**
 * Row normalization for JVM programs: the operation spec, the arguments of a call, the facade that
 * runs it, and the decision that says on which path.
 */
package org.tornorm;
