/** A value as Firestore's REST interface spells it: `{ stringValue: 'Ruth' }`. */
type Spelt = Record<string, unknown>;

/** The data of a document from the fields that Firestore's REST interface answers. */
export const dataOf = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(objectOf(fields)).map(([key, value]) => [key, contentOf(value)]),
  );

/** What a value stands for. Null for kinds that no content has, such as dates and references. */
function contentOf(value: unknown): unknown {
  const [[kind, spelt] = []] = Object.entries(objectOf(value));
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return spelt;
    case 'integerValue': // a text, since it may be larger than a number can hold
    case 'doubleValue': // a text where it is NaN or Infinity
      return Number(spelt);
    case 'mapValue':
      return dataOf(objectOf(spelt).fields);
    case 'arrayValue':
      return valuesIn(objectOf(spelt).values);
    default:
      return null;
  }
}

const valuesIn = (values: unknown): unknown[] =>
  Array.isArray(values) ? values.map(contentOf) : [];

const objectOf = (value: unknown): Spelt =>
  typeof value === 'object' && value !== null ? { ...value } : {};
