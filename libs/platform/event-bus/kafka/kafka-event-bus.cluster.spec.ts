import { describe } from '@jest/globals';
import { eventBusContract } from '../event-bus.contract.js';
import { clusterAddress, skipped, testCluster } from './test-cluster.fixture.js';

(!clusterAddress ? describe.skip : describe)(clusterAddress ? 'on a cluster' : skipped, () => {
  eventBusContract(
    'kafka',
    async () => {
      const cluster = testCluster();
      return {
        async open() {
          const bus = cluster.open();
          return { bus, crash: async () => bus.abandon() };
        },
        pass: (days) => cluster.pass(days),
        end: () => cluster.end(),
      };
    },
    // A member that died is missed after six seconds.
    { randomRuns: 5 },
  );
});
