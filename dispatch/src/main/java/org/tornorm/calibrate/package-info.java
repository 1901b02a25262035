/** Measures paths: for a calibration, for what a choice was worth, for the command line. */
package org.tornorm.calibrate;
