import {
  activityRecord,
  feedbackEntry,
  libraryFile,
  libraryPicture,
  listItem,
  siteDocument,
} from '@lamplight/content/paths';
import { contactSamples } from '@lamplight/content/samples/contact';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { type Data, now } from '../asking/encoding.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';
import {
  deletedAs,
  deletionOf,
  type RecordVariation,
  recordFor,
  returnOf,
  savedAs,
  saveOf,
} from '../asking/saves.ts';
import { handlingOf, itemOf, storedEntry } from './entities.ts';

const path = listItem('team', 'one');
const item = itemOf(teamMemberSamples.valid.small);
const atVersionTwo = savedAs(path, item, 2);
const stored = atVersionTwo[path] ?? {};
const entry = feedbackEntry('one');
const sent = storedEntry(feedbackSamples.valid.small);

const denied = (what: string, commit: Write[]): Case => writing(what, commit, false);

const deleting = (what: string, variation: RecordVariation, allowed = false): Case =>
  writing(what, deletionOf('staff', path, stored, variation), allowed);

const wrongRecords: [string, Data][] = [
  ['in the name of a colleague', { by: 'colleague' }],
  ['in nobody’s name', { by: '' }],
  ['of another time', { at: new Date('2026-11-21T12:00:00Z') }],
  ['of a return', { kind: 'restored' }],
  ['of something else', { kind: 'exported' }],
  ['of another item', { id: 'two' }],
  ['of another list', { of: 'news' }],
  ['of another version', { count: 3 }],
  ['of a version in words', { count: '2' }],
  ['of a version that is no whole number', { count: 2.5 }],
  ['with another name', { name: 'Nobody' }],
  ['with its name and more', { name: `${item.name} ` }],
  ['with no name', { name: '' }],
  ['with a name that is none', { name: 7 }],
  ['with names', { name: [item.name] }],
  ...Object.keys({ kind: 0, of: 0, id: 0, count: 0, name: 0, by: 0, at: 0 }).map(
    (key): [string, Data] => [`without ${key}`, { [key]: undefined }],
  ),
  ['with more', { note: 'x' }],
];

