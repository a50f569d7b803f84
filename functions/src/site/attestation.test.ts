import { afterEach, expect, test, vi } from 'vitest';
import { attestationFrame } from './attestation.ts';

vi.mock('@lamplight/web/manifest', () => ({
  default: { 'src/app/entry-attestation.ts': { file: 'assets/entry-attestation-1.js' } },
}));

afterEach(() => vi.unstubAllEnvs());

const at = (path: string) => attestationFrame(new URL(path, 'https://lamplight.example'));

test('without App Check there is no attestation frame', () => {
  expect(at('/attestation')).toBeUndefined();
});

test('with App Check the frame is at one address and not cached', () => {
  vi.stubEnv('APP_CHECK_SITE_KEY', '6Le"<key>');
  expect(at('/contact')).toBeUndefined();
  const response = at('/attestation');
  expect(response?.headers['Cache-Control']).toBe('no-store');
  const html = String(response?.body?.encoded('identity'));
  expect(html).toContain('<meta name="app-check" content="6Le&quot;&lt;key>">');
  expect(html).toContain('src="/assets/entry-attestation-1.js"');
});

test('the frame’s policy allows nothing unsafe and only the site to frame it', () => {
  vi.stubEnv('APP_CHECK_SITE_KEY', 'key');
  const policy = at('/attestation')?.headers['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
