import { type Result, succeed } from '@lintel/kernel';
import {
  type Acts,
  type Refusal,
  refuse,
  type Reported,
  type ReportedOrder,
  type Reports,
  type ReportState,
  type Settling,
} from '@lintel/service-kit';
import type { ReportedEvidence } from '../../domain/reported-message.js';

export type ReportedMessage = Reported<ReportedEvidence>;

export interface SoughtMessages {
  readonly state: ReportState;
  readonly q: string;
  readonly order: ReportedOrder;
  readonly first: number;
}

/** What operations staff do with messages that were reported. What was written is told to nobody before that is recorded. */
export class OverseeReportedMessagesHandler {
  constructor(
    private readonly reports: Reports<ReportedEvidence>,
    private readonly acts: Acts,
  ) {}

  /** By the id of a message, a conversation, a home, an agency or somebody who wrote. */
  page({ state, q, order, first }: SoughtMessages) {
    const term = q.trim();
    return this.reports.page({ state, ...(term !== '' && { term }) }, order, first);
  }

  async reveal(id: string): Promise<Result<ReportedMessage, Refusal>> {
    const reported = await this.reports.find(id);
    if (!reported) return noReport();
    const { conversationId } = reported.evidence;
    await this.acts.record({
      act: 'message.revealed',
      subjectType: 'message',
      subjectId: id,
      agencyId: null,
      values: { conversation: conversationId },
    });
    return succeed(reported);
  }

  async settle(id: string, settling: Omit<Settling, 'listing'>): Promise<Result<ReportedMessage, Refusal>> {
    const reported = await this.reports.find(id);
    if (!reported) return noReport();
    return this.reports.settle(id, { ...settling, listing: reported.evidence.listing });
  }
}

const noReport = () => refuse('NOT_FOUND', 'Nobody has reported this, or it is long settled.');
