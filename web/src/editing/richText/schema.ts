import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model';

/** The content of a block. Line breaks are characters of its text, as in stored content. */
const textblock = { content: 'text*', group: 'block', whitespace: 'pre', defining: true } as const;

const key = { key: { default: '' } };

/**
 * Blocks as they are stored: a flat list. An item is an element of a list of its own, so that its text isn't an element
 * deeper in the document than that of a paragraph; the styles give items their numbers.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      ...textblock,
      attrs: key,
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      ...textblock,
      attrs: { ...key, level: { default: 2 } },
      parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    quote: {
      ...textblock,
      attrs: key,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', { dir: 'auto' }, 0],
    },
    listItem: {
      ...textblock,
      attrs: { ...key, kind: { default: 'bullet' }, level: { default: 1 } },
      parseDOM: [{ tag: 'li' }],
      toDOM: ({ attrs: { kind, level } }): DOMOutputSpec => [
        kind === 'number' ? 'ol' : 'ul',
        { 'data-level': String(level), dir: 'auto' },
        ['li', 0],
      ],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {}, key: { default: '' } },
      inclusive: false,
      parseDOM: [
        { tag: 'a[href]', getAttrs: (link): Attrs => ({ href: link.getAttribute('href') }) },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

export const { paragraph, heading, quote, listItem } = schema.nodes;
export const { strong, em, link } = schema.marks;
