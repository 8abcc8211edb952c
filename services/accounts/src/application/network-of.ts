import { isIPv6 } from 'node:net';

/** Whom a network address stands for, for limits: in IPv6 everybody has 2^64 of them, so that the first half counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address.slice(0, 100);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const given = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean).length;
  const missing = tail === undefined ? 0 : Math.max(0, 8 - given.length - after);
  const groups = [...given, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
