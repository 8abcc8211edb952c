import { BlockList, isIP, isIPv6 } from 'node:net';

const blocked = (...subnets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
};

/** https://www.iana.org/assignments/iana-ipv4-special-registry, and all from multicast on. */
const special4 = blocked(
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['168.63.129.16', 32],
    ['224.0.0.0', 3],
  ] as const),
);

/** What is given out to networks at all. What stands for an address of IPv4 (mapped, NAT64) is outside of it. */
const global6 = blocked(['2000::', 3]);
/** https://www.iana.org/assignments/iana-ipv6-special-registry: Teredo and 6to4 hold an address of IPv4. */
const special6 = blocked(
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
);

const loopback = blocked(['127.0.0.0', 8], ['::1', 128]);

/** Whether an address, as a resolver writes it, is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4');
  // One with a zone is of a link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

export const isLoopback = (address: string): boolean =>
  isIP(address) === 4
    ? loopback.check(address, 'ipv4')
    : isIP(address) === 6 &&
      !address.includes('%') &&
      loopback.check(address, 'ipv6') &&
      !/^::ffff:/i.test(address);
