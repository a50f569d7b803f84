import { presence as pathOf, staffMember } from '@lamplight/content/paths';
import { type Data, now } from '../asking/encoding.ts';
import { everybody, type Person } from '../asking/people.ts';
import type { Case, Scene, Write } from '../asking/requests.ts';

const of = 'contenthome.';
const longest = 'x'.repeat(200);

const tells = (by: Person, changes: Data = {}, path = pathOf(of, by)): Write => ({
  set: path,
  data: { of, uid: by, seenAt: now, ...changes },
});

const by = 'staff';
const denied = (what: string, write: Write): Case => ({
  what,
  by,
  request: { commit: [write] },
  allowed: false,
});

/** Staff tell of themselves which editor is open, as of now, and take it back. */
export const presence: Scene[] = [
  {
    title: 'that an editor is open',
    cases: [
      ...everybody.flatMap((who) =>
        [tells(who), { delete: pathOf(of, who) }].map((write) => ({
          what: 'set' in write ? 'telling it' : 'taking it back, though it was not there',
          by: who,
          request: { commit: [write] },
          allowed: who === 'staff',
        })),
      ),
      {
        what: 'telling it of what has the longest name',
        by,
        request: { commit: [tells(by, { of: longest }, pathOf(longest, by))] },
        allowed: true,
      },
      denied('of another time', tells(by, { seenAt: new Date(4e12) })),
      denied('without a time', tells(by, { seenAt: undefined })),
      denied('of no time', tells(by, { seenAt: null })),
      denied('of another editor', tells(by, { of: 'contentteam.' })),
      denied('of nothing', tells(by, { of: null })),
      denied('of a list', tells(by, { of: ['contenthome.'] })),
      denied('without what is open', tells(by, { of: undefined })),
      denied('with more beside it', tells(by, { note: 'x' })),
      denied('without who it is', tells(by, { uid: undefined })),
      denied('in the name of a colleague', tells(by, { uid: 'colleague' })),
      denied('of a colleague', tells(by, { uid: 'colleague' }, pathOf(of, 'colleague'))),
      denied('at the place of a colleague', tells(by, {}, pathOf(of, 'colleague'))),
      denied(
        'of what has too long a name',
        tells(by, { of: `${longest}x` }, pathOf(`${longest}x`, by)),
      ),
    ],
  },
  {
    title: 'that an editor is still open',
    stored: {
      [pathOf(of, 'staff')]: { of, uid: 'staff', seenAt: new Date(0) },
      [pathOf(of, 'colleague')]: { of, uid: 'colleague', seenAt: new Date(0) },
    },
    cases: [
      { what: 'telling it again', by, request: { commit: [tells(by)] }, allowed: true },
      {
        what: 'taking it back',
        by,
        request: { commit: [{ delete: pathOf(of, by) }] },
        allowed: true,
      },
      denied('taking it back for a colleague', { delete: pathOf(of, 'colleague') }),
      denied('giving it to a colleague', tells(by, { uid: 'colleague' })),
    ],
  },
];

/** Whoever is signed in may ask whether they are staff, and change nothing about it. */
export const ownPlaceAmongStaff: Scene = {
  title: 'the own place among staff',
  cases: everybody.flatMap((who): Case[] => [
    { what: 'asking', by: who, request: { get: staffMember(who) }, allowed: who !== 'visitor' },
    ...[{ set: staffMember(who), data: { name: who } }, { delete: staffMember(who) }].map(
      (write) => ({
        what: 'set' in write ? 'becoming staff' : 'leaving',
        by: who,
        request: { commit: [write] },
        allowed: false,
      }),
    ),
  ]),
};
