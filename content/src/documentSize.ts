import { descriptionOf } from './descriptions.ts';
import { isMap } from './isMap.ts';
import { grouped } from './texts/fieldMessages.ts';
import type * as z from './zod.ts';

/** The most bytes of a document, by https://firebase.google.com/docs/firestore/quotas */
export const maxDocumentBytes = 1_048_576;

/** Room for what is stored with content: its name, as a revision too, and who saved it when. */
const metadataBytes = 2_048;

/** The most bytes of the content of a document. */
export const maxContentBytes = maxDocumentBytes - metadataBytes;

const utf8 = new TextEncoder();
const bytesOfText = (text: string) => utf8.encode(text).length + 1;

/** How many bytes a value takes in the store, by https://firebase.google.com/docs/firestore/storage-size */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return bytesOfText(value);
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + storedBytes(each), 0);
  if (!isMap(value)) return 1;
  return Object.entries(value).reduce(
    (sum, [key, each]) => sum + bytesOfText(key) + storedBytes(each),
    0,
  );
}

/** The field to shorten if content is too large for the store, and the message at it. */
export function excessOf(
  schema: z.ZodObject,
  content: Record<string, unknown>,
): { path: string[]; message: string } | undefined {
  const excess = storedBytes(content) - maxContentBytes;
  if (excess <= 0) return undefined;
  const [largest = '', value] = Object.entries(content).reduce((one, other) =>
    storedBytes(other[1]) > storedBytes(one[1]) ? other : one,
  );
  const field: z.ZodType = schema.shape[largest];
  const name = descriptionOf(field)?.label ?? largest;
  const message = `This is ${kilobytes(excess)} too large to be stored. Most of it is in “${name}”, which has ${kilobytes(storedBytes(value))}: shorten that.`;
  return { path: [largest], message };
}

const kilobytes = (bytes: number) => `${grouped(Math.ceil(bytes / 1_000))} kB`;
