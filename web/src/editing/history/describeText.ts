import { excerpt } from '@lamplight/content/excerpt';
import type { Block, RichText } from '@lamplight/content/richText';
import { textOfBlock } from '@lamplight/content/richText';
import {
  type Look,
  piecesOf,
  type Word,
  type WordChanges,
  wordChanges,
  wordsOf,
} from '@lamplight/content/richWords';
import { sameBlocks } from '@lamplight/content/sameBlocks';
import { movedPlaces } from '@lamplight/content/sameItems';
import { inOneLine, isolated } from '@lamplight/content/shownText';
import { blocksOf } from '@lamplight/content/storedRichText';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';

/** Words of a paragraph that were added, removed or left alone. */
export interface WordsPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Whether there is a space before it. */
  isApart: boolean;
}

/** The changes of a paragraph: its words, or notes on its look. */
export type TextLine = { parts: WordsPart[] } | { note: string };

/** A change of the look of some words. */
interface Note {
  note: string;
  about: string;
}

type Found = { parts: WordsPart[] } | Note;

/**
 * The changes of a text, paragraph by paragraph.
 * @param isWhole whether all words that were added and removed are shown; otherwise the first of many
 */
export function linesOf(before: RichText, after: RichText, isWhole = false): TextLine[] {
  const [was, now] = [blocksOf(before), blocksOf(after)];
  const from = sameBlocks(was, now);
  const moved = new Set(movedPlaces(from));
  const gone = [...was.keys()].filter((place) => !from.includes(place));
  const found: Found[] = [];
  const addGone = (end: number) => {
    const next = gone.findIndex((place) => place >= end);
    for (const place of gone.splice(0, next < 0 ? gone.length : next))
      found.push(...changesOfBlock(was[place], undefined));
  };
  for (const [place, block] of now.entries()) {
    const at = from[place];
    if (moved.has(place)) found.push({ note: historyTexts.textMoved, about: textOfBlock(block) });
    else if (at !== undefined) addGone(at);
    found.push(...changesOfBlock(was[at ?? -1], block));
  }
  addGone(was.length);
  const lines = inWords(found, isWhole ? Number.POSITIVE_INFINITY : maxShown);
  return lines.length > 0 ? lines : [{ note: historyTexts.spacingChanged }];
}

function changesOfBlock(before: Block | undefined, after: Block | undefined): Found[] {
  const was = before ? wordsOf(before) : [];
  const stretches = stretchesOf(was, wordChanges(was, after ? wordsOf(after) : []));
  const areWordsChanged = stretches.some(({ isSame }) => !isSame);
  return [
    ...(areWordsChanged ? [{ parts: partsOf(joined(stretches)) }] : []),
    ...(before && after ? notesOfKind(before, after) : []),
    ...notesOfLooks(stretches),
  ];
}

/** A run of words: the former ones, and the current ones. */
interface Stretch {
  isSame: boolean;
  removed: readonly Word[];
  added: readonly Word[];
}

function stretchesOf(was: readonly Word[], { hunks, kept }: WordChanges): Stretch[] {
  const stretches: Stretch[] = [];
  let place = 0;
  const addSame = (end: number) => {
    const added = kept.slice(place, end).filter((word) => word !== undefined);
    if (end > place) stretches.push({ isSame: true, removed: was.slice(place, end), added });
  };
  for (const { start, end, words } of hunks) {
    addSame(start);
    stretches.push({ isSame: false, removed: was.slice(start, end), added: words });
    place = end;
  }
  addSame(was.length);
  return stretches;
}

/** The most unchanged words between longer changes that are shown as changed. */
const maxBetween = 3;

