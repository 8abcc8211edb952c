import { isBeyond, type RuleInForce, type Severity, silenceAt } from './alert-rules.js';

/** `pending`: it is so, and not yet for long enough. `acknowledged`: somebody looks into it, and nobody is told again. */
export type AlertState = 'pending' | 'firing' | 'acknowledged' | 'resolved';

/** One time that a rule found something, from when it was first seen until it was over. */
export interface Alert {
  readonly id: string;
  readonly rule: string;
  /** What it is about, such as a part or a queue; empty for the installation as a whole. */
  readonly subject: string;
  readonly severity: Severity;
  readonly title: string;
  readonly state: AlertState;
  readonly value: number;
  readonly reason: string | null;
  readonly since: Date;
  /** For how long it has been so, and no more been so, as far as somebody looked. */
  readonly heldMs: number;
  readonly clearMs: number;
  readonly seenAt: Date;
  /** How often it had come and gone shortly before. */
  readonly flaps: number;
  readonly firedAt: Date | null;
  readonly acknowledged: { readonly by: string; readonly at: Date } | null;
  readonly resolvedAt: Date | null;
  /** When somebody was told last, and how often. */
  readonly toldAt: Date | null;
  readonly told: number;
  readonly version: number;
}

export interface Reading {
  readonly value: number;
  readonly reason: string | null;
}

export type NoticeKind = 'fired' | 'reminded' | 'resolved' | 'test';

export type Step =
  | { readonly kind: 'same' }
  /** It never fired, and nothing is kept of it. */
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'changed'; readonly alert: Alert; readonly notice: NoticeKind | null };

/** No look counts for longer: a clock that was set, or a stop, is no time in which something was so. */
const LONGEST_LOOK_MS = 8000;
/** How long nothing must be wrong; twice as long each time that it comes again. */
const CLEAR_MS = 20_000;
const LONGEST_CLEAR_MS = 600_000;
/** What comes again within this time of its end flaps. */
const FLAPS_WITHIN_MS = 1_800_000;
/** What wakes somebody and is not acknowledged is told again. */
const REMIND_MS = 1_800_000;

type About = Pick<Alert, 'id' | 'rule' | 'subject' | 'flaps'>;

export const begin = (about: About, { severity, says }: RuleInForce, reading: Reading, now: Date): Alert => ({
  ...about,
  ...{ value: reading.value, reason: reading.reason },
  ...{ severity, title: says(about.subject), state: 'pending', since: now, seenAt: now },
  ...{ heldMs: 0, clearMs: 0, firedAt: null, acknowledged: null, resolvedAt: null, toldAt: null },
  ...{ told: 0, version: 1 },
});

/** @param last the one of the same rule and subject that was resolved last */
export const flapsOf = (last: Pick<Alert, 'resolvedAt' | 'flaps'> | null, now: Date): number =>
  last?.resolvedAt && Math.abs(now.getTime() - last.resolvedAt.getTime()) < FLAPS_WITHIN_MS
    ? last.flaps + 1
    : 0;

/**
 * What a look makes of an alert.
 * @param reading what was seen; null for nothing
 * @param rule undefined for one that there is no more
 */
export function step(alert: Alert, reading: Reading | null, rule: RuleInForce | undefined, now: Date): Step {
  if (alert.state === 'resolved') return { kind: 'same' };
  const beyond = rule?.on && reading !== null && isBeyond(rule, reading.value);
  if (alert.state === 'pending' && !beyond) return { kind: 'forgotten' };
  const next = beyond ? whileSo(alert, reading, rule, now) : whileClear(alert, rule?.on ?? false, now);
  const notice = rule?.on ? noticeOf(next, rule, now) : null;
  if (notice) return { kind: 'changed', notice, alert: { ...next, toldAt: now, told: next.told + 1 } };
  return isSteady(alert, next) ? { kind: 'same' } : { kind: 'changed', notice, alert: next };
}

/** What goes on as it was is not written down at every look. */
const isSteady = (before: Alert, { state, clearMs, value, reason }: Alert): boolean =>
  state !== 'pending' &&
  before.state === state &&
  before.clearMs + clearMs === 0 &&
  before.value === value &&
  before.reason === reason;

function whileSo(alert: Alert, reading: Reading, { holdSeconds }: RuleInForce, now: Date): Alert {
  const { ms, seenAt } = passed(alert.seenAt, now);
  const { value, reason } = reading;
  const seen = { ...alert, value, reason, seenAt, clearMs: 0 };
  if (alert.state !== 'pending') return seen;
  const heldMs = alert.heldMs + ms;
  return heldMs < holdSeconds * 1000
    ? { ...seen, heldMs }
    : { ...seen, heldMs, state: 'firing', firedAt: now };
}

function whileClear(alert: Alert, on: boolean, now: Date): Alert {
  const { ms, seenAt } = passed(alert.seenAt, now);
  const clearMs = alert.clearMs + ms;
  const clear = !on || clearMs >= Math.min(CLEAR_MS * 2 ** alert.flaps, LONGEST_CLEAR_MS);
  return { ...alert, seenAt, clearMs, ...(clear ? { state: 'resolved', resolvedAt: now } : {}) };
}

/** Replicas look by turns, and their clocks may differ a little: the later one counts, but for one that was set back. */
function passed(seenAt: Date, now: Date): { readonly ms: number; readonly seenAt: Date } {
  const ms = now.getTime() - seenAt.getTime();
  if (ms < 0) return { ms: 0, seenAt: ms < -LONGEST_LOOK_MS ? now : seenAt };
  return { ms: Math.min(ms, LONGEST_LOOK_MS), seenAt: now };
}

function noticeOf(
  { state, severity, clearMs, toldAt }: Alert,
  rule: RuleInForce,
  now: Date,
): NoticeKind | null {
  if (silenceAt(rule, now)) return null;
  if (state === 'resolved') return toldAt && 'resolved';
  if (state !== 'firing' || clearMs > 0) return null;
  if (!toldAt) return 'fired';
  // A clock that was set back by more has it told once more, rather than never.
  const long = Math.abs(now.getTime() - toldAt.getTime()) >= REMIND_MS;
  return severity === 'page' && long ? 'reminded' : null;
}

export type AcknowledgeFailure = 'not-firing' | 'acknowledged' | 'resolved';

/** @returns the same alert for whoever has acknowledged it before */
export function acknowledge(alert: Alert, by: string, now: Date): Alert | AcknowledgeFailure {
  if (alert.state === 'resolved') return 'resolved';
  if (alert.state === 'pending') return 'not-firing';
  if (alert.acknowledged) return alert.acknowledged.by === by ? alert : 'acknowledged';
  return { ...alert, state: 'acknowledged', acknowledged: { by, at: now } };
}
