import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alertTopic, auditTopic, type CloudEvent } from '@lintel/contracts';
import { openJobs } from '@lintel/platform/adapters';
import { type Jobs, PermanentFailure } from '@lintel/platform/jobs';
import type { HealthRow, Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALERT_SETTINGS_STORE, type AlertSettingsStore } from '../src/application/alerts/alert-store.js';
import { EvaluateAlertsHandler } from '../src/application/alerts/evaluate-alerts.handler.js';
import { TellByWebhookHandler } from '../src/application/alerts/tell-by-webhook.handler.js';
import { startOperations } from '../src/index.js';

const staff: Identity = { subject: 'staff-1', role: 'operations' };
const colleague: Identity = { subject: 'staff-2', role: 'operations' };

let harness: Harness;
let jobs: Jobs;
let replicas: RunningService[];
let rows: HealthRow[];
let problem: string | null;
let posted: any[];
let hook: string;
beforeEach(async () => {
  [rows, problem] = [[], null];
  posted = [];
  replicas = [];
  harness = await startHarness();
  jobs = await openJobs(harness.settings);
  harness.onDispose(() => jobs.close());
  const server = createServer(async (request, response) => {
    posted.push(JSON.parse((await request.toArray()).join('')));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  harness.onDispose(() => new Promise((closed) => void server.close(() => closed())));
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  await startReplica();
});
afterEach(() => harness.dispose());

async function startReplica(given: Jobs = jobs): Promise<RunningService> {
  const replica = await startOperations({
    ...harness,
    config: {
      ...harness.settings,
      LINTEL_ALERT_EMAILS: ['on-call@example.org'],
      LINTEL_ALERT_WEBHOOKS: [hook],
    },
    documents: await harness.documents('operations'),
    jobs: given,
    watched: {
      look: async () => [{ service: 'search', replica: null, parts: rows, problem }],
      outboxes: async () => [],
      projections: async () => [],
      settings: async () => [],
    },
  });
  harness.onDispose(() => replica.stop());
  replicas.push(replica);
  return replica;
}

/** All replicas look at once, every four seconds. */
async function look(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    harness.clock.advance({ seconds: 4 });
    await Promise.all(replicas.map(({ app }) => app.get(EvaluateAlertsHandler).handle()));
  }
  await Promise.all(replicas.map(({ app }) => app.get(TellByWebhookHandler).handle()));
  await jobs.drain();
}
const away = (name: string): HealthRow => ({ name, ready: false, reason: 'asked robin@example.org in vain' });
const well = (name: string): HealthRow => ({ name, ready: true });

const ask = (document: string, variables: Record<string, unknown> = {}, as = staff) =>
  harness.ask<any>(replicas[0]!, document, { as, variables });
const asked = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const now = async () =>
  (await asked('{ alerts { firing pages alerts { id title reason state severity acknowledgedBy } } }'))
    .alerts;
const history = async (text = '') =>
  (
    await asked(
      'query ($text: String) { alertHistory(text: $text) { alerts { id title state toldAt } next } }',
      {
        text,
      },
    )
  ).alertHistory;

async function heard(topic: string): Promise<readonly CloudEvent<any>[]> {
  const events: CloudEvent<any>[] = [];
  await Promise.all(replicas.map((replica) => replica.drain()));
  const consumer = await harness.bus.subscribe({
    topic,
    consumer: crypto.randomUUID(),
    from: 'beginning',
    handle: async (some) => void events.push(...some),
  });
  await harness.bus.drain();
  await consumer.stop();
  return events;
}
const notices = async () => (await heard(alertTopic.name)).map(({ data }) => [data.kind, data.title]);

describe('alerts', () => {
  it('of a part that is down fire within ten seconds, once for all replicas, and are over once it is back', async () => {
    await startReplica();
    rows = [away('search: index'), well('search: documents')];
    await look(2);
    expect(await now()).toMatchObject({
      ...{ firing: 1, pages: 1 },
      alerts: [{ title: 'search: index cannot do its work', reason: 'asked ••• in vain', severity: 'page' }],
    });
    expect(posted).toMatchObject([
      {
        ...{ kind: 'fired', rule: 'partDown', subject: 'search: index' },
        page: expect.stringContaining('/operations/alerts?id='),
        text: expect.stringContaining('[page] search: index cannot do its work (asked ••• in vain)'),
      },
    ]);
    rows = [well('search: index'), away('search: documents')];
    await look(8);
    expect((await now()).alerts).toMatchObject([{ title: 'search: documents cannot do its work' }]);
    expect((await history('INDEX')).alerts).toMatchObject([{ state: 'resolved' }]);
    const told = [
      ['fired', 'search: index cannot do its work'],
      ['fired', 'search: documents cannot do its work'],
      ['resolved', 'search: index cannot do its work'],
    ];
    expect(await notices()).toEqual(told);
    expect(posted.map(({ kind, title }) => [kind, title])).toEqual(told);
    expect((await heard(alertTopic.name))[0]!.data.recipients).toEqual(['on-call@example.org']);
  });

  it('are looked for by one replica at a time, and by another once that one is gone', async () => {
    await startReplica();
    const taken = async (...taking: RunningService[]) => {
      const stores = taking.map(({ app }) => app.get<AlertSettingsStore>(ALERT_SETTINGS_STORE));
      const turns = await Promise.all(stores.map((store) => store.takeTurn(harness.clock.now(), 3500)));
      return turns.filter(Boolean).length;
    };
    // After those that they took as they started.
    await taken(...replicas);
    harness.clock.advance({ seconds: 4 });
    expect(await taken(...replicas)).toBe(1);
    harness.clock.advance({ seconds: 3 });
    expect(await taken(...replicas)).toBe(0);
    harness.clock.advance({ seconds: 1 });
    expect(await taken(replicas[1]!)).toBe(1);
    harness.clock.advance({ seconds: -600 });
    expect(await taken(...replicas)).toBe(1);
    harness.clock.advance({ seconds: 4 });
    rows = null as never;
    await expect(replicas[0]!.app.get(EvaluateAlertsHandler).handleInTurn(3500)).rejects.toThrow();
    expect(await taken(replicas[1]!)).toBe(1);
    rows = [away('search: index')];
    for (let time = 0; time < 2; time++) {
      harness.clock.advance({ seconds: 4 });
      for (const { app } of replicas) await app.get(EvaluateAlertsHandler).handleInTurn(3500);
    }
    expect(await now()).toMatchObject({ firing: 1 });
  });

  it('neither fire again after a start anew nor are forgotten by it', async () => {
    rows = [away('search: index')];
    await look(2);
    const { alerts } = await now();
    await replicas.pop()!.stop();
    await startReplica();
    await look(3);
    expect((await now()).alerts).toEqual(alerts);
    expect(await notices()).toHaveLength(1);
  });

  it('stay as they were while nobody can say', async () => {
    rows = [away('search: index')];
    await look(2);
    [rows, problem] = [[], 'no answer'];
    await look(10);
    const titles = (await now()).alerts.map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual(['search does not answer', 'search: index cannot do its work']);
  });

  it('of a consumer that does not come to an end say at which event, once it is for half a minute', async () => {
    const stuck = (seconds: number): HealthRow => ({
      ...{ name: 'search: consumers', ready: false, spare: true, reason: 'search has been at 7' },
      gauges: { lag: 1, stuck_seconds: seconds },
    });
    rows = [stuck(20)];
    await look(3);
    expect((await now()).alerts).toEqual([]);
    rows = [stuck(31)];
    await look(2);
    expect(await now()).toMatchObject({
      ...{ firing: 1, pages: 1 },
      alerts: [{ title: 'search does not come to an end with an event', reason: 'search has been at 7' }],
    });
  });

  it('of jobs that failed name their queue', async () => {
    await jobs.add('uploads', { key: 'one', name: 'process', data: {} });
    const worker = await jobs.work('uploads', {
      async handle() {
        throw new PermanentFailure('no');
      },
    });
    await jobs.drain();
    await worker.stop();
    await look();
    expect(await now()).toMatchObject({
      firing: 1,
      pages: 0,
      alerts: [{ title: 'Jobs of uploads have failed for good' }],
    });
  });

  it('are told by webhook though the queue is away', async () => {
    const broken: Jobs = Object.create(jobs, {
      addMany: { value: () => Promise.reject(new Error('away')), configurable: true },
      // Whoever wraps the queue, such as the tracing of jobs, has to be able to.
      work: { value: jobs.work.bind(jobs), configurable: true },
    });
    await replicas.pop()!.stop();
    await startReplica(broken);
    rows = [away('search: index')];
    await look(2);
    expect(posted).toMatchObject([{ kind: 'fired' }]);
    await look(3);
    expect(posted).toHaveLength(1);
  });

  it('that could not be told by e-mail say so', async () => {
    rows = [away('search: index')];
    await look(2);
    const { id } = (await now()).alerts[0];
    await jobs.add('emails', { key: 'one', name: 'operations-alert', data: {}, tags: { alert: id } });
    const worker = await jobs.work('emails', {
      async handle() {
        throw new PermanentFailure('550 no such user on-call@example.org');
      },
    });
    await jobs.drain();
    await worker.stop();
    expect(await asked('{ alertsNotTold { alert by over problem } }')).toEqual({
      alertsNotTold: [{ alert: id, by: 'email', over: true, problem: '550 no such user •••' }],
    });
  });
});

describe('operations staff', () => {
  const acknowledge = (id: string, as = staff) =>
    ask('mutation ($id: ID!) { acknowledgeAlert(id: $id) { state acknowledgedBy } }', { id }, as);

  it('acknowledge an alert once: again is safe, by another or too late is said', async () => {
    rows = [away('search: index')];
    await look(2);
    const { id } = (await now()).alerts[0];
    const done = { state: 'acknowledged', acknowledgedBy: 'staff-1' };
    expect((await acknowledge(id)).data.acknowledgeAlert).toEqual(done);
    expect((await acknowledge(id)).data.acknowledgeAlert).toEqual(done);
    expect((await acknowledge(id, colleague)).errors).toMatchObject([
      { message: 'Somebody else has acknowledged it already.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await now()).toMatchObject({ firing: 0, alerts: [{ state: 'acknowledged' }] });
    rows = [];
    await look(8);
    expect((await acknowledge(id)).errors).toMatchObject([{ message: 'It is over.' }]);
    expect((await acknowledge('no-such')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('change rules, silence them and add addresses, which is recorded; what is wrong is said of its field', async () => {
    const rule = async () =>
      (
        await asked('{ alertRules { name on threshold holdSeconds usualThreshold silence { reason by } } }')
      ).alertRules.find(({ name }: { name: string }) => name === 'partDown');
    const change = (name: string, given: object) =>
      ask(
        'mutation ($name: String!, $change: AlertRuleChange!) { changeAlertRule(name: $name, change: $change) { on } }',
        {
          ...{ name, change: given },
        },
      );
    const silence = (minutes: number, reason: string) =>
      ask(
        `mutation ($minutes: Int!, $reason: String!) { silenceAlertRule(name: "partDown", minutes: $minutes, reason: $reason) { silence { until } } }`,
        {
          ...{ minutes, reason },
        },
      );
    const emails = (addresses: string[]) =>
      ask(
        'mutation ($addresses: [String!]!) { setAlertEmails(addresses: $addresses) { emails emailsOfSettings webhooks } }',
        {
          addresses,
        },
      );
    const field = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions['field'];

    expect(field(await change('partDown', { threshold: 2 }))).toBe('threshold');
    expect(field(await change('answersFail', { threshold: 2 }))).toBe('threshold');
    expect(field(await change('jobsFailed', { threshold: 1.5 }))).toBe('threshold');
    expect(field(await change('partDown', { holdSeconds: -1 }))).toBe('holdSeconds');
    expect(field(await silence(0, 'why'))).toBe('minutes');
    expect(field(await silence(10, ' '))).toBe('reason');
    expect(field(await emails(['a@example.org', 'b']))).toBe('addresses.1');
    expect((await change('constructor', {})).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');

    await change('partDown', { holdSeconds: 60 });
    await silence(10, 'we move the engine');
    expect(await rule()).toMatchObject({ on: true, holdSeconds: 60, silence: { by: 'staff-1' } });
    expect((await emails(['b@example.org'])).data.setAlertEmails).toEqual({
      ...{ emails: ['b@example.org'], emailsOfSettings: ['on-call@example.org'] },
      webhooks: [new URL(hook).host],
    });
    rows = [away('search: index')];
    await look(20);
    expect((await now()).firing).toBe(1);
    expect(await notices()).toEqual([]);
    await ask('mutation { liftAlertSilence(name: "partDown") { on } }');
    await look();
    expect((await heard(alertTopic.name)).map(({ data }) => [data.kind, data.recipients])).toEqual([
      ['fired', ['on-call@example.org', 'b@example.org']],
    ]);
    expect((await heard(auditTopic.name)).map(({ data }) => data.act).sort()).toEqual([
      ...['alert-emails.changed', 'alert-rule.changed', 'alert-rule.silence-lifted', 'alert-rule.silenced'],
    ]);
  });

  it('send a test, which is in the history', async () => {
    expect((await ask('mutation { sendTestAlert { rule state } }')).data.sendTestAlert).toEqual({
      ...{ rule: 'test', state: 'resolved' },
    });
    await look();
    expect(posted).toMatchObject([{ kind: 'test' }]);
    expect((await notices()).map(([kind]) => kind)).toEqual(['test']);
    expect((await history()).alerts).toHaveLength(1);
  });

  it('find what was for ninety days, page by page', async () => {
    for (const name of ['one', 'two', 'three']) {
      rows = [away(`search: ${name}`)];
      await look(2);
      rows = [];
      await look(8);
    }
    const page = async (after: string | null) =>
      (
        await asked(
          'query ($after: String) { alertHistory(first: 2, after: $after) { alerts { title } next } }',
          { after },
        )
      ).alertHistory;
    const first = await page(null);
    const titles = [...first.alerts, ...(await page(first.next)).alerts].map(
      ({ title }: { title: string }) => title,
    );
    expect(titles.map((title) => title.split(' ')[1])).toEqual(['three', 'two', 'one']);
    expect((await ask('{ alertHistory(after: "x") { next } }')).errors?.[0]?.extensions['field']).toBe(
      'after',
    );
    harness.clock.advance({ days: 91 });
    await replicas[0]!.app.get(EvaluateAlertsHandler).forget();
    expect((await history()).alerts).toEqual([]);
  });
});
