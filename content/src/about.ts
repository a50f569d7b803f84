import { imageAlts, line, paragraph, percent, picture, required, story, typed } from './fields.ts';
import { listLimits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const requiredPercent = () => percent().refine((value) => value !== '', messages.allFieldsRequired);

/** The page About (specification, section 3); every text is required (section 5). */
export const aboutSchema = z.strictObject({
  title1: required(line()),
  title2: required(line()),
  description1: required(paragraph()),
  description2: required(paragraph()),
  story: required(story()),
  image: z.strictObject({
    url: required(typed()).pipe(picture()),
    width: requiredPercent(),
    height: requiredPercent(),
  }),
  imageAlts: imageAlts(listLimits.aboutImageAlts),
});

export type About = z.infer<typeof aboutSchema>;
