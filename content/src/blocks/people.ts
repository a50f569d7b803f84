import { blockType } from '../blockType.ts';
import { itemOfList, line, list } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const person = z.strictObject({
  member: itemOfList('team', { label: 'Team member', required: true }),
});

export const block = blockType({
  label: 'People',
  about: 'Members of the team, with their pictures',
  alsoCalled: 'team members contacts persons',
  reads: 'team',
  fields: {
    title: line({ label: 'Title' }),
    people: list(person, {
      label: 'People',
      item: 'person',
      limit: listLimits.people,
      required: true,
    }),
  },
});
