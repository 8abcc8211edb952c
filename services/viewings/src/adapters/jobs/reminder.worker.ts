import type { Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { RemindHandler } from '../../application/remind/remind.handler.js';

const jobData = z.object({
  viewing: z.string().min(1),
  start: z.iso.datetime().transform((text) => new Date(text)),
  hoursBefore: z.union([z.literal(24), z.literal(2)]),
});

export const reminderWorker = (remind: RemindHandler): Worker => ({
  concurrency: 5,
  handle: ({ data }) => remind.handle(jobData.parse(data)),
});
