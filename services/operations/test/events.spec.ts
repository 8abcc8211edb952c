import {
  auditTopic,
  type CloudEvent,
  listingExample,
  listingPublished,
  listingTopic,
  viewingTopic,
} from '@lintel/contracts';
import { UnprocessableEvent } from '@lintel/platform/event-bus';
import { openEventBus, openJobs } from '@lintel/platform/adapters';
import { createLogger, type Identity, type RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startOperations, watchInProcess } from '../src/index.js';

const staff: Identity = { subject: 'staff-1', role: 'operations' };
const topic = listingTopic.name;
const correlation = 'c'.repeat(32);

let harness: Harness;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  const jobs = await openJobs(harness.settings);
  harness.onDispose(() => jobs.close());
  service = await startOperations({
    ...harness,
    config: harness.settings,
    documents: await harness.documents('operations'),
    jobs,
    watched: watchInProcess(() => []),
  });
  harness.onDispose(() => service.stop());
  await harness.bus.ensureTopics([listingTopic]);
});
afterEach(() => harness.dispose());

const ask = (document: string, variables: Record<string, unknown> = {}, as = staff) =>
  harness.ask<any>(service, document, { as, variables });
const asked = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(document, variables);
  expect(errors).toBeUndefined();
  return data;
};

const published = (id: number, data: object = {}): CloudEvent => ({
  specversion: '1.0',
  id: `event-${id}`,
  source: '/services/listings',
  type: listingPublished.type,
  subject: String(id),
  time: '2026-03-01T09:30:00.000Z',
  sequence: 1,
  datacontenttype: 'application/json',
  dataschema: `/schemas/${listingPublished.type}.json`,
  traceparent: `00-${correlation}-${'a'.repeat(16)}-01`,
  data: { ...listingExample, id, ...data },
});

/** Two events that `search` parks, the second against its schema; then it is mended. */
async function parked(): Promise<CloudEvent[]> {
  const seen: CloudEvent[] = [];
  let broken = true;
  await harness.bus.subscribe({
    ...{ topic, consumer: 'search', from: 'beginning', replayable: true },
    async handle(events) {
      if (broken) throw new UnprocessableEvent('<b>no</b> robin@example.org');
      seen.push(...events);
    },
  });
  await harness.bus.publish(topic, [published(1), published(2, { price: 'dear' })]);
  await harness.bus.drain();
  broken = false;
  return seen;
}

/** What staff did, as the audit trail will hear it. */
async function acts(): Promise<readonly unknown[]> {
  const heard: CloudEvent<any>[] = [];
  await service.drain();
  const consumer = await harness.bus.subscribe({
    ...{ topic: auditTopic.name, consumer: crypto.randomUUID(), from: 'beginning' },
    handle: async (events) => void heard.push(...(events as CloudEvent<any>[])),
  });
  await harness.bus.drain();
  await consumer.stop();
  return heard.map(({ actor, data }) => [actor, data.act, data.subjectId]);
}

const of = `topic: "${topic}", consumer: "search"`;

