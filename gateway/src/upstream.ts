import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import type { Executor } from '@graphql-tools/utils';
import type { HealthRow, UpstreamContext } from '@lintel/service-kit';

/** A service as the gateway sees it, in this process or another. */
export interface Upstream {
  /** Its name in the supergraph. */
  readonly name: string;
  readonly execute: Executor<UpstreamContext>;
  health(): Promise<readonly HealthRow[]>;
}

const ANSWER_WITHIN_MS = 5000;

/** A service in processes of its own, one address a replica, such as `http://listings:4001`. They take turns; one that cannot be reached is passed over. */
export function httpUpstream(name: string, addresses: readonly [string, ...string[]]): Upstream {
  const execute = buildHTTPExecutor({
    endpoint: '/graphql',
    timeout: ANSWER_WITHIN_MS,
    fetch: fetchInTurn(addresses),
    headers: (request) => (request?.context as UpstreamContext | undefined)?.serviceHeaders ?? {},
  });
  return {
    name,
    execute: execute as Executor<UpstreamContext>,
    health: async () => (await Promise.all(addresses.map((address) => rowsOf(name, address)))).flat(),
  };
}

/** Fetches a path from one address after another, beginning with the next each time. */
function fetchInTurn(addresses: readonly string[]) {
  let turn = 0;
  return async (path: string, init?: RequestInit): Promise<Response> => {
    turn = (turn + 1) % addresses.length;
    let refusal: unknown;
    for (const address of [...addresses.slice(turn), ...addresses.slice(0, turn)]) {
      try {
        return await fetch(`${address}${path}`, init);
      } catch (error) {
        // Only what never reached a replica may be asked of another: a change must not be made twice.
        if (!neverConnected(error)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  };
}

const neverConnected = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (cause !== undefined && neverConnected(cause));
};

async function rowsOf(name: string, address: string): Promise<readonly HealthRow[]> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return ((await response.json()) as { parts: HealthRow[] }).parts;
  } catch (error) {
    return [
      { name, ready: false, reason: `no answer: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}
