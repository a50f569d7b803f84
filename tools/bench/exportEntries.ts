import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import excel from 'exceljs';
import { unzipSync } from 'fflate';
import { openedSheet, rowsRead, toSeconds } from '../../functions/tests/reading.ts';
import { numberIn, tool } from '../tool.ts';
import { peakMemory, startBareFunction } from './bareFunction.ts';
import { signIn, startBenchSite, storeEntries, workersIn } from './benchSite.ts';

type Format = 'xlsx' | 'csv';

/** The figures of an export. */
interface Measured {
  seconds: number;
  bytes: number;
  /** Rows without the headers. */
  rows: number;
  file: Uint8Array;
}

/** Fetches an export and counts what is in it. `site` is the address before `/api`. */
async function measureExport(site: string, token: string, format: Format): Promise<Measured> {
  const began = performance.now();
  const response = await fetch(`${site}/api/feedback/export?format=${format}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const file = new Uint8Array(await response.arrayBuffer());
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

/**
 * Reads a workbook with ExcelJS, and with a library that shares no code with it.
 * @returns how many rows there are below the headers
 * @throws when they do not read the same, or find a formula
 */
async function readTwice(workbook: Uint8Array): Promise<number> {
  const file = Buffer.from(workbook);
  const sheet = await openedSheet(file);
  const rows = await rowsRead(file);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((_, at) => sheet.getRow(index + 1).getCell(at + 1));
    if (cells.some(({ type }) => type === excel.ValueType.Formula))
      throw new Error(`There is a formula in row ${index + 1}`);
    const values = cells.map(({ value }) => (value instanceof Date ? toSeconds(value) : value));
    if (!isDeepStrictEqual(values, row)) throw new Error(`Row ${index + 1} is read differently`);
  }
  if (sheet.rowCount !== rows.length) throw new Error('There are more rows for one than the other');
  return rows.length - 1;
}

/** The limits of an export, through Hosting; memory is the peak of the function's process. */
const budget = { seconds: 60, megabytes: 10, memory: 256 };

/**
 * `node tools/run.mjs bench:export`: how long an export of 100,000 entries takes, or of as many as the argument
 * says, and how large file and process become; through Hosting and of the function by itself.
 */
await tool('bench:export', async ({ words }) => {
  const count = numberIn(words[0], 100_000);
  const site = await startBenchSite();
  await storeEntries(site, count);
  const token = await signIn(site);
  const workers = () => Math.max(...workersIn(site.stage).map(peakMemory));
  const bare = await startBareFunction(site);
  let good = true;
  for (const format of ['xlsx', 'csv'] as const) {
    good = (await run('through Hosting', site.hosting, format, workers)) && good;
    await run('the function alone', bare.address, format, () => peakMemory(bare.pid));
  }
  return good ? 0 : 1;

  async function run(way: string, address: string, format: Format, memory: () => number) {
    const { seconds, bytes, rows, file } = await measureExport(address, token, format);
    const [megabytes, peak] = [bytes / 1e6, memory()];
    console.log(
      `${format.padEnd(4)}  ${way.padEnd(18)}  ${seconds.toFixed(1)} s  ${megabytes.toFixed(1)} MB` +
        `  ${rows} rows  at most ${peak.toFixed(0)} MB of memory`,
    );
    const inSize = format === 'csv' || megabytes < budget.megabytes;
    if (format === 'xlsx' && (await readTwice(file)) !== rows) return false;
    return rows === count && seconds < budget.seconds && inSize && !(peak >= budget.memory);
  }
});
