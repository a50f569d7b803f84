import { isPicture } from '@lamplight/content/addresses';
import { altKey } from '@lamplight/content/fields';
import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/mergeLists';
import { shownText } from '@lamplight/content/shownText';
import { altFieldName } from '../contentForm.ts';
import type { Advice, Edited } from './advise.ts';
import { textOf } from './changedFields.ts';
import type { Known } from './known.ts';
import { adviceTexts } from './texts.ts';

const altKeySchema = altKey();

/** Whether a picture will not be seen. */
export const adviceOnPicture = (url: string, { loads }: Known): string | null =>
  !isPicture(url) || loads(url) === false ? adviceTexts.brokenPicture : null;

/**
 * Pictures that nobody has described: those that were changed, and those whose description was taken
 * away. A form that holds no descriptions has none to miss.
 */
export function missingAlts(edited: Edited, changed: Field[], known: Known): Advice[] {
  const { schema, base, values } = edited;
  const [said, saidBefore] = [describedIn(values), describedIn(base)];
  if (!said) return [];
  const isNew = new Set(changed.map(({ path }) => path));
  const missing = new Map<string, Advice>();
  for (const field of fieldsOf(schema, values)) {
    const url = textOf(field);
    if (field.description?.kind !== 'picture' || missing.has(url) || said.has(url)) continue;
    const isNews = isNew.has(field.path) || saidBefore?.has(url);
    if (!isNews || !canBeDescribed(url, known)) continue;
    missing.set(url, { at: field.path, jumpTo: altFieldName(url), text: adviceTexts.noAlt });
  }
  return [...missing.values()];
}

/** Some addresses are too long for it, and a picture that does not load is to be put right first. */
const canBeDescribed = (url: string, known: Known) =>
  altKeySchema.safeParse(url).success && adviceOnPicture(url, known) === null;

/** The addresses of the pictures that are described; undefined for content without descriptions. */
function describedIn(content: unknown): Set<string> | undefined {
  const alts = isMap(content) ? content.imageAlts : undefined;
  if (!isMap(alts)) return undefined;
  return new Set(Object.keys(alts).filter((url) => shownText(String(alts[url])) !== ''));
}
