import { presence as pathOf, staffMember } from '@lamplight/content/paths';
import { type Data, now } from '../asking/encoding.ts';
import { everybody, type Person, staffDocuments } from '../asking/people.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';

const of = 'contenthome.';
const longest = 'x'.repeat(200);

const tells = (by: Person, changes: Data = {}, path = pathOf(of, by)): Write => ({
  set: path,
  data: { of, uid: by, seenAt: now, ...changes },
});

const by = 'staff';
const denied = (what: string, write: Write): Case => writing(what, [write], false);

/** Staff tell of themselves which editor is open, as of now, and take it back. */
export const presence: Scene[] = [
  {
    title: 'announcing that an editor is open',
    cases: [
      ...everybody.flatMap((who) =>
        [tells(who), { delete: pathOf(of, who) }].map((write) => {
          const what = 'set' in write ? 'telling it' : 'taking it back, though it was not there';
          return writing(what, [write], who === 'staff' || who === 'editor', who);
        }),
      ),
      writing(
        'telling it of what has the longest name',
        [tells(by, { of: longest }, pathOf(longest, by))],
        true,
      ),
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
    title: 'announcing that an editor is still open',
    stored: {
      [pathOf(of, 'staff')]: { of, uid: 'staff', seenAt: new Date(0) },
      [pathOf(of, 'colleague')]: { of, uid: 'colleague', seenAt: new Date(0) },
    },
    cases: [
      writing('telling it again', [tells(by)], true),
      writing('taking it back', [{ delete: pathOf(of, by) }], true),
      denied('taking it back for a colleague', { delete: pathOf(of, 'colleague') }),
      denied('giving it to a colleague', tells(by, { uid: 'colleague' })),
    ],
  },
];

/** Nobody writes who is staff, and what they are called: a name could be a colleague's. */
const ownNames: Case[] = (['viewer', 'editor', 'staff', 'loggedOut', 'misplaced'] as const).flatMap(
  (by) => [
    ...[
      { name: 'Ruth' },
      { name: '' },
      { role: 'manager' },
      { role: undefined },
      { validSince: 0 },
    ].map((data) => writing(JSON.stringify(data), [{ update: staffMember(by), data }], false, by)),
    writing(
      'the name of a colleague',
      [{ update: staffMember('colleague'), data: { name: 'Ruth' } }],
      false,
      by,
    ),
  ],
);

/** Anyone who is signed in may ask whether they are staff. */
export const ownPlaceAmongStaff: Scene = {
  title: 'your own staff document',
  cases: everybody.flatMap((who): Case[] => [
    { what: 'asking', by: who, request: { get: staffMember(who) }, allowed: who !== 'visitor' },
    writing(
      'becoming a manager',
      [{ set: staffMember(who), data: { name: who, role: 'manager' } }],
      false,
      who,
    ),
    writing('leaving', [{ delete: staffMember(who) }], false, who),
  ]),
};

export const ownName: Scene = {
  title: 'your own name and role',
  // Put back after each change.
  stored: Object.fromEntries(
    Object.entries(staffDocuments).map(([uid, data]) => [staffMember(uid), data]),
  ),
  cases: ownNames,
};
