/** When an agent last looked at the dashboard, and what is new to them. */
export interface DashboardVisit {
  readonly accountId: string;
  /** What came in after this instant is new. */
  readonly newSince: Date;
  readonly lastLookAt: Date;
}

/** How long after the last look a visit ends. Milliseconds. */
export const visitEnds = 30 * 60_000;

/**
 * The visit after one more look. In a visit the same stays new; the next begins where the last ended.
 *
 * @param since what is new at the first look of all: all since the agent came to the agency
 */
export function look(
  before: DashboardVisit | null,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
  now: Date,
): DashboardVisit {
  if (!before) return { accountId, newSince: since, lastLookAt: now };
  const over = now.getTime() - before.lastLookAt.getTime() > visitEnds;
  return { ...before, newSince: over ? before.lastLookAt : before.newSince, lastLookAt: now };
}

/** All that came in so far was seen. */
export const seen = (accountId: string, now: Date): DashboardVisit => ({
  accountId,
  newSince: now,
  lastLookAt: now,
});
