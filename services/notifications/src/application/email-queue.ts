import type { Jobs, NewJob } from '@lintel/platform/jobs';
import type { Delivery } from './delivery-store.js';

const QUEUE = 'emails';

/** How often an e-mail is tried: for about eight and a half hours, each wait twice as long as the one before. */
export const emailAttempts = 11;
const FIRST_WAIT_MS = 30_000;

/** The queue of e-mails to be sent. A job holds the key of its delivery, and no more. */
export class EmailQueue {
  readonly name = QUEUE;

  constructor(private readonly jobs: Jobs) {}

  /** Adding what is in the queue already is harmless. */
  async add(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length > 0) await this.jobs.addMany(QUEUE, deliveries.map(jobOf));
  }
}

const jobOf = ({ key, template }: Delivery): NewJob => ({
  key,
  name: template,
  data: { delivery: key },
  attempts: emailAttempts,
  backoff: { initialDelayMs: FIRST_WAIT_MS },
});
