import { defaultAttempts, type Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { RunBulkChangeHandler } from '../../application/bulk-change/run-bulk-change.handler.js';

const jobData = z.object({ change: z.string().min(1) });

/**
 * Takes changes of many listings, a few at a time.
 *
 * @param leaving aborted when the service stops, which waits for no thousand listings: the change goes on elsewhere, or later
 */
export const bulkChangeWorker = (run: RunBulkChangeHandler, leaving: AbortSignal): Worker => ({
  concurrency: 3,
  handle: ({ data }, { attempt, signal }) =>
    run.handle(jobData.parse(data).change, {
      signal: AbortSignal.any([signal, leaving]),
      last: attempt >= defaultAttempts,
    }),
});
