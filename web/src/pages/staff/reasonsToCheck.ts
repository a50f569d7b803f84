import { pathIn } from '@lamplight/content/addresses';
import type { FieldKind } from '@lamplight/content/descriptions';
import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { isoDay } from '@lamplight/content/reminder';
import { siteLinksIn } from '@lamplight/content/siteLinks';
import { remindersTexts } from '@lamplight/content/texts/staffArea/reminders';
import type * as z from '@lamplight/content/zod';
import { fieldText } from '../../editing/advice/changedFields.ts';
import { fullDayText } from '../../editing/reminders/dueText.ts';

/** Content that was checked last at some time. */
export interface Checked {
  schema: z.ZodType;
  content: Record<string, unknown>;
  checkedAt: Date;
}

/** The functions that check texts and addresses. */
export interface Finding {
  /** The last day that a text names; null where it names none. */
  lastDay: (text: string) => Promise<Date | null>;
  /** Whether nothing is at an address of this site. */
  isGone: (path: string) => Promise<boolean>;
  today: Date;
  /** Where this site is, such as `https://lamplight.example`. */
  origin: string;
}

/**
 * The reasons to check content again, other than that it is time: a day that was still to come at the last check and
 * is over now, and links to pages of this site that are gone or hidden.
 */
export async function reasonsToCheck(
  { schema, content, checkedAt }: Checked,
  finding: Finding,
): Promise<string[]> {
  const fields = fieldsOf(schema, content);
  const [days, gone] = await Promise.all([lastDays(fields, finding), goneLinks(fields, finding)]);
  const passed = days.filter(
    (day) => isoDay(day) >= isoDay(checkedAt) && isoDay(day) < isoDay(finding.today),
  );
  return [
    ...lastOf(passed).map((day) => remindersTexts.past(fullDayText(day))),
    ...gone.map(remindersTexts.goneLink),
  ];
}

const lastOf = (days: Date[]): Date[] =>
  days.sort((one, other) => other.getTime() - one.getTime()).slice(0, 1);

const ofKinds = (fields: Field[], kinds: readonly FieldKind[]) =>
  fields.filter(({ description }) => description && kinds.includes(description.kind));

async function lastDays(fields: Field[], { lastDay }: Finding): Promise<Date[]> {
  const texts = ofKinds(fields, ['line', 'paragraph', 'richText', 'story']).map(fieldText);
  // A day is told by its number.
  const days = await Promise.all(texts.filter((text) => /\d/.test(text)).map(lastDay));
  return days.filter((day) => day !== null);
}

async function goneLinks(fields: Field[], { isGone, origin }: Finding): Promise<string[]> {
  const linked = ofKinds(fields, ['link', 'richText']).flatMap(({ value }) =>
    siteLinksIn(value, origin),
  );
  const paths = [...new Set(linked.flatMap((link) => pathIn(link) ?? []))];
  const gone = await Promise.all(paths.map(isGone));
  return paths.filter((_, index) => gone[index]);
}
