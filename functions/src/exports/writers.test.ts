import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { asField, cellValueOf, fieldsRead, openedSheet, rowsRead } from '../../tests/reading.ts';
import type { Cell, Column, Rows, Sheet, Writer } from './sheet.ts';
import { csvOf, xlsxOf } from './writers.ts';

const columns: Column[] = [
  { header: 'No.', type: 'number', width: 7, cell: () => null },
  { header: 'Received', type: 'date', width: 17, cell: () => null },
  { header: 'Text', type: 'text', width: 60, cell: () => null },
];
const headers = columns.map(({ header }) => header);
const author = 'Farol';
const sheetOf = (rows: AsyncIterable<Rows>): Sheet => ({
  name: 'feedbacks',
  author,
  columns,
  rows,
});

const date = (day: number) => new Date(Date.UTC(2026, 10, day, 14, 2, day));
const rows: Cell[][] = [
  [1, date(1), 'Is there “still” room?\nOn Tuesdays, <perhaps> & "otherwise"?'],
  [2, date(2), null],
  [3, null, 'Zoë 😀 👩‍👩‍👧 你好'],
  [4, date(4), '=1+1'],
  [11, date(11), '+44 20 7946 0000'],
  [12, date(12), ' ＝SUM(A1) _x003D_'],
  [13, date(13), "'quoted"],
  [5, date(5), '007'],
  [6, date(6), '1e5'],
  [7, date(7), 'TRUE'],
  [8, date(8), '2026-11-21'],
  [9, date(9), 'word '.repeat(1_000)],
  [10, new Date(0), '"'],
];
async function* inPages(...pages: Cell[][][]) {
  yield* pages;
}

const pages = () => inPages(rows.slice(0, 3), [], rows.slice(3));

describe('a workbook', () => {
  test('opens again with the same rows', async () => {
    const sheet = await openedSheet(await buffer(xlsxOf(sheetOf(pages()))));
    expect(sheet.name).toBe('feedbacks');
    expect(sheet.workbook.creator).toBe(author);
    expect(sheet.rowCount).toBe(rows.length + 1);
    const values = rows.map((_, index) =>
      columns.map((_c, at) => cellValueOf(sheet.getCell(index + 2, at + 1))),
    );
    expect(values).toEqual(rows);
  });

  test('has the same rows in another reader', async () => {
    const [first, ...read] = await rowsRead(await buffer(xlsxOf(sheetOf(pages()))));
    expect(first).toEqual(headers);
    expect(read).toEqual(rows);
  });

  test('has bold, frozen headers with a filter, and formatted dates', async () => {
    const sheet = await openedSheet(await buffer(xlsxOf(sheetOf(pages()))));
    expect(sheet.getRow(1).values).toEqual([undefined, ...headers]);
    expect(sheet.getCell('C1').font.bold).toBe(true);
    expect(sheet.getCell('C2').font?.bold).toBeFalsy();
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.autoFilter).toBe(`A1:C${rows.length + 1}`);
    expect(sheet.getCell('C2').numFmt).toBe('@');
    expect(sheet.getCell('B2').numFmt).toBe('yyyy-mm-dd hh:mm');
    expect(columns.map((_, index) => sheet.getColumn(index + 1).width)).toEqual([7, 17, 60]);
  });

  test('stores formula-like text as plain text', async () => {
    const texts = ['=1+1', '+44 20 7946 0000', '@SUM(A1:A9)', '-2+3'];
    const cells = texts.map((text): Cell[] => [1, null, text]);
    const files = unzipSync(await buffer(xlsxOf(sheetOf(inPages(cells)))));
    const xml = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    const inline = xml.matchAll(/<c r="C\d+" s="\d+" t="inlineStr"><is><r><t>(.*?)<\/t>/g);
    expect([...inline].map(([, text]) => text)).toEqual(texts);
    expect(xml).not.toContain('<f');
  });

  test('keeps text with escape sequences unchanged in Excel', async () => {
    const text = '_x003D_1+1 _x0041_x0042_ _x_ _x12_';
    const files = unzipSync(await buffer(xlsxOf(sheetOf(inPages([[1, null, text]])))));
    const xml = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    const [, written = ''] = /<v>(_.*?)<\/v>/.exec(xml) ?? [];
    // As Excel reads it: each escape once, from the left.
    const read = written.replace(/_x([\da-f]{4})_/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    expect(read).toBe(text);
    expect(xml).not.toContain('<f');
  });
});

describe('comma-separated values', () => {
  test('have the same rows as a workbook', async () => {
    const file = await buffer(csvOf(sheetOf(pages())));
    expect(fieldsRead(file)).toEqual([headers, ...rows.map((row) => row.map(asField))]);
  });

  test('have a byte order mark, quoted text and CRLF line ends', async () => {
    const file = await buffer(
      csvOf(sheetOf(inPages([[1, date(1), 'a "b", c']], [[2, null, null]]))),
    );
    expect(file.toString()).toBe(
      '\ufeff"No.","Received","Text"\r\n1,2026-11-01 14:02:01,"a ""b"", c"\r\n2,,\r\n',
    );
  });
});

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0000', "'+44 20 7946 0000"],
  ['＝1+1', "'＝1+1"],
  ['a=b', 'a=b'],
  ['x;=1+1;', "x;'=1+1;"],
  ['Hello\n=1+1\n-2', "Hello\n'=1+1\n'-2"],
  ['\t@x', "'\t'@x"],
])('comma-separated values write %j as %j', async (text, field) => {
  const file = await buffer(csvOf(sheetOf(inPages([[1, null, text]]))));
  expect(fieldsRead(file)[1]).toEqual(['1', '', field]);
});

describe.each<[string, Writer, (file: Buffer) => Promise<unknown[][]>]>([
  ['a workbook', xlsxOf, rowsRead],
  ['comma-separated values', csvOf, async (file) => fieldsRead(file)],
])('%s', (_, fileOf, read) => {
  test('without rows has only headers', async () => {
    expect(await read(await buffer(fileOf(sheetOf(inPages()))))).toEqual([headers]);
    expect(await read(await buffer(fileOf(sheetOf(inPages([])))))).toEqual([headers]);
  });

  test('fails with the same error as its rows', async () => {
    async function* failing() {
      yield rows;
      throw new Error('out of reach');
    }
    await expect(buffer(fileOf(sheetOf(failing())))).rejects.toThrow('out of reach');
  });

  test('reads rows only as fast as it is read, and stops with its reader', async () => {
    let given = 0;
    let ended = false;
    const noise = () => Array.from({ length: 500 }, () => Math.random().toString(36)).join('');
    async function* endless() {
      try {
        for (; ; given += 1)
          yield Array.from({ length: 20 }, () => [given, null, noise()] as Cell[]);
      } finally {
        ended = true;
      }
    }
    const file = fileOf(sheetOf(endless()));
    const taken = Promise.withResolvers<void>();
    let bytes = 0;
    const reader = new Writable({
      write(chunk, _encoding, done) {
        bytes += chunk.length;
        if (bytes < 2_000_000) done();
        else taken.resolve(); // and takes no more
      },
    });
    const reading = pipeline(file, reader);
    reading.catch(() => {});
    await taken.promise;
    await quiet(() => given);
    expect(given * 20 * 5_000).toBeLessThan(8_000_000);

    reader.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    await expect.poll(() => ended).toBe(true);
  });
});

/** Waits until a number has not changed for a while. */
async function quiet(number: () => number): Promise<void> {
  for (let seen = -1; seen !== number(); ) {
    seen = number();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
