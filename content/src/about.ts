import { group, line, percent, picture, richText } from './fields.ts';
import { moreBlocks } from './moreBlocks.ts';
import * as z from './zod.ts';

const required = true;

/** The page About; every text is required. */
export const aboutSchema = z.strictObject({
  title1: line({ label: 'First title', required }),
  description1: richText({ label: 'First description', required }),
  title2: line({ label: 'Second title', required }),
  description2: richText({ label: 'Second description', required }),
  story: richText({ label: 'Story', required, long: true }),
  image: group({
    url: picture({ label: 'Image', required }),
    width: percent({ label: 'Image width', required }),
    height: percent({ label: 'Image height', required }),
  }),
  ...moreBlocks,
});

export type About = z.infer<typeof aboutSchema>;
