import { storedVersion } from '@lamplight/content/documentMetadata';
import { homeSchema } from '@lamplight/content/home';
import { homeSamples } from '@lamplight/content/samples/home';
import { changed } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { teamMemberSchema } from '@lamplight/content/teamMember';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { laidOver, newContent, submitted } from './changes.ts';
import { present } from './present.ts';

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: '0', text, marks });
const blocks = (text: string, more: object = {}) => [
  {
    _type: 'block',
    _key: `of-${text.length}`,
    style: 'normal',
    children: [span(text, 'strong')],
    markDefs: [],
    ...more,
  },
];

const [first] = homeSamples.valid.small.events;
const events = ['soup', 'bread'].map((name) => ({
  ...first,
  _key: name,
  name,
  description: blocks(`We made ${name}`),
}));
const home = changed({ ...homeSamples.valid.small, events }, 'story.description', blocks('Bold'));

const stored = storedVersion('site/home', { ...Object(home), version: 4 });
const answer = Object(present({ id: 'home', schemas: [homeSchema] }, [stored]));

/** The content that is stored after a body was sent; nothing where it changes nothing. */
const savedOf = (body: object) =>
  Object(laidOver([{ schema: homeSchema }], submitted({ ...body }))([stored])[0]?.content);

describe('an answer', () => {
  test('has plain texts, with the formatted ones next to them', () => {
    expect(answer.story.description).toBe('Bold');
    expect(answer.events[1].description).toBe('We made bread');
    expect(answer.rich).toEqual({
      'story.description': blocks('Bold'),
      'events.0.description': blocks('We made soup'),
      'events.1.description': blocks('We made bread'),
    });
  });

  test('changes nothing when sent back, with or without formatting', () => {
    const save = laidOver([{ schema: homeSchema }], submitted(JSON.parse(JSON.stringify(answer))));
    expect(save([stored])).toEqual([null]);
    const { rich: _, ...plain } = answer;
    expect(laidOver([{ schema: homeSchema }], submitted(plain))([stored])).toEqual([null]);
  });
});

describe('when saving', () => {
  test('an unchanged plain text keeps its formatting, a changed one replaces it', () => {
    const story = { ...answer.story, pointer1title: 'Other' };
    expect(savedOf({ story }).story).toMatchObject({ description: blocks('Bold') });
    const plain = { ...answer.story, description: 'Bolder' };
    expect(savedOf({ story: plain }).story).toMatchObject({ description: 'Bolder' });
  });

  test('items keep their formatting when moved or when others are added', () => {
    const [soup, bread] = answer.events;
    const added = { ...soup, name: 'tea', description: 'We made tea' };
    expect(savedOf({ events: [added, bread, { ...soup, name: 'broth' }] }).events).toMatchObject([
      { name: 'tea', description: 'We made tea' },
      { name: 'bread', description: blocks('We made bread') },
      { name: 'broth', description: blocks('We made soup') },
    ]);
  });

  test('a video keeps a transcript that isn’t sent, and another video doesn’t get it', () => {
    const videoUrl = 'https://youtu.be/aqz-KE-bpKQ';
    const filmed = events.map((event) => ({ ...event, videoUrl, videoTranscript: 'We cook.' }));
    const before = storedVersion('site/home', { ...Object(home), events: filmed, version: 4 });
    const sent = filmed.map(({ videoTranscript: _, _key, ...event }) => event);
    const [soup, bread] = sent;
    const body = { events: [soup, { ...bread, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }] };
    const [saved] = laidOver([{ schema: homeSchema }], submitted(body))([before]);
    expect(Object(saved?.content).events).toMatchObject([
      { name: 'soup', videoTranscript: 'We cook.' },
      { name: 'bread', videoTranscript: '' },
    ]);
  });

  test('formatted text wins over plain text, by its place in the request', () => {
    const [soup, bread] = answer.events;
    const rich = { 'events.0.description': blocks('Rye'), 'story.description': blocks('New') };
    const saved = savedOf({ events: [bread, soup], rich });
    expect(saved.events).toMatchObject([
      { name: 'bread', description: blocks('Rye') },
      { name: 'soup', description: blocks('We made soup') },
    ]);
    expect(saved.story.description).toEqual(blocks('New'));
  });

  test('text without formatting is stored as plain text', () => {
    const plain = blocks('Plain', { children: [span('Plain')] });
    expect(savedOf({ rich: { 'story.description': plain } }).story.description).toBe('Plain');
  });

  test('keys may be missing', () => {
    const { _key: _, ...block } = Object(blocks('New')[0]);
    const rich = {
      'story.description': [{ ...block, children: [{ _type: 'span', text: 'New' }] }],
    };
    expect(savedOf({ rich }).story.description).toBe('New');
    const quote = { ...block, style: 'blockquote' };
    expect(savedOf({ rich: { 'story.description': [quote] } }).story.description).toEqual([
      { ...quote, _key: expect.stringMatching(/./) },
    ]);
  });

  test.each([
    ['no field', 'story.nope', blocks('x'), 'rich.story.nope', messages.unknownField],
    [
      'a line',
      'story.pointer1title',
      blocks('x'),
      'rich.story.pointer1title',
      messages.unknownField,
    ],
    [
      'no item',
      'events.7.description',
      blocks('x'),
      'rich.events.7.description',
      messages.unknownField,
    ],
    [
      'a prototype',
      '__proto__.description',
      [],
      'rich.__proto__.description',
      messages.unknownField,
    ],
    ['no text', 'story.description', 7, 'story.description', messages.wrongKind],
    [
      'a hostile link',
      'story.description',
      blocks('x', { markDefs: [{ _type: 'link', _key: 'a', href: 'javascript:alert(1)' }] }),
      'story.description.0.markDefs.0.href',
      messages.invalidLink,
    ],
  ])('formatted text of %s is refused with its path', (_, path, value, field, message) => {
    expect(() => savedOf({ rich: { [path]: value } })).toThrow(
      expect.objectContaining({ code: 'invalid-content', fields: { [field]: message } }),
    );
  });

  test('formatting that isn’t a map is refused', () => {
    expect(() => savedOf({ rich: [] })).toThrow(
      expect.objectContaining({ code: 'invalid-content', fields: { rich: messages.wrongKind } }),
    );
  });
});

test('a new item may be formatted', () => {
  const rich = { description: blocks('Ruth') };
  const member = { ...teamMemberSamples.valid.small, description: 'Ruth', rich };
  expect(newContent(teamMemberSchema, submitted(member))).toMatchObject(rich);
});
