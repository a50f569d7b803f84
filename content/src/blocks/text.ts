import { blockType } from '../blockType.ts';
import { richText } from '../fields.ts';

export const block = blockType({
  label: 'Text',
  about: 'Paragraphs, headings, lists and links',
  alsoCalled: 'paragraph heading list',
  fields: { text: richText({ label: 'Text', required: true, long: true }) },
});
