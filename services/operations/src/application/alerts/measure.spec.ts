import type { JobCounts } from '@lintel/platform/jobs';
import type { HealthRow } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { ServiceHealth } from '../overview/watched.js';
import { measure } from './measure.js';

const of = (service: string, replica: string | null, ...parts: HealthRow[]): ServiceHealth => ({
  ...{ service, replica, parts, problem: null },
});
const silent = (service: string, replica: string | null = null): ServiceHealth => ({
  ...{ service, replica, parts: [], problem: 'no answer' },
});
const part = (name: string, ready: boolean, gauges?: Record<string, number>): HealthRow => ({
  ...{ name, ready },
  ...(gauges ? { gauges } : {}),
});
const queues = new Map([
  ['emails', { failed: 2, delayed: 7 } as JobCounts],
  ['uploads', { failed: 1, delayed: 9 } as JobCounts],
]);
const found = (...services: ServiceHealth[]) =>
  Object.fromEntries(
    measure({ services, queues: null, figures: {} })
      .readings.filter(({ value }) => value > 0)
      .map(({ rule, subject, value }) => [`${rule} ${subject}`.trim(), value]),
  );

describe('what a look finds', () => {
  it('is one part, on however many replicas it is down', () => {
    const down = part('search: index', false);
    expect(
      found(of('search', 'a', down), of('search', 'b', part('search: index', true)), of('search', 'c', down)),
    ).toEqual({
      'partDown search: index': 1,
    });
  });

  it('is a service when none of its replicas answers, and else the replica', () => {
    expect(found(silent('search', 'a'), silent('search', 'b'))).toEqual({ 'serviceAway search': 1 });
    expect(found(silent('search', 'a'), of('search', 'b'))).toEqual({ 'replicaAway search at a': 1 });
  });

  it('is the worst that replicas say of what they share, and the sum of what the public was answered', () => {
    expect(
      found(
        of('listings', 'a', part('listings: outbox', true, { oldest_seconds: 5 })),
        of('listings', 'b', part('listings: outbox', true, { oldest_seconds: 9 })),
        of('gateway', 'a', part('gateway: requests', true, { public_answers: 90, public_failures: 9 })),
        of('gateway', 'b', part('gateway: requests', true, { public_answers: 10, public_failures: 1 })),
      ),
    ).toEqual({ 'outboxWaits listings': 9, answersFail: 0.1 });
  });

  it('is a service that is slow, and not one that was once', () => {
    const answers = (count: number) => part('search: answers', true, { answers: count, mean_ms: 1400 });
    expect(found(of('search', null, answers(3)))).toEqual({ 'serviceSlow search': 1 });
    expect(found(of('search', null, answers(1)))).toEqual({});
  });

  it('is a consumer that is stuck at an event, with which, rather than a part that is down', () => {
    const stuck = { ...part('search: consumers', false, { lag: 3, stuck_seconds: 40 }), reason: 'at 7' };
    const { readings } = measure({ services: [of('search', null, stuck)], queues: null, figures: {} });
    expect(readings).toContainEqual({ rule: 'consumerStuck', subject: 'search', value: 40, reason: 'at 7' });
    expect(found(of('search', null, stuck))).toEqual({
      'consumerBehind search': 3,
      'consumerStuck search': 40,
    });
    expect(found(of('search', null, part('search: consumers', false)))).toEqual({
      'partDown search: consumers': 1,
    });
  });

  it('is what webhooks wait for and which fail, and the age of the newest backup where there are any', () => {
    const row = part('integrations: webhooks', true, {
      ...{ waiting: 9, failing_endpoints: 2, oldest_due_seconds: 400 },
    });
    expect(found(of('integrations', 'a', row), of('integrations', 'b', row))).toEqual({
      ...{ 'webhooksLate integrations': 400, 'webhooksFail integrations': 2 },
    });
    const { readings } = measure({ services: [], queues: null, figures: { backupAge: 49 } });
    expect(readings).toEqual([{ rule: 'backupOld', subject: '', value: 49, reason: null }]);
  });

  it('is no share of a few answers', () => {
    expect(
      found(of('gateway', null, part('gateway: requests', true, { public_answers: 2, public_failures: 1 }))),
    ).toEqual({
      answersFail: 0.05,
    });
  });

  it('is of each queue, and of e-mails also those that are late', () => {
    const { readings } = measure({ services: [], queues, figures: { emailsFailed: 2, emailsLate: 7 } });
    expect(readings.map(({ rule, subject, value }) => [rule, subject, value])).toEqual([
      ['jobsFailed', 'uploads', 1],
      ['emailsFailed', '', 2],
      ['emailsLate', '', 7],
    ]);
  });

  it.each([
    ['a part of a service that does not answer', 'partDown', 'search: index', true],
    ['a part that is there no more', 'partDown', 'viewings: documents', false],
    ['the lag of consumers that cannot say', 'consumerBehind', 'viewings', true],
    ['the lag of a service that is there no more', 'consumerBehind', 'tours', false],
    ['queues whose engine is away', 'jobsFailed', 'uploads', true],
    ['parked events that consumers cannot count', 'eventsParked', 'viewings', true],
    ['answers when no gateway says', 'answersFail', '', true],
    ['the disk that cannot be asked', 'diskFills', 'lintel: data folder', true],
  ])('does not take %s for well or ill: it is known no more', (_what, rule, subject, unknown) => {
    const services = [
      silent('search'),
      of('viewings', null, part('viewings: consumers', false)),
      of('lintel', null, part('lintel: data folder', false)),
    ];
    expect(measure({ services, queues: null, figures: {} }).isUnknown(rule, subject)).toBe(unknown);
  });
});
