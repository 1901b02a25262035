/**
 * The float64 reference of every operation, and the check of a path's outputs against it. Plain and
 * slow: for tests, the conformance command and anyone who doubts a result.
 */
package org.tornorm.reference;
