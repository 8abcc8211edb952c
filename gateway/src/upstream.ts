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

/** A service in a process of its own, at an address such as `http://listings:4001`. */
export function httpUpstream(name: string, address: string): Upstream {
  const execute = buildHTTPExecutor({
    endpoint: `${address}/graphql`,
    timeout: ANSWER_WITHIN_MS,
    headers: (request) => (request?.context as UpstreamContext | undefined)?.serviceHeaders ?? {},
  });
  return {
    name,
    execute: execute as Executor<UpstreamContext>,
    async health() {
      try {
        const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
        const { parts } = (await response.json()) as { parts: HealthRow[] };
        return parts;
      } catch (error) {
        return [
          {
            name,
            ready: false,
            reason: `no answer: ${error instanceof Error ? error.message : String(error)}`,
          },
        ];
      }
    },
  };
}
