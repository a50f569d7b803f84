import { parsedUrl } from './addresses.ts';
import type { Block } from './richText.ts';
import { isRichLink } from './storedRichText.ts';

/** The effect of an HTML element on the text within it; undefined keeps that of the elements around it. */
export interface ElementMeaning {
  strong?: boolean | undefined;
  em?: boolean | undefined;
  /** Where its text leads; empty for nowhere. */
  href?: string | undefined;
  /** Whether its text isn't read: nobody saw it, or it's dropped, as comments and deleted words are. */
  hidden?: 'unseen' | 'dropped' | undefined;
  /** Whether its text begins and ends a block, or a line of a mail. */
  block?: 'block' | 'line' | undefined;
  style?: Block['style'] | undefined;
  list?: NonNullable<Block['listItem']> | undefined;
  /** Whether it's an item of a list; with a level where Word says so in a paragraph. */
  item?: 'own' | number | undefined;
  /** Whether its text is the bullet or number of an item, as Word writes them. */
  isMarker?: boolean | undefined;
  /** Whether its paragraph is a footnote, because it leads back to its mark. */
  isNote?: boolean | undefined;
  keepsLines?: boolean | undefined;
}

export type Attributes = Record<string, string>;

const setOf = (names: string) => new Set(names.split(' '));

const blocks = setOf(
  'address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
const unseen = setOf(
  'audio button canvas datalist head iframe map math noscript object option rp rt script select style svg template textarea title video xml',
);
/** Struck-out text doesn't count any more. */
const struck = setOf('del s strike');
const lists = setOf('ol ul menu dir');

/** The effect of an element on its text. */
export function meaningOf(name: string, attributes: Attributes): ElementMeaning {
  const style = declarationsOf(attributes.style);
  const names = attributes.class ?? '';
  return {
    ...marksOf(name, style),
    ...(name === 'a' && linkOf(attributes)),
    ...(lists.has(name) && { list: name === 'ol' ? 'number' : 'bullet' }),
    block: blockOf(name, style),
    style: styleOf(name, names, style),
    item: itemOf(name, style),
    hidden: hiddenOf(name, attributes, style),
    isMarker: style.get('mso-list') === 'ignore' || undefined,
    keepsLines: name === 'pre' || keepsLines(style.get('white-space')),
  };
}

type Declarations = ReadonlyMap<string, string>;

/** The declarations of a `style` attribute. */
const declarationsOf = (style = ''): Declarations =>
  new Map(
    style
      .toLowerCase()
      .split(';')
      .map((each): [string, string] => {
        const colon = each.indexOf(':');
        return [each.slice(0, Math.max(colon, 0)).trim(), each.slice(colon + 1).trim()];
      }),
  );

function marksOf(name: string, style: Declarations): ElementMeaning {
  return {
    strong: isBold(style.get('font-weight')) ?? (name === 'b' || name === 'strong' || undefined),
    em: isItalic(style.get('font-style')) ?? (/^(i|em|cite)$/.test(name) || undefined),
    ...(/^h[1-6]$/.test(name) && { strong: false }),
  };
}

const isBold = (weight = '') =>
  /^(bold|[6-9]\d\d|1000)/.test(weight) ||
  (/^(normal|lighter|\d)/.test(weight) ? false : undefined);

const isItalic = (style = '') =>
  /^(italic|oblique)/.test(style) || (style === 'normal' ? false : undefined);

const keepsLines = (space?: string) =>
  space === undefined ? undefined : /^(pre|break-spaces)/.test(space);

function blockOf(name: string, style: Declarations): ElementMeaning['block'] {
  const display = style.get('display') ?? '';
  if (/^inline/.test(display)) return undefined;
  if (name === 'div') return 'line';
  return blocks.has(name) || /^(block|flex|grid|list-item|table)/.test(display)
    ? 'block'
    : undefined;
}

function styleOf(name: string, names: string, style: Declarations): ElementMeaning['style'] {
  if (/\bMsoTitle\b/.test(names)) return 'h2';
  if (/\bMso(Intense)?Quote\b/.test(names)) return 'blockquote';
  const [, level] = /^h([1-6])$/.exec(name) ?? /\bMsoHeading([1-9])\b/.exec(names) ?? [];
  if (level) return Number(level) < 3 ? 'h2' : 'h3';
  // Mail programs indent with quotes that have no border.
  return name === 'blockquote' && !/^(none|0)/.test(style.get('border') ?? '')
    ? 'blockquote'
    : undefined;
}

function itemOf(name: string, style: Declarations): ElementMeaning['item'] {
  if (name === 'li') return 'own';
  const [, level] = /\blevel(\d)/.exec(style.get('mso-list') ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

const droppedClasses =
  /\b(Mso(Comment|Footnote|Endnote)(Reference|Text)|msocom(anchor|txt)|MsoDel|footnotes|mw-editsection)\b/;
const droppedParts = /^(comment|footnote|endnote|header|footer)(-list)?$/;
const droppedIds = /^(sd(foot|end)note\d|(ftn|edn)\d|_com_\d)/;

function hiddenOf(
  name: string,
  { class: names = '', id = '', href = '', hidden }: Attributes,
  style: Declarations,
): ElementMeaning['hidden'] {
  const isUnseen =
    unseen.has(name) ||
    hidden !== undefined ||
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all';
  if (isUnseen) return 'unseen';
  const line = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`;
  const isDropped =
    struck.has(name) ||
    line.includes('line-through') ||
    droppedClasses.test(names) ||
    droppedIds.test(id) ||
    droppedParts.test(style.get('mso-element') ?? '') ||
    /^(comment|footnote|endnote)/.test(style.get('mso-special-character') ?? '') ||
    (name === 'a' && noteMark.test(href));
  return isDropped ? 'dropped' : undefined;
}

/** Where the mark of a note leads: of Word, LibreOffice, Google Docs, Wikipedia and Markdown. */
const noteMark =
  /#(user-content-)?(_?(ftn|edn|msocom|msoanchor)|sd(foot|end)note|ftnt|cite_(note|ref)|fn(ref)?)[\w:.-]*\d/i;
const backToMark =
  /#(user-content-)?(_(ftn|edn)ref|sd(foot|end)note\w*anc|ftnt_ref|cite_ref|fnref)/i;

function linkOf({ href = '' }: Attributes): ElementMeaning {
  const address = unwrapped(href.trim()).replaceAll(' ', '%20');
  return {
    // An anchor that leads nowhere is within no other link either.
    href: isRichLink(address) ? address : '',
    isNote: backToMark.test(href) || undefined,
  };
}

/** Google Docs and Outlook lead through addresses of their own. */
function unwrapped(href: string): string {
  const [, name] =
    /^https:\/\/www\.google\.[a-z.]{2,6}\/url\?.*?\b(q|url)=/i.exec(href) ??
    /^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/\?.*?\b(url)=/i.exec(href) ??
    [];
  return (name && parsedUrl(href)?.searchParams.get(name)) ?? href;
}
