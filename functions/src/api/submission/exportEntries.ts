import { pipeline } from 'node:stream/promises';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { entryPages } from '../../exports/entries.ts';
import { recorded } from '../../exports/recorded.ts';
import { sheetOf } from '../../exports/sheet.ts';
import { csvOf, xlsxOf } from '../../exports/writers.ts';
import { codeOf } from '../../http/errors.ts';
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
    const { format, state: states, ...asked } = validated(exportRequestSchema, request.query);
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
    const first = await primed(pagesOf(name, { states, ...asked }));
    const pages = await recorded(first, { of: name, by, format, states, ...asked });
    await pipeline(fileOf(sheetOf(name, pages, author)), describe()).catch(unlessGone);
  };

/** The same items, the first of which is there already: what fails at once can still be answered. */
async function primed<T>(items: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = await items.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* items;
    } finally {
      await items.return(undefined);
    }
  })();
}

/** Who no longer listens need not be told anything. */
function unlessGone(error: unknown): void {
  if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
