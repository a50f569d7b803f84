import { z } from './zod.ts';

/**
 * What a text of the content is, beyond a text: an address of a picture, of a link or of a video, a
 * colour, a phone number, or part of what is said about an event.
 */
export type FieldKind = 'picture' | 'link' | 'video' | 'colour' | 'phone' | 'event';

/** The kinds that schemas of single values are marked with. */
export const fieldKinds = z.registry<{ kind: FieldKind }>();
