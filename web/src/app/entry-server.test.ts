import { expect, test } from 'vitest';
import { isSameData } from './entry-server.tsx';

const [home, navigation, contact] = [{ title: 'a' }, { links: [] }, { phone: '1' }];
const read = () => ({ site: { navigation, contact }, home });

test('what holds the same objects is the same', () => {
  expect(isSameData(read(), read())).toBe(true);
});

test.each([
  ['another document', { ...read(), home: { title: ['a'] } }],
  ['another part of the frame', { ...read(), site: { navigation, contact: { phone: ['1'] } } }],
  ['one more', { ...read(), news: [] }],
  ['one less', { site: { navigation, contact } }],
  ['another list', { ...read(), home: [] }],
])('%s is not', (_, other) => {
  expect(isSameData(read(), other)).toBe(false);
  expect(isSameData(other, read())).toBe(false);
});

test('lists are compared as objects', () => {
  expect(isSameData({ team: [home] }, { team: [home] })).toBe(false);
});
