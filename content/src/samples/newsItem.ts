import { textLimits } from '../limits.ts';
import type { NewsItem } from '../newsItem.ts';
import { newsItemSchema } from '../newsItem.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, type Samples, textOf, wrong } from './sample.ts';

const given: Given<NewsItem> = {
  image: { url: '/demo/initiative-coding-lab.1200w.webp', width: 1200, height: 1 },
  heading: 'Forty laptops',
  description: 'They run again.\nAll of them.',
  buttonText: 'Read on',
  articleUrl: '/about',
};

const valid = samplesOf(newsItemSchema, given);
const { small } = valid;

export const newsItemSamples: Samples<NewsItem> = {
  valid: {
    ...valid,
    'an article on another site': { ...small, articleUrl: 'https://example.org/news?id=1#top' },
    'an article by mail': { ...small, articleUrl: 'mailto:hello@lamplight.example' },
  },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no image': wrong(small, 'image', undefined, ['schema']),
    'an image that is an address': wrong(small, 'image', '/demo/a.webp'),
    'an image without a url': wrong(small, 'image.url', undefined),
    'an image with an empty url': wrong(small, 'image.url', ''),
    'a script as the image': wrong(small, 'image.url', 'javascript:alert(1)'),
    'an image on another host in disguise': wrong(small, 'image.url', '//evil.example/a.png'),
    'an unknown field in the image': wrong(small, 'image.onerror', 'alert(1)'),
    'no width': wrong(small, 'image.width', undefined),
    'an empty width': wrong(small, 'image.width', ''),
    'a width of 0 px': wrong(small, 'image.width', 0),
    'a width below 0 px': wrong(small, 'image.width', -1200),
    'a width of 6000 px': wrong(small, 'image.width', 6000),
    'a width just above the most': wrong(small, 'image.width', 5001),
    'half a pixel': wrong(small, 'image.height', 0.5),
    'a broken number of pixels': wrong(small, 'image.height', 675.5),
    'a height as text with a unit': wrong(small, 'image.height', '675px'),
    'a height in per cent': wrong(small, 'image.height', '80%'),
    'a height that is null': wrong(small, 'image.height', null),
    'a height that is true': wrong(small, 'image.height', true),
    'an empty heading': wrong(small, 'heading', ''),
    'a heading of spaces': wrong(small, 'heading', '   '),
    'a heading that is too long': wrong(small, 'heading', textOf(textLimits.line + 1)),
    'an empty description': wrong(small, 'description', ''),
    'a description that is too long': wrong(small, 'description', textOf(textLimits.paragraph + 1)),
    'a description that is a list': wrong(small, 'description', ['They run again.']),
    'an empty button': wrong(small, 'buttonText', ''),
    'a button with half a character': wrong(small, 'buttonText', 'Read\ud83d on'),
    'an empty article': wrong(small, 'articleUrl', ''),
    'a script as the article': wrong(small, 'articleUrl', 'javascript:alert(1)'),
    'data as the article': wrong(small, 'articleUrl', 'data:text/html,<script>alert(1)</script>'),
    'an article on another host in disguise': wrong(small, 'articleUrl', '//evil.example/news'),
    'an article that is too long': wrong(small, 'articleUrl', addressOf(textLimits.url + 1)),
    'an unknown field': wrong(small, 'admin', true),
  },
};
