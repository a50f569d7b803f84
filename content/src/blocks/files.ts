import { blockType } from '../blockType.ts';
import { file, line, list } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const item = z.strictObject({
  file: file({ label: 'File', required: true }),
});

export const block = blockType({
  label: 'Files',
  about: 'Documents to download',
  alsoCalled: 'documents downloads pdf word excel attachments',
  fields: {
    title: line({ label: 'Title' }),
    files: list(item, {
      label: 'Files',
      item: 'file',
      limit: listLimits.files,
      required: true,
    }),
  },
});
