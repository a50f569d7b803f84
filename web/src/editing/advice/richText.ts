import { completedAddress } from '@lamplight/content/completedAddress';
import type { Block, RichText, Span } from '@lamplight/content/richText';
import { hrefOf, textOfBlock } from '@lamplight/content/richText';
import { blocksOf } from '@lamplight/content/storedRichText';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import type { AdviceOnText, Known } from './advice.ts';
import { adviceOnLink } from './links.ts';

/** The first advice on a formatted text, in the order of its blocks. */
export const adviceOnRichText: AdviceOnText = (_, known, __, value) => {
  const blocks = blocksOf(value as RichText);
  for (const [index, block] of blocks.entries()) {
    const found =
      adviceOnHeading(block, index, blocks) ?? adviceOnLinks(block, known) ?? adviceOnWords(block);
    if (found) return found;
  }
  return null;
};

const isHeading = ({ style }: Block) => style === 'h2' || style === 'h3';

function adviceOnHeading(block: Block, index: number, blocks: readonly Block[]): string | null {
  if (!isHeading(block)) return null;
  const text = textOfBlock(block);
  if (block.style === 'h3' && !blocks.slice(0, index).some(({ style }) => style === 'h2'))
    return adviceTexts.skippedLevel(text);
  const next = blocks[index + 1];
  const isBelow = next !== undefined && (!isHeading(next) || next.style > block.style);
  return isBelow ? null : adviceTexts.emptyHeading(text);
}

/** Link texts that mean nothing when read alone, as in the link list of a screen reader. */
const vague =
  /^(click |tap |press |read |find |learn |see )?(here|this|this link|link|more|it|out more|more here|this page|details)$/;

function adviceOnLinks(block: Block, known: Known): string | null {
  for (const { text, href } of linksIn(block)) {
    const words = text.trim().replace(/[.…!:→»›>\s]+$/u, '');
    if (vague.test(words.toLowerCase())) return adviceTexts.vagueLink(words);
    if (isBareAddress(words)) return adviceTexts.bareLink;
    const wrong = adviceOnLink(href, known);
    if (wrong) return adviceTexts.inLink(words, wrong);
  }
  return null;
}

/** Whether a link text is a bare address. Email addresses and phone numbers may be link texts. */
const isBareAddress = (text: string) =>
  /^(https?:\/\/|www\.)\S+$/i.test(text) ||
  /^https?:/.test(/\s/.test(text) ? '' : completedAddress(text));

/** The links of a block, each with all of its text. */
function linksIn(block: Block): { text: string; href: string }[] {
  const links: { text: string; href: string; key: string | undefined }[] = [];
  let before: string | undefined;
  for (const span of block.children) {
    const href = hrefOf(span, block);
    const key = href === undefined ? undefined : linkKeyOf(span, block);
    const last = links.at(-1);
    if (href !== undefined && last && key === before) last.text += span.text;
    else if (href !== undefined) links.push({ text: span.text, href, key });
    before = key;
  }
  return links;
}

const linkKeyOf = ({ marks }: Span, { markDefs }: Block) =>
  markDefs.find(({ _key }) => marks.includes(_key))?._key;

/** Fewer letters may be an abbreviation, or a name. */
const fewLetters = 20;

function adviceOnWords(block: Block): string | null {
  if (block.style !== 'normal' || block.listItem) return null;
  const shown = block.children.filter(({ text }) => text.trim() !== '');
  if (shown.length > 0 && shown.every(({ marks }) => marks.includes('strong')))
    return adviceTexts.allBold;
  const letters = textOfBlock(block).match(/\p{L}/gu) ?? [];
  const text = letters.join('');
  const isCapital = text === text.toUpperCase() && text !== text.toLowerCase();
  return letters.length >= fewLetters && isCapital ? adviceTexts.allCapitals : null;
}
