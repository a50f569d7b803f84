import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, RichText } from './fields/richText.ts';
import { type Merged, type Merging, mergeChanges } from './mergeChanges.ts';
import { blocksOf, plainText, tidied } from './richText.ts';
import { contentOf, type Look, wordsOf } from './richWords.ts';

interface Form {
  text: RichText;
}

const isRichAt = (at: string) => at === 'text';

function merged(base: RichText, mine: RichText, theirs: RichText, merging: Merging = {}) {
  const form = (text: RichText): Form => ({ text });
  return mergeChanges(form(base), form(mine), form(theirs), { isRichAt, ...merging });
}

/** A block of words with marks around some: `**bold**`, `_italic_`, `[link](/to)`. */
function block(_key: string, text: string, kind: Partial<Block> = {}): Block {
  const markDefs: Block['markDefs'] = [];
  const pattern = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((.+?)\)|([^*_[]+)/g;
  const children = [...text.matchAll(pattern)].map(
    ([, strong, em, linked, href, plain]): Block['children'][number] => {
      const key = `${_key}-${markDefs.length}`;
      if (href) markDefs.push({ _type: 'link', _key: key, href });
      const marks = [strong && 'strong', em && 'em', href && key].filter((mark) => mark);
      const words = strong ?? em ?? linked ?? plain ?? '';
      return { _type: 'span', _key: '0', text: words, marks: marks as string[] };
    },
  );
  return { _type: 'block', _key, style: 'normal', children, markDefs, ...kind };
}

const blocks = (...all: Block[]): RichText => tidied(all);
const item = (level: number): Partial<Block> => ({ listItem: 'bullet', level });

/** What a text says and looks like, a line a block, whatever its keys. */
const written = (text: unknown): string =>
  blocksOf(text as RichText)
    .map((each) => {
      const kind = each.listItem ? '  '.repeat(each.level ?? 1) : { h2: '# ' }[String(each.style)];
      const words = wordsOf(each).map(({ text: word, look, space }) => {
        const styled = look.em ? `_${word}_` : look.strong ? `**${word}**` : word;
        return (space?.text ?? '') + (look.href ? `[${styled}](${look.href})` : styled);
      });
      return (kind ?? '') + words.join('');
    })
    .join('\n');

const heading = block('h', 'Reading', { style: 'h2' });

describe('two people in one text', () => {
  const base = 'Ruth reads to children.\n\nAmina teaches maths on Mondays.';

  test.each<[string, RichText, RichText, string]>([
    [
      'different paragraphs',
      'Ruth reads to twelve children.\n\nAmina teaches maths on Mondays.',
      'Ruth reads to children.\n\nAmina teaches maths on Tuesdays.',
      'Ruth reads to twelve children.\nAmina teaches maths on Tuesdays.',
    ],
    [
      'one paragraph at different words',
      'Ruth reads aloud to children.\n\nAmina teaches maths on Mondays.',
      'Ruth reads to twelve children.\n\nAmina teaches maths on Mondays.',
      'Ruth reads aloud to twelve children.\nAmina teaches maths on Mondays.',
    ],
    [
      'neighbouring words',
      'Ruth reads to children.\n\nAmina teaches chess on Mondays.',
      'Ruth reads to children.\n\nAmina plays maths on Mondays.',
      'Ruth reads to children.\nAmina plays chess on Mondays.',
    ],
    [
      'an added paragraph, and one that is another',
      `Welcome.\n\n${base}`,
      base.replace('Mondays', 'Fridays'),
      'Welcome.\nRuth reads to children.\nAmina teaches maths on Fridays.',
    ],
    [
      'words and what they look like',
      blocks(
        block('a', '**Ruth** reads to [children](/team).'),
        block('b', 'Amina teaches maths on Mondays.'),
      ),
      base.replace('reads', 'sings'),
      '**Ruth** sings to [children](/team).\nAmina teaches maths on Mondays.',
    ],
    [
      'a paragraph that is a heading now',
      blocks(
        block('a', 'Ruth reads to children.', { style: 'h2' }),
        block('b', 'Amina teaches maths on Mondays.'),
      ),
      base.replace('Ruth', 'Rut'),
      '# Rut reads to children.\nAmina teaches maths on Mondays.',
    ],
    [
      'the same change',
      base.replace('Mondays', 'Fridays'),
      base.replace('Mondays', 'Fridays').replace('Ruth', 'Rut'),
      'Rut reads to children.\nAmina teaches maths on Fridays.',
    ],
  ])('keep both: %s', (_, mine, theirs, text) => {
    for (const each of [merged(base, mine, theirs), merged(base, theirs, mine)]) {
      expect(each.conflicts).toEqual([]);
      expect(written(each.value.text)).toBe(text);
    }
  });

  test('keep both where words have no spaces between them', () => {
    const { value, conflicts } = merged(
      'ランプライトは子どもたちに数学を教えます。',
      'ランプライトは大人たちに数学を教えます。',
      'ランプライトは子どもたちに音楽を教えます。',
    );
    expect([conflicts, value.text]).toEqual([[], 'ランプライトは大人たちに音楽を教えます。']);
  });

  test('who change the same words are asked, and both keep what else they have changed', () => {
    const mine = base.replace('Mondays', 'Fridays').replace('Amina', 'Amy');
    const theirs = base.replace('Mondays', 'Tuesdays').replace('maths', 'chess');
    const { value, conflicts } = merged(base, mine, theirs);
    expect(conflicts).toHaveLength(1);
    const [asked] = conflicts;
    expect(asked?.at).toBe('text');
    expect([asked?.base, asked?.mine, asked?.theirs].map((each) => written([each]))).toEqual([
      'Amina teaches maths on Mondays.',
      'Amy teaches chess on Fridays.',
      'Amy teaches chess on Tuesdays.',
    ]);
    expect(plainText(value.text)).toBe('Ruth reads to children.\n\nAmy teaches chess on Fridays.');
    const chosen = merged(base, mine, theirs, { theirs: new Set([String(asked?.id)]) });
    expect(plainText(chosen.value.text)).toContain('Amy teaches chess on Tuesdays.');
  });

  test.each<[string, string, string]>([
    ['insert at the same place', 'Ruth often reads to children.', 'Ruth never reads to children.'],
    ['change and format a word', 'Ruth sings to children.', 'Ruth **reads** to children.'],
    ['delete and format a word', 'Ruth to children.', 'Ruth _reads_ to children.'],
    [
      'link a word to two pages',
      'Ruth reads to [children](/team).',
      'Ruth reads to [children](/about).',
    ],
  ])('are asked where they %s', (_, mine, theirs) => {
    const [before, here, there] = ['Ruth reads to children.', mine, theirs].map((text) =>
      blocks(heading, block('a', text)),
    ) as [RichText, RichText, RichText];
    const { conflicts, value } = merged(before, here, there);
    expect(conflicts.map(({ mine, theirs }) => [written([mine]), written([theirs])])).toEqual([
      [mine, theirs],
    ]);
    expect(value.text).toEqual(here);
  });

  test('make the same word bold and italic', () => {
    const texts = ['Ruth reads.', '**Ruth** reads.', 'Ruth _reads_.'].map((text) =>
      blocks(heading, block('a', text)),
    ) as [RichText, RichText, RichText];
    expect(written(merged(...texts).value.text)).toBe('# Reading\n**Ruth** _reads_.');
    const [before, , italic] = texts;
    const [{ look } = { look: null }] = wordsOf(
      blocksOf(
        merged(before, blocks(heading, block('a', 'Ruth **reads**.')), italic).value.text,
      )[1] ?? heading,
    ).slice(1);
    expect(look).toEqual<Look>({ strong: true, em: true, href: '' });
  });

  test('whose links have one key, or two for one address, keep where these lead', () => {
    const link = (href: string, word: string, key = 'l'): RichText => {
      const text = ['one', 'two'].map((each) => (each === word ? `[${each}](${href})` : each));
      const made = block('a', text.join(' '));
      const [span] = made.children.filter(({ marks }) => marks.length > 0);
      if (span) span.marks = [key];
      return blocks(heading, { ...made, markDefs: [{ _type: 'link', _key: key, href }] });
    };
    const before = blocks(heading, block('a', 'one two'));
    const both = merged(before, link('/about', 'one'), link('/team', 'two'));
    expect([both.conflicts, written(both.value.text)]).toEqual([
      [],
      '# Reading\n[one](/about) [two](/team)',
    ]);
    const same = merged(before, link('/about', 'one', 'l'), link('/about', 'one', 'k'));
    expect([same.conflicts, written(same.value.text)]).toEqual([
      [],
      '# Reading\n[one](/about) two',
    ]);
  });
});

describe('blocks', () => {
  const [a, b, c] = [
    block('a', 'Reading', item(1)),
    block('b', 'Maths', item(1)),
    block('c', 'Chess', item(1)),
  ];
  const before = blocks(a, b, c);

  test('an item that is moved while its text changes is moved and changed', () => {
    const mine = blocks(b, c, a);
    const theirs = blocks({ ...a, children: block('a', 'Reading **aloud**').children }, b, c);
    for (const { value, conflicts } of [merged(before, mine, theirs), merged(before, theirs, mine)])
      expect([conflicts, written(value.text)]).toEqual([
        [],
        '  Maths\n  Chess\n  Reading **aloud**',
      ]);
  });

  test('an item gets another level from one and another kind of list from the other', () => {
    const mine = blocks(a, { ...b, level: 2 }, c);
    const theirs = blocks(a, { ...b, listItem: 'number' }, c);
    const { value, conflicts } = merged(before, mine, theirs);
    expect([conflicts, value.text[1]]).toMatchObject([[], { listItem: 'number', level: 2 }]);
  });

  test.each<[string, string[], string[], string[]]>([
    [
      'parts',
      ['Ruth reads.', 'Amina teaches maths.'],
      ['Ruth reads. Amina teaches chess.'],
      ['Ruth reads.', 'Amina teaches chess.'],
    ],
    [
      'parts in two places',
      ['Ruth', 'reads. Amina', 'teaches maths.'],
      ['Ruth sings. Amina teaches chess.'],
      ['Ruth', 'sings. Amina', 'teaches chess.'],
    ],
    [
      'parts as well',
      ['Ruth reads.', 'Amina teaches maths.'],
      ['Ruth reads.', 'Amina teaches maths.'],
      ['Ruth reads.', 'Amina teaches maths.'],
    ],
  ])(
    'one of which one %s is changed in the part where the other has changed it',
    (_, here, there, texts) => {
      const paragraph = (parts: string[], by: string) =>
        blocks(
          heading,
          ...parts.map((part, index) => block(index === 0 ? 'a' : `${by}${index}`, part)),
        );
      const all = [['Ruth reads. Amina teaches maths.'], here, there];
      const [before, mine, theirs] = all.map((parts, by) => paragraph(parts, `k${by}`)) as [
        RichText,
        RichText,
        RichText,
      ];
      for (const each of [merged(before, mine, theirs), merged(before, theirs, mine)])
        expect([each.conflicts, written(each.value.text).split('\n')]).toEqual([
          [],
          ['# Reading', ...texts],
        ]);
    },
  );

  test('ones that one joins are changed where the other has changed them', () => {
    const [one, two] = ['Ruth reads to children.', 'Amina teaches maths.'];
    const both = merged(`${one}\n\n${two}`, `${one} ${two}`, `${one}\n\nAmina teaches chess.`);
    expect([both.conflicts, both.value.text]).toEqual([[], `${one} Amina teaches chess.`]);
  });

  test('two kinds for one block are asked about', () => {
    const mine = blocks(a, { ...block('b', 'Maths'), style: 'h2' }, c);
    const theirs = blocks(a, block('b', 'Maths', { style: 'blockquote' }), c);
    expect(merged(before, mine, theirs).conflicts).toMatchObject([
      { mine: { style: 'h2' }, theirs: { style: 'blockquote' } },
    ]);
  });

  test('one that is deleted while it is edited is asked about, and never lost', () => {
    const edited = blocks(a, block('b', 'Maths and more', item(1)), c);
    const without = blocks(a, c);
    const here = merged(before, edited, without);
    expect(here.conflicts).toMatchObject([
      { id: 'text.b', mine: { _key: 'b' }, theirs: undefined },
    ]);
    expect(written(here.value.text)).toContain('Maths and more');
    const there = merged(before, without, edited);
    expect(there.conflicts).toMatchObject([{ id: 'text.b', mine: undefined }]);
    const chosen = merged(before, without, edited, { theirs: new Set(['text.b']) });
    expect(written(chosen.value.text)).toBe('  Reading\n  Maths and more\n  Chess');
  });

  test('what both add at one place is kept in one sequence, whoever is here', () => {
    const [x, y] = [block('x', 'Art', item(1)), block('y', 'Music', item(1))];
    const [mine, theirs] = [blocks(a, x, b, c), blocks(a, y, b, c)];
    const here = merged(before, mine, theirs);
    expect(here.value).toEqual(merged(before, theirs, mine).value);
    expect(written(here.value.text).split('\n').sort()).toEqual(
      ['Art', 'Chess', 'Maths', 'Music', 'Reading'].map((name) => `  ${name}`),
    );
  });

  test('more than there may be are asked about, and fit once some are left out', () => {
    const many = (by: string) => Array.from({ length: 200 }, (_, at) => block(`${by}${at}`, by));
    const added = (by: string) => blocks(a, ...many(by));
    const [here, there] = [added('m'), added('t')];
    const { overfull } = merged(blocks(a), here, there);
    expect(overfull).toMatchObject([{ at: 'text', limit: 300, count: 401 }]);
    const leftOut = new Set(overfull[0]?.added.slice(0, 101).map(({ id }) => id));
    expect(merged(blocks(a), here, there, { leftOut }).overfull).toEqual([]);
  });
});

describe('plain texts', () => {
  test('stay like any other text where no rich text is', () => {
    const isNowhere = () => false;
    const { conflicts } = merged('a b', 'a c', 'd b', { isRichAt: isNowhere });
    expect(conflicts).toEqual([{ at: 'text', id: 'text', mine: 'a c', theirs: 'd b' }]);
  });

  test('of an older page are merged into formatted ones', () => {
    const before = blocks(
      block('a', 'Ruth **reads** to children.'),
      block('b', 'Amina teaches maths on Mondays.'),
    );
    const mine = blocks(
      block('a', 'Ruth **reads** to children.'),
      block('b', 'Amina teaches maths on Fridays.'),
    );
    const theirs = 'Ruth reads to twelve children.\n\nAmina teaches maths on Mondays.';
    const { value, conflicts } = merged(before, mine, theirs);
    expect([conflicts, value.text]).toEqual([
      [],
      'Ruth reads to twelve children.\n\nAmina teaches maths on Fridays.',
    ]);
  });
});

/** Random edits. Words are all different, so that each can be found again. */
const edit = fc.record({
  does: fc.constantFrom(
    ...([
      'insert',
      'insert',
      'delete',
      'replace',
      'strong',
      'em',
      'link',
      'split',
      'join',
    ] as const),
    ...(['move', 'kind', 'level', 'remove', 'add'] as const),
  ),
  block: fc.nat(20),
  word: fc.nat(20),
  count: fc.integer({ min: 1, max: 4 }),
});

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

const kinds: Partial<Block>[] = [
  { style: 'h2' },
  { style: 'normal' },
  { listItem: 'bullet', level: 1 },
  { listItem: 'number', level: 2 },
  { style: 'blockquote' },
];

/** What a person makes of a text; the words that they add have their name. */
function edited(text: RichText, edits: readonly Edit[], by: string): RichText {
  let all = [...blocksOf(text)];
  let made = 0;
  const fresh = (count = 1) =>
    Array.from({ length: count }, () => {
      made += 1;
      return `${by}${made}`;
    });
  const plainWords = (words: string[]) => wordsOf(block('', words.join(' ')));
  const withWords = (each: Block, words: ReturnType<typeof wordsOf>): Block => ({
    ...each,
    ...contentOf(words, [each]),
  });
  for (const { does, block: nth, word, count } of edits) {
    const at = nth % Math.max(all.length, 1);
    const one = all[at];
    if (!one || does === 'add') {
      all = all.toSpliced(at, 0, block(`${by}-${made}`, fresh(3).join(' ')));
      continue;
    }
    const words = wordsOf(one);
    const place = word % Math.max(words.length, 1);
    const looking = (look: Partial<Look>) =>
      words.map((each, index) =>
        index >= place && index < place + count
          ? { ...each, look: { ...each.look, ...look } }
          : each,
      );
    const change = (to: ReturnType<typeof wordsOf>) => {
      all = all.with(at, withWords(one, to));
    };
    const others = all.toSpliced(at, 1);
    const next = all[at + 1];
    const space = { text: ' ', look: { strong: false, em: false, href: '' } };
    const spaced = (to: ReturnType<typeof wordsOf>) =>
      to.map((each) => ({ ...each, space: each.space ?? space }));
    switch (does) {
      case 'insert':
        change(
          spaced(words).toSpliced(
            word % (words.length + 1),
            0,
            ...spaced(plainWords(fresh(count))),
          ),
        );
        break;
      case 'delete':
        change(words.toSpliced(place, count));
        break;
      case 'replace':
        change(spaced(words).toSpliced(place, count, ...spaced(plainWords(fresh(count)))));
        break;
      case 'strong':
      case 'em':
        change(looking({ [does]: count % 2 === 1 }));
        break;
      case 'link':
        change(looking({ href: ['', '/team', '/about', '/support'][count % 4] ?? '' }));
        break;
      case 'split':
        change(words.slice(0, place));
        all = all.toSpliced(
          at + 1,
          0,
          withWords({ ...one, _key: `${by}-${made}s` }, words.slice(place)),
        );
        made += 1;
        break;
      case 'join':
        if (!next) break;
        change([...words, ...spaced(wordsOf(next))]);
        all = all.toSpliced(at + 1, 1);
        break;
      case 'move':
        all = others.toSpliced(word % (others.length + 1), 0, one);
        break;
      case 'kind': {
        const { listItem, level, ...rest } = one;
        all = all.with(at, { ...rest, style: 'normal', ...kinds[count] });
        break;
      }
      case 'level':
        if (one.listItem) all = all.with(at, { ...one, level: (count % 3) + 1 });
        break;
      default:
        all = others;
    }
  }
  return tidied(all);
}

const text = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(6), fc.nat(3)), { maxLength: 6 })
  .map((all): RichText => {
    let count = 0;
    return tidied(
      all.map(([length, kind, look], index) => {
        const words = Array.from({ length }, (_, place) => `w${count + place}`);
        count += length;
        if (look === 1) words[0] = `**${words[0]}**`;
        if (look === 2) words[length - 1] = `[${words[length - 1]}](/team)`;
        return block(`b${index}`, words.join(' '), kinds[kind] ?? {});
      }),
    );
  });

