import { blockType } from '../blockType.ts';
import { line, paragraph } from '../fields.ts';

export const block = blockType({
  label: 'Quote',
  about: 'What someone said, in large letters',
  alsoCalled: 'testimonial saying',
  fields: {
    quote: paragraph({ label: 'Quote', required: true }),
    name: line({ label: 'Who said it' }),
    role: line({ label: 'Their role', hint: 'Such as “Mentor since 2019”' }),
  },
});
