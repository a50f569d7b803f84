import { type Field, fieldsOf, typeOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { keyField, newKey } from '@lamplight/content/itemKeys';
import { blockSchema, type PageBlock } from '@lamplight/content/pageBlocks';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { editableDraft } from '@lamplight/content/readable';
import { readStored, store } from '../../device/localStorage.ts';

/** A block that was copied, with the descriptions of its pictures, which a page has in one place. */
export interface CopiedBlock {
  block: PageBlock;
  alts: Record<string, string>;
}

/** Kept in the browser, so that it can be pasted in another tab. */
const key = 'lamplight.copiedBlock';

/** Keeps a block for pasting. @returns false where the browser doesn't keep it */
export const copyBlock = (block: PageBlock, alts: Readonly<Record<string, string>>): boolean =>
  store(key, { block, alts: altsOf(block, alts) });

/** The block that was copied last; undefined without one that can be pasted. */
export function copiedBlock(): CopiedBlock | undefined {
  const kept = readStored(key);
  if (!isMap(kept)) return undefined;
  const type = blockSchemaOf(kept.block);
  if (!type) return undefined;
  const alts = Object.entries(isMap(kept.alts) ? kept.alts : {});
  return {
    // Texts that can't be published yet stay as typed.
    block: editableDraft(type, kept.block) as PageBlock,
    alts: Object.fromEntries(alts.map(([url, alt]) => [url, String(alt)])),
  };
}

/** A block like another, as one of its own. */
export const anotherBlock = (block: PageBlock): PageBlock => ({
  ...structuredClone(block),
  [keyField]: newKey(),
});

/** The descriptions of the pictures in a block. */
function altsOf(block: PageBlock, alts: Readonly<Record<string, string>>) {
  const type = blockSchemaOf(block);
  const pictures = type ? fieldsOf(type, block).filter(isPicture) : [];
  const urls = pictures.map(({ value }) => withoutFocus(String(value)));
  return Object.fromEntries(Object.entries(alts).filter(([url]) => urls.includes(url)));
}

const isPicture = ({ description }: Field) => description?.kind === 'picture';

const blockSchemaOf = (block: unknown) => typeOf(blockSchema, block);
