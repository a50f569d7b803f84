import { blockType } from '../blockType.ts';
import { choice, line, tableRows } from '../fields.ts';

export const block = blockType({
  label: 'Table',
  about: 'Rows and columns, such as prices or dates',
  alsoCalled: 'grid spreadsheet columns',
  fields: {
    caption: line({ label: 'Caption' }),
    heads: choice(
      { row: 'The first row', column: 'The first column', both: 'Both', none: 'None' },
      { label: 'Headings' },
    ),
    rows: tableRows({ label: 'Rows', required: true }),
  },
});
