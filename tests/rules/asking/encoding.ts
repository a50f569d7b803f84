/** Stands for the time of the request, as the server sets it. Only fields of the top level have it. */
export const now = Symbol('the time of the request');

/** A moment so long before it is sent: a scene may be asked long after it was made. */
export const minutesAgo = (minutes: number) => () => new Date(Date.now() - minutes * 60_000);

/** A number that is stored as one with a fraction is, even if it has none. */
export class Double extends Number {}

/** The fields of a document. */
export type Data = Record<string, unknown>;

/** A document's fields, as Firestore's REST interface takes them; without those that are `now`. */
export const encodedFields = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== now && value !== undefined)
      .map(([key, value]) => [key, encoded(value)]),
  );

/** The names of the fields that the server sets. */
export const transformsOf = (data: Data) =>
  Object.keys(data)
    .filter((key) => data[key] === now)
    .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

/** Numbers are sent as the client's SDK sends them: whole ones as integers, as far as they are exact. */
function encoded(value: unknown): Data {
  if (typeof value === 'function') return encoded(value());
  if (value instanceof Double) return { doubleValue: `${value}` };
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    const whole = Number.isSafeInteger(value) && !Object.is(value, -0);
    return whole ? { integerValue: `${value}` } : { doubleValue: doubleText(value) };
  }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(value as Data) } };
}

const doubleText = (value: number) => (Object.is(value, -0) ? '-0' : `${value}`);
