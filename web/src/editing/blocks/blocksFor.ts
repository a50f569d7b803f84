import { searchableText } from '@lamplight/content/canonical';
import { type BlockName, blockNames, blockTypes } from '@lamplight/content/pageBlocks';

/** The types of block that match a search: those with a matching name come first. */
export function blocksFor(searchText: string): BlockName[] {
  const typed = searchableText(searchText).trim();
  const words = typed.split(/\s+/);
  return blockNames
    .filter((name) => {
      const { label, about, alsoCalled = '' } = blockTypes[name];
      const all = searchableText(`${label} ${about} ${alsoCalled}`);
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => placeOf(one, typed) - placeOf(other, typed));
}

function placeOf(name: BlockName, typed: string): number {
  const at = searchableText(blockTypes[name].label).indexOf(typed);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}
