import { blockType } from '../blockType.ts';
import { choice, line } from '../fields.ts';

export const block = blockType({
  label: 'Upcoming events',
  about: 'The next dates of your events',
  alsoCalled: 'calendar dates agenda what’s on',
  reads: 'events',
  fields: {
    title: line({ label: 'Title' }),
    count: choice({ 3: 'Three', 6: 'Six', 12: 'Twelve' }, { label: 'How many', initial: '3' }),
  },
});
