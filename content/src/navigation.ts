import { line, link, list } from './fields.ts';
import { listLimits } from './limits.ts';
import * as z from './zod.ts';

const navigationLink = z.strictObject({
  name: line({ label: 'Name', required: true }),
  url: link({ label: 'Leads to', required: true }),
});

const dropdown = z.strictObject({
  title: line({ label: 'Title', required: true }),
  links: list(navigationLink, {
    label: 'Links',
    item: 'link',
    limit: listLimits.dropdownLinks,
  }),
});

/** The public navigation: `heading` is the name of the organisation that is next to the logo. */
export const navigationSchema = z.strictObject({
  heading: line({ label: 'Heading', required: true }),
  dropdowns: list(dropdown, {
    label: 'Dropdowns',
    item: 'dropdown',
    limit: listLimits.dropdowns,
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type Dropdown = z.infer<typeof dropdown>;
