/** Whether something is a SHA-256 in hexadecimal digits: the name under which bytes are stored. */
export const isSha256 = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
