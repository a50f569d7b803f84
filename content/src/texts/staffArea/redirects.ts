/** What staff read in the editor of redirects. */
export const redirectsTexts = {
  line: (line: number, why: string) => `Line ${line}: ${why}`,
  more: (count: number) => `and ${count} more`,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  imported: (lines: string, some: boolean) =>
    `${lines} imported${some ? '. Check them, then press Update' : ''}.`,
  notImported: (lines: string) => `${lines} not imported:`,
  inListAlready: (from: string) => `${from} is already in the list`,
  leadsElsewhere: (line: number, from: string) =>
    `Line ${line} redirects ${from} to another address`,
  ledOnTwice: (from: string) =>
    `${from} already redirects here, so visitors would be redirected twice`,
  explanation:
    'Send visitors from old addresses to current pages. You can paste a whole address. With a query, such as /index.php?id=5, only that query matches; without one, any does.',
  importFile: 'Import file',
  exportFile: 'Export CSV',
  fileName: 'redirects.csv',
  file: 'File with redirects',
  fileHint:
    'A CSV file from a spreadsheet: the old address in the first column, the new one in the second.',
  fileFailed: 'Could not read this file.',
  oldAddress: 'Old address',
  leadsTo: 'Leads to',
  redirects: 'Redirects',
  item: 'redirect',
} as const;
