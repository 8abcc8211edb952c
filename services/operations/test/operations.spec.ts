import { auditTopic, type CloudEvent } from '@lintel/contracts';
import { openJobs } from '@lintel/platform/adapters';
import { PermanentFailure, type Jobs } from '@lintel/platform/jobs';
import type { HealthRow, Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SampleHandler } from '../src/application/overview/sample.handler.js';
import { startOperations, watchInProcess } from '../src/index.js';

const staff: Identity = { subject: 'staff-1', role: 'operations' };
const queue = 'emails';

let harness: Harness;
let jobs: Jobs;
let service: RunningService;
let services: Parameters<typeof watchInProcess>[0] extends () => infer Watched ? Watched : never;
beforeEach(async () => {
  services = [];
  harness = await startHarness();
  jobs = await openJobs(harness.settings);
  harness.onDispose(() => jobs.close());
  service = await startOperations({
    ...harness,
    config: harness.settings,
    documents: await harness.documents('operations'),
    jobs,
    watched: watchInProcess(() => services),
  });
  harness.onDispose(() => service.stop());
});
afterEach(() => harness.dispose());

const ask = (document: string, variables: Record<string, unknown> = {}, as = staff) =>
  harness.ask<any>(service, document, { as, variables });
const asked = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(document, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** E-mails that failed for good, each with the same error. */
async function failed(error: string, ...keys: string[]): Promise<void> {
  await jobs.addMany(
    queue,
    keys.map((key) => ({
      key,
      name: 'digest',
      data: { delivery: key, email: 'robin@example.org' },
      tags: { recipient: `person-of-${key}` },
    })),
  );
  const worker = await jobs.work(queue, {
    async handle() {
      throw new PermanentFailure(error);
    },
  });
  await jobs.drain();
  await worker.stop();
}

/** What staff did, as the audit trail will hear it. */
async function acts(): Promise<readonly CloudEvent<any>[]> {
  const heard: CloudEvent<any>[] = [];
  await service.drain();
  const consumer = await harness.bus.subscribe({
    topic: auditTopic.name,
    consumer: crypto.randomUUID(),
    from: 'beginning',
    handle: async (events) => void heard.push(...events),
  });
  await harness.bus.drain();
  await consumer.stop();
  return heard;
}

describe('queues', () => {
  it('say how many jobs are in each state, and what was done lately', async () => {
    await failed('no', 'one', 'two');
    await jobs.add(queue, { key: 'three', name: 'digest', data: {} });
    const { queues } = await asked(
      '{ queues { name paused waiting failed work { failedAttempts meanWorkMs } } }',
    );
    expect(queues).toEqual([
      {
        ...{ name: queue, paused: false, waiting: 1, failed: 2 },
        work: { failedAttempts: 2, meanWorkMs: expect.any(Number) },
      },
    ]);
  });

  it('are paused and resumed, which is recorded', async () => {
    await jobs.add(queue, { key: 'one', name: 'digest', data: {} });
    const set = (verb: string) => asked(`mutation { ${verb}(queue: "emails") { paused } }`);
    expect(await set('pauseQueue')).toEqual({ pauseQueue: { paused: true } });
    expect(await set('resumeQueue')).toEqual({ resumeQueue: { paused: false } });
    expect((await acts()).map(({ actor, data }) => [actor, data.act])).toEqual([
      ['staff-1', 'queue.paused'],
      ['staff-1', 'queue.resumed'],
    ]);
  });

  it('are nobody’s who is no staff', async () => {
    const agent = { subject: 'agent-1', role: 'agent', agencyId: 'agency-1' } as const;
    const { errors } = await ask('{ queues { name } }', {}, agent);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('the overview', () => {
  const rows =
    (lag: number, ...more: HealthRow[]) =>
    async () => [
      { name: 'search: documents', ready: true, gauges: { open_reports: 4 } },
      { name: 'search: outbox', ready: true, gauges: { waiting: 3, oldest_seconds: 130 } },
      { name: 'search: consumers', ready: true, spare: true, gauges: { lag, parked: 2, lag_listing: lag } },
      ...more,
    ];
  const overview = async () =>
    (
      await asked(
        '{ overview { services { service well problem parts { name ready reason } } figures { name value trouble } } }',
      )
    ).overview;
  const figure = async (name: string) =>
    (await overview()).figures.find((one: { name: string }) => one.name === name);

  it('says how each service is, and what somebody should look at', async () => {
    const away: HealthRow = { name: 'search: index', ready: false, reason: 'no answer' };
    services = [{ name: 'search', health: rows(1200, away) }];
    await failed('no', 'one');
    harness.clock.advance({ seconds: 10 });
    const { services: seen } = await overview();
    expect(seen).toMatchObject([{ service: 'search', well: false, problem: null }]);
    expect(seen[0].parts).toContainEqual({ name: 'search: index', ready: false, reason: 'no answer' });
    expect(await figure('consumerLag')).toEqual({ name: 'consumerLag', value: 1200, trouble: true });
    expect(await figure('parkedEvents')).toEqual({ name: 'parkedEvents', value: 2, trouble: true });
    expect(await figure('openReports')).toEqual({ name: 'openReports', value: 4, trouble: false });
    expect(await figure('emailsFailed')).toMatchObject({ value: 1, trouble: true });
    expect(await figure('outboxWaiting')).toMatchObject({ value: 3, trouble: false });
    expect(await figure('outboxAge')).toMatchObject({ value: 130, trouble: true });
    services = [];
    harness.clock.advance({ seconds: 10 });
    expect(await figure('consumerLag')).toMatchObject({ value: null, trouble: false });
  });

  it('says what waits in outboxes, and why', async () => {
    const events = [{ type: 'lintel.listing.published.v1', subject: '7', since: '2026-03-01T09:00:00.000Z' }];
    const waits = { waiting: 1, oldestSeconds: 130, problem: 'no broker of robin@example.org', events };
    const nothing = { waiting: 0, oldestSeconds: 0, problem: null, events: [] };
    services = [
      { name: 'viewings', health: rows(0), backlog: async () => nothing },
      { name: 'listings', health: rows(0), backlog: async () => waits },
      { name: 'lintel', health: rows(0) },
      { name: 'search', health: rows(0), backlog: () => Promise.reject(new Error('no documents')) },
    ];
    const { outboxes } = await asked(
      '{ outboxes { service waiting oldestSeconds problem events { type subject since } } }',
    );
    expect(outboxes).toEqual([
      { service: 'listings', ...waits, problem: 'no broker of •••' },
      { service: 'viewings', ...nothing },
      { service: 'search', waiting: null, oldestSeconds: null, problem: 'no documents', events: [] },
    ]);
  });

  it('shows nothing old after the clock was set back', async () => {
    services = [{ name: 'search', health: rows(1) }];
    harness.clock.advance({ days: 1 });
    expect(await figure('consumerLag')).toMatchObject({ value: 1 });
    services = [{ name: 'search', health: rows(2) }];
    harness.clock.advance({ days: -1 });
    expect(await figure('consumerLag')).toMatchObject({ value: 2 });
  });

  it('says of a service how long it takes to answer, and that it is slow once several answers were', async () => {
    const answers = (gauges: Record<string, number>) => async () => [
      { name: 'search: answers', ready: true, spare: true, gauges },
    ];
    const seen = async (gauges: Record<string, number>) => {
      services = [{ name: 'search', health: answers(gauges) }];
      harness.clock.advance({ seconds: 10 });
      const { overview } = await asked('{ overview { services { well answerMs slow parts { name } } } }');
      return overview.services[0];
    };
    const parts: never[] = [];
    expect(await seen({ answers: 0 })).toEqual({ well: true, answerMs: null, slow: false, parts });
    expect(await seen({ answers: 2, mean_ms: 1500 })).toMatchObject({ answerMs: 1500, slow: false });
    expect(await seen({ answers: 3, mean_ms: 1500 })).toMatchObject({ well: true, slow: true });
    expect(await seen({ answers: 3, mean_ms: 999 })).toMatchObject({ slow: false });
  });

  it('goes on without a service that does not answer, and says so within two seconds', async () => {
    services = [{ name: 'search', health: () => new Promise(() => undefined) }];
    harness.clock.advance({ seconds: 10 });
    const begun = performance.now();
    const { services: seen } = await overview();
    expect(seen).toMatchObject([{ well: false, problem: expect.stringContaining('no answer') }]);
    expect(performance.now() - begun).toBeLessThan(2500);
  });

  it('keeps what was: two programs that sample at once make the mean no other', async () => {
    const sampler = service.app.get(SampleHandler);
    for (const lag of [2, 4]) {
      services = [{ name: 'search', health: rows(lag) }];
      harness.clock.advance({ seconds: 60 });
      await Promise.all([sampler.handle(), sampler.handle()]);
    }
    const series = async (span: string) =>
      (await asked(`{ series(names: [consumerLag], span: ${span}) { points { at mean max } } }`)).series[0]
        .points;
    expect((await series('hour')).slice(-2)).toMatchObject([
      { mean: 2, max: 2 },
      { mean: 4, max: 4 },
    ]);
    expect(await series('week')).toMatchObject([{ max: 4 }]);
    harness.clock.advance({ days: 9 });
    await sampler.forget();
    expect(await series('week')).toEqual([]);
  });
});

describe('a job', () => {
  it('is found by its key and by what it is tagged with, whichever its queue', async () => {
    await failed('no', 'one', 'two');
    const find = async (text: string) =>
      (await asked('query ($text: String!) { findJobs(text: $text) { queue key } }', { text })).findJobs;
    expect(await find('one')).toEqual([{ queue, key: 'one' }]);
    expect(await find('person-of-two')).toEqual([{ queue, key: 'two' }]);
    expect(await find('person-of')).toEqual([]);
  });

  it('hides what may be personal until somebody asks to see it, which is recorded', async () => {
    await failed('550 no such user robin@example.org', 'one');
    const fields = 'data masked job { error } history { error }';
    const { job } = await asked(`{ job(queue: "emails", key: "one") { ${fields} } }`);
    expect(JSON.stringify(job)).not.toContain('robin@');
    expect([job.masked, JSON.parse(job.data).delivery]).toEqual([true, 'one']);
    const { revealJob } = await asked(`mutation { revealJob(queue: "emails", key: "one") { ${fields} } }`);
    expect(JSON.parse(revealJob.data).email).toBe('robin@example.org');
    expect(revealJob.history[0].error).toContain('robin@example.org');
    expect((await acts()).map(({ data }) => data)).toEqual([
      expect.objectContaining({ act: 'job.revealed', subjectId: 'one' }),
    ]);
  });

  it('is retried once: a second time says that it has not failed', async () => {
    await failed('no', 'one');
    const retry = () => ask('mutation { retryJob(queue: "emails", key: "one") { state } }');
    expect((await retry()).data.retryJob).toEqual({ state: 'waiting' });
    expect((await retry()).errors?.[0]?.extensions['code']).toBe('CONFLICT');
  });

  it('is not retried when it has succeeded meanwhile', async () => {
    await failed('no', 'one');
    await jobs.retry(queue, 'one');
    const worker = await jobs.work(queue, { handle: async () => undefined });
    await jobs.drain();
    await worker.stop();
    const { errors } = await ask('mutation { retryJob(queue: "emails", key: "one") { state } }');
    expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect(await jobs.counts(queue)).toMatchObject({ completed: 1, waiting: 0 });
  });

  it('is discarded once: a second time says that it is not there', async () => {
    await failed('no', 'one');
    const discard = () => ask('mutation { discardJob(queue: "emails", key: "one") { key } }');
    expect((await discard()).errors).toBeUndefined();
    expect((await discard()).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('many jobs', () => {
  const filter = { errorKind: 'refused' };

  it('are counted, then retried, by kind of error, and what was done is kept', async () => {
    await failed('refused', 'one', 'two');
    await failed('asleep', 'three');
    const counted = await asked(
      'query ($filter: JobFilter!) { countJobs(queue: "emails", filter: $filter) }',
      {
        filter,
      },
    );
    expect(counted).toEqual({ countJobs: 2 });
    const { retryJobs } = await asked(
      'mutation ($filter: JobFilter!) { retryJobs(queue: "emails", filter: $filter) { state matched done overtaken } }',
      { filter },
    );
    expect(retryJobs).toEqual({ state: 'done', matched: 2, done: 2, overtaken: 0 });
    expect(await jobs.counts(queue)).toMatchObject({ waiting: 2, failed: 1 });
    expect(await asked('{ jobRuns(queue: "emails") { verb state done } }')).toEqual({
      jobRuns: [{ verb: 'retry', state: 'done', done: 2 }],
    });
    expect((await acts()).map(({ data }) => [data.act, data.values.matched])).toEqual([
      ['jobs.retry-asked', 2],
    ]);
  });

  it('are retried by two at once, each by one of them', async () => {
    await failed('refused', 'one', 'two', 'three');
    const retry =
      'mutation ($filter: JobFilter!) { retryJobs(queue: "emails", filter: $filter) { state done } }';
    const runs = await Promise.all([asked(retry, { filter }), asked(retry, { filter })]);
    expect(runs.map(({ retryJobs }) => retryJobs.state)).toEqual(['done', 'done']);
    expect(runs.reduce((sum, { retryJobs }) => sum + retryJobs.done, 0)).toBe(3);
    expect(await jobs.counts(queue)).toMatchObject({ waiting: 3, failed: 0 });
  });

  it('are discarded only of a state that is named', async () => {
    await failed('refused', 'one');
    const discard = (given: object) =>
      ask('mutation ($filter: JobFilter!) { discardJobs(queue: "emails", filter: $filter) { done } }', {
        filter: given,
      });
    expect((await discard({})).errors?.[0]?.extensions['field']).toBe('filter.state');
    expect((await discard({ state: 'failed' })).data.discardJobs).toEqual({ done: 1 });
  });
});

describe('failures', () => {
  it('are grouped by kind, markup and all', async () => {
    await failed('<b>451</b> try later 1', 'one');
    await failed('<b>451</b> try later 2', 'two');
    expect(await asked('{ jobFailures(queue: "emails") { kind count exampleError } }')).toEqual({
      jobFailures: [{ kind: '<b>#</b> try later #', count: 2, exampleError: '<b>451</b> try later 2' }],
    });
  });

  it('of a queue that never was are refused by name', async () => {
    const { errors } = await ask('{ jobFailures(queue: "no-such") { kind } }');
    expect(errors?.[0]).toMatchObject({ message: 'There is no such queue.' });
  });
});
