import type { Block, Span } from './richText.ts';
import { linkedRuns } from './richText.ts';
import { isRichLink } from './storedRichText.ts';

/**
 * Formatted text as HTML for other programs: clean, everything in it escaped, lists in each other.
 * @param base what paths of the site are put behind, such as its origin
 */
export function htmlOfBlocks(blocks: readonly Block[], base = ''): string {
  let html = '';
  const lists: string[] = [];
  const closeLists = (level: number) => {
    while (lists.length > level) html += `</li></${lists.pop()}>`;
  };
  for (const block of blocks) {
    const { listItem, level = 1 } = block;
    const list = listItem === 'number' ? 'ol' : 'ul';
    closeLists(listItem ? level : 0);
    if (!listItem) {
      html += htmlOfBlock(block, base);
      continue;
    }
    if (lists.length === level && lists.at(-1) !== list) closeLists(level - 1);
    html += lists.length === level ? '</li><li>' : '';
    while (lists.length < level) {
      lists.push(list);
      html += `<${list}><li>`;
    }
    html += wordsOf(block, base);
  }
  closeLists(0);
  return html;
}

function htmlOfBlock(block: Block, base: string): string {
  const words = wordsOf(block, base);
  if (block.style === 'blockquote') return `<blockquote><p>${words}</p></blockquote>`;
  const name = block.style === 'normal' ? 'p' : block.style;
  return `<${name}>${words}</${name}>`;
}

const wordsOf = (block: Block, base: string): string =>
  linkedRuns(block)
    .map(({ href, spans }) => {
      const html = spans.map(htmlOfSpan).join('');
      if (!href || !isRichLink(href)) return html;
      const address = href.startsWith('/') ? base + href : href;
      return `<a href="${escaped(address)}">${html}</a>`;
    })
    .join('');

function htmlOfSpan({ text, marks }: Span): string {
  let html = escaped(text).replaceAll('\n', '<br>');
  if (marks.includes('em')) html = `<em>${html}</em>`;
  return marks.includes('strong') ? `<strong>${html}</strong>` : html;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
