import { agencyTopic } from '@lintel/contracts';
import { type Clock, systemClock } from '@lintel/kernel';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import {
  knownSuspensions,
  ProjectionRebuild,
  RebuildLog,
  suspendedAgencies,
  SuspendedAgencies,
} from '@lintel/service-kit';
import { anAgencyEvent, type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.dispose());

async function open() {
  const documents = await openDocuments(harness.settings, 'listings');
  const bus = await openEventBus(harness.settings, 'listings');
  harness.onDispose(() => documents.close());
  harness.onDispose(() => bus.close());
  await bus.ensureTopics([agencyTopic]);
  return { documents, bus };
}
const suspended = { since: '2026-11-02T09:30:00.000Z', reason: 'Their licence has expired.' };
const heard = (id: string, sequence: number, of: object = {}) =>
  anAgencyEvent('suspended' in of ? 'suspended' : 'changed', sequence, { id, ...of });

describe('which agencies are suspended is made anew', () => {
  it('as their topic has it: what is wrong, missing or of no agency goes', async () => {
    const { documents, bus } = await open();
    const projection = knownSuspensions(documents.connection);
    await bus.publish(agencyTopic.name, [
      heard('one', 1, { suspended }),
      heard('two', 1, { suspended }),
      heard('two', 2),
      heard('three', 1, { suspended }),
    ]);
    // As a fault of ours, or a database that was restored in part, leaves it.
    await projection.model.create([
      { _id: 'two', version: 2, suspended: true },
      { _id: 'four', version: 9, suspended: true },
    ]);
    const rebuild = new ProjectionRebuild({
      documents,
      bus,
      service: 'listings',
      ids: { next: () => 'one' },
    });
    expect(await rebuild.handle(projection)).toBe(3);
    const known = new SuspendedAgencies(projection.model);
    const each = await Promise.all(['one', 'two', 'three', 'four'].map((id) => known.has(id)));
    expect(each).toEqual([true, false, true, false]);
  });

  it('and when that was, for how long, by whom and of how much stays known; before, it is never', async () => {
    const { documents } = await open();
    const moments = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:02.500Z'];
    const clock: Clock = { ...systemClock, now: () => new Date(moments.shift()!) };
    const log = new RebuildLog(documents.connection, clock);
    const never = { name: 'suspended-agencies', topic: 'lintel.agency', rebuilt: null };
    expect(await log.statesOf([suspendedAgencies])).toEqual([never]);
    await log.begin(suspendedAgencies.name, 'odile')(3);
    const rebuilt = { at: '2026-11-20T10:00:02.500Z', tookMs: 2500, documents: 3, by: 'odile' };
    expect(await new RebuildLog(documents.connection, clock).statesOf([suspendedAgencies])).toEqual([
      { ...never, rebuilt },
    ]);
  });
});
