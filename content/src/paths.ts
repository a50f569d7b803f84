import { addressId } from './pageAddresses.ts';
import type { ListName, SiteDocumentName } from './siteContent.ts';

/** Every Firestore path, as a function, so that nobody spells one by hand. */

export const siteDocument = (name: SiteDocumentName) => `site/${name}`;

/** The five programmes; each has a list of its own. */
export const workPageNames = ['ycm', 'sz', 'shb', 'sem', 'hhk'] as const;
export type WorkPageName = (typeof workPageNames)[number];

export const listItem = (name: ListName, id: string) => `${name}/${id}`;

/** The name of the document at a path such as `site/home`, or of the list that an item is in. */
export function placeAt(path: string): SiteDocumentName | ListName {
  const [collection = '', id = ''] = path.split('/');
  return (collection === 'site' ? id : collection) as SiteDocumentName | ListName;
}

/** Which page of the organisation's own has an address such as `/our-history`, or had it last. */
export const addressClaims = 'addresses';
export const addressClaim = (address: string) => `${addressClaims}/${addressId(address)}`;

/** Changes that staff alone see until they are published: one draft for each document. */
export const drafts = 'drafts';
export const draftOf = (documentPath: string) => `${drafts}/${documentPath.replace('/', '~')}`;

/** The path of the document that a draft with this id is of. */
export const draftedPath = (id: string) => id.replace('~', '/');

/** Links with which people without an account read a draft: each by the SHA-256 of its token. */
export const reviewLinks = 'reviewLinks';
export const reviewLink = (hash: string) => `${reviewLinks}/${hash}`;

/** What people say about a draft that they have read with a link. */
export const reviewComments = 'reviewComments';
export const reviewComment = (id: string) => `${reviewComments}/${id}`;

/** What visitors send; readable by staff alone. */
export const feedbackEntry = (id: string) => `feedback/${id}`;
export const mentorEntry = (id: string) => `mentors/${id}`;

/** That a person's data was erased, by whom and when; `fingerprint` finds those of one person. */
export const erasures = 'erasures';
export const erasure = (id: string) => `${erasures}/${id}`;

/** When anybody's data was erased last (`at`): no submission that was deleted before that comes back. */
export const lastErasure = erasure('last');

/** The history of a document, below it. */
export const revisions = 'revisions';

/** What the save that made `version` (1, 2, 3 …) stored in `documentPath`. */
export const revision = (documentPath: string, version: number) =>
  `${documentPath}/${revisions}/${version}`;

/** What staff know of their pictures, each by the hash of its widest size. */
export const libraryPictures = 'pictures';
export const libraryPicture = (hash: string) => `${libraryPictures}/${hash}`;

/** One size of a picture, by the SHA-256 of its bytes in hexadecimal digits. */
export const pictureFile = (hash: string) => `pictureFiles/${hash}`;

/** The files for visitors, by ids. */
export const libraryFiles = 'files';
export const libraryFile = (id: string) => `${libraryFiles}/${id}`;

/** The content of a file, by its hash, and a part of it, by the SHA-256 of its bytes in hexadecimal digits. */
export const fileContent = (hash: string) => `fileContents/${hash}`;
export const filePart = (hash: string) => `fileParts/${hash}`;

/** The staff members, by the account `uid`: an account with a document here is staff. */
export const staffMembers = 'staff';
export const staffMember = (uid: string) => `${staffMembers}/${uid}`;

/** The names of former staff members, by uid, in `names`: their actions keep their name. */
export const formerNames = 'formerStaff/names';

/** Actions besides saves: see `activity.ts`. */
export const activity = 'activity';
export const activityRecord = (id: string) => `${activity}/${id}`;

/** What the settings were when the functions were last deployed. */
export const knownSettings = 'settings/known';

/** The counts on a day such as `2026-11-21`, in several documents, each of which holds a part. */
export const dayCounts = 'seen';
export const dayCount = (day: string, shard: number) => `${dayCounts}/${day}~${shard}`;

/** Says that the account `uid` has an editor open. */
export const presence = (editor: string, uid: string) => `presence/${editor}~${uid}`;

/** When staff are to check a page again, by the path of its document, such as `site/home`. */
export const reminders = 'reminders';
export const reminder = (path: string) => `${reminders}/${path.replace('/', '~')}`;

/** One of the slots for a limited action; `key` is a hash of the person who claims it. */
export const limitSlot = (key: string, index: number) => `limits/${key}-${index}`;

/** The random text for hashing addresses on a day, such as `2026-11-21`. */
export const limitSalt = (date: string) => `limitSalts/${date}`;
