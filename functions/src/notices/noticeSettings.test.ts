import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeSettings } from './noticeSettings.ts';

beforeEach(() => {
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'ruth@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});
afterEach(() => vi.unstubAllEnvs());

test('notices are off without a mail server', () => {
  expect(noticeSettings()).toMatchObject({ host: 'smtp.lamplight.example', port: 587 });
  vi.stubEnv('SMTP_HOST', '');
  expect(noticeSettings()).toEqual({ off: true });
});

test.each([
  ['NOTICE_TO', '', 'to'],
  ['NOTICE_FROM', '', 'from'],
  ['SMTP_PORT', 'submission', 'port'],
  ['SMTP_PORT', '70000', 'port'],
  ['SITE_ADDRESS', 'lamplight.example', 'site'],
  ['SITE_ADDRESS', 'javascript:alert(1)', 'site'],
])('%s cannot be “%s”', (name, value, wrong) => {
  vi.stubEnv(name, value);
  expect(noticeSettings()).toEqual({ wrong: [wrong] });
});
