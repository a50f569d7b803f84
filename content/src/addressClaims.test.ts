import { expect, test } from 'vitest';
import { claimsFor, freeAddress, savedPages } from './addressClaims.ts';
import { textLimits } from './limits.ts';
import { isPageAddress } from './pageAddresses.ts';
import { addressClaim } from './paths.ts';
import { fieldMessages } from './texts/fieldMessages.ts';

/** Reads a store in which these pages are, and these addresses are claimed. */
const reading = (pages: Record<string, string>, claims: Record<string, string>) => {
  const documents = new Map<string, object>([
    ...Object.entries(pages).map(([id, address]) => [`pages/${id}`, { address }] as const),
    ...Object.entries(claims).map(([address, page]) => [addressClaim(address), { page }] as const),
  ]);
  return async (path: string) => documents.get(path);
};

const stored = reading({ one: '/a', two: '/b' }, { '/a': 'one', '/b': 'two', '/past': 'one' });

test.each([
  ['at an address that nobody has', { new: '/c' }, ['/c']],
  ['at the address that it has', { one: '/a' }, []],
  ['at an address that another page had', { two: '/past' }, ['/past']],
  [
    'at the address of another one, which moves away with it',
    { one: '/c', two: '/a' },
    ['/c', '/a'],
  ],
])('a page %s is saved with its missing claims', async (_, saved, claimed) => {
  const pages = Object.entries(saved).map(([id, address]) => ({ id, address: String(address) }));
  const claims = await claimsFor(pages, stored);
  expect(claims.map(({ path }) => path)).toEqual(claimed.map(addressClaim));
});

test.each([[{ two: '/a' }], [{ two: '/c', three: '/c' }]])(
  '%j is refused at the field because another page has the address',
  async (saved) => {
    const pages = Object.entries(saved).map(([id, address]) => ({ id, address: String(address) }));
    await expect(claimsFor(pages, stored)).rejects.toMatchObject({
      issues: [{ path: ['address'], message: fieldMessages.addressTaken }],
    });
  },
);

test('only pages that change need an address claim', () => {
  const page = { content: { address: '/a' } };
  expect(savedPages(['pages/one', 'pages/two', 'site/contact'], [page, null, page])).toEqual([
    { id: 'one', address: '/a' },
  ]);
});

test('a taken address gets the next free number, however long it is', async () => {
  const longest = `/${'x'.repeat(textLimits.line - 4)}-yz`;
  const pages = { one: '/a', two: '/a-2', three: longest };
  const read = reading(pages, { '/a': 'one', '/a-2': 'two', [longest]: 'three' });
  expect(await freeAddress({ id: 'new', address: '/a' }, read)).toBe('/a-3');
  expect(await freeAddress({ id: 'two', address: '/a-2' }, read)).toBe('/a-2');
  const free = await freeAddress({ id: 'new', address: longest }, read);
  expect(free).toHaveLength(textLimits.line - 1);
  expect(isPageAddress(free)).toBe(true);
});
