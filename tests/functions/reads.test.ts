import { aboutSchema } from '@lamplight/content/about';
import { missionSchema } from '@lamplight/content/mission';
import { siteDocument } from '@lamplight/content/paths';
import { emptyValue } from '@lamplight/content/readable';
import { aboutSamples } from '@lamplight/content/samples/about';
import { missionSamples } from '@lamplight/content/samples/mission';
import { times } from '@lamplight/content/samples/sample';
import { supportSamples } from '@lamplight/content/samples/support';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { testimonialSamples } from '@lamplight/content/samples/testimonial';
import { supportSchema } from '@lamplight/content/support';
import { describe, expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
} from './documents.ts';
import { lists } from './resources.ts';
import { ask } from './suite.ts';

const about = { ...aboutSamples.valid.small };
const mission = { ...missionSamples.valid.small };
const support = { ...supportSamples.valid.small };
const member = { ...teamMemberSamples.valid.small };
const testimonial = { ...testimonialSamples.valid.small };

const aboutDocuments = ['about', 'mission', 'support'] as const;
for (const name of aboutDocuments) restoreAfterwards(siteDocument(name));
for (const { list } of lists) restoreListAfterwards(list);

const read = async (path: string) => (await ask('GET', `/api/${path}`)).json();

describe('everybody reads about the organisation', () => {
  test('with its id and version, but not who saved it and when', async () => {
    await arrange(siteDocument('about'), about, 7);
    await arrange(siteDocument('mission'), mission, 2);
    await arrange(siteDocument('support'), support, 1);
    const response = await ask('GET', '/api/about');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.json()).toEqual({
      _id: 'about',
      ...about,
      ...mission,
      ...support,
      version: 7 + 2 + 1,
    });
  });

  test('as empty content when it was never saved', async () => {
    for (const name of aboutDocuments) await arrange(siteDocument(name), {}, 0);
    expect(await read('about')).toEqual({
      _id: 'about',
      ...emptyValue(aboutSchema),
      ...emptyValue(missionSchema),
      ...emptyValue(supportSchema),
      version: 0,
    });
  });
});

describe.each(lists)('everybody reads /api/$path', ({ path, list, content }) => {
  test('as its items in their order, each with its id and version', async () => {
    await arrangeList(list, {
      a: saved(content, 20),
      b: saved(content, 3),
      c: saved(content, 7, 4),
    });
    const response = await ask('GET', `/api/${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { _id: 'b', ...content, version: 1 },
      { _id: 'c', ...content, version: 4 },
      { _id: 'a', ...content, version: 1 },
    ]);
  });

  test('without caching', async () => {
    const { headers } = await ask('GET', `/api/${path}`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('as an empty array if it has no items', async () => {
    await arrangeList(list, {});
    expect(await read(path)).toEqual([]);
  });
});

test('an item that was broken by hand is read as far as possible', async () => {
  await arrangeList('team', {
    broken: { order: 1, name: 'Amina', image: 'javascript:alert(1)', type: 'boss', extra: 1 },
    whole: saved(member, 2),
  });
  expect(await read('team')).toEqual([
    {
      _id: 'broken',
      name: 'Amina',
      position: '',
      image: '',
      imageWidth: '',
      imageHeight: '',
      description: '',
      type: '',
      imageAlts: {},
      from: '',
      until: '',
      version: 0,
    },
    { _id: 'whole', ...member, version: 1 },
  ]);
});

test('a list is read no further than its 200th item', async () => {
  const items = times(201, (index) => [`item-${index}`, saved(testimonial, index)] as const);
  await arrangeList('mentorTestimonials', Object.fromEntries(items));
  const answered: { _id: string }[] = await read('mentor-testimonials');
  expect(answered).toHaveLength(200);
  expect(answered.at(-1)?._id).toBe('item-199');
});
