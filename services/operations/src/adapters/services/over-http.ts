import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { HealthRow } from '@lintel/service-kit';
import { z } from 'zod';
import type {
  ProgramSettings,
  ServiceHealth,
  ServiceOutbox,
  ServiceProjections,
  Watched,
} from '../../application/overview/watched.js';
import { ANSWER_WITHIN_MS, PART_WITHIN_MS } from './in-process.js';

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

const outbox = z
  .object({
    waiting: z.number(),
    oldestSeconds: z.number(),
    problem: z.string().max(2000).nullable(),
    events: z
      .array(z.object({ type: z.string().max(300), subject: z.string().max(300), since: z.string().max(40) }))
      .max(100),
  })
  .nullable();

const projections = z
  .array(
    z.object({
      name: z.string().max(100),
      topic: z.string().max(100),
      rebuilt: z
        .object({
          at: z.iso.datetime(),
          ...{ tookMs: z.number(), documents: z.number(), by: z.string().max(300).nullable() },
        })
        .nullable(),
    }),
  )
  .max(50);

const settings = z
  .array(
    z.object({
      name: z.string().max(100),
      meaning: z.string().max(2000),
      value: z.string().max(2000).nullable(),
      from: z.enum(['environment', 'default', 'unset']),
    }),
  )
  .max(500);

/** Services at addresses. A name that stands for several processes is asked once for each. */
export const watchOverHttp = (
  addresses: Addresses,
  /** Where gateways tell those who run them of their own parts. */
  gateways: readonly string[] = [],
): Watched => ({
  async look() {
    const within = `within=${PART_WITHIN_MS}`;
    const each = [
      ofEach(addresses, healthOf(`/readyz?${within}`)),
      ofEach(named(gateways), healthOf(`/readyz?own&${within}`)),
    ];
    return (await Promise.all(each)).flat();
  },
  async settings() {
    const each = [ofEach(addresses, settingsOf), ofEach(named(gateways), settingsOf)];
    return (await Promise.all(each)).flat();
  },
  async projections() {
    const replicas = Map.groupBy(await ofEach(addresses, projectionsOf), ({ service }) => service);
    // Replicas have the same.
    return [...replicas.values()]
      .map((each) => each.find((one) => one.projections) ?? each[0]!)
      .filter((one) => one.projections?.length !== 0);
  },
  async outboxes() {
    const replicas = Map.groupBy(await ofEach(addresses, outboxOf), ({ service }) => service);
    return [...replicas.values()].flatMap(together);
  },
});

type Addresses = ReadonlyMap<string, readonly string[]>;
const named = (gateways: readonly string[]): Addresses =>
  gateways.length > 0 ? new Map([['gateway', gateways]]) : new Map();

interface Asked {
  readonly service: string;
  readonly address: URL;
  readonly host: string;
  readonly signal: AbortSignal;
}
type Asking<Value> = (of: Asked) => Promise<Value>;

async function ofEach<Value>(addresses: Addresses, ask: Asking<Value>): Promise<Value[]> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const replicas = async (service: string, at: string): Promise<Value[]> => {
    const address = new URL(at);
    const hosts = await inTime(hostsOf(address.hostname), signal).catch(() => [address.hostname]);
    return Promise.all(hosts.map((host) => ask({ service, address, host, signal })));
  };
  const each = Array.from(addresses, ([service, ofService]) => ofService.map((at) => replicas(service, at)));
  return (await Promise.all(each.flat())).flat();
}

/** Replicas have the same outboxes; each says of itself why it cannot publish. */
function together(replicas: readonly ServiceOutbox[]): ServiceOutbox[] {
  const [first] = replicas.filter(({ backlog }) => backlog);
  if (!first?.backlog) return replicas.filter(({ problem }) => problem).slice(0, 1);
  const problem = replicas.find(({ backlog }) => backlog?.problem)?.backlog?.problem ?? null;
  return [{ ...first, backlog: { ...first.backlog, problem } }];
}

/** What a replica answers at a path, or `none` and why there is no answer. */
async function answerOf<Answer>(
  path: string,
  { address, host, signal }: Asked,
  none: Answer,
  read: (response: Response) => Promise<Answer>,
): Promise<{ answer: Answer; replica: string; problem: string | null }> {
  const url = at(path, address, host);
  const replica = `${host}:${url.port || 80}`;
  try {
    return { answer: await read(await fetch(url, { signal })), replica, problem: null };
  } catch (error) {
    return { answer: none, replica, problem: `no answer: ${reasonOf(error)}` };
  }
}

const healthOf =
  (path: string): Asking<ServiceHealth> =>
  async (asked) => {
    const { answer, replica, problem } = await answerOf<HealthRow[]>(
      path,
      asked,
      [],
      async (response) => answered.parse(await response.json()).parts as HealthRow[],
    );
    return { service: asked.service, replica, parts: answer, problem };
  };

const outboxOf: Asking<ServiceOutbox> = async (asked) => {
  const { answer, problem } = await answerOf('/outbox', asked, null, async (response) =>
    // A program of another kind, or of a release before, has none.
    response.status === 404 ? null : outbox.parse(await response.json()),
  );
  return { service: asked.service, backlog: answer, problem };
};

const projectionsOf: Asking<ServiceProjections> = async (asked) => {
  const { answer, problem } = await answerOf('/projections', asked, null, async (response) =>
    // A program of a release before has none.
    response.status === 404 ? [] : projections.parse(await response.json()),
  );
  return { service: asked.service, projections: answer, problem };
};

const settingsOf: Asking<ProgramSettings> = async (asked) => {
  const { answer, replica, problem } = await answerOf<z.infer<typeof settings>>(
    '/settings',
    asked,
    [],
    async (response) => settings.parse(await response.json()),
  );
  return { program: asked.service, replica, settings: answer, problem };
};

async function hostsOf(name: string): Promise<readonly string[]> {
  // By https the certificate is for the name.
  if (isIP(name)) return [name];
  const found = await lookup(name, { all: true, family: 4 });
  return found.length > 0 ? found.map(({ address }) => address) : [name];
}

function at(path: string, address: URL, host: string): URL {
  const url = new URL(path, address);
  if (url.protocol === 'http:') url.hostname = host;
  return url;
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