/** Joins changes that are easier to read as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const next of stretches) {
    const [last, between] = [all.at(-2), all.at(-1)];
    const count = between?.isSame ? between.added.length : maxBetween + 1;
    const isJoined =
      last && between && count <= maxBetween && count < Math.min(sizeOf(last), sizeOf(next));
    if (!isJoined) {
      all.push(next);
      continue;
    }
    all.splice(-2, 2, {
      isSame: false,
      removed: [...last.removed, ...between.removed, ...next.removed],
      added: [...last.added, ...between.added, ...next.added],
    });
  }
  return all;
}

const sizeOf = ({ removed, added }: Stretch) => Math.max(removed.length, added.length);

function partsOf(stretches: readonly Stretch[]): WordsPart[] {
  const part = (kind: WordsPart['kind'], words: readonly Word[]): WordsPart[] => {
    const isApart = words[0]?.space?.text !== '';
    return words.length === 0 ? [] : [{ kind, text: textOf(words), isApart }];
  };
  return stretches.flatMap(({ isSame, removed, added }) =>
    isSame ? part('same', added) : [...part('removed', removed), ...part('added', added)],
  );
}

const textOf = (words: readonly Word[]) =>
  inOneLine(
    piecesOf(words)
      .map(({ text }) => text)
      .join(''),
  );

function notesOfKind(before: Block, after: Block): Note[] {
  const about = textOfBlock(after);
  const deeper = (after.level ?? 1) - (before.level ?? 1);
  const kind = after.listItem ?? after.style;
  if (kind !== (before.listItem ?? before.style))
    return [{ note: historyTexts.madeInto[kind], about }];
  if (deeper === 0) return [];
  return [{ note: deeper > 0 ? historyTexts.deeper : historyTexts.shallower, about }];
}

/** Notes on words whose look has changed. For added words, only links are mentioned. */
function notesOfLooks(stretches: readonly Stretch[]): Note[] {
  const words = stretches.flatMap(({ isSame, removed, added }) => {
    const links = new Set(removed.map(({ look }) => look.href));
    return added.map((word, index) => ({
      word,
      now: word.look,
      was: (isSame && removed[index]?.look) || {
        ...word.look,
        href: links.has(word.look.href) ? word.look.href : '',
      },
    }));
  });
  return looks.flatMap((key) => {
    const runs: { note: string | undefined; words: Word[] }[] = [];
    for (const { word, was, now } of words) {
      const note = was[key] === now[key] ? undefined : noteOfLook(key, was, now);
      const last = runs.at(-1);
      if (last && last.note === note) last.words.push(word);
      else runs.push({ note, words: [word] });
    }
    return runs.flatMap(({ note, words }) => (note ? [{ note, about: textOf(words) }] : []));
  });
}

const looks = ['strong', 'em', 'href'] as const satisfies (keyof Look)[];

function noteOfLook(key: keyof Look, was: Look, now: Look): string {
  if (key !== 'href') return historyTexts.looks[key][now[key] ? 'added' : 'removed'];
  if (now.href === '') return historyTexts.linkRemoved;
  return was.href === ''
    ? historyTexts.linkAdded(now.href)
    : historyTexts.linkChanged(was.href, now.href);
}

/** How many characters are shown of changed words, of the words of a note, and of the words before a change. */
const maxShown = 300;
const maxAbout = 60;
const maxContext = 50;
/** How many places are quoted in one note. */
const maxOfNote = 3;

/** Merges equal notes on several words. */
function inWords(found: readonly Found[], max: number): TextLine[] {
  const subjects = new Map<string, string[]>();
  for (const each of found)
    if ('note' in each) subjects.set(each.note, [...(subjects.get(each.note) ?? []), each.about]);
  const notes = new Set<string>();
  return found.flatMap((each): TextLine[] => {
    if ('parts' in each) return [{ parts: shortened(each.parts, max) }];
    if (notes.has(each.note)) return [];
    notes.add(each.note);
    const all = subjects.get(each.note) ?? [];
    const quoted = all
      .slice(0, maxOfNote)
      .map((about) => `“${isolated(excerpt(inOneLine(about), maxAbout))}”`);
    return [{ note: historyTexts.note(each.note, quoted, all.length - quoted.length) }];
  });
}

/** Without the middle of unchanged words, or what is far from a change. */
const shortened = (parts: readonly WordsPart[], max: number): WordsPart[] =>
  parts.map((part, index) => {
    const { kind, text } = part;
    if (kind !== 'same') return { ...part, text: text.length > max ? excerpt(text, max) : text };
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    if (text.length <= maxContext * (isFirst || isLast ? 1 : 2)) return part;
    const start = isFirst ? '…' : excerpt(text, maxContext);
    return { ...part, text: isLast ? start : start + endOf(text) };
  });

/** The last words of a text. */
const endOf = (text: string) => {
  const at = text.length - maxContext;
  return text.slice(text.indexOf(' ', at) < 0 ? at : text.indexOf(' ', at)).trimStart();
};
