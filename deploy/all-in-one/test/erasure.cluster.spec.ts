import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anAgency } from './erasure/agency.js';
import { anAgent } from './erasure/agent.js';
import { aBuyer } from './erasure/buyer.js';
import { clusterEngines, missing } from './erasure/cluster-engines.js';
import { startTown, type Town } from './erasure/town.js';

jest.setTimeout(300_000);
(missing ? describe.skip : describe)(
  `thirty days after people closed their accounts, on real engines${missing ? `: skipped, LINTEL_TEST_${missing} is not set` : ''}`,
  () => {
    let engines: Awaited<ReturnType<typeof clusterEngines>>;
    let town: Town;
    const marks = new Set<string>();
    beforeEach(async () => {
      engines = await clusterEngines();
      town = await startTown(engines);
    }, 120_000);
    afterEach(async () => {
      await town.stop();
      await engines.dispose();
    }, 120_000);

    it('nothing in any collection, topic, key, index, object or e-mail says that they were there', async () => {
      const owner = await anAgency(town);
      const closings = [await anAgent(town, owner, marks), await aBuyer(town, owner, marks)];
      const before = await engines.traces(marks);
      for (const part of [
        ...['accounts', 'listings', 'messaging', 'viewings', 'search', 'notifications'],
        ...['events', 'mail'],
      ])
        expect([part, before.filter((trace) => trace.startsWith(`${part}/`))]).not.toEqual([part, []]);
      for (const close of closings) await close();
      await engines.compact();
      await town.pass(30);
      await eventually(async () => expect(await engines.traces(marks)).toEqual([]), {
        timeout: 120_000,
        interval: 2000,
      });
    });
  },
);
