/** Reads and writes safetensors files. */
package org.tornorm.io;
