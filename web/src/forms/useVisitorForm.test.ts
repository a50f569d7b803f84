import { expect, test } from 'vitest';
import { typedIn } from './useVisitorForm.ts';

const empty = { name: '', laptop: '', days: [], agreed: false };

function held(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('an empty form holds nothing', () => {
  expect(typedIn(held(['name', ''], ['website', '']), empty)).toEqual({});
});

test('texts, choices and ticks are found', () => {
  const filled = held(
    ...([
      ['name', 'Noor'],
      ['laptop', 'Yes'],
      ['days', 'Weekdays'],
      ['days', 'Weekends'],
      ['agreed', 'on'],
    ] as [string, string][]),
  );
  expect(typedIn(filled, empty)).toEqual({
    ...{ name: 'Noor', laptop: 'Yes', agreed: true },
    days: ['Weekdays', 'Weekends'],
  });
});

test('of several, one that is ticked is a list too', () => {
  expect(typedIn(held(['days', 'Weekends']), empty)).toEqual({ days: ['Weekends'] });
});

test('what is no field of the form is left out', () => {
  expect(typedIn(held(['website', 'https://spam.example']), empty)).toEqual({});
});
