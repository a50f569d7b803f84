import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';

export type Format = 'xlsx' | 'csv';

/** What an export took. */
export interface Measured {
  seconds: number;
  bytes: number;
  /** Rows without the headers. */
  rows: number;
  file: Uint8Array;
}

/** Fetches an export and counts what is in it. `site` is the address before `/api`. */
export async function measureExport(
  site: string,
  token: string,
  format: Format,
): Promise<Measured> {
  const began = performance.now();
  const answer = await fetch(`${site}/api/feedback/export?format=${format}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  const file = new Uint8Array(await answer.arrayBuffer());
  const seconds = (performance.now() - began) / 1_000;
  const rows = (format === 'xlsx' ? rowsOf : linesOf)(file) - 1;
  return { seconds, bytes: file.length, rows, file };
}

function rowsOf(workbook: Uint8Array): number {
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = unzipSync(workbook, { filter: (file) => file.name === name })[name];
  return (
    Buffer.from(sheet ?? [])
      .toString('latin1')
      .split('<row ').length - 1
  );
}

const linesOf = (file: Uint8Array): number => parse(Buffer.from(file), { bom: true }).length;
