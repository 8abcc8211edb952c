import { auditHeadTopic, type CloudEvent, dataschemaOf } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import { eventually, startHarness, type Harness } from '@lintel/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { HeadWitness } from '../src/application/audit-trail/head-witness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
  await harness.bus.ensureTopics([auditHeadTopic]);
});
afterEach(() => harness.dispose());

const head = { seq: 3, hash: 'a3'.repeat(32) };
const told: CloudEvent = {
  specversion: '1.0',
  id: 'head-3',
  source: '/services/accounts',
  type: 'lintel.audit-head.recorded.v1',
  subject: 'head',
  sequence: 3,
  time: '2026-03-02T09:00:00.000Z',
  datacontenttype: 'application/json',
  dataschema: dataschemaOf('lintel.audit-head.recorded.v1'),
  data: head,
};
const witness = () => {
  const store = { head: async () => head } as never;
  return new HeadWitness(store, harness.bus, {} as EventComposer, harness.logger, 'audit-head');
};

it('a process that was killed a moment ago keeps the next from no start, which hears all of it then', async () => {
  await harness.bus.publish(auditHeadTopic.name, [told]);
  // Of the one that was killed the bus has not missed a sign of life yet.
  const killed = witness();
  await killed.start();
  await harness.bus.drain();
  const next = witness();
  await next.start();
  expect(next.newest).toBeNull();
  await killed.stop();
  await eventually(() => expect(next.newest).toEqual(head), { timeout: 10_000 });
  await next.stop();
});

it('a stop ends the waiting for it', async () => {
  const killed = witness();
  await killed.start();
  const next = witness();
  await next.start();
  await next.stop();
  await killed.stop();
  await expect(harness.bus.forget(auditHeadTopic.name, 'audit-head')).resolves.toBeUndefined();
});

it('how far behind it is, and whether it hears at all, is said', async () => {
  await harness.bus.publish(auditHeadTopic.name, [told]);
  const late = witness();
  expect([await late.backlog(), late.hasJoined]).toEqual([{ lag: 1, joining: 1 }, false]);
  await late.start();
  await harness.bus.drain();
  expect([await late.backlog(), late.hasJoined]).toEqual([{ lag: 0, joining: 0 }, true]);
  await late.stop();
});
