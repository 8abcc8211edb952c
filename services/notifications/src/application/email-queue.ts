import {
  type FailureKind,
  type Jobs,
  type NewJob,
  UnknownJob,
  UnknownQueue,
  WrongState,
} from '@lintel/platform/jobs';
import type { EmailFacts } from '../domain/email.js';
import type { Delivery } from './delivery-store.js';

export const emailQueue = 'emails';

/** How often an e-mail is tried, each wait twice as long as the one before: for about eight and a half hours when the first is half a minute. */
export const emailAttempts = 11;
/** How many failed jobs are looked through at a time for those that are to be tried anew. */
const FAILED_PAGE = 1000;

/** The queue of e-mails to be sent. A job holds the key of its delivery, and no more. */
export class EmailQueue {
  constructor(
    private readonly jobs: Jobs,
    private readonly firstWaitMs: number,
  ) {}

  /** Adding what is in the queue already is harmless. */
  async add(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length > 0) await this.jobs.addMany(emailQueue, deliveries.map(this.jobOf));
  }

  /** Makes sure that each of these, which are not settled, will be tried: jobs that the queue lost are added, those that it has given up begin anew. */
  async restore(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const added = await this.jobs.addMany(emailQueue, deliveries.map(this.jobOf));
    const present = new Set(deliveries.filter((_, index) => !added[index]).map(({ key }) => key));
    if (present.size === 0) return;
    const { jobs } = await this.jobs.list(emailQueue, 'failed', { first: FAILED_PAGE });
    for (const { key } of jobs) if (present.has(key)) await this.again(key);
  }

  /** Has a failed one tried again, with all its attempts. */
  async retry(delivery: Delivery): Promise<void> {
    if (!(await this.again(delivery.key))) await this.add([delivery]);
  }

  /** When it is tried next; null for one that is not waiting for that. */
  async dueAt(key: string): Promise<Date | null> {
    const { jobs } = await this.jobs.operations.find(emailQueue, { key }).catch((error: unknown) => {
      if (error instanceof UnknownQueue) return { jobs: [] };
      throw error;
    });
    const due = jobs[0]?.state === 'delayed' ? jobs[0].dueAt : undefined;
    return due === undefined ? null : new Date(due);
  }

  /** Why e-mails failed, by kind, the most frequent first. */
  async causes(): Promise<readonly FailureKind[]> {
    return this.jobs.operations.failures(emailQueue).catch((error: unknown) => {
      if (error instanceof UnknownQueue) return [];
      throw error;
    });
  }

  /** Removes what is left of jobs whose deliveries are erased. One under way finds nothing to send. */
  async discard(keys: readonly string[]): Promise<void> {
    for (const key of keys) await unlessGone(this.jobs.discard(emailQueue, key));
  }

  private readonly jobOf = ({ key, recipient, email, correlation }: Delivery): NewJob => ({
    key,
    name: email.template,
    data: { delivery: key },
    tags: { recipient, template: email.template, ...subjectOf(email), ...(correlation && { correlation }) },
    attempts: emailAttempts,
    backoff: { initialDelayMs: this.firstWaitMs },
  });

  private again(key: string): Promise<boolean> {
    return unlessGone(this.jobs.retry(emailQueue, key));
  }
}

/** What an e-mail is about, by ids. */
const subjectOf = (email: EmailFacts) => ({
  ...('viewing' in email && { viewing: email.viewing }),
  ...('conversation' in email && { conversation: email.conversation }),
  ...('alert' in email && { alert: email.alert }),
  ...('home' in email && { listing: String(email.home.id) }),
});

/** False when the job is not there, or no longer in the state in which this can be done to it. */
async function unlessGone(doing: Promise<void>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof UnknownJob || error instanceof WrongState || error instanceof UnknownQueue)
      return false;
    throw error;
  }
}
