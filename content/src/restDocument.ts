/** Reads documents as Firestore's REST interface encodes them, on the server and in the browser. */

/** A value as it is encoded: `{ stringValue: 'Ruth' }`. */
type Encoded = Record<string, unknown>;

/** How bytes are decoded from Base64, and how a time such as `2026-11-21T09:00:00Z` is converted. */
interface Decoding {
  bytes?: (base64: string) => unknown;
  time?: (text: string) => unknown;
}

/** The data of a document from its encoded fields. Null stands for kinds that are not decoded, such as references. */
export const dataOf = (fields: unknown, decoding: Decoding = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(objectOf(fields)).map(([key, value]) => [key, decoded(value, decoding)]),
  );

function decoded(value: unknown, decoding: Decoding): unknown {
  const [[kind, encoded] = []] = Object.entries(objectOf(value));
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return encoded;
    case 'bytesValue':
      return decoding.bytes?.(String(encoded)) ?? null;
    case 'timestampValue':
      return decoding.time?.(String(encoded)) ?? null;
    case 'integerValue': // a text, since it may be larger than a number can hold
    case 'doubleValue': // a text where it is NaN or Infinity
      return Number(encoded);
    case 'mapValue':
      return dataOf(objectOf(encoded).fields, decoding);
    case 'arrayValue':
      return valuesIn(objectOf(encoded).values, decoding);
    default:
      return null;
  }
}

const valuesIn = (values: unknown, decoding: Decoding): unknown[] =>
  Array.isArray(values) ? values.map((each) => decoded(each, decoding)) : [];

const objectOf = (value: unknown): Encoded =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The id of a document, with which its name ends. */
export const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** A streamed answer of Firestore that breaks off ends with an error, though its status is 200. @throws that error */
export function withoutErrors<Answer>(answer: Answer): Answer {
  const broken = Array.isArray(answer) && answer.find((each) => Object(each).error);
  if (broken) throw new Error(`Firestore broke off: ${JSON.stringify(broken).slice(0, 500)}`);
  return answer;
}
