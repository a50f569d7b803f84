import { expect, test } from 'vitest';
import { clientNetwork, networkOf } from './clientNetwork.ts';

const from = (forwarded: string | undefined, hops?: number) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress: '169.254.1.1' };
  return clientNetwork({ headers, socket }, hops);
};

test.each([
  ['through Hosting', '198.51.100.7, 66.249.81.2'],
  ['through Hosting, with an address they made up', '10.0.0.1, 198.51.100.7, 66.249.81.2'],
  ['through Hosting in IPv6', '198.51.100.7,2607:f8b0:4::1'],
  ['directly', '198.51.100.7'],
  ['directly, with addresses they made up', '10.0.0.1, 192.0.2.44, 198.51.100.7'],
  ['directly, with nonsense', 'x, , <script>, 198.51.100.7'],
])('a visitor who comes %s is identified by their own address', (_, forwarded) => {
  expect(from(forwarded)).toBe('198.51.100.7');
});

test('only the address just before Hosting’s is trusted', () => {
  expect(from('10.0.0.1, 66.249.81.1, 66.249.81.2')).toBe('66.249.81.1');
});

test('other platforms may add more addresses, or none', () => {
  expect(from('10.0.0.1, 198.51.100.7, 203.0.113.9', 2)).toBe('198.51.100.7');
  expect(from('10.0.0.1, 198.51.100.7', 0)).toBe('169.254.1.1');
  expect(from(undefined)).toBe('169.254.1.1');
  expect(from('198.51.100.7', 9)).toBe('198.51.100.7');
});

test('without a proxy no header is trusted, even if there is no address', () => {
  const request = { headers: { 'x-forwarded-for': '10.0.0.1' }, socket: {} };
  expect(clientNetwork(request, 0)).toBe('nobody');
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
