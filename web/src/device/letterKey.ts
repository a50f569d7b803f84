/** Whether a key is that of a Latin letter; on a keyboard with other letters, the one in its place. */
export const isLetterKey = (
  { key, code }: Pick<KeyboardEvent, 'key' | 'code'>,
  letter: string,
): boolean =>
  key.toLowerCase() === letter ||
  (/^[^\p{ASCII}]$/u.test(key) && code === `Key${letter.toUpperCase()}`);
