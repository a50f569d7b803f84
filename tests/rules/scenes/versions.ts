import { listItem, revision, siteDocument } from '@lamplight/content/paths';
import { contactSamples } from '@lamplight/content/samples/contact';
import { feedbackThankYouSamples } from '@lamplight/content/samples/feedbackThankYou';
import { homeSamples } from '@lamplight/content/samples/home';
import { times } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { type Data, now } from '../asking/encoding.ts';
import { outsiders } from '../asking/people.ts';
import { type Scene, type Write, writing } from '../asking/requests.ts';
import { recordFor, savedAs, saveOf, type Variation } from '../asking/saves.ts';
import { itemOf } from './entities.ts';

/** Saves of the version after the one that is stored that are wrong in one way. */
const wrongSaves: [string, Variation][] = [
  ['with a version that is a text', { saying: { version: '3' } }],
  ['with a version that is no whole number', { saying: { version: 3.5 }, revisionId: '3.5' }],
  ['without a version', { saying: { version: undefined } }],
  ['in the name of a colleague', { saying: { updatedBy: 'colleague' } }],
  ['in nobody’s name', { saying: { updatedBy: null } }],
  ['without a name', { saying: { updatedBy: undefined } }],
  ['at the time of the own clock', { saying: { updatedAt: new Date() } }],
  ['without a time', { saying: { updatedAt: undefined } }],
  ['with more metadata', { saying: { createdBy: 'staff' } }],
  ['without its revision', { without: 'revision' }],
  ['without its document', { without: 'document' }],
  ['with a revision of another version', { revisionId: '4' }],
  ['with a revision spelt otherwise', { revisionId: '03' }],
  ['with a revision that says something else', { revisionSaying: { imageAlts: {}, name: 'x' } }],
  ['with a revision that says more', { revisionSaying: { extra: true } }],
  ['with a revision in the name of a colleague', { revisionSaying: { updatedBy: 'colleague' } }],
];

const kinds: [path: string, content: unknown][] = [
  [siteDocument('home'), homeSamples.valid.small],
  [listItem('team', 'one'), itemOf(teamMemberSamples.valid.small)],
];

const eachVersion: Scene[] = kinds.flatMap(([path, content]) => {
  const saving = (what: string, allowed: boolean, variation: Variation) =>
    writing(what, saveOf('staff', path, content, variation), allowed);
  const seen = (versions: number[]) =>
    versions.flatMap((from) => [
      saving(`as if version ${from} had been seen`, false, { from }),
      saving(`as if version ${from} had been seen, beside history`, false, {
        from,
        revisionId: '9',
      }),
    ]);
  const data = (version: number): Data => ({
    ...(content as Data),
    version,
    updatedAt: now,
    updatedBy: 'staff',
  });
  const document = (version: number): Write => ({ set: path, data: data(version) });
  const its = (id: number | string, version = Number(id)): Write => ({
    set: `${path}/revisions/${id}`,
    data: data(version),
  });
  // Single documents are deleted by nobody. The function brings back those deleted elsewhere.
  const isSite = path.startsWith('site/');
  const back = (from: number) => [
    saving('as the version after its last', isSite, { from }),
    writing(
      'as the version after its last, with a record',
      [
        ...saveOf('staff', path, content, { from }),
        recordFor('restored', 'staff', [path, data(from + 1)]),
      ],
      false,
    ),
  ];
  const { [path]: _, ...historyAlone } = savedAs(path, content, 2);
  const atVersionTwo = savedAs(path, content, 2);
  return [
    {
      title: `the first save of ${path}`,
      cases: [
        ...seen([-1, 1, 2]),
        ...[0, 1].map((from) =>
          saving(`of revision ${from + 1} alone`, false, { from, without: 'document' }),
        ),
        saving('of version 1', true, {}),
      ],
    },
    {
      title: `the next save of ${path}`,
      stored: atVersionTwo,
      cases: [
        ...wrongSaves.map(([what, variation]) => saving(what, false, { from: 2, ...variation })),
        ...seen([-1, 0, 1, 3]),
        ...['copy', '4', '03'].map((id) =>
          writing(`a second revision ${id} in passing`, [document(3), its(3), its(id, 3)], false),
        ),
        ...[0, 1, 2, 4].map((version) =>
          writing(
            `deleting and creating version ${version} at once`,
            [{ delete: path }, document(version), its(version)],
            false,
          ),
        ),
        ...['0', '1', '2', '3', '4', 'copy'].map((id) =>
          writing(
            `a copy of the document as revision ${id}`,
            [{ set: `${path}/revisions/${id}`, data: atVersionTwo[path] ?? {} }],
            false,
          ),
        ),
        writing('changing a revision with a save', [document(3), its(3), its(2)], false),
        saving('of version 3', true, { from: 2 }),
        writing('of version 3 by a colleague', saveOf('staff', path, content, { from: 2 }), true),
      ],
    },
    {
      title: `saving ${path} over revisions stored past the rules`,
      stored: {
        ...atVersionTwo,
        [revision(path, 3)]: { version: 3 },
        [revision(path, 5)]: { version: 5 },
      },
      cases: [
        saving('over a revision that is there', false, { from: 2 }),
        saving('behind another revision', false, { from: 5 }),
      ],
    },
    {
      title: `saving ${path} without a stored version`,
      stored: { [path]: content as Data },
      cases: [...seen([-1, 1]), saving('of version 1', true, {})],
    },
    {
      title: `saving ${path} without its last revision`,
      stored: { [path]: atVersionTwo[path] ?? {} },
      cases: [
        ...['1', '2', '3'].map((id) => writing(`revision ${id} alone`, [its(id, 2)], false)),
        saving('of version 3', true, { from: 2 }),
      ],
    },
    {
      title: `${path} after it was deleted`,
      stored: historyAlone,
      cases: [
        ...seen([-1, 0, 1, 3, 4]),
        ...outsiders.map((by) =>
          writing('creating it again', saveOf(by, path, content, { from: 2 }), false, by),
        ),
        saving('without creating it again', false, { from: 2, without: 'document' }),
        writing('over versions that come with it', [document(4), its(3), its(4)], false),
        ...back(2),
      ],
    },
    {
      title: `${path} after it was deleted at its first version`,
      stored: { [revision(path, 1)]: savedAs(path, content, 1)[path] ?? {} },
      cases: [...seen([-1, 0, 2]), ...back(1)],
    },
    largestVersion(path, content),
  ];
});

