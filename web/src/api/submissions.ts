import type { SubmissionName } from '@lamplight/content/submissionKinds';
import * as z from '@lamplight/content/zod';
import { ownTimeZone } from '../device/timeZone.ts';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { Unreachable } from '../firebase/errors.ts';
import { readFromApi, requestApi } from './requestApi.ts';

const summarySchema = z.object({
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int() })),
  /** After how many days they are deleted; 0 for never. */
  retentionDays: z.int(),
});

/** How many submissions of a kind there were in each of the last months, and how long they are kept. */
export type SubmissionSummary = z.infer<typeof summarySchema>;

/** How many submissions there were in a month, such as `2026-11`, spam left out. */
export type MonthCount = SubmissionSummary['months'][number];

/** @throws NotAllowed, Unreachable */
export const readSummary = async (connection: Connection, name: SubmissionName) =>
  summarySchema.parse(
    await readFromApi(
      connection,
      `/${name}/summary?${new URLSearchParams({ timeZone: ownTimeZone() })}`,
    ),
  );

/**
 * Fetches the spreadsheet of a kind of submission.
 * @param query the parameters of the API
 * @param onProgress told how many bytes have arrived
 * @returns null where nothing is exported
 * @throws NotAllowed, Unreachable; also when the file ends before it is complete
 */
export async function readExport(
  connection: Connection,
  name: SubmissionName,
  query: URLSearchParams,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const response = await requestApi(connection, `/${name}/export?${query}`, { signal });
  if (response.headers.has('X-Export-Empty')) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(response)) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      onProgress(bytes);
    }
  } catch (error) {
    throw new Unreachable(undefined, { cause: error });
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}

/** Not every browser can iterate over a stream. */
async function* chunksOf({ body }: Response) {
  const reader = body?.getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
