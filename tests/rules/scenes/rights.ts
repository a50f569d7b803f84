import { maxLibraryFiles } from '@lamplight/content/libraryFile';
import { maxLibraryPictures } from '@lamplight/content/libraryPicture';
import {
  activityRecord,
  addressClaim,
  draftOf,
  erasure,
  feedbackEntry,
  fileContent,
  filePart,
  formerNames,
  knownSettings,
  libraryFile,
  libraryPicture,
  limitSalt,
  limitSlot,
  listItem,
  mentorEntry,
  pictureFile,
  presence,
  reminder,
  revision,
  siteDocument,
  staffMember,
} from '@lamplight/content/paths';
import { maxReviewComments, maxReviewLinks } from '@lamplight/content/reviewLink';
import { type Right, rightToSave } from '@lamplight/content/rights';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import { type Data, now } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import type { Write } from '../asking/requests.ts';
import { deletedAs, deletionOf, returnOf, savedAs, saveOf } from '../asking/saves.ts';
import { someDraft } from './drafts.ts';
import { handlingOf, itemOf, shaped, storedEntry } from './entities.ts';
import { report } from './files.ts';
import { lamp } from './pictures.ts';
import { reminding } from './reminders.ts';
import {
  draftsThere,
  linking,
  ofComment,
  ofLink,
  storedComment,
  storedLink,
  turningOff,
} from './reviewLinks.ts';
import type { Rights } from './rightsAt.ts';

const nothing = { get: 'nobody', list: 'nobody', max: 1 } as const;
const readOnly = { create: 'nobody', update: 'nobody', delete: 'nobody' } as const;
const forStaff = { get: 'read', list: 'read', max: 100 } as const;

/** Writes that no rule would want otherwise, if there were one. */
const plain = (
  path: string,
  data: Data,
): Pick<Rights, 'path' | 'stored' | 'creation' | 'change'> => ({
  path,
  stored: { [path]: data },
  creation: () => [{ set: path, data }],
  change: () => [{ update: path, data: { ...data, changed: true } }],
});

const saved = (path: string, content: unknown) => ({
  path,
  stored: savedAs(path, content, 2),
  creation: (by: Person) => saveOf(by, path, content),
  change: (by: Person) => saveOf(by, path, content, { from: 2 }),
});

const document = (path: string, content: unknown, right: Right): Rights => ({
  ...saved(path, content),
  get: 'everybody',
  list: 'nobody',
  max: 1,
  create: right,
  update: right,
  delete: 'nobody',
});

const item = (path: string, content: unknown): Rights => ({
  ...saved(path, content),
  get: 'everybody',
  list: 'everybody',
  max: 200,
  create: 'edit',
  update: 'edit',
  deletion: (by) => deletionOf(by, path, savedAs(path, content, 2)[path]),
  delete: 'edit',
});

/** Visitors list pages only as those that are shown: pages.ts. */
const page = (path: string, content: Data): Rights => ({ ...item(path, content), list: 'read' });

const shownPage = { ...(itemOf(listSamples.pages.valid.small) as Data), shown: true };

/** A revision is created together with the save that it records, and never without. */
const history = (path: string, content: unknown): Rights => ({
  ...forStaff,
  ...readOnly,
  path: revision(path, 1),
  stored: savedAs(path, content, 1),
  creation: (by) => saveOf(by, path, content, { without: 'document' }),
  change: (by) => saveOf(by, path, content, { without: 'document' }),
});

const submission = (path: string, content: Data): Rights => ({
  ...forStaff,
  path,
  stored: { [path]: storedEntry(content) },
  remains: deletedAs(path, storedEntry(content)),
  creation: (by) => returnOf(by, path, storedEntry(content)),
  create: 'handle',
  change: (by) => [
    handlingOf(by, path, storedEntry(content), { state: 'done', note: 'Called her.' }),
  ],
  update: 'handle',
  deletion: (by) => deletionOf(by, path, storedEntry(content)),
  delete: 'handle',
});

const ofDraft = draftOf(siteDocument('home'));

const documents = siteDocumentNames.map((name): [string, unknown, Right] => [
  siteDocument(name),
  documentSamples[name].valid.small,
  rightToSave(name),
]);
const items = listNames.map((name): [string, unknown] => [
  listItem(name, 'one'),
  itemOf(listSamples[name].valid.small),
]);
const file: Write = { set: pictureFile(lamp.hash), data: lamp.data };
const knownFile = itemOf(shaped.find(({ name }) => name === 'a file')?.complete);
const ofFile = libraryFile('one');
const knownPicture = itemOf(shaped.find(({ name }) => name === 'a picture')?.complete);
const ofPicture = libraryPicture(lamp.hash);
const expiresAt = new Date('2033-05-18T00:00:00Z');
const editor = 'contenthome.';
const presenceOf = (uid: string) => ({ of: editor, uid, seenAt: now });

