import { loginDelayMs } from '@lamplight/content/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterLogin, arrivalOf } from './arrival.ts';

test.each([
  '/contentteam',
  '/ContentHome',
  '/contentInternational',
  '/contentshb/',
  '/contentteam?tab=blocks',
  '/contentpages?page=aB3_x-Y',
])('login leads back to %s', (from) => {
  expect(arrivalOf({ from }).from).toBe(from);
});

test.each([
  '//evil.example',
  '//evil.example/contenthome',
  '/\\evil.example',
  '\\\\evil.example',
  '/contenthome\\..\\..\\evil',
  '/contenthome/../../evil',
  '/contenthome//evil.example',
  'https://evil.example/contenthome',
  'https:/contenthome',
  'javascript:alert(1)//contenthome',
  ' javascript:alert(1)',
  'data:text/html,/contenthome',
  '/%2f%2fevil.example',
  '/content%2f..%2f..%2fevil',
  '%2f%2fevil.example',
  '/contenthome?next=//evil.example',
  '/contenthome?page=//evil.example',
  '/contenthome?page=one&page=two',
  '/contenthome#//evil.example',
  '/contenthome\n//evil.example',
  '/contenthome\n',
  '\t/contenthome',
  '/login',
  '/',
  '',
  7,
  null,
  ['/contentteam'],
  { toString: () => '/contentteam' },
])('login ignores %j and leads to the home editor', (from) => {
  expect(arrivalOf({ from })).toEqual({ from: '/contenthome' });
});

test.each([undefined, null, '', 'x', 7, []])(
  'login with the state %j leads to the home editor too',
  (state) => {
    expect(arrivalOf(state)).toEqual({ from: '/contenthome' });
  },
);

test('accepts only known reasons for a redirect to login', () => {
  expect(arrivalOf({ from: '/contentteam', refusal: 'away' })).toEqual({
    from: '/contentteam',
    refusal: 'away',
  });
  expect(arrivalOf({ from: '/contentteam', refusal: 'Call 555 0100' }).refusal).toBeUndefined();
});

test('the staff area opens two seconds after login, unless the page is left', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const goOn = vi.fn();
  afterLogin(goOn);
  afterLogin(goOn)();
  vi.advanceTimersByTime(loginDelayMs - 1);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledOnce();
  expect(loginDelayMs).toBe(2_000);
});
