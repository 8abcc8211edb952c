import type { Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { DeliverEmailHandler } from '../../application/deliver-email/deliver-email.handler.js';
import { emailAttempts } from '../../application/email-queue.js';

const jobData = z.object({ delivery: z.string().min(1) });

/** Takes e-mails from the queue, a few at a time. */
export const emailWorker = (deliver: DeliverEmailHandler): Worker => ({
  concurrency: 8,
  handle: ({ data }, { attempt }) =>
    deliver.handle(jobData.parse(data).delivery, { last: attempt >= emailAttempts }),
});
