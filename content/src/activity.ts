import { stopReasons } from './contentDraft.ts';
import { roleNames, roles } from './rights.ts';
import { stopTexts } from './texts/staffArea/planned.ts';
import * as z from './zod.ts';

/** Records besides saves, which the histories have: each kind of action, as staff choose by it. */
export const actions = {
  deleted: 'Deleted',
  restored: 'Restored',
  exported: 'Exported',
  erased: 'Erased',
  invited: 'Invited',
  passwordLink: 'Password link sent',
  role: 'Role changed',
  removed: 'Removed from the staff',
  loggedOut: 'Logged out everywhere',
  refused: 'Log-in refused',
  settings: 'Settings changed',
  published: 'Published as scheduled',
  notPublished: 'Not published as scheduled',
} as const;

export type Action = keyof typeof actions;

export const actionNames = Object.keys(actions) as Action[];

/**
 * The record of an action. It is stored in one commit with the action, and holds nothing that visitors sent: only how
 * many entries of each kind, and of a search only that there was one.
 */
export const activitySchema = z.object({
  kind: z.enum(actionNames),
  /** The uid of the staff member who did it; empty for those who have the project's own credentials. */
  by: z.string().catch(''),
  /** For deletions and restores: the collection, and the name of the item. */
  of: z.string().catch(''),
  name: z.string().catch(''),
  /** For changes of staff: the account, and its role afterwards. */
  email: z.string().catch(''),
  role: z.string().catch(''),
  /** For erasures: the number of entries of each kind. */
  feedback: z.number().catch(0),
  mentors: z.number().catch(0),
  /** For exports: the number of entries, once all were sent; the filter, and the format. */
  count: z.number().optional().catch(undefined),
  filter: z.record(z.string(), z.string()).catch({}),
  /** For settings: the name, the former value and the new one. */
  before: z.string().catch(''),
  after: z.string().catch(''),
  /** For drafts that weren't published at their time: the moment (`instants.ts`), and the reason. */
  planned: z.string().catch(''),
  reason: z.enum(stopReasons).optional().catch(undefined),
});

export type Activity = z.infer<typeof activitySchema>;

const ofSubmissions: Readonly<Record<string, string>> = {
  feedback: 'feedback',
  mentors: 'a mentor application',
};

const nameOf = ({ of, name }: Activity): string =>
  ofSubmissions[of] ?? (name ? `“${name}”` : 'an unnamed item');

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const roleText = (role: string) => {
  const known = roles.find((each) => each === role);
  return known ? roleNames[known] : role;
};

/**
 * Actions, in words that follow the person's name: “Ruth · deleted “Anna” from the team”.
 * @param timeText a stored moment in words
 */
export function activityText(
  record: Activity,
  listName: (of: string) => string,
  timeText: (instant: string) => string,
): string {
  const { kind, of, email, role, feedback, mentors, count, filter, name } = record;
  switch (kind) {
    case 'deleted':
      return `deleted ${nameOf(record)} (${listName(of)})`;
    case 'restored':
      return `restored ${nameOf(record)} (${listName(of)})`;
    case 'exported':
      return `exported ${listName(of)}: ${filterText(filter)}, ${
        count === undefined ? 'incomplete' : counted(count, 'submission', 'submissions')
      }`;
    case 'erased':
      return `erased a person’s data: ${counted(feedback, 'feedback submission', 'feedback submissions')}, ${counted(mentors, 'mentor application', 'mentor applications')}`;
    case 'invited':
      return `invited ${email}: ${roleText(role)}`;
    case 'passwordLink':
      return `sent ${email} a link to set a password`;
    case 'role':
      return `made ${email} ${roleText(role)}`;
    case 'removed':
      return `removed ${email} from the staff`;
    case 'loggedOut':
      return `logged out ${email || 'an account'} on all devices`;
    case 'refused':
      return 'tried to log in without being staff';
    case 'settings':
      return `changed the setting ${name} from ${record.before || 'nothing'} to ${record.after || 'nothing'}`;
    case 'published':
      return `published ${draftOf(record, listName)}, scheduled for ${timeText(record.planned)}`;
    case 'notPublished':
      return `couldn’t publish ${draftOf(record, listName)}, scheduled for ${timeText(record.planned)}: ${stopTexts[record.reason ?? 'invalid']}`;
  }
}

/** A draft by the item that it is of, or by its page. */
const draftOf = ({ of, name }: Activity, listName: (of: string) => string) =>
  name ? `“${name}” (${listName(of)})` : listName(of);

const filterText = (filter: Record<string, string>) =>
  Object.entries(filter)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ') || 'all';
