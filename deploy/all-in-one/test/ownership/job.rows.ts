import { noSuch, type OwnershipRow } from './row.js';

export const jobRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.jobRun',
    of: 'what was done to many jobs at once',
    document: 'query ($id: ID!) { jobRun(id: $id) { state matched } }',
    async make(scene) {
      const { retryJobs } = await scene.ask(
        'operations',
        'mutation { retryJobs(queue: "emails", filter: { state: failed }) { id } }',
      );
      return { id: retryJobs.id as string };
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
];
