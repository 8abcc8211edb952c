import type { Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { ProcessUploadHandler } from '../../application/uploads/process-upload.handler.js';

const jobData = z.object({ id: z.string().min(1) });

/** Two at once: a picture of 50 megapixels takes some 200 MB while it is decoded. */
export const uploadWorker = (process: ProcessUploadHandler, attempts: number): Worker => ({
  concurrency: 2,
  handle: ({ data }, { attempt }) => process.handle(jobData.parse(data).id, attempt >= attempts),
});
