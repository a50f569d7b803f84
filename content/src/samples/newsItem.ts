import { newsItemSchema } from '../newsItem.ts';
import { samplesFor } from './generated.ts';

export const newsItemSamples = samplesFor(newsItemSchema, {
  given: {
    image: { url: '/demo/initiative-coding-lab.1200w.webp', width: 1200, height: 1 },
    heading: 'Forty laptops',
    description: 'They run again.\nAll of them.',
    buttonText: 'Read on',
    articleUrl: '/about',
    date: '2026-11-30',
    author: 'Ruth Okafor',
    tags: ['Coding lab'],
  },
  required: ['image.url', 'image.width', 'heading', 'description', 'buttonText', 'articleUrl'],
  valid: {
    'an article on another site': { articleUrl: 'https://example.org/news?id=1#top' },
    'an article by mail': { articleUrl: 'mailto:hello@lamplight.example' },
  },
  invalid: {
    'a heading of spaces': ['heading', '   '],
    'a height as text with a unit': ['image.height', '675px'],
    'a height in per cent': ['image.height', '80%'],
  },
});
