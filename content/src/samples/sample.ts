/**
 * Samples run through the schema and the API alike, and both must give the same verdict; the rules
 * must take what is valid. `only` names the known exceptions: samples that one of them cannot judge,
 * with the reason in a comment next to the sample.
 */
export interface Samples<T> {
  /** Named content that must be accepted. */
  valid: Record<string, T>;
  /** Named content that must be refused. */
  invalid: Record<string, InvalidSample>;
}

export interface InvalidSample {
  content: unknown;
  /** The field that is wrong, as a dotted path. */
  field: string;
  /** Which of both can refuse it, if only one can. */
  only?: readonly ('schema' | 'api')[];
}

/** A copy of `base` in which the value at the dotted `field` is replaced; undefined removes it. */
export function changed(base: object, field: string, value: unknown): unknown {
  // Not structuredClone, which keeps what is shared shared: then one change would be several.
  const copy = JSON.parse(JSON.stringify(base)) as Record<string, unknown>;
  const keys = field.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** An invalid sample made from `base` by one change. */
export const wrong = (
  base: object,
  field: string,
  value: unknown,
  only?: InvalidSample['only'],
): InvalidSample => ({ content: changed(base, field, value), field, ...(only && { only }) });

/** A text of exactly `length` characters. */
export const textOf = (length: number) =>
  'word '
    .repeat(Math.ceil(length / 5))
    .slice(0, length - 1)
    .concat('.');

/** A picture's address of exactly `length` characters. */
export const addressOf = (length: number) => {
  const start = 'https://pictures.example/';
  return start + 'p'.repeat(length - start.length);
};

/** An email address of exactly `length` characters. */
export const emailOf = (length: number) => '@lamplight.example'.padStart(length, 'r');

/** What would lead elsewhere, or run, if it stood where an address belongs. */
export const badAddresses = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
];

/** As many items of several long texts, and of pictures' descriptions, as fit into a document. */
export const maxSampled = { items: 12, alts: 60 };

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
