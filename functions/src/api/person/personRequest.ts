import { messages } from '@lamplight/content/messages';
import { personContact } from '@lamplight/content/person';
import { z } from '@lamplight/content/zod';
import { isDocumentId } from '../list/itemId.ts';

/** The most entries of a kind that are shown or erased at once; where there are more, these come first. */
export const mostEntries = 1_000;

const ids = () =>
  z
    .array(z.string().refine(isDocumentId, messages.wrongKind))
    .max(mostEntries, messages.tooManyItems(mostEntries))
    .default([]);

/** Whose data is wanted. It stands in a body, since addresses are logged on their way. */
export const personSchema = z.strictObject({ contact: personContact() });

/** Whose data is to be erased, and which submissions of each kind. */
export const erasureSchema = personSchema.extend({ feedback: ids(), mentors: ids() });