/** When a document is to be checked again, which those say who may save it. */
const checked = (path: string, right: Right): Rights => ({
  ...forStaff,
  path: reminder(path),
  stored: { [reminder(path)]: { months: 3, due: '2026-11-21', by: 'colleague', at: expiresAt } },
  creation: (by) => [reminding(by, reminder(path))],
  change: (by) => [reminding(by, reminder(path))],
  max: 200,
  create: right,
  update: right,
  delete: right,
});

/** Every path of the content model, and who may do what there. */
export const rights: Rights[] = [
  ...documents.map(([path, content, right]) => document(path, content, right)),
  ...items.map(([path, content]) =>
    path.startsWith('pages/') ? page(path, shownPage) : item(path, content),
  ),
  {
    path: addressClaim('/our-history'),
    stored: { [addressClaim('/our-history')]: { page: 'one' } },
    // Nobody may claim an address for a page that does not exist: pages.ts has those that do.
    creation: () => [{ set: addressClaim('/our-history'), data: { page: 'other' } }],
    change: () => [{ update: addressClaim('/our-history'), data: { page: 'other' } }],
    ...readOnly,
    get: 'everybody',
    list: 'nobody',
    max: 1,
  },
  ...[...documents, ...items].map(([path, content]) => history(path, content)),
  submission(feedbackEntry('one'), feedbackSamples.valid.small as Data),
  submission(mentorEntry('one'), mentorApplicationSamples.valid.small as Data),
  {
    ...item(ofPicture, knownPicture),
    ...forStaff,
    max: maxLibraryPictures,
    stored: { ...savedAs(ofPicture, knownPicture, 2), [pictureFile(lamp.hash)]: lamp.data },
    creation: (by) => [file, ...saveOf(by, ofPicture, knownPicture)],
  },
  history(ofPicture, knownPicture),
  {
    ...plain(pictureFile(lamp.hash), lamp.data),
    ...readOnly,
    get: 'everybody',
    list: 'nobody',
    max: 1,
    create: 'edit',
  },
  {
    ...item(ofFile, knownFile),
    ...forStaff,
    get: 'everybody',
    max: maxLibraryFiles,
    stored: { ...savedAs(ofFile, knownFile, 2), ...report.stored },
    creation: (by) => [...report.writes, ...saveOf(by, ofFile, knownFile)],
  },
  history(ofFile, knownFile),
  {
    ...plain(fileContent(report.hash), report.data),
    ...readOnly,
    get: 'everybody',
    list: 'nobody',
    max: 1,
    create: 'edit',
    creation: () => report.writes,
  },
  {
    ...plain(filePart(report.part.hash), report.part.data),
    ...readOnly,
    get: 'everybody',
    list: 'nobody',
    max: 1,
    create: 'edit',
  },
  {
    ...document(ofDraft, someDraft, 'edit'),
    get: 'read',
    list: 'read',
    max: 200,
  },
  history(ofDraft, someDraft),
  {
    ...plain(erasure('one'), { by: 'colleague', feedback: 2, mentors: 1 }),
    ...forStaff,
    ...readOnly,
  },
  { ...plain(staffMember('colleague'), { name: 'colleague' }), ...forStaff, ...readOnly },
  {
    ...plain(formerNames, { names: { formerStaff: 'Ruth' } }),
    ...readOnly,
    get: 'read',
    list: 'nobody',
    max: 1,
  },
  {
    ...plain(activityRecord('team~one~2~deleted'), { kind: 'deleted', by: 'colleague' }),
    ...forStaff,
    ...readOnly,
    get: 'nobody',
  },
  {
    // Told of someone else, which nobody may: presence.ts has what staff tell of themselves.
    path: presence(editor, 'colleague'),
    stored: { [presence(editor, 'colleague')]: { ...presenceOf('colleague'), seenAt: expiresAt } },
    creation: () => [{ set: presence(editor, 'colleague'), data: presenceOf('colleague') }],
    change: () => [{ set: presence(editor, 'colleague'), data: presenceOf('colleague') }],
    ...forStaff,
    ...readOnly,
    get: 'nobody',
  },
  checked(siteDocument('home'), 'edit'),
  checked(siteDocument('organisation'), 'organise'),
  checked(listItem('pages', 'one'), 'edit'),
  {
    path: ofLink,
    stored: { ...draftsThere, [ofLink]: storedLink },
    remains: draftsThere,
    creation: (by) => [linking(by)],
    change: () => [turningOff()],
    get: 'nobody',
    list: 'edit',
    max: maxReviewLinks,
    create: 'edit',
    update: 'edit',
    delete: 'nobody',
  },
  {
    ...plain(ofComment, storedComment),
    change: () => [{ update: ofComment, data: { done: true } }],
    get: 'nobody',
    list: 'edit',
    max: maxReviewComments,
    create: 'nobody',
    update: 'edit',
    delete: 'edit',
  },
  { ...plain(limitSlot('hash', 0), { expiresAt }), ...nothing, ...readOnly },
  { ...plain(limitSalt('2026-11-21'), { expiresAt }), ...nothing, ...readOnly },
  { ...plain(knownSettings, { RETENTION_DAYS: '0' }), ...nothing, ...readOnly },
];
