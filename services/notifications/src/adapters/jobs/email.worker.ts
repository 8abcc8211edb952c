import type { Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { DeliverEmailHandler } from '../../application/deliver-email/deliver-email.handler.js';
import { emailAttempts } from '../../application/email-queue.js';

const jobData = z.object({ delivery: z.string().min(1) });

/** Takes e-mails from the queue: as many at a time as make their shared reads and writes cheap, and no more than a slow mail server takes within the time that a message has. */
export const emailWorker = (deliver: DeliverEmailHandler): Worker => ({
  concurrency: 48,
  handle: ({ data }, { attempt }) =>
    deliver.handle(jobData.parse(data).delivery, { last: attempt >= emailAttempts }),
});
