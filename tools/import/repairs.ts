import { isLink } from '@lamplight/content/addresses';
import { blocksFromHtml } from '@lamplight/content/blocksFromHtml';
import { completedAddress } from '@lamplight/content/completedAddress';
import type { Description, FieldKind } from '@lamplight/content/descriptions';
import { withAsciiDigits } from '@lamplight/content/digits';
import { isMap } from '@lamplight/content/isMap';
import { textLimits } from '@lamplight/content/limits';
import { shownLines } from '@lamplight/content/shownText';
import { tidied } from '@lamplight/content/storedRichText';
import { isColour } from '@lamplight/content/styleValues';
import { type NoVideo, parseVideo, videoLink } from '@lamplight/content/video';
import Color from 'color';
import { hasTags, isHtml, readHtml, withLineBreaks } from './html.ts';

/** A value as its field may take it, with what had to be done for that; or why there is none. */
export type Repair = { value: unknown; notes: string[] } | { why: string };

/** Kinds whose text is an address: from HTML they take the target of the link. */
const addressKinds: readonly FieldKind[] = ['link', 'picture', 'video', 'email'];

/**
 * Makes a value of any JSON into one that a field of that kind may take. Whether it does is for the field's
 * schema to say.
 */
export function repaired(value: unknown, description: Description): Repair {
  const { kind } = description;
  if (kind === 'agreement') return agreed(value);
  if (kind === 'richText' && typeof value === 'string' && isHtml(value)) return formatted(value);
  const read = textOf(value, kind);
  if ('why' in read) return read;
  const { text, notes } = read;
  if (text === '') return { value: '', notes };
  const repair = repairs[kind]?.(text, description) ?? text;
  if (typeof repair === 'object') {
    return 'why' in repair ? repair : { ...repair, notes: [...notes, ...repair.notes] };
  }
  return { value: repair, notes: repair === text ? notes : [...notes, 'written in another way'] };
}

/** A text with the formatting that its HTML has. */
function formatted(html: string): Repair {
  const { blocks, pictures } = blocksFromHtml(
    withLineBreaks(html.toWellFormed().replaceAll(/\r\n?/g, '\n')),
  );
  const notes = ['its HTML as formatted text', ...(pictures > 0 ? ['without its pictures'] : [])];
  return { value: tidied(blocks), notes };
}

type TextRepair = (text: string, description: Description) => string | Repair;

interface ReadText {
  text: string;
  notes: string[];
}

/** The text in a value, without HTML and without what nobody sees. */
function textOf(value: unknown, kind: FieldKind): ReadText | { why: string } {
  const isAddress = addressKinds.includes(kind);
  if (typeof value === 'number') {
    return { text: String(value), notes: kind === 'pixels' ? [] : ['a number, not a text'] };
  }
  if (typeof value === 'boolean' && kind === 'choice') {
    return { text: value ? 'Yes' : 'No', notes: ['a yes or no, not a text'] };
  }
  if (Array.isArray(value)) return innerText('a list', textsIn(value), isAddress);
  if (isMap(value)) return innerText('an object', textWithin(value), isAddress);
  if (typeof value !== 'string') return { why: `it is ${JSON.stringify(value)}, not a text` };
  const read = plainText(value, isAddress);
  return kind === 'pixels' && read.text ? noted('a text, not a number', read) : read;
}

const innerText = (what: string, text: string, isAddress: boolean) =>
  text.trim() === ''
    ? { why: `it is ${what} without a text` }
    : noted(`${what}, not a text`, plainText(text, isAddress));

const textsIn = (list: unknown[]) =>
  list.filter((each) => typeof each === 'string' && each.trim() !== '').join('\n\n');

const textWithin = ({ url, src, href, text, value }: Record<string, unknown>) =>
  String([url, src, href, text, value].find((each) => typeof each === 'string') ?? '');

const noted = (note: string, { text, notes }: ReadText): ReadText => ({
  text,
  notes: [note, ...notes],
});

function plainText(typed: string, isAddress: boolean): ReadText {
  const written = typed.replaceAll(/\r\n?/g, '\n');
  const notes: string[] = [];
  let text = isAddress ? written.replaceAll('&amp;', '&') : written;
  // Only once: decoded text that looks like a tag is a text about tags.
  if (isAddress ? hasTags(written) : isHtml(written)) {
    const read = readHtml(written);
    text = (isAddress && read.address) || read.text;
    notes.push('without its HTML');
  }
  const seen = shownLines(text.toWellFormed());
  if (seen !== text) notes.push('without spaces around it and what cannot be shown');
  return { text: seen, notes };
}

