import { type ConversationSide, conversationSides } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { Jobs, NewJob } from '@lintel/platform/jobs';
import { correlated, type Logger } from '@lintel/service-kit';
import type { Conversation } from '../domain/conversation.js';

export const awayMailQueue = 'away-mails';

export interface AwayMailJob {
  readonly conversation: string;
  readonly side: ConversationSide;
  /** Milliseconds: tells this burst from the next. */
  readonly due: number;
}

/** The queue of e-mails for those who are away. A job holds ids, and no more; whether there is something to mail is decided when it is due. */
export class AwayMails {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Plans what is due of these. Adding what is in the queue already is harmless. */
  async add(conversations: readonly Conversation[]): Promise<void> {
    const jobs = conversations.flatMap((conversation) => this.jobsOf(conversation));
    if (jobs.length > 0) await this.jobs.addMany(awayMailQueue, jobs);
  }

  /** The same beside the request under way, which need not wait for the queue: what it does not take, upkeep adds. */
  plan(conversation: Conversation): void {
    const added: Promise<void> = this.add([conversation])
      .catch((error: unknown) => {
        this.logger.warn({ err: error, conversation: conversation.id }, 'an e-mail waits for the queue');
      })
      .finally(() => this.underWay.delete(added));
    this.underWay.add(added);
  }

  /** Resolves when all that was planned is with the queue, or was refused by it. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private jobsOf({ id, away }: Conversation): NewJob[] {
    return conversationSides.flatMap((side) => {
      const due = away[side].dueAt?.getTime();
      if (due === undefined) return [];
      const data: AwayMailJob = { conversation: id, side, due };
      const delayMs = Math.max(0, due - this.clock.now().getTime());
      const tags = { conversation: id, ...correlated() };
      return [{ key: `${id}:${side}:${due}`, name: 'away-mail', data, delayMs, tags }];
    });
  }
}
