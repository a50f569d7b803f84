import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { ChangedMeanwhile, NotAllowed } from '../firebase/errors.ts';

/**
 * What to tell staff about a save that failed.
 * @param otherwise the editor's own text, for failures that say nothing staff could act on
 */
export function saveFailure(error: unknown, otherwise: string): string {
  if (error instanceof ChangedMeanwhile) return messages.changedMeanwhile;
  if (error instanceof NotAllowed) return messages.forbidden;
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? otherwise;
  console.info('A save failed:', error);
  return otherwise;
}
