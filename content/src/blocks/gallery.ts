import { blockType } from '../blockType.ts';
import { line, list, picture } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const item = z.strictObject({
  picture: picture({ label: 'Picture', required: true }),
  caption: line({ label: 'Caption' }),
});

export const block = blockType({
  label: 'Gallery',
  about: 'Several pictures next to each other',
  alsoCalled: 'images photos pictures album',
  fields: {
    title: line({ label: 'Title' }),
    pictures: list(item, {
      label: 'Pictures',
      item: 'picture',
      limit: listLimits.captionedImages,
      required: true,
    }),
  },
});
