import { conversationSides } from '@lintel/contracts';
import type { Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { MailAwayHandler } from '../../application/mail-away/mail-away.handler.js';

const jobData = z.object({
  conversation: z.string().min(1),
  side: z.enum(conversationSides),
  due: z.number(),
});

/** Takes the e-mails that fall due, a few at a time. */
export const awayMailWorker = (mailAway: MailAwayHandler): Worker => ({
  concurrency: 5,
  handle: ({ data }) => mailAway.handle(jobData.parse(data)),
});
