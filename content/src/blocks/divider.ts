import { blockType } from '../blockType.ts';
import { choice } from '../fields.ts';

export const block = blockType({
  label: 'Divider',
  about: 'A line between two parts of the page',
  alsoCalled: 'line rule separator space',
  fields: { look: choice({ line: 'A line', space: 'Empty space' }, { label: 'Look' }) },
});
