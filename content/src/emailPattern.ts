/**
 * The shape of an email: text, @, text, a dot, text, without spaces (specification, section 5). The dot
 * is the first one behind the first character, so that nothing is tried twice: looked for anywhere, a
 * quarter of a megabyte of dots would take a minute and a half.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
