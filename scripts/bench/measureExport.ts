import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';

export type Format = 'xlsx' | 'csv';

/** What an export took. */
export interface Measured {
  seconds: number;
  bytes: number;
  /** Rows without the headers. */
  rows: number;
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
  return { seconds, bytes: file.length, rows: (format === 'xlsx' ? rowsOf : linesOf)(file) - 1 };
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

/** The most memory that a process has had so far, in MB. Only Linux can tell; elsewhere NaN. */
export function peakMemory(pid: number): number {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_000;
  } catch {
    return Number.NaN;
  }
}
