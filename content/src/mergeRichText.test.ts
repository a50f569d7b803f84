import { describe, expect, test } from 'vitest';
import type { RichText } from './richText.ts';
import { plainText } from './richText.ts';
import { type Look, wordsOf } from './richWords.ts';
import { block, blocks, item, merged, written } from './samples/richTexts.ts';
import { blocksOf } from './storedRichText.ts';

const heading = block('h', 'Reading', { style: 'h2' });

describe('two people editing one text', () => {
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

  test('get a conflict for the same words and keep their other changes', () => {
    const mine = base.replace('Mondays', 'Fridays').replace('Amina', 'Amy');
    const theirs = base.replace('Mondays', 'Tuesdays').replace('maths', 'chess');
    const { value, conflicts } = merged(base, mine, theirs);
    expect(conflicts).toHaveLength(1);
    const [conflict] = conflicts;
    expect(conflict?.at).toBe('text');
    expect(
      [conflict?.base, conflict?.mine, conflict?.theirs].map((each) => written([each])),
    ).toEqual([
      'Amy teaches chess on Mondays.',
      'Amy teaches chess on Fridays.',
      'Amy teaches chess on Tuesdays.',
    ]);
    expect(plainText(value.text)).toBe('Ruth reads to children.\n\nAmy teaches chess on Fridays.');
    const chosen = merged(base, mine, theirs, { theirs: new Set([String(conflict?.id)]) });
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
  ])('get a conflict when they %s', (_, mine, theirs) => {
    const [before, here, there] = ['Ruth reads to children.', mine, theirs].map((text) =>
      blocks(heading, block('a', text)),
    ) as [RichText, RichText, RichText];
    const { conflicts, value } = merged(before, here, there);
    expect(conflicts.map(({ mine, theirs }) => [written([mine]), written([theirs])])).toEqual([
      [mine, theirs],
    ]);
    expect(value.text).toEqual(here);
  });

  test('can make the same word bold and italic', () => {
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

  test('keep the targets of links, even with shared or duplicate keys', () => {
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

  test('an item can be moved and its text changed', () => {
    const mine = blocks(b, c, a);
    const theirs = blocks({ ...a, children: block('a', 'Reading **aloud**').children }, b, c);
    for (const { value, conflicts } of [merged(before, mine, theirs), merged(before, theirs, mine)])
      expect([conflicts, written(value.text)]).toEqual([
        [],
        '  Maths\n  Chess\n  Reading **aloud**',
      ]);
  });

  test('an item’s level and kind of list can both change', () => {
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
  ])('splitting one into %s keeps the other’s changes in their part', (_, here, there, texts) => {
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
  });

  test('joining two keeps the other’s changes', () => {
    const [one, two] = ['Ruth reads to children.', 'Amina teaches maths.'];
    const both = merged(`${one}\n\n${two}`, `${one} ${two}`, `${one}\n\nAmina teaches chess.`);
    expect([both.conflicts, both.value.text]).toEqual([[], `${one} Amina teaches chess.`]);
  });

  test('two kinds for one block are a conflict', () => {
    const mine = blocks(a, { ...block('b', 'Maths'), style: 'h2' }, c);
    const theirs = blocks(a, block('b', 'Maths', { style: 'blockquote' }), c);
    expect(merged(before, mine, theirs).conflicts).toMatchObject([
      { mine: { style: 'h2' }, theirs: { style: 'blockquote' } },
    ]);
  });

  test('one deleted while it is edited is a conflict and never lost', () => {
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

  test('additions by both at one place have the same order for both', () => {
    const [x, y] = [block('x', 'Art', item(1)), block('y', 'Music', item(1))];
    const [mine, theirs] = [blocks(a, x, b, c), blocks(a, y, b, c)];
    const here = merged(before, mine, theirs);
    expect(here.value).toEqual(merged(before, theirs, mine).value);
    expect(written(here.value.text).split('\n').sort()).toEqual(
      ['Art', 'Chess', 'Maths', 'Music', 'Reading'].map((name) => `  ${name}`),
    );
  });

  test('too many are reported, and fit once some are left out', () => {
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
  test('are a conflict like any other field without rich text', () => {
    const { conflicts } = merged('a b', 'a c', 'd b', { schemas: [] });
    expect(conflicts).toEqual([{ at: 'text', id: 'text', mine: 'a c', theirs: 'd b' }]);
  });

  test('hold a paragraph once that both have rewritten below one that they added', () => {
    const { value, conflicts } = merged(
      'Ruth reads.',
      'Welcome to all.\n\nRuth teaches young people.',
      'Good morning.\n\nEvery Monday afternoon at half past four Ruth reads.',
    );
    expect([conflicts, value.text]).toEqual([
      [],
      'Welcome to all.\n\nGood morning.\n\nEvery Monday afternoon at half past four Ruth teaches young people.',
    ]);
  });

  test('from an older page are merged into formatted ones', () => {
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
