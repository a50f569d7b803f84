import { expect, test } from 'vitest';
import { eventPath, newsItemPath } from './itemAddress.ts';
import { itemIdIn } from './itemId.ts';

const id = 'Xk29fjQ0aZbb12kdl3mP';

test.each([
  ['Forty laptops', `/news/forty-laptops-${id}`],
  ['It’s “9/11”: & 50% off!', `/news/its-9-11-50-off-${id}`],
  ['حفل الربيع', `/news/${encodeURIComponent(`حفل-الربيع-${id}`)}`],
  ['!?', `/news/${id}`],
  ['', `/news/${id}`],
  ['long '.repeat(40), `/news/${'long-'.repeat(12)}${id}`],
  ['x'.repeat(100), `/news/${'x'.repeat(60)}-${id}`],
])('the address of “%s” ends with its id', (heading, path) => {
  expect(newsItemPath(id, heading)).toBe(path);
  expect(itemIdIn(decodeURIComponent(path.slice('/news/'.length)))).toBe(id);
});

test('a readable id is used as the address', () => {
  expect(newsItemPath('forty-laptops', 'Forty more')).toBe('/news/forty-laptops');
  expect(itemIdIn('forty-laptops')).toBe('forty-laptops');
});

test('an event is below the events', () => {
  expect(eventPath(id, 'Open evening')).toBe(`/events/open-evening-${id}`);
});
