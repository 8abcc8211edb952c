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
  {
    operation: 'Mutation.acknowledgeAlert',
    of: 'an alert that is over',
    document: 'mutation ($id: ID!) { acknowledgeAlert(id: $id) { state } }',
    async make(scene) {
      await scene.ask(
        'operations',
        'mutation { setAlertEmails(addresses: ["on-call@example.org"]) { emails } }',
      );
      const { sendTestAlert } = await scene.ask('operations', 'mutation { sendTestAlert { id } }');
      return { id: sendTestAlert.id as string };
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
    refusedWith: 'CONFLICT',
  },
];
