import { describe, expect, test } from 'vitest';
import { safeHeaders } from '../../functions/src/http/httpResponse.ts';
import { ask } from './suite.ts';

/** Answers without a policy of their own: nothing in it is a document. */
const withoutPolicy = ['an asset', 'a picture of the demo'];

/** Readers of feeds show pictures, too. */
const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const addresses: Record<string, () => Promise<string> | string> = {
  'the home page': () => '/',
  'a page': () => '/team',
  'a member of the team': () => '/team/ruth',
  'a path that nobody knows': () => '/no/such/page',
  'the log-in': () => '/login',
  'an editor': () => '/contenthome',
  'the API': () => '/api/home',
  'a picture that is not there': () => '/pictures/none.webp',
  'a picture of the demo': async () => {
    const [picture] = /\/demo\/[^" ]+\.webp/.exec(await (await ask('GET', '/')).text()) ?? [];
    if (!picture) throw new Error('The home page shows no picture of the demo');
    return picture;
  },
  'a file that is not there': () => '/files/none/none.pdf',
  'an error of the API': () => '/api/no/such/thing',
  'an answer for staff alone': () => '/api/feedback',
  'an asset': async () => {
    const [asset] = /\/assets\/[^"]+\.js/.exec(await (await ask('GET', '/')).text()) ?? [];
    if (!asset) throw new Error('The home page names no script');
    return asset;
  },
};

describe.each(Object.entries(addresses))('%s', (name, addressOf) => {
  test('has the common headers', async () => {
    const { headers } = await ask('GET', await addressOf());
    const common = { ...safeHeaders, ...(name.startsWith('a picture') && shownElsewhere) };
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(Object.entries(common).map(([key, value]) => [key.toLowerCase(), value])),
    );
  });

  test.skipIf(withoutPolicy.includes(name))(
    'has a content security policy that allows nothing unsafe',
    async () => {
      const { headers } = await ask('GET', await addressOf());
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    },
  );
});

test.each(['POST', 'PUT', 'DELETE'])(
  '%s of a page is refused with the same headers',
  async (method) => {
    const response = await ask(method, '/about');
    expect(response.status).toBe(405);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);
