import { line, link, list, required, typed } from './fields.ts';
import { listLimits } from './limits.ts';
import { z } from './zod.ts';

export const navigationLinkSchema = z.strictObject({
  name: required(line()),
  url: required(typed()).pipe(link()),
});

export const dropdownSchema = z.strictObject({
  title: required(line()),
  links: list(navigationLinkSchema, listLimits.dropdownLinks),
});

/** The public navigation: `heading` is the name of the organisation that stands beside the logo. */
export const navigationSchema = z.strictObject({
  heading: required(line()),
  dropdowns: list(dropdownSchema, listLimits.dropdowns),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type Dropdown = z.infer<typeof dropdownSchema>;
