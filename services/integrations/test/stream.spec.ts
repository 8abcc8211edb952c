import { type CloudEvent, listingExample, topicOf } from '@lintel/contracts';
import type { RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startIntegrations } from '../src/index.js';
import { registerStream } from '../src/adapters/documents/stream.schema.js';
import { composing } from './events.fixture.js';

let harness: Harness;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  service = await startIntegrations({ ...harness, documents: await harness.documents('integrations') });
  harness.onDispose(() => service.stop());
});
afterEach(() => harness.dispose());

const compose = composing(() => harness);
async function tell(...events: readonly CloudEvent[]): Promise<void> {
  for (const event of events) await harness.bus.publish(topicOf(event), [event]);
  await harness.bus.drain();
}
const published = (id: number, sequence = 1, change: object = {}) =>
  compose('lintel.listing.published.v1', String(id), sequence, { id, ...change });
const updated = (id: number, sequence: number, change: object = {}) =>
  compose('lintel.listing.updated.v1', String(id), sequence, { id, ...change });
const removed = (id: number, sequence: number) =>
  compose('lintel.listing.removed.v1', String(id), sequence, { id });

const ENTRIES = `{ first last entries { position type event onlyFor agencies places { outcode } } }`;
async function after(position: number, first = 100) {
  const query = `query ($position: Float!, $first: Int!) { page: streamAfter(position: $position, first: $first) ${ENTRIES} }`;
  return (await harness.ask<any>(service, query, { variables: { position, first } })).data.page;
}
async function homesAt(at: number, first = 100) {
  const query = `query ($at: Float!, $first: Int!) { page: homesAt(at: $at, after: 0, first: $first) ${ENTRIES} }`;
  const { entries } = (await harness.ask<any>(service, query, { variables: { at, first } })).data.page;
  return entries.map(({ event }: { event: string }) => JSON.parse(event).data);
}
const told = ({ entries }: { entries: { position: number; type: string }[] }) =>
  entries.map(({ position, type }) => [position, type.split('.').slice(1, 3).join('.')]);

