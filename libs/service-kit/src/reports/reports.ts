import type { CloudEvent, EventData, ReportOutcome } from '@lintel/contracts';
import { type Clock, hasControls, type IdSource, type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import type { EventComposer } from '../events/outbox.js';
import type { Identity } from '../identity/identity.js';
import type { SealKey } from '../identity/seal-key.js';
import { type ClosedAccounts, unlessClosed } from '../use-case/unless-closed.js';
import { readInput } from '../use-case/read-input.js';
import { type Refusal, refuse, refuseField, refuseInput } from '../use-case/refusal.js';
import { idempotencyKeySchema, submissionOf, unlessOther } from '../use-case/submission.js';
import { overtaken, untilWritten } from '../use-case/until-written.js';
import type { ReportLimits } from './report-limits.js';
import {
  type Reported,
  settledAs,
  type Settlement,
  withEnd,
  withoutReporter,
  withReport,
} from './reported.js';
import type { ReportedFilter, ReportedOrder, ReportedRepository } from './reported.repository.js';

export type ReportedKind = EventData<'lintel.report.settled.v1'>['about'];

/** As the browser sends it. */
export interface ReportInput {
  readonly reason: string;
  readonly text?: string | null;
  /** Of a visitor who wants to be told. */
  readonly email?: string | null;
  readonly idempotencyKey: string;
}

export interface ReportCaller {
  readonly identity: Identity | null;
  readonly clientAddress?: string | undefined;
}

/** What is reported, as it is now. */
export interface ReportedThing<Evidence> {
  readonly id: string;
  readonly terms: readonly string[];
  readonly evidence: Evidence;
}

export interface Settling {
  readonly how: ReportOutcome;
  readonly reason: string;
  /** The version that was looked at. */
  readonly version: number;
  /** The home that it is about, for the e-mail to those who reported it. */
  readonly listing: { readonly id: number; readonly title: string };
}

/** Seals the addresses of visitors who want to be told; the notifications service opens them. */
export const reportersSeal = 'who reported something';
const mostAtOnce = 100;
const longestReason = 500;
const attempts = 10;

/** What people report to staff, in one service: kept, grouped by the thing, settled, and forgotten. */
export class Reports<Evidence = null> {
  constructor(
    private readonly kind: ReportedKind,
    private readonly store: ReportedRepository<Evidence>,
    private readonly limits: ReportLimits,
    private readonly erased: Pick<ClosedAccounts, 'has'>,
    private readonly sealKey: SealKey,
    private readonly composer: EventComposer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  private readonly closed: ClosedAccounts = {
    has: (accountId) => this.erased.has(accountId),
    erase: (accountId) => this.erase(accountId),
  };

  /**
   * Says nothing of what was reported before, by whom or how often.
   *
   * @param form of this kind of thing
   */
  async report(
    { id, ...thing }: ReportedThing<Evidence>,
    form: z.ZodType<{ reason: string; text: string; email: string }>,
    input: ReportInput,
    { identity, clientAddress = 'unknown' }: ReportCaller,
  ): Promise<Result<true, Refusal>> {
    const parsed = readInput(
      z.object({ idempotencyKey: idempotencyKeySchema }).and(form),
      {
        ...input,
        text: cleaned(input.text),
        email: identity ? '' : (input.email ?? '').trim().toLowerCase(),
      },
      'input',
    );
    if (!parsed.ok) return refuseInput(parsed.failure);
    const { idempotencyKey, reason, text, email } = parsed.value;
    if (hasControls(text))
      return refuseField('input.text', 'Use no control characters but tabs and new lines');
    const accountId = identity?.subject ?? null;
    const who = accountId === null ? `visitor ${clientAddress}` : `account ${accountId}`;
    const submission = submissionOf(who, idempotencyKey, { id, reason, text, email });
    const sentBefore = (await this.store.find(id))?.reports.find(
      ({ submission: { key } }) => key === submission.key,
    );
    if (sentBefore) {
      const same = unlessOther(sentBefore.submission, submission, otherContent);
      return same.ok ? succeed(true) : same;
    }
    const allowed = await this.limits.count({ accountId, clientAddress, email });
    if (!allowed.ok) return allowed;
    const report = {
      id: this.ids.next(),
      by: this.sealKey.mark(who, `${this.kind} ${id}`),
      submission,
      accountId,
      sealedAddress: email === '' ? null : this.sealKey.seal(email, reportersSeal),
      reason,
      text,
      at: this.clock.now(),
    };
    const write = async () => {
      await this.change(id, (before) => {
        const after = withReport(before, report, { id, ...thing });
        return after && { after, events: this.act('reported', after, { reason }) };
      });
      return succeed(true as const);
    };
    return accountId === null ? write() : unlessClosed(this.closed, accountId, write);
  }

  async page(
    filter: ReportedFilter,
    order: ReportedOrder,
    first: number,
  ): Promise<Result<{ total: number; reported: readonly Reported<Evidence>[] }, Refusal>> {
    if (!(first >= 1 && first <= mostAtOnce)) return refuseField('first', `first is 1 to ${mostAtOnce}`);
    const [total, reported] = await Promise.all([
      this.store.count(filter),
      this.store.page(filter, order, first),
    ]);
    return succeed({ total, reported });
  }

  find(id: string): Promise<Reported<Evidence> | null> {
    return this.store.find(id);
  }

  /** Tells whoever reported it and can be told. What came after it was looked at is looked at first. */
  async settle(
    id: string,
    { how, reason, version, listing }: Settling,
  ): Promise<Result<Reported<Evidence>, Refusal>> {
    const said = cleaned(reason).trim();
    if (said.length > longestReason || (how === 'dismissed' && said === ''))
      return refuseField('reason', `Say why, in 1 to ${longestReason} characters.`);
    const before = await this.store.find(id);
    if (!before) return refuse('NOT_FOUND', 'Nobody has reported this, or it is long settled.');
    if (before.state === 'settled') return refuse('CONFLICT', 'Somebody has settled this already.');
    const settled: Settlement = { how, reason: said, at: this.clock.now() };
    const after = settledAs(before, settled);
    const events = [
      ...this.act('reports-settled', after, { how, reports: before.reports.length }),
      ...this.told(before, how, listing, after.version),
    ];
    const written = before.version === version && (await this.store.write(before, after, events));
    return written
      ? succeed(after)
      : refuse('CONFLICT', 'Somebody has reported or settled this meanwhile. Look at it again.');
  }

  /** Somebody whom it is about was erased. */
  async end(term: string): Promise<void> {
    const at = this.clock.now();
    for (const { id } of await this.store.withTerm(term))
      await this.change(id, (before) =>
        before && !before.endsAt ? { after: withEnd(before, at), events: [] } : null,
      );
  }

  async erase(accountId: string): Promise<void> {
    for (const { id } of await this.store.ofAccount(accountId))
      await this.change(id, (before) => before && { after: withoutReporter(before, accountId), events: [] });
  }

  /** What somebody has reported, for their copy of what is kept of them. */
  async of(accountId: string) {
    const reported = await this.store.ofAccount(accountId);
    return reported.flatMap(({ id, reports, state }) =>
      reports
        .filter((report) => report.accountId === accountId)
        .map(({ reason, text, at }) => ({ [this.kind]: id, reason, text, at, state })),
    );
  }

  forget(): Promise<void> {
    return this.store.forget(this.clock.now());
  }

  private change(id: string, decide: Decide<Evidence>): Promise<void> {
    return untilWritten(`what is reported of ${this.kind} ${id}`, { attempts }, async () => {
      const before = await this.store.find(id);
      const change = decide(before);
      return !change || (await this.store.write(before, change.after, change.events)) ? undefined : overtaken;
    });
  }

  /** Its agency is not named: whoever reads what concerns an agency is not to learn who reported it. */
  private act(
    what: string,
    { id, version }: Reported<Evidence>,
    values: Readonly<Record<string, string | number>>,
  ) {
    const about = { subjectType: this.kind, subjectId: id, agencyId: null };
    return this.composer.composeAct({ act: `${this.kind}.${what}`, ...about, values }, { sequence: version });
  }

  private told(
    { reports }: Reported<Evidence>,
    outcome: ReportOutcome,
    listing: Settling['listing'],
    sequence: number,
  ): CloudEvent[] {
    return reports
      .filter(({ accountId, sealedAddress }) => accountId !== null || sealedAddress !== null)
      .map(({ id: reportId, accountId, sealedAddress }) =>
        this.composer.compose('lintel.report.settled.v1', {
          subject: reportId,
          sequence,
          data: { reportId, about: this.kind, listing, outcome, recipient: { accountId, sealedAddress } },
        }),
      );
  }
}

type Decide<Evidence> = (
  before: Reported<Evidence> | null,
) => { readonly after: Reported<Evidence>; readonly events: readonly CloudEvent[] } | null;

const cleaned = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\r\n?/g, '\n');

const otherContent = () =>
  refuse(
    'CONFLICT',
    'This form was sent before with other content. Please reload the page and send it anew.',
    {
      problems: [{ field: 'idempotencyKey', message: 'This key belongs to another report.' }],
    },
  );
