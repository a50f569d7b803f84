import { excerpt as excerptOf } from '@lamplight/content/excerpt';
import { isMap } from '@lamplight/content/isMap';
import { keyField } from '@lamplight/content/itemKeys';
import { typeField } from '@lamplight/content/pageBlocks';
import { isBlocks, plainText } from '@lamplight/content/richText';
import { inOneLine } from '@lamplight/content/shownText';
import { titleOfFile } from '../../firebase/live/fileTitles.ts';

/** The most characters that are shown of a text in a line. */
export const maxShown = 90;
export const excerpt = (text: string): string => excerptOf(text, maxShown);

/** The text that tells an item from others: the first that is not a size, a colour or an address. */
export function nameOfItem(item: unknown): string {
  const texts = textsIn(item).filter((text) => !/^([\d.]+%?|#[\da-f]{3,6})?$/i.test(text));
  const name = texts.find((text) => !/^(\/|[a-z]+:)\S*$/i.test(text)) ?? texts[0] ?? '';
  return excerpt(inOneLine(name));
}

/** The visible values of an item: without its id, its key and the name of its type. */
export const withoutIds = ({
  _id,
  [keyField]: _key,
  [typeField]: _type,
  ...shown
}: Record<string, unknown>): Record<string, unknown> => shown;

/** A value as one line of text. */
export const textOf = (value: unknown): string => textsIn(value).filter(Boolean).join(' · ');

const textsIn = (value: unknown): string[] => {
  if (isBlocks(value)) return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isMap(value)) return Object.values(withoutIds(value)).flatMap(textsIn);
  return value === undefined || value === null ? [] : [titleOfFile(String(value)) ?? String(value)];
};