describe('the stream', () => {
  it('has what leaves the house, in order and without a gap', async () => {
    await tell(
      published(1),
      compose('lintel.viewing.requested.v1', 'a-viewing', 1),
      compose('lintel.conversation.message-sent.v1', 'a-conversation', 1),
      compose('lintel.viewing.reminder-due.v1', 'a-viewing', 2),
      removed(1, 2),
    );
    const page = await after(0);
    expect(told(page).map(([position]) => position)).toEqual([1, 2, 3, 4]);
    expect(
      told(page)
        .map(([, type]) => type)
        .sort(),
    ).toEqual(['conversation.message-sent', 'listing.published', 'listing.removed', 'viewing.requested']);
    expect({ first: page.first, last: page.last }).toEqual({ first: 1, last: 4 });
    expect((await after(3)).entries).toHaveLength(1);
  });

  it('names nobody', async () => {
    await tell(published(1), compose('lintel.viewing.confirmed.v1', 'a-viewing', 1));
    const text = JSON.stringify(await after(0));
    expect(text).not.toMatch(/visitor@|A\. Visitor|sales@|Sam Example|020 7946/);
  });

  it('says for whom what is not for everyone is', async () => {
    await tell(published(1), compose('lintel.viewing.confirmed.v1', 'a-viewing', 1));
    const { entries } = await after(0);
    const onlyFor = Object.fromEntries(entries.map((entry: any) => [entry.type, entry.onlyFor]));
    expect(onlyFor).toEqual({
      'lintel.listing.published.v1': null,
      'lintel.viewing.confirmed.v1': '01935f4e-7c00-7000-8000-000000000003',
    });
  });

  it('has an event once, however often it is told, and none that comes late', async () => {
    const [first, second] = [published(1), updated(1, 2)];
    await tell(first, second, second, first);
    expect(told(await after(0))).toEqual([
      [1, 'listing.published'],
      [2, 'listing.updated'],
    ]);
  });

  it('says once that a home has gone', async () => {
    await tell(published(1), removed(1, 2), removed(1, 3));
    expect(told(await after(0))).toEqual([
      [1, 'listing.published'],
      [2, 'listing.removed'],
    ]);
  });

  it('says of what leaves an agency or an area where it was', async () => {
    const { agent } = listingExample;
    await tell(
      published(1, 1, { outcode: 'SW4' }),
      updated(1, 2, { outcode: 'N1', agent: { ...agent, agencyId: 'another' } }),
      removed(1, 3),
    );
    const { entries } = await after(0);
    expect(entries.map(({ places }: any) => places.map(({ outcode }: any) => outcode))).toEqual([
      ['SW4'],
      ['N1', 'SW4'],
      ['N1'],
    ]);
    expect(entries[1].agencies).toEqual(['another', agent.agencyId]);
  });

  it('reads of a home that changes often only what stands', async () => {
    const { connection } = await harness.documents('integrations');
    const { entries } = registerStream(connection);
    const standing = entries.find({ subject: { $in: ['1'] }, supersededBy: null }).sort({ _id: 1 });
    expect(JSON.stringify(await standing.explain())).toContain(
      'USING INDEX stream.standing (<expr>=? AND <expr>=?)',
    );
    const last = JSON.stringify(
      await entries.find({ subject: '1', supersededBy: null }).sort({ _id: -1 }).explain(),
    );
    expect(last).toContain('USING INDEX stream.standing (<expr>=? AND <expr>=?)');
    expect(last).not.toContain('TEMP B-TREE');
  });

  it('is one whole when several processes add to it at once', async () => {
    for (let others = 0; others < 2; others++) {
      const documents = await harness.documents('integrations');
      const other = await startIntegrations({ ...harness, documents });
      harness.onDispose(() => other.stop());
    }
    await tell(...Array.from({ length: 40 }, (_, index) => published(index + 1)));
    const { entries } = await after(0);
    expect(entries.map(({ position }: any) => position)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });
});

describe('a snapshot', () => {
  it('is what the public saw at a position, whatever came after', async () => {
    await tell(published(1, 1, { price: 1 }), published(2, 1, { price: 2 }), published(3));
    await tell(updated(1, 2, { price: 10 }), removed(2, 2), published(4));
    const prices = async (at: number) =>
      Object.fromEntries((await homesAt(at)).map(({ id, price }: any) => [id, price]));
    const { price } = listingExample;
    expect(await prices(3)).toEqual({ 1: 1, 2: 2, 3: price });
    expect(await prices(6)).toEqual({ 1: 10, 3: price, 4: price });
    expect(await prices(0)).toEqual({});
  });

  it('has no page without a home before its end, however many homes have gone', async () => {
    await tell(published(1), removed(1, 2), published(2), removed(2, 2), published(3));
    expect((await homesAt(5, 1)).map(({ id }: any) => id)).toEqual([3]);
  });
});

describe('what is kept of the stream', () => {
  const upkeep = async (days: number) => {
    harness.clock.advance({ seconds: days * 86_400 });
    const documents = await harness.documents('integrations');
    const again = await startIntegrations({ ...harness, documents });
    await again.stop();
  };

  it('is two weeks, then the last of each home; no position is given twice', async () => {
    await tell(published(1), updated(1, 2));
    await tell(compose('lintel.viewing.requested.v1', 'a-viewing', 1));
    await upkeep(15);
    const { first, last, entries } = await after(0);
    expect({ first, last }).toEqual({ first: 4, last: 3 });
    expect(told({ entries })).toEqual([[2, 'listing.updated']]);
    expect(await homesAt(3)).toHaveLength(1);
    await tell(published(2));
    expect(told(await after(3))).toEqual([[4, 'listing.published']]);
  });
});
