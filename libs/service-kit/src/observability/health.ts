/** One row of `/readyz`: a part and whether it can do its work. */
export interface HealthRow {
  readonly name: string;
  readonly ready: boolean;
  /** Why not. */
  readonly reason?: string;
  readonly gauges?: Readonly<Record<string, number>>;
}

export interface HealthCheck {
  readonly name: string;
  check(): Promise<Readonly<Record<string, number>>>;
}

/** A part that does not answer in this time is not ready. */
const PATIENCE_MS = 2000;

/** Asks all parts at once; a part that throws or hangs makes a row that is not ready, never an error. */
export function checkHealth(checks: readonly HealthCheck[]): Promise<HealthRow[]> {
  return Promise.all(
    checks.map(async ({ name, check }) => {
      try {
        return { name, ready: true, gauges: await withinPatience(check()) };
      } catch (error) {
        return { name, ready: false, reason: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

async function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
