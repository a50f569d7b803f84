import type { Block, Span } from '../src/richText.ts';

/** Words of a block: a text, or one that is bold or leads somewhere. */
type Words = string | { bold: string } | { link: string; to: string };

/** A block of the demo's texts. Keys are made from its first words, so that they stay the same. */
export function block(
  words: Words | readonly Words[],
  look: Partial<Pick<Block, 'style' | 'listItem' | 'level'>> = {},
): Block {
  const parts = [words].flat();
  const children = parts.map((part, index): Span => {
    const [text, marks] =
      typeof part === 'string'
        ? [part, []]
        : 'bold' in part
          ? [part.bold, ['strong']]
          : [part.link, [`link-${index}`]];
    return { _type: 'span', _key: String(index), text, marks };
  });
  const first = children[0]?.text ?? '';
  return {
    _type: 'block',
    _key: first.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 36).replace(/-$/, ''),
    style: 'normal',
    ...look,
    children,
    markDefs: parts.flatMap((part, index) =>
      typeof part === 'object' && 'to' in part
        ? [{ _type: 'link' as const, _key: `link-${index}`, href: part.to }]
        : [],
    ),
  };
}

export const subheading = (text: string): Block => block(text, { style: 'h3' });

/** Items of a list with dots. */
export const bullets = (...items: (Words | readonly Words[])[]): Block[] =>
  items.map((item) => block(item, { listItem: 'bullet', level: 1 }));
