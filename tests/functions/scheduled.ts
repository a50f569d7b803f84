import { instantAt } from '@lamplight/content/instants';
import { newsItemSamples } from '@lamplight/content/samples/newsItem';

export const minute = 60_000;

/** When the tests of a file began. */
export const start = Date.now();

/** A moment some minutes from then. */
export const at = (minutes: number) => instantAt(start + minutes * minute, 'Africa/Nairobi');

export const always = { from: '', until: '' };

/** A block that is shown from and until a time. */
export const quote = (words: string, schedule: object = {}) => ({
  _type: 'quote',
  quote: words,
  name: '',
  role: '',
  ...always,
  ...schedule,
});

/** The same of a news item. */
export const news = (heading: string, schedule: object = {}) => ({
  ...newsItemSamples.valid.small,
  heading,
  pinned: false,
  ...always,
  ...schedule,
});
