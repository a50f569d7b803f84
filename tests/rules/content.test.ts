import { describe, test } from 'vitest';
import { entities, filledUp, isMap, placesIn, withValue } from './entities.ts';
import { gather } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();

describe.each(Object.entries(entities))('of the %s, staff', (_name, { path, samples }) => {
  const small = samples.valid.small;
  const full = filledUp(small, samples.valid.largest);

  test.each(Object.entries(samples.valid))('can save “%s”', async (sample, content) => {
    await allowed(save(people.staff, path, content), sample);
  });

  const forRules = Object.entries(samples.invalid).filter(
    ([, sample]) => !sample.only || sample.only.includes('rules'),
  );
  test.each(forRules)('cannot save “%s”', async (sample, { content }) => {
    await denied(save(people.staff, path, content), sample);
  });

  test('can save one with every list full', async () => {
    await allowed(save(people.staff, path, full));
  });

  test('cannot save anything but a text where a text belongs, wherever it stands', async () => {
    for (const { at, value } of placesIn(full, { byTurns: true })) {
      if (typeof value !== 'string') continue;
      await denied(save(people.staff, path, withValue(full, at, 7)), at);
    }
  });

  test('cannot save a text with a control character, wherever it stands', async () => {
    for (const { at, value } of placesIn(small)) {
      if (typeof value !== 'string') continue;
      for (const character of ['\u0000', '\u001d', '\u001e', '\u001f', '\u007f']) {
        await denied(save(people.staff, path, withValue(small, at, value + character)), at);
      }
    }
  });

  test('cannot save an unknown field, wherever it stands', async () => {
    for (const { at, value } of placesIn(full, { byTurns: true })) {
      if (!isMap(value) || at === 'imageAlts') continue;
      await denied(save(people.staff, path, withValue(full, `${at}.extra`, '')), `${at}.extra`);
    }
    await denied(save(people.staff, path, withValue(full, 'extra', '')));
  });

  test('cannot leave out a field', async () => {
    for (const { at } of placesIn(small)) {
      if (/\.\d+$/.test(at)) continue;
      await denied(save(people.staff, path, withValue(small, at, undefined)), at);
    }
  });

  test('cannot save a list, a map or nothing in place of anything', async () => {
    for (const { at, value } of placesIn(small)) {
      const others = [null, 5, true, 'text', {}, { 0: 'a' }, [], ['a'], new Date(0)].filter(
        (other) =>
          (typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value)) &&
          !(Array.isArray(other) && /\.\d+$/.test(at)),
      );
      for (const other of others) {
        await denied(save(people.staff, path, withValue(small, at, other)), `${at}: ${other}`);
      }
    }
  });

  test('cannot save a text that is one character too long', async () => {
    const largest = samples.valid.largest;
    for (const { at, value } of placesIn(largest)) {
      const first = !/\.[1-9]\d*(\.|$)/.test(at) && !/\b[1-9]\d+\b/.test(at);
      if (typeof value !== 'string' || value.length < 200 || !first) continue;
      await denied(save(people.staff, path, withValue(largest, at, `${value}x`)), at);
    }
  });
});