/** An address as it may be in a document: without line breaks, its spaces encoded. */
const encoded = (text: string): string =>
  text
    .replaceAll(/[\n\t]/g, '')
    .replaceAll(' ', '%20')
    .replace(/^\/\//, 'https://');

/** A text without line breaks. */
const oneLine = (text: string) => text.replaceAll(/\s*[\n\t]\s*/g, ' ');

const repairs: Partial<Record<FieldKind, TextRepair>> = {
  line: oneLine,
  link: linkOf,
  picture: encoded,
  video: videoOf,
  email: (text) =>
    (/<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text)
      .replace(/^mailto:/i, '')
      .replace(/\?.*$/, '')
      .replaceAll(/\s/g, ''),
  phone: (text) => oneLine(text).replace(/^tel:/i, ''),
  emailOrPhone: (text) => (text.includes('@') ? text.replaceAll(/\s/g, '') : tenDigits(text)),
  percent: percentOf,
  pixels: pixelsOf,
  colour: colourOf,
  choice: choiceOf,
};

/**
 * The digits of a phone number, without a leading zero or a country code. Only codes of countries with ten-digit numbers
 * are removed: others would give a wrong number.
 */
const tenDigits = (text: string) => {
  const number = withAsciiDigits(text);
  const digits = number.replaceAll(/\D/g, '');
  const isNumber = /^[\d\s+()./-]+$/.test(number) && digits.length >= 10;
  const prefix = /^(?:0|(?:00)?(?:1|7|44|52|57|63|90|91|92|234))?(?=\d{10}$)/;
  return isNumber && prefix.test(digits) ? digits.slice(-10) : text;
};

function linkOf(text: string): string {
  const typed = completedAddress(text);
  if (isLink(typed)) return typed;
  const link = completedAddress(encoded(text));
  if (/^[\w-]+(\.html?)$/i.test(link)) return `/${link.replace(/\.html?$/i, '')}`;
  return /^[\w-]+(\/[\w-]+)*\/?$/.test(link) ? `/${link}` : link;
}

const leadsTo: Partial<Record<NoVideo, string>> = {
  otherSite: 'it leads to neither YouTube nor Vimeo',
  playlist: 'it leads to a playlist',
  channel: 'it leads to a channel',
};

function videoOf(text: string): string | Repair {
  const link = /^[\w-]{11}$/.test(text) ? `https://www.youtube.com/watch?v=${text}` : encoded(text);
  const found = parseVideo(videoLink(link));
  return typeof found === 'string'
    ? { why: leadsTo[found] ?? 'it leads to no single video of YouTube or Vimeo' }
    : videoLink(link);
}

const widest = '100%';
const sizePattern = /^(-?\d+(?:[.,]\d+)?)\s*(%|[a-z]*)$/i;

function percentOf(text: string): Repair {
  const [, digits = '', unit = ''] = sizePattern.exec(text) ?? [];
  const number = Number(digits.replace(',', '.'));
  const size = `${Math.round(number * 100) / 100}%`;
  if (digits && (unit === '' || unit === '%') && number >= 1 && number <= 100) {
    return { value: size, notes: size === text ? [] : ['a size in per cent'] };
  }
  const why =
    digits && unit !== '%' && unit !== '' ? `it is in ${unit}` : 'it is not from 1% to 100%';
  return { value: widest, notes: [`${why}, and sizes here are in per cent of the room there is`] };
}

const maxPixels = 5_000;

function pixelsOf(text: string): Repair {
  const [, digits = '', unit = ''] = sizePattern.exec(text) ?? [];
  const number = Math.round(Number(digits.replace(',', '.')));
  if (!digits || !/^(px)?$/i.test(unit) || number < 1) return { why: 'it is no number of pixels' };
  const notes = [
    ...(unit || String(number) !== digits ? ['a whole number of pixels'] : []),
    ...(number > maxPixels ? [`at most ${maxPixels} pixels`] : []),
  ];
  return { value: Math.min(number, maxPixels), notes };
}

function colourOf(text: string): string | Repair {
  if (isColour(text)) return text;
  for (const written of [text, `#${text}`]) {
    try {
      return Color(written.toLowerCase()).hex().toLowerCase();
    } catch {
      // It is no colour in this form.
    }
  }
  return { why: 'it is no colour' };
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The one of several values that is meant: by its name, in other letters, or by how it begins. */
function choiceOf(text: string, { choices = {} }: Description): string | Repair {
  const options = Object.entries(choices).map(([value, name]) => ({
    value,
    spellings: [value, name].map(letters),
  }));
  const searchText = letters(text);
  const isTarget = (length: number) => (spelling: string) =>
    spelling === searchText ||
    (searchText.length >= length && spelling.slice(0, length) === searchText.slice(0, length));
  const found = [Number.POSITIVE_INFINITY, 5, 3]
    .map((length) => options.filter(({ spellings }) => spellings.some(isTarget(length))))
    .find((each) => each.length === 1);
  return found?.[0]?.value ?? { why: `it is none of ${Object.keys(choices).join(', ')}` };
}

const yes = ['true', 'yes', 'on', '1'];

function agreed(value: unknown): Repair {
  if (value === true) return { value, notes: [] };
  if (typeof value !== 'object' && yes.includes(String(value).toLowerCase()))
    return { value: true, notes: ['a box that is ticked'] };
  return { why: 'it was not agreed to' };
}

/** The most characters of a kind of text; undefined for those that are not cut. */
const longest: Partial<Record<FieldKind, number>> = {
  line: textLimits.line,
  paragraph: textLimits.paragraph,
  richText: textLimits.paragraph,
  story: textLimits.story,
};

/** A text cut to what its kind may hold, at the end of a word; undefined where it cannot be cut. */
export function cut(text: string, { kind, long }: Description): string | undefined {
  const limit = kind === 'richText' && long ? textLimits.story : longest[kind];
  if (limit === undefined || text.length <= limit) return undefined;
  const begun = text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  const words = begun.replace(/\s+\S*$/, '');
  return `${words.length > limit / 2 ? words.trimEnd() : begun}…`;
}

/** The errors of a value that its field's schema refuses. */
export const refusals: Partial<Record<Description['kind'], string>> = {
  link: 'it is no link',
  picture: 'it is no address of a picture',
  email: 'it is no email address',
  emailOrPhone: 'it is neither an email address nor a phone number of ten digits',
  video: 'it is no link to a video',
};
