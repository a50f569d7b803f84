import { blockType } from '../blockType.ts';
import { choice, line } from '../fields.ts';

export const block = blockType({
  label: 'Latest news',
  about: 'The newest items of the news',
  alsoCalled: 'articles posts',
  reads: 'news',
  fields: {
    title: line({ label: 'Title' }),
    count: choice({ 1: 'One', 3: 'Three', 6: 'Six' }, { label: 'How many', initial: '3' }),
  },
});
