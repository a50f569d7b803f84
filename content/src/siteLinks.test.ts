import { expect, test } from 'vitest';
import { siteLinksIn } from './siteLinks.ts';

const origin = 'https://lamplight.example';

test('finds addresses of this site anywhere, with or without its origin', () => {
  const content = {
    url: '/garden?from=news#beds',
    text: [{ _key: 'a', spans: [{ text: 'See ' }, { text: 'here', link: `${origin}/team` }] }],
    blocks: [{ buttons: [{ label: '/ is no link in a sentence', url: '/contact' }] }],
    elsewhere: ['https://other.example/a', `${origin}.example/b`, 'mailto:a@b.example', origin],
  };
  expect(siteLinksIn(content, origin)).toEqual([
    '/garden?from=news#beds',
    '/team',
    '/ is no link in a sentence',
    '/contact',
  ]);
});
