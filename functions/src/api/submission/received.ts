import { randomUUID } from 'node:crypto';
import { messages } from '@lamplight/content/messages';
import { emptyValue } from '@lamplight/content/readable';
import { z } from '@lamplight/content/zod';
import { validated } from '../../lib/validate.ts';

type Content = Record<string, unknown>;

/** What the site's forms send beside the content. Other clients may send none of it. */
const besideSchema = z.object({
  /** Made by the form before it first sends, and sent again with every retry. */
  id: z.uuidv4(messages.wrongKind).toLowerCase().optional(),
  /** A field that people do not see. */
  website: z.string().optional(),
  /** Milliseconds from when the form was shown until it was sent. */
  elapsed: z.number().optional(),
});

/** How a form was filled in, where the form says so. */
export type Filling = Omit<z.infer<typeof besideSchema>, 'id'>;

/**
 * What a body holds: the content as it will be stored, under which id, and how it was filled in.
 * A field that is not sent counts as left empty, as in a form: optional ones are stored so, and of
 * required ones the error says that they are.
 * @throws invalidContent
 */
export function received(schema: z.ZodType<Content>, body: Content) {
  const { id = randomUUID(), ...filling } = validated(besideSchema, body);
  const sent = Object.entries(body).filter(([key]) => !Object.hasOwn(besideSchema.shape, key));
  const content = validated(schema, { ...emptyValue(schema), ...Object.fromEntries(sent) });
  return { id, content, filling };
}
