import type { Block } from './fields/richText.ts';
import { hrefOf } from './richText.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');

/** Blocks as HTML for the clipboard. */
export function htmlOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      const words = block.children
        .map((span) => {
          const href = hrefOf(span, block);
          const marked = ['strong', 'em'].reduce(
            (text, mark) => (span.marks.includes(mark) ? `<${mark}>${text}</${mark}>` : text),
            escaped(span.text),
          );
          return href === undefined ? marked : `<a href="${escaped(href)}">${marked}</a>`;
        })
        .join('');
      if (block.listItem) {
        const list = block.listItem === 'number' ? 'ol' : 'ul';
        return `<${list}><li>${words}</li></${list}>`;
      }
      const tag = block.style === 'normal' ? 'p' : block.style;
      return `<${tag}>${words}</${tag}>`;
    })
    .join('');
}
