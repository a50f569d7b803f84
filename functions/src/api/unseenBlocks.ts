import { isMap } from '@lamplight/content/isMap';
import { canonical, keyField, keyOf } from '@lamplight/content/itemKeys';
import { typeField } from '@lamplight/content/pageBlocks';
import { isShownAt } from '@lamplight/content/shownStore';

type Content = Record<string, unknown>;

/**
 * Makes the changes that a body asks for without those blocks that its author may not have seen, and puts these back
 * where they were: clients read a record as visitors do, and send all of its blocks to change one.
 */
export function withUnseenBlocks(
  record: Content,
  { blocks: sent }: Content,
  change: (seen: Content) => Content,
): Content {
  const { blocks: stored } = record;
  if (!Array.isArray(sent) || !Array.isArray(stored)) return change(record);
  const now = Date.now();
  const shown = stored.filter((block) => isShownAt(block, now));
  // A block that visitors see may be like one that they don't see yet.
  const isUnseen = (block: unknown) =>
    !isShownAt(block, now) &&
    (!hasSame(sent, block) || hasSame(shown, block)) &&
    countLike(block, sent) <= countLike(block, shown);
  const unseen = stored.filter(isUnseen);
  if (unseen.length === 0) return change(record);
  const changed = change({ ...record, blocks: stored.filter((block) => !unseen.includes(block)) });
  const blocks = Array.isArray(changed.blocks) ? changed.blocks : [];
  return { ...changed, blocks: unseen.reduce((all, block) => putBack(all, block, stored), blocks) };
}

/** Puts a block behind the one that it was behind, as far as that is still there. */
function putBack(blocks: readonly unknown[], block: unknown, stored: readonly unknown[]) {
  const before = stored.slice(0, stored.indexOf(block)).map(keyOf);
  const place = blocks.findLastIndex((each) => before.includes(keyOf(each)));
  return blocks.toSpliced(place + 1, 0, block);
}

const hasSame = (others: readonly unknown[], block: unknown): boolean =>
  isMap(block) && others.some((each) => isMap(each) && isSame(each, block));

const isSame = ({ [keyField]: _, ...one }: Content, { [keyField]: __, ...other }: Content) =>
  canonical(one) === canonical(other);

const countLike = (block: unknown, others: readonly unknown[]): number =>
  others.filter((each) => isAlike(block, each)).length;

/** Whether a sent block may be a stored one: half of the stored one's fields are the same. */
function isAlike(stored: unknown, sent: unknown): boolean {
  if (!isMap(stored) || !isMap(sent) || stored[typeField] !== sent[typeField]) return false;
  const said = Object.entries(stored).filter(
    ([field, value]) => ![keyField, typeField].includes(field) && value !== '' && value !== false,
  );
  const same = said.filter(([field, value]) => canonical(value) === canonical(sent[field]));
  return same.length * 2 >= said.length;
}
