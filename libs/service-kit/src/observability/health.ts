import type { Adapter } from '@lintel/platform/port';

/** One row of `/readyz`: a part and whether it can do its work. */
export interface HealthRow {
  readonly name: string;
  readonly ready: boolean;
  /** Why not. */
  readonly reason?: string;
  /** True for a part whose failure is said, but keeps nobody away: the rest can do its work for a while. */
  readonly spare?: boolean;
  readonly gauges?: Readonly<Record<string, number>>;
}

type Gauges = HealthRow['gauges'];

export interface HealthCheck {
  readonly name: string;
  /** Whether requests can be answered without it, such as without the event bus, whose events wait. */
  readonly spare?: boolean;
  check(): Promise<NonNullable<Gauges>>;
  /** What is counted of it for those who look: not asked where only work is to be sent. */
  count?(): Promise<NonNullable<Gauges>>;
  /** Why it cannot do its work although it answers, asked after it has; undefined where it can. */
  trouble?(): string | undefined;
}

/** A part that requests cannot be answered without: an adapter, with what is counted besides. */
export const needed = (
  name: string,
  adapter: Adapter,
  count?: () => Promise<NonNullable<Gauges>>,
): HealthCheck => ({
  name,
  check: async () => (await adapter.health()).gauges,
  ...(count && { count }),
});

/** One that requests can be answered without for a while. */
export const spare = (...part: Parameters<typeof needed>): HealthCheck => ({
  ...needed(...part),
  spare: true,
});

/** A part that does not answer in this time is not ready; who asks may have less patience, never more. */
export const mostPatienceMs = 2000;

/** Asks all parts at once; a part that throws or hangs makes a row that is not ready, never an error. */
export function checkHealth(
  checks: readonly HealthCheck[],
  patienceMs = mostPatienceMs,
): Promise<HealthRow[]> {
  return Promise.all(
    checks.map(async ({ name, spare, check, count, trouble }) => {
      const part = spare ? { name, spare } : { name };
      const looked = async () => ({ ...(await check()), ...(await count?.()) });
      try {
        const gauges = await withinPatience(looked(), patienceMs);
        const reason = trouble?.();
        return { ...part, ready: reason === undefined, ...(reason && { reason }), gauges };
      } catch (error) {
        return { ...part, ready: false, reason: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/** Whether work may be sent: every part can do its own, but for those that are spare. */
export const isReady = (rows: readonly HealthRow[]): boolean =>
  rows.every(({ ready, spare }) => ready || spare === true);

async function withinPatience<Value>(promise: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