/** The SDK sends whole numbers beyond 2 ** 53 as floating-point numbers. */
function largestVersion(path: string, content: unknown): Scene {
  return {
    title: `saving ${path} beyond the largest possible version`,
    stored: { [path]: { version: Number.MAX_SAFE_INTEGER } },
    cases: ['9007199254740992', '9.007199254740992E15', '9.007199254740992e+15'].map(
      (revisionId) => {
        const from = Number.MAX_SAFE_INTEGER;
        return writing(
          `revision ${revisionId}`,
          saveOf('staff', path, content, { from, revisionId }),
          false,
        );
      },
    ),
  };
}

const contact = [siteDocument('contact'), contactSamples.valid.small] as const;
const thankYou = [siteDocument('feedbackGreeting'), feedbackThankYouSamples.valid.small] as const;

/** Each document of a save is held to the same as if it were saved alone. */
const together: Scene = {
  title: 'saving two documents at once',
  stored: { ...savedAs(...contact, 2), ...savedAs(...thankYou, 1) },
  cases: (
    [
      ['of the next version of each', true, {}],
      ['of the next version of one, and of another one of the other', false, { from: 2 }],
      ['of a version without its revision', false, { without: 'revision' }],
    ] satisfies [string, boolean, Variation][]
  ).map(([what, allowed, variation]) =>
    writing(
      what,
      [
        ...saveOf('staff', ...contact, { from: 2 }),
        ...saveOf('staff', ...thankYou, { from: 1, ...variation }),
      ],
      allowed,
    ),
  ),
};

/**
 * The emulator judges the writes of a commit in an order that follows from their names, and stops at the
 * first that is denied: of so many saves the document comes before its revision in some.
 */
const otherRevisions: Scene = {
  title: 'first saves with extra fields in the revision',
  cases: times(12, (index) =>
    writing(
      `of item ${index}`,
      saveOf('staff', listItem('team', `item-${index}`), itemOf(teamMemberSamples.valid.small), {
        revisionSaying: { extra: true },
      }),
      false,
    ),
  ),
};

/** Nobody overwrites a version that they have not seen, and history stays true. */
export const versions: Scene[] = [...eachVersion, together, otherRevisions];
