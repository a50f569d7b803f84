import { line, list, richText } from './fields.ts';
import { moreBlocks } from './moreBlocks.ts';
import * as z from './zod.ts';

const section = z.strictObject({
  heading: line({ label: 'Heading', required: true }),
  text: richText({ label: 'Text', required: true }),
});

/** How the organisation treats the data of visitors. */
export const privacySchema = z.strictObject({
  title: line({ label: 'Title', required: true }),
  sections: list(section, { label: 'Sections', item: 'section', limit: 30 }),
  ...moreBlocks,
});

export type Privacy = z.infer<typeof privacySchema>;
