import { pipeline } from 'node:stream/promises';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { entryPages } from '../../exports/entries.ts';
import { recorded } from '../../exports/recorded.ts';
import { sheetOf } from '../../exports/sheet.ts';
import { csvOf, xlsxOf } from '../../exports/writers.ts';
import { throwUnless } from '../../http/errors.ts';
import { validated } from '../../http/validated.ts';
import { requireStaff } from '../../staff/staff.ts';
import { siteName } from '../../store/siteName.ts';
import { exportRequestSchema } from '../requests.ts';
import type { Handler } from '../route.ts';

const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileOf: xlsxOf,
  },
  csv: { type: 'text/csv; charset=utf-8', fileOf: csvOf },
};

/**
 * Sends staff the submissions of a kind as a spreadsheet, while they are still being read. Where
 * reading fails on the way, the connection is cut, so that nobody takes what has arrived for all.
 */
export const exportEntries =
  (name: SubmissionName, pagesOf = entryPages): Handler =>
  async (request, response) => {
    const by = await requireStaff(request.get('Authorization'), 'export');
    const { format, timeZone, state, ...criteria } = validated(exportRequestSchema, request.query);
    const filter = { ...criteria, states: state };
    const { type, fileOf } = formats[format];
    const fileName = `${submissionKinds[name].fileName}.${format}`;
    const describe = () =>
      response.set({
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${fileName}"`,
      });
    if (request.method === 'HEAD') {
      describe().end();
      return;
    }
    const author = await siteName();
    const { isEmpty, pages: primed } = await withFirst(pagesOf(name, filter));
    const pages = await recorded(primed, { of: name, by, format, timeZone, ...filter });
    // The file says so too; a page that asks can say it instead of saving the file.
    if (isEmpty) response.set('X-Export-Empty', 'true');
    const sheet = sheetOf(name, pages, { author, timeZone });
    // A closed connection gets no error.
    await pipeline(fileOf(sheet), describe()).catch(throwUnless('ERR_STREAM_PREMATURE_CLOSE'));
  };

/** The same pages, read up to the first that is not empty: errors until then can still be answered. */
async function withFirst<T>(pages: AsyncGenerator<T[]>) {
  let first = await pages.next();
  while (!first.done && first.value.length === 0) first = await pages.next();
  const all = async function* () {
    try {
      if (!first.done) yield first.value;
      yield* pages;
    } finally {
      await pages.return(undefined);
    }
  };
  return { isEmpty: first.done === true, pages: all() };
}
