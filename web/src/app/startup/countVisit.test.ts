import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageMetrics } from '../../device/pageMetrics.ts';
import { countVisit } from './countVisit.ts';

const sendBeacon = vi.fn();
const newTab = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let tab = newTab();

/** Puts the tab aside, or takes it up again. */
const turn = (visibilityState: 'hidden' | 'visible') => {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
};

/** A visit in a browser that says this of itself. */
function visit(visitor: object = {}): void {
  vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null, webdriver: false, ...visitor });
  countVisit();
}

const sentVisits = async () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([path, body]) => [path, JSON.parse(await body.text())]),
  );

const failed = (message: string, at = 'site-1.js:1:2') =>
  Object.assign(new TypeError(message), { stack: `at x (https://a.example/assets/${at})` });

beforeEach(() => {
  sendBeacon.mockClear();
  pageMetrics.pages = [];
  pageMetrics.errors = [];
  tab = newTab();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
});
afterEach(() => vi.unstubAllGlobals());

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])(
  'sends nothing if the browser says %j',
  (visitor) => {
    visit(visitor);
    pageMetrics.pages.push('home');
    turn('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  },
);

test('sends pages when the tab is hidden, each once, and nothing if there are none', async () => {
  visit();
  pageMetrics.pages.push('homeFromLogo', 'team');
  turn('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  turn('hidden');
  turn('visible');
  turn('hidden');
  expect(await sentVisits()).toEqual([['/api/seen', { pages: ['home', 'team'], errors: [] }]]);
  expect(sendBeacon.mock.lastCall?.[1].type).toBe('application/json');
});

test('sends an error once, without typed text, and at most five', async () => {
  visit();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  pageMetrics.errors = [
    failed('Lost “Ruth”'),
    failed('Lost “Noor”'),
    'a text',
    ...names.map((name) => failed(name)),
  ];
  turn('hidden');
  const [[, { errors }]] = (await sentVisits()) as [[string, { errors: object[] }]];
  expect(errors).toEqual(
    ['Lost “…”', ...names.slice(0, 4)].map((message) => ({
      message: `TypeError: ${message}`,
      at: 'site-1.js:1:2',
    })),
  );
  pageMetrics.errors = [failed('Lost “Zoë”'), failed('another')];
  turn('hidden');
  expect(sendBeacon).toHaveBeenCalledOnce();
});
