import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { trustedHops } from '../settings.ts';

/**
 * Where Google's own servers are, as opposed to those of its customers (goog.json without cloud.json).
 * Through Hosting a request has such an address as its last one, and the visitor's before it; sent
 * to the function directly, the visitor's own is the last.
 */
const google = new BlockList();
for (const [network, bits] of [
  ['64.233.160.0', 19],
  ['66.102.0.0', 20],
  ['66.249.64.0', 19],
  ['72.14.192.0', 18],
  ['74.125.0.0', 16],
  ['108.177.0.0', 17],
  ['142.250.0.0', 15],
  ['172.217.0.0', 16],
  ['172.253.0.0', 16],
  ['173.194.0.0', 16],
  ['192.178.0.0', 15],
  ['209.85.128.0', 17],
  ['216.58.192.0', 19],
  ['216.239.32.0', 19],
] as const)
  google.addSubnet(network, bits, 'ipv4');
for (const network of [
  '2001:4860::',
  '2404:6800::',
  '2607:f8b0::',
  '2800:3f0::',
  '2a00:1450::',
  '2c0f:fb50::',
])
  google.addSubnet(network, 32, 'ipv6');

/** The facts about a request's sender. */
export interface Connected {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The network that a request comes from, for counting its requests: the address of IPv4, the first half of one of IPv6,
 * since a single visitor has billions of those. Entries of X-Forwarded-For from the client are before those that the
 * platform adds, and are ignored.
 * @param hops how many entries the platform adds; 0 takes the address of the connection
 */
export function clientNetwork({ headers, socket }: Connected, hops = trustedHops()): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const named = forwarded.map((each) => each.trim()).filter((each) => each !== '');
  const addresses = [...named, socket.remoteAddress ?? 'nobody'];
  const at = Math.max(0, addresses.length - 1 - hops);
  const last = addresses[at] ?? '';
  const before = addresses[at - 1];
  return networkOf(hops > 0 && before !== undefined && isGoogle(last) ? before : last);
}

const isGoogle = (address: string) =>
  isIP(address) !== 0 && google.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * An address of IPv4, or the first 64 bits of one of IPv6, each network in one spelling. Node checks addresses;
 * ipaddr.js would save three lines here and add 13 kB to each cold start.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) !== 6) return mapped;
  const [head = '', tail] = mapped.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  const half = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}
