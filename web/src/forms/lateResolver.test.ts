import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateResolver } from './lateResolver.ts';

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

test('validation is loaded once, and not before it is asked for', async () => {
  const load = vi.fn(async () => refuse);
  const { resolver, prepare } = lateResolver(load);
  expect(load).not.toHaveBeenCalled();
  prepare();
  prepare();
  expect(await resolver({}, undefined, options)).toMatchObject({ errors: { name: {} } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be validated here is left to the server, and is validated once that can be loaded', async () => {
  const told = vi.spyOn(console, 'info').mockReturnValue();
  const load = vi.fn(async () => refuse);
  load.mockRejectedValueOnce(new Error('offline'));
  const { resolver } = lateResolver(load);
  const values = { name: '' };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  expect(told).toHaveBeenCalledOnce();
  expect(await resolver(values, undefined, options)).toMatchObject({ errors: { name: {} } });
});
