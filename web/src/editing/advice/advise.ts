import type { Description } from '@lamplight/content/descriptions';
import { altKey } from '@lamplight/content/fields';
import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { shownText } from '@lamplight/content/shownText';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { deepEqual } from 'fast-equals';
import { get } from 'react-hook-form';
import { dayText } from '../../ui/dateText.ts';
import { altFieldName, altsFor } from '../form/contentForm.ts';
import { inputs } from '../inputs/inputs.ts';
import { adviceOnVideo } from '../inputs/video.tsx';
import type { Advice, Edited, Known } from './advice.ts';
import { changedFields, fieldText } from './changedFields.ts';
import * as checks from './checks.ts';
import { adviceOnPage } from './onPage.ts';
import { isBroken } from './pictures.ts';

/** The checks of texts, by their kind. */
const checksByKind = new Map(
  Object.entries(inputs).flatMap(([kind, input]) =>
    input?.advice ? [[kind, input.advice(checks)] as const] : [],
  ),
);

/**
 * Advice on the changes in the order of the fields, on pictures without alt text, and on the findings on the
 * page. Facts that aren't known yet are left out.
 */
export function advise(edited: Edited, known: Known): Advice[] {
  const touched = changedFields(edited);
  const changed = touched.filter((field) => fieldText(field) !== '');
  const lastDays = lastDaysOfEvents(edited, changed, known);
  const adviceOn = (field: Field, description: Description) =>
    description.event
      ? adviceOnDay(fieldText(field), lastDays(field), known)
      : (checksByKind.get(description.kind)?.(fieldText(field), known, description, field.value) ??
        null);
  const inFields = changed.flatMap((field): Advice[] => {
    const found = field.description && adviceOn(field, field.description);
    if (!found) return [];
    const { path } = field;
    return [{ at: path, jumpTo: path, ...(typeof found === 'string' ? { text: found } : found) }];
  });
  const said = [
    ...inFields,
    ...stillOfExample(edited, changed),
    ...missingTranscripts(edited, changed),
    ...missingAlts(edited, changed, known),
  ];
  // One remark per field: the page may only show a problem that was noticed already.
  for (const found of adviceOnPage(edited, touched, known.onPage)) {
    if (!said.some(({ jumpTo }) => jumpTo === found.jumpTo)) said.push(found);
  }
  return said;
}

/** Texts that are still those of the example: one line for all, since there may be as many as fields. */
function stillOfExample({ example }: Edited, changed: Field[]): Advice[] {
  const same = changed.filter(
    ({ path, value, description }) => description && deepEqual(get(example, path), value),
  );
  const [first] = same;
  if (example === undefined || !first) return [];
  const text = adviceTexts.stillExample(same.length - 1);
  return [{ at: first.path, jumpTo: first.path, text }];
}

/** Videos that were changed and have no transcript. */
const missingTranscripts = ({ values }: Edited, changed: Field[]): Advice[] =>
  changed.flatMap((field): Advice[] => {
    const { path, description } = field;
    if (!description?.transcript || adviceOnVideo(fieldText(field))) return [];
    const jumpTo = `${ownerOf(field)}.${description.transcript}`;
    if (shownText(String(get(values, jumpTo) ?? ''))) return [];
    return [{ at: path, jumpTo, text: adviceTexts.noTranscript }];
  });

/**
 * Finds the last day that any text of an event names, for the events that were changed: one that
 * also names a day to come is not over.
 * @returns that day, in milliseconds, of the event that a field belongs to
 */
function lastDaysOfEvents(
  { schema, values }: Edited,
  changed: Field[],
  { lastDay }: Known,
): (field: Field) => number | undefined {
  const events = new Set(changed.filter(isOfEvent).map(ownerOf));
  const last = new Map<string, number>();
  for (const field of events.size > 0 ? fieldsOf(schema, values) : []) {
    const event = ownerOf(field);
    if (!isOfEvent(field) || !events.has(event)) continue;
    const day = fieldText(field) === '' ? null : lastDay(fieldText(field));
    // A text that was not read yet may name a day to come.
    const time = day === undefined ? Number.POSITIVE_INFINITY : (day?.getTime() ?? 0);
    last.set(event, Math.max(time, last.get(event) ?? 0));
  }
  return (field) => last.get(ownerOf(field));
}

/** Advice on a text that names a past day, if that is the last day named for its event. */
function adviceOnDay(
  text: string,
  lastOfEvent: number | undefined,
  { lastDay, today }: Known,
): string | null {
  const day = lastDay(text);
  if (!day || day.getTime() !== lastOfEvent) return null;
  if (day >= new Date(today.getFullYear(), today.getMonth(), today.getDate())) return null;
  return adviceTexts.past(dayText(day, { month: 'long' }));
}

const isOfEvent = ({ description }: Field) => description?.event === true;

/** The path of the object that a field belongs to, such as an event. */
const ownerOf = ({ path }: Field) => path.slice(0, path.lastIndexOf('.'));

const altKeySchema = altKey();

/**
 * Pictures that have no description and are not marked as decorative: those that were changed, and those
 * that have lost their description. A form without descriptions is not checked.
 */
function missingAlts(edited: Edited, changed: Field[], known: Known): Advice[] {
  const { schema, base, values } = edited;
  const isNew = new Set(changed.map(({ path }) => path));
  const missing = new Map<string, Advice>();
  for (const { path, description, value } of fieldsOf(schema, values)) {
    const alts = description?.kind === 'picture' ? altsFor(schema, path) : undefined;
    if (alts === undefined) continue;
    const url = withoutFocus(shownText(String(value)));
    const jumpTo = altFieldName(alts, url);
    if (missing.has(jumpTo) || isSaid(values, alts, url)) continue;
    if (!isNew.has(path) && !isSaid(base, alts, url)) continue;
    if (canBeDescribed(url, known))
      missing.set(jumpTo, { at: path, jumpTo, text: adviceTexts.noAlt });
  }
  return [...missing.values()];
}

/** Some addresses are too long for it, and a picture that does not load has to be fixed first. */
const canBeDescribed = (url: string, known: Known) =>
  altKeySchema.safeParse(url).success && !isBroken(url, known);

/** Whether a picture is described, or marked as decorative. */
const isSaid = (content: unknown, alts: string, url: string): boolean =>
  Object.hasOwn(Object(get(content, alts)), url);
