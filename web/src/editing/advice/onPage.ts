import { descriptionAt } from '@lamplight/content/fieldNames';
import { type Field, stepsOf } from '@lamplight/content/fieldsOf';
import { shownText } from '@lamplight/content/shownText';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { get } from 'react-hook-form';
import { altFieldName, altsFor } from '../form/contentForm.ts';
import type { Advice, Edited, PageFinding, PageRule } from './advice.ts';

const texts: Record<PageRule, string> = {
  'identical-links-same-purpose': adviceTexts.sameLink,
  'image-redundant-alt': adviceTexts.sameAsBeside,
  'landmark-unique': adviceTexts.sameName,
  'link-name': adviceTexts.wordlessLink,
};

/**
 * Advice on the findings on the page that concern a changed field, or one in the same item: if two parts have
 * the same name, the changed one should get another.
 */
export function adviceOnPage(
  edited: Edited,
  changed: readonly Field[],
  findings: readonly PageFinding[],
): Advice[] {
  const paths = changed.map(({ path }) => path);
  const isNear = (field: string) => {
    const item = itemOf(field);
    const { jumpTo } = placeOf(edited, field);
    return paths.some((path) => path.startsWith(item) || path === jumpTo);
  };
  return findings.flatMap(({ rule, fields }): Advice[] => {
    const there = fields.filter((field) => get(edited.values, field) !== undefined);
    const field = there.find((each) => paths.includes(each)) ?? there.find(isNear);
    return field === undefined ? [] : [{ ...placeOf(edited, field), text: texts[rule] }];
  });
}

/** A field, and the field in which to fix it: for a picture, its alt text. */
function placeOf({ schema, values }: Edited, field: string): Pick<Advice, 'at' | 'jumpTo'> {
  const isPicture = descriptionAt(schema, stepsOf(field), values)?.kind === 'picture';
  const alts = isPicture ? altsFor(schema, field) : undefined;
  const url = shownText(String(get(values, field)));
  return { at: field, jumpTo: alts === undefined ? field : altFieldName(alts, url) };
}

/** The common prefix of the paths of all fields in the same item; empty for fields of the document itself. */
const itemOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);
