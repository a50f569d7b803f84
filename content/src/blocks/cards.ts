import { blockType } from '../blockType.ts';
import { line, link, list, paragraph, picture } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const card = z.strictObject({
  picture: picture({ label: 'Picture' }),
  title: line({ label: 'Title', required: true }),
  text: paragraph({ label: 'Text' }),
  url: link({ label: 'Leads to' }),
});

export const block = blockType({
  label: 'Cards',
  about: 'Short texts side by side, each with a picture and a link',
  alsoCalled: 'tiles boxes teasers columns',
  fields: {
    title: line({ label: 'Title' }),
    cards: list(card, { label: 'Cards', item: 'card', limit: listLimits.cards, required: true }),
  },
});
