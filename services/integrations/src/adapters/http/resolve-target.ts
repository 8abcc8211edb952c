import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { fail, type Result, succeed } from '@lintel/kernel';
import { isLoopback, isPublic } from './public-address.js';

export interface Target {
  readonly url: URL;
  /** Those that it was checked for, and the only ones to connect to. */
  readonly addresses: readonly { readonly address: string; readonly family: 4 | 6 }[];
}

export type Resolve = (host: string, signal?: AbortSignal) => Promise<readonly string[]>;

/** An own resolver, as the system's would take one of the few threads that all files are read by while a name server does not answer. */
export const resolveName: Resolve = async (host, signal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};

/** Where events may be sent: an address with no user in it, of which every address that its name has is public. */
export async function resolveTarget(
  text: string,
  { loopback, resolve }: { readonly loopback: boolean; readonly resolve: Resolve },
  signal?: AbortSignal,
): Promise<Result<Target, string>> {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || !url.hostname)
    return fail('Write an address as in https://example.org/hooks.');
  if (url.username || url.password) return fail('Leave the user and the password out of the address.');
  const addresses = await addressesOf(hostOf(url), resolve, signal);
  if (addresses.length === 0) return fail('The name of this address is not found.');
  const own = loopback && addresses.every(isLoopback);
  if (!own && !addresses.every(isPublic)) return fail('This address is not on the public internet.');
  if (!own && url.protocol !== 'https:') return fail('Events are sent by https: alone.');
  return succeed({
    url,
    addresses: addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })),
  });
}

/** What URL has read already: numbers in any spelling are four of them by now. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function addressesOf(host: string, resolve: Resolve, signal?: AbortSignal): Promise<readonly string[]> {
  if (isIP(host)) return Promise.resolve([host]);
  // RFC 6761, 6.3
  if (/(^|\.)localhost$/i.test(host)) return Promise.resolve(['127.0.0.1']);
  return resolve(host, signal);
}
