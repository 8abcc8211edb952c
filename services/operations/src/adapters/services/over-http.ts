import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { HealthRow } from '@lintel/service-kit';
import { z } from 'zod';
import type { ServiceHealth, Watched } from '../../application/overview/watched.js';
import { ANSWER_WITHIN_MS } from './in-process.js';

const answered = z.object({
  parts: z.array(
    z.object({
      name: z.string().max(200),
      ready: z.boolean(),
      reason: z.string().max(2000).optional(),
      spare: z.boolean().optional(),
      gauges: z.record(z.string(), z.number()).optional(),
    }),
  ),
});

/** Services at addresses. A name that stands for several processes is asked once for each. */
export const watchOverHttp = (addresses: ReadonlyMap<string, readonly string[]>): Watched => ({
  async look() {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const each = await Promise.all(
      Array.from(addresses, ([service, ofService]) =>
        ofService.map((address) => replicasOf(service, address, signal)),
      ).flat(),
    );
    return each.flat();
  },
});

async function replicasOf(service: string, address: string, signal: AbortSignal): Promise<ServiceHealth[]> {
  const url = new URL(address);
  const hosts = await inTime(hostsOf(url.hostname), signal).catch(() => [url.hostname]);
  return Promise.all(hosts.map((host) => healthOf(service, url, host, signal)));
}

async function hostsOf(name: string): Promise<readonly string[]> {
  // By https the certificate is for the name.
  if (isIP(name)) return [name];
  const found = await lookup(name, { all: true, family: 4 });
  return found.length > 0 ? found.map(({ address }) => address) : [name];
}

async function healthOf(
  service: string,
  address: URL,
  host: string,
  signal: AbortSignal,
): Promise<ServiceHealth> {
  const url = new URL('/readyz', address);
  if (url.protocol === 'http:') url.hostname = host;
  const replica = `${host}:${url.port || 80}`;
  try {
    const response = await fetch(url, { signal });
    const { parts } = answered.parse(await response.json());
    return { service, replica, parts: parts as HealthRow[], problem: null };
  } catch (error) {
    return { service, replica, parts: [], problem: `no answer: ${reasonOf(error)}` };
  }
}

/** What `fetch` says is why beneath 'fetch failed'. */
function reasonOf(error: unknown): string {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  if (cause instanceof Error && cause.message) return cause.message;
  return error instanceof Error ? error.message : String(error);
}

const inTime = <Value>(doing: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    doing,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
