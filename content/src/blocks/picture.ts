import { blockType } from '../blockType.ts';
import { line, picture } from '../fields.ts';

export const block = blockType({
  label: 'Picture',
  about: 'One large picture with a caption',
  alsoCalled: 'image photo',
  fields: {
    picture: picture({ label: 'Picture', required: true }),
    caption: line({ label: 'Caption' }),
  },
});