describe('events', () => {
  // Larger ones are taken by no topic.
  it('of a megabyte are shown like others', async () => {
    await harness.bus.publish(topic, [published(1, { description: 'x'.repeat(990_000) }), published(2)]);
    const { eventLog } = await asked(`{ eventLog(topic: "${topic}") { next events { id data } } }`);
    expect(eventLog.events.map(({ id }: { id: string }) => id)).toEqual(['event-2', 'event-1']);
    expect(JSON.parse(eventLog.events[1].data)).toMatchObject({ id: 1 });
  });

  it('are found by subject and correlation, in one topic or in all, personal texts masked', async () => {
    await harness.bus.publish(topic, [published(1), published(2)]);
    const { topics } = await asked('{ topics { name events compacted lastHour } }');
    expect(topics).toContainEqual({ name: topic, events: 2, compacted: true, lastHour: 2 });
    const log = await asked(
      `{ eventLog(topic: "${topic}", filter: { subject: "2" }) { next events { id type correlation data } } }`,
    );
    expect(log.eventLog).toMatchObject({
      next: null,
      events: [{ id: 'event-2', type: listingPublished.type, correlation }],
    });
    expect(log.eventLog.events[0].data).not.toContain(listingExample.agent.email);
    const { findEvents } = await asked('query ($text: String!) { findEvents(text: $text) { topic id } }', {
      text: ` ${correlation} `,
    });
    expect(findEvents).toEqual([
      { topic, id: 'event-2' },
      { topic, id: 'event-1' },
    ]);
    const within = async (times: string) =>
      (await asked(`{ found: findEvents(text: "${correlation}", ${times}) { id } }`)).found.length;
    expect(await within('publishedFrom: "1969-12-31T23:59:59.999Z"')).toBe(2);
    expect(await within('publishedFrom: "2999-01-01T00:00:00Z"')).toBe(0);
    expect(await within('publishedBefore: "2020-01-01T00:00:00Z"')).toBe(0);
    const { errors } = await ask('{ findEvents(text: "1", publishedFrom: "noon") { id } }');
    expect(errors?.[0]?.extensions['field']).toBe('publishedFrom');
  });

  it('that were parked show their error, what their schema finds wrong and, when somebody asks, all', async () => {
    await parked();
    const { consumers } = await asked(
      '{ consumers { topic name members lag parked retrying replayable failing { error } } }',
    );
    expect(consumers).toContainEqual({
      ...{ topic, name: 'search', members: 1, lag: 0, parked: 2, retrying: 0, replayable: true, failing: [] },
    });
    const { parkedEvents } = await asked(
      `{ parkedEvents(${of}) { next events { key type subject error masked settled { how } faults { path } schema data } } }`,
    );
    const [second, first] = parkedEvents.events;
    expect(first).toMatchObject({
      ...{
        subject: '1',
        error: 'UnprocessableEvent: <b>no</b> •••',
        masked: true,
        settled: null,
        faults: [],
      },
    });
    expect(second.faults).toEqual([{ path: ['price'] }]);
    expect(JSON.parse(second.schema)).toMatchObject({ title: listingPublished.type });
    expect(second.data).not.toContain('dear');
    const { revealParked } = await asked(
      `mutation ($key: String!) { revealParked(${of}, key: $key) { masked data error } }`,
      { key: second.key },
    );
    expect(revealParked).toMatchObject({
      masked: false,
      error: expect.stringContaining('robin@example.org'),
    });
    expect(JSON.parse(revealParked.data)).toMatchObject({ price: 'dear' });
    expect(await acts()).toEqual([['staff-1', 'parked-event.revealed', `${topic}.search`]]);
  });

  it('that is parked is in the log of whoever could not take it, without addresses', async () => {
    const lines: string[] = [];
    const logger = createLogger('search', 'warn', { write: (line) => void lines.push(line) });
    const bus = await openEventBus(harness.settings, 'search', logger);
    harness.onDispose(() => bus.close());
    await bus.subscribe({
      ...{ topic, consumer: 'search', from: 'beginning' },
      handle: () => Promise.reject(new UnprocessableEvent('no robin@example.org')),
    });
    await bus.publish(topic, [published(1)]);
    await bus.drain();
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        ...{ msg: 'an event was parked', level: 'error', service: 'search', topic, consumer: 'search' },
        error: 'UnprocessableEvent: no •••',
      }),
    );
  });

  it('that were parked are counted, retried and discarded, once each, which is recorded', async () => {
    const seen = await parked();
    const settle = async (verb: string, filter: string, rest = '') =>
      (await asked(`mutation { done: ${verb}(${of}, filter: ${filter}${rest}) { matched done overtaken } }`))
        .done;
    expect(await asked(`{ countParked(${of}, filter: { error: "NO" }) }`)).toEqual({ countParked: 2 });
    const reason = ', reason: "made by hand"';
    expect(await settle('discardParked', '{ subject: "2" }', reason)).toEqual({
      matched: 1,
      done: 1,
      overtaken: 0,
    });
    expect(await settle('retryParked', '{}')).toEqual({ matched: 1, done: 1, overtaken: 0 });
    expect(await settle('retryParked', '{}')).toEqual({ matched: 0, done: 0, overtaken: 0 });
    await harness.bus.drain();
    expect(seen.map(({ id }) => id)).toEqual(['event-1']);
    const { parkedEvents } = await asked(
      `{ parkedEvents(${of}, filter: { settled: true }) { events { settled { how reason } } } }`,
    );
    expect(parkedEvents.events.map((each: { settled: unknown }) => each.settled)).toEqual([
      { how: 'discarded', reason: 'made by hand' },
      { how: 'retried', reason: null },
    ]);
    const { errors } = await ask(`mutation { discardParked(${of}, filter: {}, reason: " ") { done } }`);
    expect(errors?.[0]?.extensions['field']).toBe('reason');
    expect((await acts()).slice(0, 2)).toEqual([
      ['staff-1', 'parked-events.discarded', `${topic}.search`],
      ['staff-1', 'parked-events.retry-asked', `${topic}.search`],
    ]);
  });

  it('are given again to one consumer, where that does no harm', async () => {
    const seen = await parked();
    await harness.bus.subscribe({
      ...{ topic, consumer: 'mails', from: 'beginning' },
      handle: async () => undefined,
    });
    await harness.bus.drain();
    expect(await asked(`{ countReplay(${of}) }`)).toEqual({ countReplay: 2 });
    const replayed = await asked(`mutation { replayConsumer(${of}) { events } }`);
    expect(replayed).toEqual({ replayConsumer: { events: 2 } });
    await harness.bus.drain();
    expect(seen.map(({ id }) => id).sort()).toEqual(['event-1', 'event-2']);
    const code = async (consumer: string) => {
      const { errors } = await ask(
        'mutation ($consumer: String!) { replayConsumer(topic: "lintel.listing", consumer: $consumer) { events } }',
        { consumer },
      );
      return errors?.[0]?.extensions['code'];
    };
    expect(await code('mails')).toBe('CONFLICT');
    expect(await code('nobody')).toBe('NOT_FOUND');
    expect(await acts()).toEqual([['staff-1', 'consumer.replayed', `${topic}.search`]]);
  });

  it('are given again from a time, unless that is none, is to come, or was before what the topic keeps', async () => {
    await harness.bus.ensureTopics([viewingTopic]);
    for (const { name } of [listingTopic, viewingTopic]) {
      await harness.bus.subscribe({
        ...{ topic: name, consumer: 'search', from: 'beginning', replayable: true },
        handle: async () => undefined,
      });
      await harness.bus.publish(name, [published(1)]);
    }
    await harness.bus.drain();
    const now = harness.clock.now().getTime();
    const ago = (days: number): string => new Date(now - days * 86_400_000).toISOString();
    const count = async (from: string, of = topic) => {
      const { data, errors } = await ask(
        'query ($topic: String!, $from: String) { countReplay(topic: $topic, consumer: "search", from: $from) }',
        { topic: of, from },
      );
      return errors?.[0]?.extensions['field'] ?? data.countReplay;
    };
    expect(await count(ago(1))).toBe(1);
    expect(await count(ago(13), viewingTopic.name)).toBe(1);
    expect(await count(ago(1000))).toBe(1);
    for (const from of ['noon', ago(-1)]) expect(await count(from)).toBe('from');
    expect(await count(ago(15), viewingTopic.name)).toBe('from');
    const { errors } = await ask(
      `mutation { replayConsumer(topic: "${topic}", consumer: "search", from: "${ago(-1)}") { events } }`,
    );
    expect(errors?.[0]?.message).toBe('This time is still to come. Give one that has passed.');
    expect(await acts()).toEqual([]);
  });
});