/** Deletions and returns are recorded in the same commit, truly and once. */
export const records: Scene[] = [
  {
    title: 'the record of a deleted item',
    stored: { ...atVersionTwo, ...savedAs(listItem('team', 'two'), item, 2) },
    cases: [
      ...wrongRecords.map(([what, saying]) => deleting(what, { saying })),
      deleting('under another id', { id: 'team~one~3~deleted' }),
      deleting('under any id', { id: 'one' }),
      denied('of an item that stays', [recordFor('deleted', 'staff', [path, stored])]),
      denied('of an item that is saved', [
        ...saveOf('staff', path, item, { from: 2 }),
        recordFor('deleted', 'staff', [path, stored]),
      ]),
      denied('and another one, of another version', [
        ...deletionOf('staff', path, stored),
        recordFor('deleted', 'staff', [path, { ...stored, version: 3 }]),
      ]),
      denied('and another one, of something else', [
        ...deletionOf('staff', path, stored),
        recordFor('deleted', 'staff', [path, stored], {
          saying: { kind: 'exported' },
          id: 'team~one~2~exported',
        }),
      ]),
      denied('and another one, under another id', [
        ...deletionOf('staff', path, stored),
        recordFor('deleted', 'staff', [path, stored], { id: 'one' }),
      ]),
      denied('of one of two', [
        ...deletionOf('staff', path, stored),
        { delete: listItem('team', 'two') },
      ]),
      writing(
        'of both',
        ['one', 'two'].flatMap((id) => deletionOf('staff', listItem('team', id), stored)),
        true,
      ),
      denied('of a return, of an item that is new', [
        ...saveOf('staff', listItem('team', 'new'), item),
        recordFor('restored', 'staff', [listItem('team', 'new'), { ...stored, version: 1 }]),
      ]),
      denied('of a return, of an item that is there', [
        ...saveOf('staff', path, item, { from: 2 }),
        recordFor('restored', 'staff', [path, { ...stored, version: 3 }]),
      ]),
      deleting('as it is', {}, true),
    ],
  },
  {
    title: 'the record of an item stored without an editor',
    stored: {
      [path]: item,
      [libraryPicture('lamp')]: { name: 'Lamp' },
      [libraryFile('report')]: { title: 'Report' },
      [listItem('news', 'one')]: { heading: 'News' },
      [listItem('sz', 'one')]: { title: 'Work' },
      [listItem('sz', 'two')]: { title: '', heading: 'No title' },
      [listItem('team', 'nameless')]: { order: 1 },
      [listItem('team', 'odd')]: { name: ['Ruth'] },
      [listItem('team', 'sent')]: { ...item, createdAt: new Date(0) },
    },
    cases: [
      writing('an item', deletionOf('staff', path, item), true),
      ...(
        [
          [listItem('news', 'one'), { heading: 'News' }],
          [listItem('sz', 'one'), { title: 'Work' }],
          [listItem('sz', 'two'), { title: '', heading: 'No title' }],
          [listItem('team', 'nameless'), { order: 1 }],
          [listItem('team', 'odd'), { name: ['Ruth'] }],
        ] satisfies [string, Data][]
      ).flatMap(([its, data]) => [
        denied(`${its} by another name`, deletionOf('staff', its, data, { saying: { name: 'x' } })),
        writing(its, deletionOf('staff', its, data), true),
      ]),
      denied(
        'an item by the names that it has',
        deletionOf('staff', listItem('team', 'odd'), {}, { saying: { name: 'Ruth' } }),
      ),
      writing('a picture', deletionOf('staff', libraryPicture('lamp'), { name: 'Lamp' }), true),
      writing('a file', deletionOf('staff', libraryFile('report'), { title: 'Report' }), true),
      denied('an item as if it were an entry', [
        handlingOf(
          'staff',
          listItem('team', 'sent'),
          { ...item, createdAt: new Date(0) },
          { state: 'done', note: '' },
        ),
      ]),
    ],
  },
  {
    title: 'the record of something that no longer exists',
    stored: {
      ...deletedAs(entry, sent),
      [activityRecord('team~one~2~deleted')]: { kind: 'deleted' },
    },
    cases: [
      denied('that it is deleted', [recordFor('deleted', 'staff', [path, stored])]),
      denied('that it is deleted, again', deletionOf('staff', path, stored)),
      denied('that it has come back', [recordFor('restored', 'staff', [path, stored])]),
      denied('that an entry has come back', [
        recordFor('restored', 'staff', [entry, { ...sent, restored: 1 }]),
      ]),
    ],
  },
  {
    title: 'the record of an action that is never recorded',
    stored: {
      ...savedAs(siteDocument('contact'), contactSamples.valid.small, 2),
      'presence/contenthome.~staff': { of: 'contenthome.', uid: 'staff', seenAt: new Date(0) },
    },
    cases: [
      denied('a single document', [
        recordFor('deleted', 'staff', [siteDocument('contact'), { version: 2 }]),
      ]),
      denied('an editor that is closed', [
        { delete: 'presence/contenthome.~staff' },
        recordFor('deleted', 'staff', ['presence/contenthome.~staff', {}]),
      ]),
    ],
  },
  {
    title: 'the record of a deleted entry',
    stored: { [entry]: sent },
    cases: [
      denied('with a name', deletionOf('staff', entry, sent, { saying: { name: 'Ruth' } })),
      denied(
        'as if it were an item',
        deletionOf('staff', entry, sent, { saying: { name: sent.name, hash: undefined } }),
      ),
      denied('as if it had come back', deletionOf('staff', entry, { ...sent, restored: 1 })),
      denied('that it has come back', [
        recordFor('restored', 'staff', [entry, { ...sent, restored: 1 }]),
      ]),
      writing('as it is', deletionOf('staff', entry, sent), true),
    ],
  },
  {
    title: 'the record of an entry that is deleted again',
    stored: { ...deletedAs(entry, sent), [entry]: { ...sent, restored: 1 } },
    cases: [
      denied('as if it were the first time', deletionOf('staff', entry, sent)),
      denied('with the record of the first time', [{ delete: entry }]),
      denied('that it has come back, which is not new', [
        recordFor('restored', 'staff', [entry, { ...sent, restored: 1 }]),
      ]),
      writing('as it is', deletionOf('staff', entry, { ...sent, restored: 1 }), true),
    ],
  },
  {
    title: 'a deletion whose record already exists',
    stored: {
      ...deletedAs(entry, sent),
      [entry]: sent,
      [path]: stored,
      [activityRecord('team~one~2~deleted')]: { kind: 'deleted' },
    },
    cases: [
      denied('of an entry', [{ delete: entry }]),
      denied('of an entry, told again', deletionOf('staff', entry, sent)),
      denied('of an item', [{ delete: path }]),
      denied('of an item, told again', deletionOf('staff', path, stored)),
    ],
  },
  {
    title: 'the record of a restored entry',
    stored: deletedAs(entry, sent),
    cases: [
      denied('and another one, of something else', [
        ...returnOf('staff', entry, sent),
        recordFor('restored', 'staff', [entry, { ...sent, restored: 1 }], {
          saying: { kind: 'exported' },
          id: 'feedback~one~1~exported',
        }),
      ]),
      denied('and another one, of another time', [
        ...returnOf('staff', entry, sent),
        recordFor('restored', 'staff', [entry, { ...sent, restored: 2 }]),
      ]),
      denied('with a name', returnOf('staff', entry, sent, { saying: { name: 'Ruth' } })),
      denied('with more', returnOf('staff', entry, sent, { saying: { note: 'x' } })),
      denied('of another entry', returnOf('staff', entry, sent, { saying: { id: 'two' } })),
      denied('of another time', returnOf('staff', entry, sent, { saying: { at: new Date(0) } })),
      denied('of an item', returnOf('staff', entry, sent, { saying: { of: 'team' } })),
      writing('as it is', returnOf('staff', entry, sent), true),
    ],
  },
  {
    title: 'the record of a deleted file',
    stored: { [libraryFile('report')]: { title: 'Report', version: 1 } },
    cases: [
      denied('which is missing', [{ delete: libraryFile('report') }]),
      writing(
        'as it is',
        deletionOf('editor', libraryFile('report'), { title: 'Report', version: 1 }),
        true,
        'editor',
      ),
    ],
  },
  {
    title: 'the record of a deleted picture',
    stored: { [libraryPicture('lamp')]: { name: 'Lamp', version: 1 } },
    cases: [
      denied('which is missing', [{ delete: libraryPicture('lamp') }]),
      writing(
        'as it is',
        deletionOf('editor', libraryPicture('lamp'), { name: 'Lamp', version: 1 }),
        true,
        'editor',
      ),
      denied('of a document whose time is another', [
        { set: activityRecord('any'), data: { kind: 'deleted', at: now, by: 'staff' } },
      ]),
    ],
  },
];
