import { Parser } from 'htmlparser2';

/** The plain text of one with HTML in it. */
interface HtmlText {
  /** The text that a reader would see, with an empty line between paragraphs. */
  text: string;
  /** The address of its first picture or frame, or else of its first link. */
  address: string;
}

const breaking = new Set(
  'address article aside blockquote center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Between these one line break is enough. */
const close = new Set(['li', 'tr', 'td', 'th', 'dt', 'dd']);
const unseen = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'iframe']);
const inline =
  'a abbr b big br button cite code del em font i iframe img ins kbd label mark s script small source span strike strong style sub sup template title tt u video body html head noscript'.split(
    ' ',
  );

const tag = new RegExp(`<!--|</?(?:${[...breaking, ...inline].join('|')})(?=[\\s/>])[^<]*>`, 'i');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

const laidOut = /<(?:p|br|div|li|tr|h[1-6])(?=[\s/>])/i;

/** Whether a text has tags, whose address counts where one is meant. */
export const hasTags = (text: string): boolean => tag.test(text);

/** Whether a text has tags or entities. A `<` or `&` that is only a character makes it none. */
export const isHtml = (text: string): boolean => hasTags(text) || entity.test(text);

/** HTML in which line breaks are tags: where tags break no lines, those of the source do. */
export const withLineBreaks = (html: string): string =>
  laidOut.test(html) ? html : html.replaceAll('\n', '<br>');

/** Reads HTML as plain text: entities decoded, paragraphs, items and line breaks kept, scripts and styles left out. */
export function readHtml(html: string): HtmlText {
  let text = '';
  let hidden = 0;
  let media = '';
  let link = '';
  // Where the tags break lines, those of the source are only spaces.
  const lineBreak = laidOut.test(html) ? ' ' : '\n';
  const breakLines = (name: string) => {
    if (name === 'br') text += '\n';
    else if (breaking.has(name)) text += close.has(name) ? '\n' : '\n\n';
  };
  const parser = new Parser({
    onopentag: (name, { src = '', href = '' }) => {
      if (unseen.has(name)) hidden += 1;
      media ||= src.trim();
      if (name === 'a') link ||= href.trim();
      breakLines(name);
      if (name === 'li') text += '– ';
    },
    ontext: (part) => {
      if (hidden === 0) text += part.replaceAll(/[ \t]*\r?\n[ \t]*/g, lineBreak);
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1;
      if (name !== 'br') breakLines(name);
    },
  });
  parser.end(html);
  return { text: tidy(text), address: media || link };
}

const tidy = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]*\r?\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
