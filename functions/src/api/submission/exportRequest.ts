import { textLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { submissionStates } from '@lamplight/content/submission';
import { z } from '@lamplight/content/zod';

/** A day such as `2026-11-21`, or a moment in UTC, of the years that Firestore knows. */
const dayOrMoment = () =>
  z
    .union([z.iso.date(), z.iso.datetime()], messages.wrongKind)
    .refine((text) => text >= '0001', messages.wrongKind);

/**
 * What may be asked of an export, as query parameters: the format, states separated by commas, first
 * and last day in UTC, or from which moment on and before which, for people whose days are others;
 * and what is looked for. Nothing asked is all entries, spam too.
 */
export const exportRequestSchema = z
  .strictObject({
    format: z.enum(['xlsx', 'csv'], messages.wrongKind).default('xlsx'),
    state: z
      .string()
      .transform((states) => states.split(','))
      .pipe(z.array(z.enum(submissionStates, messages.wrongKind)))
      .default([...submissionStates]),
    from: dayOrMoment().optional(),
    to: dayOrMoment().optional(),
    search: z.string().max(textLimits.line, messages.textTooLong(textLimits.line)).default(''),
  })
  .refine(({ from = '', to = '9999' }) => from <= to, {
    path: ['to'],
    message: messages.wrongKind,
  });