const edits = fc.array(edit, { maxLength: 8 });
const allWords = (value: unknown): string[] =>
  blocksOf(value as RichText).flatMap((each) => wordsOf(each).map((word) => word.text));
const looksOf = (text: RichText) =>
  new Map(
    blocksOf(text).flatMap((each) => wordsOf(each).map(({ text: word, look }) => [word, look])),
  );
const ofConflicts = (conflicts: Merged<Form>['conflicts'], side: 'mine' | 'theirs') =>
  conflicts.flatMap((each) => (each[side] ? allWords([each[side]]) : []));

const numRuns = Number(process.env.HISTORIES ?? 1_000);

describe('of random edits of both', () => {
  const three = fc.tuple(text, edits, edits).map(([base, here, there]) => ({
    base,
    mine: edited(base, here, 'm'),
    theirs: edited(base, there, 't'),
    isWithin: [...here, ...there].every(({ does }) => does !== 'split' && does !== 'join'),
  }));

  test('the merge is the same whoever is here', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const [here, there] = [merged(base, mine, theirs), merged(base, theirs, mine)];
        const exchanged = there.conflicts.map((each) => ({
          ...each,
          mine: each.theirs,
          theirs: each.mine,
        }));
        expect(exchanged).toEqual(here.conflicts);
        if (here.conflicts.length === 0) expect(there.value).toEqual(here.value);
        const chosen = new Set(here.conflicts.map(({ id }) => id));
        expect(merged(base, theirs, mine, { theirs: chosen }).value).toEqual(here.value);
      }),
      { numRuns },
    );
  });

  test('no added word is lost, and none is there twice', () => {
    const tried = { kept: 0, asked: 0 };
    fc.assert(
      fc.property(three, ({ base, mine, theirs, isWithin }) => {
        const { value, conflicts } = merged(base, mine, theirs);
        expect(tidied(value.text)).toEqual(value.text);
        const words = allWords(value.text);
        const known = new Set(allWords(base));
        const added = (side: RichText) => allWords(side).filter((word) => !known.has(word));
        const there = [...words, ...ofConflicts(conflicts, 'theirs')];
        expect(words).toEqual(expect.arrayContaining(added(mine)));
        expect(there).toEqual(expect.arrayContaining(added(theirs)));
        const [here, others] = [allWords(mine), allWords(theirs)];
        const kept = [...known].filter((word) => here.includes(word) && others.includes(word));
        expect(there).toEqual(expect.arrayContaining(kept));
        tried[conflicts.length > 0 ? 'asked' : 'kept'] += 1;
        if (conflicts.length > 0 || !isWithin) return;
        const wanted = new Set([...kept, ...added(mine), ...added(theirs)]);
        expect(words.toSorted()).toEqual([...wanted].sort());
      }),
      { numRuns },
    );
    expect(Math.min(tried.kept, tried.asked)).toBeGreaterThan(numRuns / 20);
  });

  test('each word looks as the one who has changed that wants it', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs, isWithin }) => {
        const { value, conflicts } = merged(base, mine, theirs);
        if (conflicts.length > 0 || !isWithin) return;
        const [was, here, there] = [looksOf(base), looksOf(mine), looksOf(theirs)];
        for (const [word, look] of looksOf(value.text)) {
          const [before, one, other] = [was.get(word), here.get(word), there.get(word)];
          const wanted = (key: keyof Look) =>
            (one && one[key] !== before?.[key] ? one : (other ?? one))?.[key];
          expect(look).toEqual({
            strong: wanted('strong'),
            em: wanted('em'),
            href: wanted('href'),
          });
        }
      }),
      { numRuns },
    );
  });
});
