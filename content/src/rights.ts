import type { ListName, SiteDocumentName } from './siteContent.ts';

/** The roles of staff, with rising rights. */
export const roles = ['viewer', 'editor', 'manager'] as const;

export type Role = (typeof roles)[number];

/** What each role is called, and what it is for. */
export const roleNames = { viewer: 'Viewer', editor: 'Editor', manager: 'Manager' } as const;
export const roleHints = {
  viewer: 'Can view content and submissions, can’t edit',
  editor: 'Edits pages and pictures, handles submissions',
  manager: 'Can also export and erase data, change name and look, see statistics and manage people',
} as const satisfies Record<Role, string>;

/**
 * THE table of rights: which roles may do what. The rules, the API, the navigation and the buttons of the staff area follow it;
 * `npm run rules` writes it into `firestore.rules`.
 */
export const rights = {
  /** Submissions, histories, pictures, colleagues, what was done. */
  read: ['viewer', 'editor', 'manager'],
  /** The pages, and the pictures on them. */
  edit: ['editor', 'manager'],
  /** Submissions: their state and note, deleting them, bringing them back. */
  handle: ['editor', 'manager'],
  /** Name, look, language and words of the whole site. */
  organise: ['manager'],
  /** Spreadsheets of what visitors sent, and what a person is handed over. */
  export: ['manager'],
  /** A person's data, for good. */
  erase: ['manager'],
  /** The staff members and their rights. */
  people: ['manager'],
  /** Visits, how pages load, what went wrong. */
  observe: ['manager'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/**
 * The role in a staff member's document. Without one it is manager, as such documents are older than roles; an unknown
 * role has no rights.
 */
export function roleOf({ role = 'manager' }: Record<string, unknown>): Role | undefined {
  return roles.find((known) => known === role);
}

/** Whether a role has a right; none has any. */
export const may = (role: Role | undefined, right: Right): boolean =>
  rights[right].some((each) => each === role);

/** The right for saving a document of the site or an item of a list. */
export const rightToSave = (name: SiteDocumentName | ListName): Right =>
  name === 'organisation' ? 'organise' : 'edit';

/** Whether someone may give others a role: their own or a lower one, never a higher one. */
export const mayGive = (own: Role | undefined, role: Role): boolean =>
  own !== undefined && roles.indexOf(role) <= roles.indexOf(own);
