/** The pad for a script tag: a file of this name. */
import '../ref-pad/define.js';
