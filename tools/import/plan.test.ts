import { fileURLToPath } from 'node:url';
import { mentorEntry } from '@lamplight/content/paths';
import { beforeAll, expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import type { Outcome } from './findings.ts';
import { fixturePictures as pictures } from './fixture.ts';
import { type Plan, planOf } from './plan.ts';

const now = new Date('2026-11-24T12:00:00Z');
const folder = fileURLToPath(new URL('fixture', import.meta.url));

let answers: Map<string, unknown>;
let plan: Plan;
beforeAll(async () => {
  ({ answers } = await readAnswers(folder));
  plan = planOf(answers, { pictures, now });
});

/** Every defect of the answers in `fixture`: where it is, what is done, and in which words. */
const defects: [file: string, path: string, outcome: Outcome, done: RegExp][] = [
  ['home.json', 'sliderImages.1', 'kept', /could not be fetched: it was answered with 404/],
  ['home.json', 'sliderImages.2', 'refused', /there twice/],
  ['home.json', 'sliderImages.3', 'refused', /404, and pages show no pictures over http/],
  ['home.json', 'sliderImages.4', 'changed', /an object, not a text/],
  ['home.json', 'sliderImages.5', 'refused', /null/],
  ['home.json', 'story.title.0.color', 'changed', /“#662d91”/],
  ['home.json', 'story.title.1.color', 'changed', /“#ff6347”/],
  ['home.json', 'story.title.2.color', 'changed', /“#662d91” because it is no colour/],
  ['home.json', 'story.title.3', 'refused', /nothing in it/],
  ['home.json', 'story.title.4', 'changed', /a text, not an object/],
  ['home.json', 'story.description', 'changed', /its HTML as formatted text/],
  ['home.json', 'story.button', 'changed', /“Our story”: without spaces/],
  ['home.json', 'story.pointer1image.width', 'changed', /“100%”: it is in px/],
  ['home.json', 'story.pointer1image.height', 'changed', /“50%”: a number, not a text/],
  ['home.json', 'story.pointer2image', 'changed', /a text, not an object/],
  ['home.json', 'story.pointer3title', 'changed', /“3”: a number, not a text/],
  ['home.json', 'events', 'changed', /an object, not a list/],
  [
    'home.json',
    'events.0.imageUrl',
    'empty',
    /a path of the old site: say where that is with --site/,
  ],
  ['home.json', 'events.0.videoUrl', 'changed', /ScMzIvxBSi4\?rel=0&start=9”: without its HTML/],
  ['home.json', 'events.0.videoWidth', 'changed', /not from 1% to 100%/],
  ['home.json', 'events.1.videoUrl', 'empty', /neither YouTube nor Vimeo/],
  ['home.json', 'mainevent', 'changed', /a single item, not a list/],
  ['home.json', 'mainevent.0.name', 'changed', /“Spring fair in the yard”/],
  ['home.json', 'mainevent.0.organiser', 'refused', /no such field/],
  ['home.json', 'ourImpact.description', 'empty', /null/],
  ['home.json', 'testimonials.1', 'refused', /there twice/],
  ['home.json', 'testimonials.2', 'refused', /not an object/],
  ['home.json', 'upcomingEvent', 'empty', /missing/],
  ['about.json', '', 'changed', /in a list/],
  ['about.json', 'description1', 'changed', /called “Description1”/],
  ['about.json', 'description2', 'changed', /“Lessons – and soup.”/],
  ['about.json', 'image.url', 'changed', /fetched over https/],
  ['about.json', 'image.width', 'changed', /“80%”/],
  ['about.json', 'image.height', 'changed', /“100%”/],
  ['about.json', 'mission.missiondescription2', 'changed', /a list, not a text/],
  ['about.json', 'mission.missionurl', 'empty', /a playlist/],
  ['about.json', 'volunteer.point4', 'empty', /missing/],
  ['contact.json', 'mail', 'changed', /“hello@lamp.example”/],
  ['contact.json', 'number', 'changed', /“5550100200”: a number, not a text/],
  ['contact.json', 'linkedin', 'empty', /no link/],
  ['contact.json', 'facebook', 'changed', /“https:\/\/www.facebook.com\/lamp”/],
  ['contact.json', 'instagram', 'changed', /the%20lamp/],
  ['contact.json', 'mentorFormModalBody', 'empty', /missing/],
  ['nav.json', 'dropdowns.0.links.1.url', 'changed', /“\/news”/],
  ['nav.json', 'dropdowns.0.links.2', 'refused', /there twice/],
  ['nav.json', 'dropdowns.0.links.3.url', 'empty', /no link/],
  ['team.json', '0.type', 'changed', /“founder”/],
  ['team.json', '1.image', 'kept', /no picture/],
  ['team.json', '2._id', 'changed', /another one has the same/],
  ['team.json', '2.image', 'empty', /no address of a picture/],
  ['team.json', '2.imageWidth', 'changed', /“100%” because it is missing/],
  ['team.json', '2.type', 'changed', /“internatial”/],
  ['team.json', '3.position', 'empty', /missing/],
  ['team.json', '3.type', 'changed', /“founder” because it is none of/],
  ['team.json', '4', 'refused', /not an object/],
  ['team.json', '5', 'refused', /nothing in it/],
  ['ycm.json', '', 'changed', /a single item, not a list/],
  ['ycm.json', '0.images', 'changed', /written as a text/],
  ['sz.json', '0.images', 'empty', /none could be taken/],
  ['shb.json', '0.images.0', 'changed', /a text, not an object/],
  ['sem.json', '0.images.0.caption', 'empty', /null/],
  ['hhk.json', '0.description', 'empty', /nothing of it can be shown/],
  ['hhk.json', '0.images.0.caption', 'changed', /“7”/],
  ['student-testimonials.json', '0.feedback', 'changed', /“Tom & I learn together.”/],
  ['student-testimonials.json', '1', 'refused', /there twice/],
  ['mentor-testimonials.json', '0.name', 'changed', /cut, as it has 299 characters/],
  ['news.json', '0.image.width', 'changed', /“640”: a text, not a number/],
  ['news.json', '0.image.height', 'changed', /“427” because it is no number of pixels/],
  ['news.json', '0.articleUrl', 'changed', /“https:\/\/paper.example\/roof”/],
  ['international.json', '0.images', 'empty', /null/],
  ['feedback.json', '1.emailOrPhone', 'changed', /“9876543210”/],
  ['feedback.json', '1.createdAt', 'changed', /2024-02-13T/],
  ['feedback.json', '2.emailOrPhone', 'empty', /neither an email address nor/],
  ['feedback.json', '2.createdAt', 'changed', /what its _id says/],
  ['mentors.json', '0.createdAt', 'changed', /2024-01-23T08:53:20/],
  ['mentors.json', '0.phone', 'changed', /a number, not a text/],
  ['mentors.json', '0.ageGroup', 'changed', /“Teenagers”/],
  ['mentors.json', '0.daysAvailable', 'changed', /“Weekends, Weekdays”/],
  ['mentors.json', '0.laptopAccess', 'changed', /“Yes”/],
  ['mentors.json', '0.acknowledgment', 'changed', /ticked/],
  ['mentors.json', '1.ageGroup', 'empty', /none of/],
  ['mentors.json', '1', 'refused', /did not agree/],
  ['donors.json', '', 'refused', /no answer of the old API/],
];

test.each(defects)('in %s at “%s” reports a defect: %s', (file, path, outcome, done) => {
  const found = plan.findings.filter((each) => each.file === file && each.path === path);
  expect(found.map((each) => `${each.outcome} ${each.done}`).join('\n')).toMatch(done);
  expect(found.map((each) => each.outcome)).toContain(outcome);
});

test('reports nothing that is not a defect', () => {
  const known = new Set(defects.map(([file, path]) => `${file} ${path}`));
  // Values that aren't taken at all, or are objects that were none, have findings within them.
  const within =
    /^(mentors.json 1|team.json 5|home.json story.title.[34]|home.json story.pointer2image|nav.json dropdowns.0.links.2|shb.json 0.images.0)\./;
  const others = plan.findings.filter(
    ({ file, path }) => !known.has(`${file} ${path}`) && !within.test(`${file} ${path}`),
  );
  expect(others.map(({ file, path, done }) => `${file} ${path} ${done}`)).toEqual([
    'mentors.json 0.age taken as “31”: a number, not a text',
    'mentors.json 0.backgroundCheck taken as “Yes”: written in another way',
  ]);
});

test('findings give the field’s name for staff, and its old value', () => {
  const at = (file: string, path: string) =>
    plan.findings.find((each) => each.file === file && each.path === path);
  expect(at('team.json', '2.imageWidth')?.label).toBe('Team member 3: Image width');
  expect(at('home.json', 'story.pointer1image.width')).toMatchObject({
    label: 'Pointer 1: Image width',
    value: '"300px"',
  });
  expect(at('home.json', 'upcomingEvent')?.label).toBe('upcomingEvent');
  expect(at('home.json', 'mainevent.0.organiser')?.label).toBe('organiser');
  expect(at('team.json', '4')).toMatchObject({ label: 'Team member 5', value: '"Anna"' });
});

test('valid items keep their old ids and order', () => {
  const team = plan.documents.filter(({ path }) => path.startsWith('team/'));
  expect(team.map(({ path, order }) => [path, order])).toEqual([
    ['team/65a1b2c3d4e5f60718293b01', 1000],
    ['team/65a1b2c3d4e5f60718293b02', 2000],
    ['team/team-3', 3000],
    ['team/65a1b2c3d4e5f60718293b04', 4000],
  ]);
  expect(team[0]?.content).toEqual({
    name: 'Ruth Baker',
    position: 'Head',
    image: expect.stringMatching(/^\/pictures\/[\da-f]{64}\.1200w\.webp$/),
    imageWidth: '100%',
    imageHeight: '100%',
    description: 'Ruth began it all.',
    type: 'founder',
    imageAlts: {},
    from: '',
    until: '',
  });
});

test('a document that is too large is reported and not stored', () => {
  const image = `https://gone.example/${'p'.repeat(2_000)}`;
  const items = Array.from({ length: 50 }, (_, index) => ({
    name: `Ada ${index}`,
    image,
    imageUrl: image,
    quote: 'Word '.repeat(1_000),
    description: 'Word '.repeat(1_000),
  }));
  const home = { testimonials: items, mainevent: items, events: items };
  const { documents, findings } = planOf(new Map([['home.json', home]]), { pictures, now });
  expect(documents).toEqual([]);
  expect(findings.at(-1)?.done).toBe('nothing is taken for home because it is too large');
});

test('an imported submission is like one sent to this site', () => {
  const [sam, ...others] = plan.entries.filter(({ path }) => path.startsWith('mentors/'));
  expect(others).toEqual([]);
  expect(sam).toMatchObject({
    path: mentorEntry('65a1b2c3d4e5f60718294101'),
    data: { age: '31', daysAvailable: ['Weekends', 'Weekdays'], spam: '', state: 'new', note: '' },
    createdAt: new Date(1_706_000_000_000),
  });
  expect(sam?.data.words).toContain('biology');
});
