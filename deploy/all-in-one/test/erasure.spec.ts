import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anAgency } from './erasure/agency.js';
import { anAgent } from './erasure/agent.js';
import { aBuyer } from './erasure/buyer.js';
import { embeddedEngines, type Engines } from './erasure/engines.js';
import { inOneTrace } from './erasure/one-trace.js';
import { startTown, type Town } from './erasure/town.js';

let engines: Engines;
let town: Town;
const marks = new Set<string>();
beforeEach(async () => {
  marks.clear();
  engines = await embeddedEngines();
  town = await startTown(engines);
}, 60_000);
afterEach(async () => {
  await town.stop().catch(() => undefined);
  await engines.dispose();
});

/** They are in each of these parts of the product, so that their absence from it says something. */
async function expectInAll(parts: readonly string[]): Promise<void> {
  const traces = await engines.traces(marks);
  for (const part of parts)
    expect([part, traces.filter((trace) => trace.startsWith(`${part}/`))]).not.toEqual([part, []]);
}

/** Nothing of the person is left in any byte of any file, once everything is closed. */
async function expectNothing(): Promise<void> {
  await town.stop();
  expect(await engines.traces(marks)).toEqual([]);
}

jest.setTimeout(120_000);
describe('thirty days after a person closed their account', () => {
  it('nothing in any store, topic, index, queue or mail folder says that they were there', async () => {
    const close = await aBuyer(town, await anAgency(town), marks, inOneTrace);
    await town.pass(1);
    await expectInAll(['accounts', 'messaging', 'viewings', 'search', 'notifications', 'events', 'mail']);
    await close();
    await town.pass(30);
    await expectNothing();
  });

  it('nothing is left of an agent but what they wrote for their agency', async () => {
    const close = await anAgent(town, await anAgency(town), marks);
    await town.pass(1);
    await expectInAll(['accounts', 'listings', 'messaging', 'viewings', 'notifications', 'events', 'mail']);
    await close();
    await town.pass(30);
    await expectNothing();
  });
});
