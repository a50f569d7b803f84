import {
  draftOf,
  listItem,
  reviewComment,
  reviewLink,
  siteDocument,
} from '@lamplight/content/paths';
import { type Data, now } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';
import { savedAs, saveOf } from '../asking/saves.ts';
import { someDraft } from './drafts.ts';

const hash = '0123456789abcdef'.repeat(4);

/** The path of the link in the tests. */
export const ofLink = reviewLink(hash);

const [home, organisation, member] = [
  siteDocument('home'),
  siteDocument('organisation'),
  listItem('team', 'one'),
].map((path) => draftOf(path)) as [string, string, string];
const missing = draftOf(siteDocument('about'));
const idOf = (draft: string) => draft.split('/')[1] ?? '';

/** The drafts that there are. */
export const draftsThere = Object.assign(
  {},
  ...[home, organisation, member].map((path) => savedAs(path, someDraft, 1)),
);

const minute = 60_000;
const day = 1_440 * minute;
const inDays =
  (days: number, more = 0) =>
  () =>
    new Date(Date.now() + days * day + more);

const link = (by: string): Data => ({
  draft: idOf(home),
  since: someDraft.since,
  by,
  at: now,
  expires: inDays(14),
  opened: 0,
});

/** A link that is there. */
export const storedLink = { ...link('colleague'), at: new Date('2026-11-21T12:00:00Z') };

/** The write that makes a link. */
export const linking = (by: Person, changes: Data = {}, path = ofLink): Write => ({
  set: path,
  data: { ...link(by), ...changes },
});

/** The write that turns a link off. */
export const turningOff = (changes: Data = {}): Write => ({
  update: ofLink,
  data: { revokedAt: now, ...changes },
});

const saying = (what: string, changes: Data, allowed = false): Case =>
  writing(what, [linking('editor', changes)], allowed, 'editor');

const turns = (what: string, write: Write, allowed = false, by: Person = 'editor'): Case =>
  writing(what, [write], allowed, by);

const links: Scene[] = [
  {
    title: 'the fields of a review link',
    stored: draftsThere,
    cases: [
      saying('for 14 days', {}, true),
      saying('for a day', { expires: inDays(1) }, true),
      saying('for 90 days', { expires: inDays(90) }, true),
      saying('for 90 days by a clock that is ahead', { expires: inDays(90, 58 * minute) }, true),
      saying('for less than a day', { expires: inDays(1, -62 * minute) }),
      saying('for more than 90 days', { expires: inDays(90, 62 * minute) }),
      saying('without an end', { expires: undefined }),
      saying('until a text', { expires: '2033-05-18T00:00:00Z' }),
      saying('opened already', { opened: 1 }),
      saying('without how often it was opened', { opened: undefined }),
      saying('in the name of a colleague', { by: 'colleague' }),
      saying('in nobody’s name', { by: undefined }),
      saying('made at another time', { at: new Date(0) }),
      saying('made at no time', { at: undefined }),
      saying('to an earlier draft', { since: 0 }),
      saying('to no draft in particular', { since: undefined }),
      saying('turned off already', { revokedAt: now }),
      saying('with more', { note: 'x' }),
      saying('to nothing', { draft: undefined }),
      saying('to a draft that there is not', { draft: idOf(missing) }),
      writing(
        'to a draft that comes with it',
        [...saveOf('editor', missing, someDraft), linking('editor', { draft: idOf(missing) })],
        false,
        'editor',
      ),
      turns('at a token', linking('editor', {}, reviewLink('A-_'.repeat(11)))),
      turns('at a longer hash', linking('editor', {}, reviewLink(`${hash}a`))),
    ],
  },
  {
    title: 'who may create a review link to which draft',
    stored: draftsThere,
    cases: (['viewer', 'editor', 'staff'] as const).flatMap((by) =>
      [home, organisation, member].map((draft) =>
        turns(
          draft,
          linking(by, { draft: idOf(draft) }),
          by === 'staff' || (by === 'editor' && draft !== organisation),
          by,
        ),
      ),
    ),
  },
  {
    title: 'turning a link off',
    stored: { [ofLink]: storedLink },
    cases: [
      turns('as of now', turningOff(), true),
      turns('as of another time', turningOff({ revokedAt: new Date(0) })),
      turns('with another end', turningOff({ expires: inDays(30) })),
      turns('with another draft', turningOff({ draft: idOf(member) })),
      turns('with more', turningOff({ note: 'x' })),
      turns('without saying when', { update: ofLink, data: { opened: 0 } }),
      turns('counting', { update: ofLink, data: { opened: 2 } }),
    ],
  },
  {
    title: 'a link that is turned off',
    stored: { [ofLink]: { ...storedLink, revokedAt: new Date(0) } },
    cases: [
      turns('turning it off again', turningOff()),
      turns('turning it on', turningOff({ revokedAt: undefined })),
      turns('making it again', linking('editor')),
    ],
  },
  {
    title: 'a link to a draft that only managers may save',
    stored: { [ofLink]: { ...storedLink, draft: idOf(organisation) } },
    cases: [
      turns('an editor turns it off', turningOff()),
      turns('a manager turns it off', turningOff(), true, 'staff'),
    ],
  },
];

/** The path of the comment in the tests. */
export const ofComment = reviewComment('one');

/** A comment that is there. */
export const storedComment: Data = {
  draft: idOf(home),
  since: someDraft.since,
  link: hash,
  name: 'Noor',
  text: 'The second line is too long.',
  at: new Date('2026-11-21T12:00:00Z'),
};

const marks = (what: string, data: Data, allowed = false): Case =>
  writing(what, [{ update: ofComment, data }], allowed, 'editor');

const comments: Scene[] = [
  {
    title: 'changing a comment',
    stored: { [ofComment]: storedComment },
    cases: [
      marks('done', { done: true }, true),
      marks('not done', { done: false }, true),
      marks('done as a text', { done: 'yes' }),
      marks('done, with more', { done: true, note: 'x' }),
      marks('done, in other words', { done: true, text: 'All is well.' }),
      marks('other words', { text: 'All is well.' }),
    ],
  },
  {
    title: 'a comment that is done',
    stored: { [ofComment]: { ...storedComment, done: true } },
    cases: [
      marks('not done after all', { done: false }, true),
      marks('neither', { done: undefined }),
      marks('other words', { text: 'All is well.' }),
    ],
  },
];

/** Links to drafts are made and turned off by those who may save the draft, comments stored by the function alone. */
export const reviews: Scene[] = [...links, ...comments];
