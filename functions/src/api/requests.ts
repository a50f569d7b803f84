import { accountEmail } from '@lamplight/content/accountEmail';
import { email as emailField, line } from '@lamplight/content/fields';
import { isDocumentId } from '@lamplight/content/itemId';
import { textLimits } from '@lamplight/content/limits';
import { personContact } from '@lamplight/content/person';
import { roles } from '@lamplight/content/rights';
import { submissionStates } from '@lamplight/content/submission';
import { messages } from '@lamplight/content/texts/messages';
import * as z from '@lamplight/content/zod';

/** The email of an account, as accounts have it. */
const email = () =>
  emailField({ label: 'Email', required: messages.invalidEmail }).overwrite(accountEmail);

/** The request to log in. */
export const loginSchema = z.strictObject({
  email: email(),
  password: z.string().min(1, messages.allFieldsRequired).max(4_096),
});

/** The request to log out. A single session ends where it is, by forgetting its token. */
export const logoutSchema = z.strictObject({ everywhere: z.literal(true) });

/** The request to add a staff member with a role. */
export const invitationSchema = z.strictObject({
  email: email(),
  role: z.enum(roles, messages.wrongKind),
});

/** The request to have the invitation sent again. */
export const invitationAgainSchema = z.strictObject({ again: z.literal(true) });

/** The request to give someone another role. */
export const roleSchema = z.strictObject({ role: z.enum(roles, messages.wrongKind) });

/** The request to bring back what was deleted: all else is in its history. */
export const restoreSchema = z.strictObject({ restore: z.literal(true) });

/** How many deleted items are shown. */
export const maxDeleted = 50;

/** The name that a staff member chooses; empty for their email. */
export const nameSchema = z.strictObject({ name: line({ label: 'Name' }) });

/** The body that the log-in page sends when it has refused someone who is not staff. */
export const refusalSchema = z.strictObject({ refused: z.literal(true) });

/** The most entries of a kind that are shown or erased at once; where there are more, these come first. */
export const maxPersonEntries = 1_000;

const entryIds = () =>
  z
    .array(z.string().refine(isDocumentId, messages.wrongKind))
    .max(maxPersonEntries, messages.tooManyItems(maxPersonEntries))
    .default([]);

/** The contact whose data is requested. It is in a body, since addresses are logged on their way. */
export const personSchema = z.strictObject({ contact: personContact() });

/** The contact whose data is to be erased, and the submissions of each kind. */
export const erasureSchema = personSchema.extend({ feedback: entryIds(), mentors: entryIds() });

/** The most submissions that are shown at once. */
const maxReceived = 100;

/** The query in the address. */
export const pageSchema = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, messages.wrongKind)
    .default(String(maxReceived)),
  /** The id of the last one that was shown. */
  before: z.string().refine(isDocumentId, messages.wrongKind).optional(),
});

/** A day such as `2026-11-21`, or a moment in UTC, of the years that Firestore knows. */
const dayOrMoment = () =>
  z
    .union([z.iso.date(), z.iso.datetime()], messages.wrongKind)
    .refine((text) => text >= '0001', messages.wrongKind);

/** A time zone as the IANA database and browsers name it, such as `Europe/Lisbon`. */
const timeZone = () =>
  z.string().refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, messages.wrongKind);

/** The query parameters of counting submissions by months, which begin in some time zone. */
export const summaryRequestSchema = z.strictObject({ timeZone: timeZone().default('UTC') });

/** The last moment that a day or a moment includes, in milliseconds since 1970. */
const endOf = (to: string): number => Date.parse(to) + (to.length === 10 ? 86_399_999 : 0);

/**
 * The query parameters of an export: the format, states separated by commas, first and last day in UTC, or from which
 * moment on and before which, for people whose days are others; the search, and the time zone of the times in it.
 * Without any it is all entries, spam too.
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
    timeZone: timeZone().default('UTC'),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) <= endOf(to), {
    path: ['to'],
    message: messages.wrongKind,
  });
