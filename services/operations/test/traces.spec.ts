import { type CloudEvent, listingExample, listingPublished, listingTopic } from '@lintel/contracts';
import { openJobs } from '@lintel/platform/adapters';
import { type Jobs, PermanentFailure } from '@lintel/platform/jobs';
import type { Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KeepRequestsHandler } from '../src/application/traces/keep-requests.handler.js';
import { REQUEST_STORE } from '../src/application/traces/request-store.js';
import { startOperations, watchInProcess } from '../src/index.js';

const staff: Identity = { subject: 'staff-1', role: 'operations' };
const topic = listingTopic.name;
const correlation = `4f2c91ab${'0'.repeat(24)}`;
const other = `4f2c91ab${'1'.repeat(24)}`;

let harness: Harness;
let jobs: Jobs;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  jobs = await openJobs(harness.settings);
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

const TRACE = `query ($reference: String!) { trace(reference: $reference) { correlation more others unknown
  steps { id kind name place at began ended outcome failed open parent topic subject queue key } } }`;
const trace = async (reference: string, as = staff) => {
  const { data, errors } = await harness.ask<any>(service, TRACE, { as, variables: { reference } });
  return data?.trace ?? errors?.[0]?.extensions;
};
const request = (more: object = {}) => ({
  ...{ correlation, name: 'createListing', at: '2026-03-01T09:00:00.000Z', ms: 40, outcome: 'done' },
  ...more,
});
/** As gateways tell of them. */
const keep = (...requests: object[]) =>
  harness.ask<any>(
    service,
    'mutation ($requests: [AnsweredRequest!]!) { keepRequests(requests: $requests) }',
    { variables: { requests } },
  );
const published = (id: string, time: string, of = correlation): CloudEvent => ({
  ...{
    specversion: '1.0',
    id,
    source: '/services/listings',
    type: listingPublished.type,
    subject: '7',
    time,
  },
  ...{ sequence: 1, datacontenttype: 'application/json', dataschema: '/schemas/test.json' },
  traceparent: `00-${of}-${'a'.repeat(16)}-01`,
  data: listingExample,
});

describe('one trace', () => {
  it('is the request, its events and the jobs that came of them, in order, and nothing of another', async () => {
    await keep(request(), request({ correlation: other, name: 'signUp' }));
    await harness.bus.publish(topic, [
      published('event-1', '2026-03-01T09:00:00.030Z'),
      published('event-2', '2026-03-01T09:00:00.030Z', other),
    ]);
    const tags = { correlation };
    await jobs.addMany('emails', [
      { key: 'event-1:digest:robin', name: 'digest', data: { to: 'robin@example.org' }, tags },
      { key: 'elsewhere', name: 'digest', data: {}, tags: { correlation: other } },
    ]);
    const worker = await jobs.work('emails', {
      handle: () => Promise.reject(new PermanentFailure('550 <b>robin@example.org</b> is nobody')),
    });
    await jobs.drain();
    await worker.stop();
    await jobs.add('reminders', { key: 'tomorrow', name: 'reminder', data: {}, tags, delayMs: 86_400_000 });
    const found = await trace(correlation);
    expect(found).toMatchObject({ correlation, more: false, others: [], unknown: [] });
    const [asked] = found.steps;
    expect(found.steps).toMatchObject([
      {
        kind: 'request',
        name: 'createListing',
        place: 'gateway',
        outcome: 'done',
        ended: '2026-03-01T09:00:00.040Z',
      },
      {
        kind: 'event',
        name: listingPublished.type,
        place: 'listings',
        parent: asked.id,
        topic,
        subject: '7',
      },
      {
        ...{ kind: 'job', name: 'digest', queue: 'emails', key: 'event-1:digest:robin', parent: 'event-1' },
        ...{ failed: true, open: false, outcome: 'failed: 550 <b>•••</b> is nobody' },
      },
      { kind: 'job', name: 'reminder', queue: 'reminders', open: true, began: null, outcome: 'delayed' },
    ]);
  });

  it('is found by the digits that a visitor is shown, in any writing; the newest where several begin so', async () => {
    await keep(
      request(),
      request({ correlation: other, at: '2026-03-01T10:00:00.000Z', outcome: 'INTERNAL' }),
    );
    expect(await trace(' 4F2C 91AB ')).toMatchObject({
      ...{ correlation: other, others: [correlation] },
      steps: [{ outcome: 'INTERNAL', failed: true }],
    });
    expect(await trace('4f2c91ac')).toMatchObject({ correlation: null, steps: [], others: [] });
    for (const reference of ['4f2c91a', 'no-reference', `${correlation}0`, ''])
      expect(await trace(reference)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reference' });
  });

  it('is what the rest keeps of it while the queues or the bus are away', async () => {
    await keep(request());
    jest.spyOn(jobs.operations, 'queues').mockRejectedValue(new Error('away'));
    jest.spyOn(harness.bus.operations, 'topics').mockRejectedValue(new Error('away'));
    expect(await trace(correlation)).toMatchObject({
      unknown: ['event', 'job'],
      steps: [{ name: 'createListing' }],
    });
  });

  it('is nobody’s who is no staff', async () => {
    expect(await trace(correlation, { subject: 'agent-1', role: 'agent' })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('requests', () => {
  it('are kept for a week, and no more of them than so many', async () => {
    const at = (hour: string) => ({ at: `2026-03-01T${hour}:00:00.000Z` });
    harness.clock.advance({ seconds: 3 * 3600 });
    await keep(...['08', '09', '10'].map((hour) => request(at(hour))));
    await keep(request({ ...at('07'), outcome: 'INTERNAL' }));
    await service.app.get(REQUEST_STORE).forget(new Date('2026-03-01T00:00:00Z'), 2);
    const kept = async () =>
      (await trace(correlation)).steps.map((step: { at: string }) => step.at.slice(11, 13));
    // What failed is not pushed out by what did not.
    expect(await kept()).toEqual(['07', '09', '10']);
    harness.clock.advance({ days: 7, seconds: -9000 });
    await service.app.get(KeepRequestsHandler).forget();
    expect(await kept()).toEqual(['10']);
  });

  it.each([
    ['correlation', { correlation: 'x' }],
    ['name', { name: 'n'.repeat(201) }],
    ['at', { at: 'noon' }],
  ])('are refused with another %s', async (_, more) => {
    const { errors } = await keep(request(more));
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
