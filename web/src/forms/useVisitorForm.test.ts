import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyResolver, typedIn } from './useVisitorForm.ts';

const options: ResolverOptions<FieldValues> = { fields: {}, shouldUseNativeValidation: false };
const refuse: Resolver<FieldValues> = () => ({
  values: {},
  errors: { name: { type: 'required', message: 'Who are you?' } },
});

beforeEach(() => void vi.stubGlobal('requestAnimationFrame', setTimeout));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('validation loads once, and only on demand', async () => {
  const load = vi.fn(async () => refuse);
  const { resolver, prepare } = lazyResolver(load);
  expect(load).not.toHaveBeenCalled();
  prepare();
  prepare();
  expect(await resolver({}, undefined, options)).toMatchObject({ errors: { name: {} } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('without validation the server decides, and loading it is retried', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  const load = vi.fn(async () => refuse);
  load.mockRejectedValueOnce(new Error('offline'));
  const { resolver } = lazyResolver(load);
  const values = { name: '' };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  expect(logged).toHaveBeenCalledOnce();
  expect(await resolver(values, undefined, options)).toMatchObject({ errors: { name: {} } });
});

test('where validation fails, the server decides', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  const { resolver } = lazyResolver(async () => () => {
    throw new TypeError('isWellFormed is not a function');
  });
  const values = { name: '' };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  expect(logged).toHaveBeenCalledOnce();
});

const empty = { name: '', laptop: '', days: [], agreed: false };

function held(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('reads nothing from an empty form', () => {
  expect(typedIn(held(['name', ''], ['website', '']), empty)).toEqual({});
});

test('reads texts, choices and ticks', () => {
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
    name: 'Noor',
    laptop: 'Yes',
    agreed: true,
    days: ['Weekdays', 'Weekends'],
  });
});

test('a single tick of several is a list too', () => {
  expect(typedIn(held(['days', 'Weekends']), empty)).toEqual({ days: ['Weekends'] });
});

test('leaves out fields that are not in the form', () => {
  expect(typedIn(held(['website', 'https://spam.example']), empty)).toEqual({});
});
