import { blockType } from '../blockType.ts';
import { choice, line, picture, richText } from '../fields.ts';

export const block = blockType({
  label: 'Text with picture',
  about: 'A text, and a picture to its left or right',
  alsoCalled: 'image photo side media',
  fields: {
    title: line({ label: 'Title' }),
    text: richText({ label: 'Text', required: true }),
    picture: picture({ label: 'Picture', required: true }),
    side: choice({ right: 'Right', left: 'Left' }, { label: 'Side of the picture' }),
  },
});
