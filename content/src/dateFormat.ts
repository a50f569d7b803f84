const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates and times. Each is made once: making one, and its first use, takes a phone up to 10 ms. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}
