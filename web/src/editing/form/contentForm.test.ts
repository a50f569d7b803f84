import { aboutSchema } from '@lamplight/content/about';
import { list } from '@lamplight/content/fields';
import { homeSchema } from '@lamplight/content/home';
import { allSamples } from '@lamplight/content/samples/bySite';
import { homeSamples } from '@lamplight/content/samples/home';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { teamMemberSchema } from '@lamplight/content/teamMember';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { altsFor, contentForm, contentHeldBy } from './contentForm.ts';

const membersSchema = z.object({
  items: list(teamMemberSchema.extend({ _id: z.string() }), {
    label: 'Items',
    item: 'member',
    limit: 9,
  }),
});

test.each(Object.entries(homeSamples.valid))(
  'content survives a round trip through the form: %s',
  (_, home) => {
    const { toForm, fromForm } = contentForm(homeSchema);
    const sample = { ...home, imageAlts: {} };
    expect(fromForm(toForm(sample))).toEqual(sample);
  },
);

test('descriptions stay with their pictures, whatever the focal point', () => {
  const { fromForm } = contentForm(membersSchema);
  const { small } = teamMemberSamples.valid;
  const items = [
    {
      ...small,
      _id: 'a',
      image: '/a.webp#focus=1,2',
      imageAlts: { '/a.webp': 'Amina', '/gone.webp': 'Gone' },
    },
    { ...small, _id: 'b', image: '/b.webp', imageAlts: { '/b.webp': '', '/a.webp': 'Amina' } },
  ];
  expect(fromForm({ items }).items.map(({ imageAlts }) => imageAlts)).toEqual([
    { '/a.webp': 'Amina' },
    { '/b.webp': '' },
  ]);
});

test.each([
  [aboutSchema, 'image.url', 'imageAlts'],
  [homeSchema, 'events.3.imageUrl', 'imageAlts'],
  [membersSchema, 'items.2.image', 'items.2.imageAlts'],
  [z.object({ image: z.string() }), 'image', undefined],
])('%# the description of the picture at %s is one of %s', (schema, name, alts) => {
  expect(altsFor(schema, name)).toBe(alts);
});

test.each(allSamples)(
  'the form of $name converts back to content without its schema too',
  ({ schema, valid }) => {
    const sample = valid.fullest ?? valid.small;
    const { toForm } = contentForm<object>(schema);
    expect(contentHeldBy(toForm({ ...sample }))).toEqual(sample);
  },
);
