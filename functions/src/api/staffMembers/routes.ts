import { bodyLimits } from '../../http/body.ts';
import { lazyHandler } from '../../startup.ts';
import { arrayOf, jsonSchemaOf, objectOf, text } from '../openapi/jsonSchemas.ts';
import { invitationAgainSchema, invitationSchema, logoutSchema, roleSchema } from '../requests.ts';
import type { Operation, Route } from '../route.ts';

const loadPeople = () => import('./staffMembers.ts');

const role = jsonSchemaOf(roleSchema.shape.role);
const orNull = { type: ['string', 'null'], format: 'date-time' };

const done = objectOf({ message: text });
const mailed = {
  type: 'boolean',
  description: 'Whether an invitation email is sent; if not, ask Auth to send its own.',
};

const forManagers = (operation: Omit<Operation, 'who'>): Operation => ({
  ...operation,
  who: 'people',
});

/** Where managers see who is staff, add staff members, change their roles and remove them. */
export const peopleRoutes: Route[] = [
  {
    path: '/people',
    methods: {
      GET: lazyHandler(async () => (await loadPeople()).showPeople),
      POST: lazyHandler(async () => (await loadPeople()).invitePerson),
    },
    operations: () => ({
      GET: forManagers({
        summary: 'Lists the staff members.',
        answer: arrayOf(
          objectOf({
            uid: text,
            email: text,
            name: text,
            role: { anyOf: [role, { type: 'null' }] },
            addedAt: orNull,
            lastSeen: orNull,
          }),
        ),
      }),
      POST: forManagers({
        summary: 'Invites someone to the staff area.',
        done: 201,
        body: jsonSchemaOf(invitationSchema),
        bodyLimit: bodyLimits.small,
        answer: objectOf({ uid: text, mailed }),
        errors: ['already-staff', 'staff-full', 'changed-meanwhile'],
      }),
    }),
  },
  {
    path: '/people/:id',
    methods: {
      PUT: lazyHandler(async () => (await loadPeople()).changeRole),
      DELETE: lazyHandler(async () => (await loadPeople()).removePerson),
    },
    operations: () => ({
      PUT: forManagers({
        summary: 'Changes a staff member’s role.',
        body: jsonSchemaOf(roleSchema),
        bodyLimit: bodyLimits.small,
        answer: done,
        errors: ['last-manager', 'changed-meanwhile'],
      }),
      DELETE: forManagers({
        summary: 'Removes a staff member, from their next request.',
        answer: done,
        errors: ['last-manager', 'changed-meanwhile'],
      }),
    }),
  },
  {
    path: '/people/:id/invitation',
    methods: { POST: lazyHandler(async () => (await loadPeople()).invitePersonAgain) },
    operations: () => ({
      POST: forManagers({
        summary:
          'Sends the invitation email again or, to someone who has logged in, a link to set a password.',
        body: jsonSchemaOf(invitationAgainSchema),
        bodyLimit: bodyLimits.small,
        answer: objectOf({ mailed }),
        errors: ['changed-meanwhile'],
      }),
    }),
  },
  {
    path: '/people/:id/logout',
    methods: { POST: lazyHandler(async () => (await loadPeople()).logOutPerson) },
    operations: () => ({
      POST: forManagers({
        summary: 'Ends all sessions of a staff member, on every device.',
        body: jsonSchemaOf(logoutSchema),
        bodyLimit: bodyLimits.small,
        answer: done,
        errors: ['changed-meanwhile'],
      }),
    }),
  },
];
