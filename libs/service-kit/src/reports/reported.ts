import type { ReportOutcome } from '@lintel/contracts';
import type { Submission } from '../use-case/submission.js';

/** What one person says is wrong with something. */
export interface Report {
  readonly id: string;
  /** The same for the same person, and nothing that says who it is to whoever reads it. */
  readonly by: string;
  readonly submission: Submission;
  /** Null for a visitor, and once the account is erased. */
  readonly accountId: string | null;
  /** Of a visitor who wants to be told, until it is settled: sealed, so that nobody else reads it. */
  readonly sealedAddress: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: Date;
}

export interface Settlement {
  readonly how: ReportOutcome;
  readonly reason: string;
  readonly at: Date;
}

export type ReportState = 'open' | 'settled';

/** Something that people have reported: one for each thing, however many they are. */
export interface Reported<Evidence = unknown> {
  readonly id: string;
  readonly version: number;
  readonly state: ReportState;
  /** Since it was settled last, or those that were settled then; the first first. */
  readonly reports: readonly Report[];
  readonly since: Date;
  readonly lastAt: Date;
  /** How it was settled last; null when it never was. */
  readonly settled: Settlement | null;
  /** What else it is found by. */
  readonly terms: readonly string[];
  /** What is kept of the thing, which may be gone by the time somebody looks. */
  readonly evidence: Evidence;
  readonly forgetAt: Date;
  /** By when it is forgotten whatever becomes of it, as somebody whom it is about was erased. */
  readonly endsAt: Date | null;
}

/** So many reports of one thing say what the next would. */
export const mostReports = 100;

const DAY_MS = 86_400_000;
const SETTLED_DAYS = 90;
const OPEN_DAYS = 365;
/** With what the bus still knows of them, an erased person is gone within thirty days. */
const ERASED_DAYS = 14;

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** With one more report, the first since it was settled opening it anew. Whoever reports what they have reported changes what they said; null where there are enough. */
export function withReport<Evidence>(
  before: Reported<Evidence> | null,
  report: Report,
  thing: { readonly id: string; readonly terms: readonly string[]; readonly evidence: Evidence },
): Reported<Evidence> | null {
  const { id, terms, evidence } = thing;
  const others = before?.state === 'open' ? before.reports.filter(({ by }) => by !== report.by) : [];
  if (others.length >= mostReports) return null;
  const reports = [...others, report];
  return {
    id,
    version: (before?.version ?? 0) + 1,
    state: 'open',
    reports,
    since: before?.state === 'open' ? before.since : report.at,
    lastAt: report.at,
    settled: before?.settled ?? null,
    terms,
    evidence: before?.evidence ?? evidence,
    forgetAt: before?.endsAt ?? after(report.at, OPEN_DAYS),
    endsAt: before?.endsAt ?? null,
  };
}

/** Nobody's address is needed any more. */
export const settledAs = <Evidence>(before: Reported<Evidence>, settled: Settlement): Reported<Evidence> => ({
  ...before,
  version: before.version + 1,
  state: 'settled',
  reports: before.reports.map((report) => ({ ...report, sealedAddress: null })),
  settled,
  forgetAt: before.endsAt ? settled.at : after(settled.at, SETTLED_DAYS),
});

/** That somebody reported it stays; who it was and what they wrote does not. */
export const withoutReporter = <Evidence>(
  before: Reported<Evidence>,
  accountId: string,
): Reported<Evidence> => ({
  ...before,
  version: before.version + 1,
  reports: before.reports.map((report) =>
    report.accountId === accountId
      ? { ...report, by: `erased:${report.id}`, accountId: null, sealedAddress: null, text: '' }
      : report,
  ),
});

/** Staff have a while to look at what an erased person did, and no longer. */
export function withEnd<Evidence>(before: Reported<Evidence>, erasedAt: Date): Reported<Evidence> {
  const endsAt = before.endsAt ?? (before.state === 'open' ? after(erasedAt, ERASED_DAYS) : erasedAt);
  return { ...before, version: before.version + 1, endsAt, forgetAt: endsAt };
}
