import { line, link, paragraph, picture, required, typed } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const { allFieldsRequired, invalidPixels } = messages;

const typedNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

/**
 * Width or height of a news picture in pixels (the customer's decision 14); a number typed as text is read
 * as one.
 */
const pixels = () =>
  z.preprocess(
    typedNumber,
    z
      .number({ error: ({ input }) => (input === '' ? allFieldsRequired : invalidPixels) })
      .int(invalidPixels)
      .min(1, invalidPixels)
      .max(5_000, invalidPixels),
  );

/** A news item (specification, section 3); every field is required (section 5). */
export const newsItemSchema = z.strictObject({
  image: z.strictObject({
    url: required(typed()).pipe(picture()),
    width: pixels(),
    height: pixels(),
  }),
  heading: required(line()),
  description: required(paragraph()),
  buttonText: required(line()),
  articleUrl: required(typed()).pipe(link()),
});

export type NewsItem = z.infer<typeof newsItemSchema>;
