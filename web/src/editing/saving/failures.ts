import { NewerContent } from '@lamplight/content/documentMetadata';
import { messages } from '@lamplight/content/texts/messages';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import * as z from '@lamplight/content/zod';
import { isAllStored } from '../../device/localStorage.ts';
import {
  ChangedMeanwhile,
  NotAllowed,
  Outdated,
  PartlySaved,
  Refused,
  TooLarge,
  Unreachable,
} from '../../firebase/errors.ts';
import { NotUsable } from '../uploads/notUsable.ts';

/** Makes the text about a failure, given the reason if staff could act on it. */
export type FailureText = (reason: string | null) => string;

/** Only the reason, if there is one. */
export const reasonOr =
  (text: string): FailureText =>
  (reason) =>
    reason ?? text;

/** A text, with the reason below it. */
export const withReason =
  (text: string): FailureText =>
  (reason) =>
    reason ? `${text}\n${reason}` : text;

/** A text that ends with the reason. */
export const becauseOf =
  (text: (reason: string) => string): FailureText =>
  (reason) =>
    text(reason ?? messages.unavailable);

/** Whether something failed because this page is older than the site, and has to be loaded anew. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof NewerContent || error instanceof Outdated;

/** The text shown then. */
export const outdatedText = (): string =>
  isAllStored() ? messages.outdated : messages.outdatedNotKept;

/** The reason for a failure in words that staff can act on; null if only waiting helps. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ChangedMeanwhile) return error.message || messages.changedMeanwhile;
  if (isOutdated(error)) return outdatedText();
  if (error instanceof NotAllowed) return messages.forbidden;
  if (error instanceof Refused) return error.message || null;
  if (error instanceof TooLarge) return messages.tooLarge;
  if (error instanceof Unreachable) return null;
  if (error instanceof NotUsable) return error.message;
  if (error instanceof PartlySaved) {
    const why = reasonOf(error.cause) ?? editingTexts.connectionLost;
    return editingTexts.partlySaved(error.saved, error.of, why);
  }
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? null;
  console.info('Something failed:', error);
  return null;
}
