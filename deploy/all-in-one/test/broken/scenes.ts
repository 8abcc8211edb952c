import type { CloudEvent } from '@lintel/contracts';
import type { EventBus } from '@lintel/platform/event-bus';
import { expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { mended, type Portal, seen } from './portal.js';
import type { SlowModel } from './slow-model.js';

const LISTINGS = 'lintel.listing';

const QUEUES = '{ queues { name waiting delayed active failed } }';
const FAILURES = '{ jobFailures(queue: "emails") { kind count } }';
const RETRY = `mutation ($filter: JobFilter!) {
  retryJobs(queue: "emails", filter: $filter) { state matched done overtaken } }`;
const CONSUMERS = `{ consumers(topic: "${LISTINGS}") { name lag parked failing { error } } }`;
const PARKED = `query ($settled: Boolean) { parkedEvents(topic: "${LISTINGS}", consumer: "search", filter: { settled: $settled }) {
  events { key subject error faults { problem } settled { how reason } } } }`;
const DISCARD = `mutation ($filter: ParkedFilter!) {
  discardParked(topic: "${LISTINGS}", consumer: "search", filter: $filter, reason: "A test of ours") { matched done } }`;

/** What a scene is played with. */
export interface Stage {
  readonly portal: Portal;
  readonly mail: MailServer;
  readonly model: SlowModel;
  /** The product's own, opened once more. */
  readonly bus: EventBus;
}

const emails = async ({ portal }: Stage) =>
  (await portal.ask(QUEUES)).queues.find(({ name }: { name: string }) => name === 'emails');

/** Has all e-mails tried again that a filter holds for, as the button does, and says how many. */
export async function retryEmails({ portal }: Pick<Stage, 'portal'>, filter: object): Promise<number> {
  const { retryJobs } = await portal.ask(RETRY, { filter });
  expect(retryJobs).toMatchObject({ state: 'done', done: retryJobs.matched, overtaken: 0 });
  return retryJobs.matched;
}

/** Each address that was promised an e-mail has one, and no other has any. */
export const nothingLostOrDoubled = (
  { portal, mail }: Pick<Stage, 'portal' | 'mail'>,
  timeout?: number,
): Promise<void> =>
  mended(() => {
    expect([...mail.taken.keys()].sort()).toEqual([...portal.promised].sort());
    for (const [address, ids] of mail.taken) expect([address, ids.length]).toEqual([address, 1]);
  }, timeout);

const consumer = async ({ portal }: Stage, name: string) =>
  (await portal.ask(CONSUMERS)).consumers.find((one: { name: string }) => one.name === name);

/** No listing that any release could have published. */
const poison: CloudEvent = {
  specversion: '1.0',
  id: 'poison',
  source: '/services/listings',
  type: 'lintel.listing.published.v1',
  subject: '987654321',
  time: '2026-03-01T09:30:00.000Z',
  sequence: 1,
  datacontenttype: 'application/json',
  dataschema: '/schemas/lintel.listing.published.v1.json',
  data: { id: 987654321, price: '<b>dear</b>' },
};

/** What breaks on either profile: it is seen within ten seconds, mended by what the console's buttons do, and nothing is lost or doubled. */
export function scenes(stage: () => Stage): void {
  it('a mail server that refuses: the failures stand by kind, and all of it are retried', async () => {
    const { portal, mail } = stage();
    mail.manner = 'refuses';
    for (let n = 0; n < 3; n++) await portal.subscribes();
    await seen(async () => {
      expect(await portal.figure('jobsFailed')).toBe(3);
      expect(await portal.figure('emailsFailed')).toBe(3);
    });
    await portal.alerted('emailsFailed');
    const { jobFailures } = await portal.ask(FAILURES);
    expect(jobFailures).toEqual([{ kind: expect.stringContaining('<b>blocked</b> by policy'), count: 3 }]);
    mail.manner = 'takes';
    expect(await retryEmails(stage(), { errorKind: jobFailures[0].kind })).toBe(3);
    await nothingLostOrDoubled(stage());
    await seen(async () => expect(await portal.figure('emailsFailed')).toBe(0));
  });

  it('a mail server that answers 451: e-mails are late, and all of them are tried at once', async () => {
    const { portal, mail } = stage();
    await portal.tellsAtOnce('emailsLate', { threshold: 0 });
    mail.manner = 'later';
    for (let n = 0; n < 3; n++) await portal.subscribes();
    await seen(async () => expect(await portal.figure('emailsLate')).toBe(3));
    expect(await emails(stage())).toMatchObject({ delayed: 3, failed: 0 });
    await portal.alerted('emailsLate');
    mail.manner = 'takes';
    expect(await retryEmails(stage(), { state: 'delayed' })).toBe(3);
    await nothingLostOrDoubled(stage());
  });

  it('a mail server that hangs: e-mails are late, and the mail is what does not answer', async () => {
    const { portal, mail } = stage();
    mail.manner = 'hangs';
    for (let n = 0; n < 3; n++) await portal.subscribes();
    await seen(async () => {
      expect(await portal.figure('emailsLate')).toBe(3);
      const away = Object.keys(await portal.away());
      expect(away).toContain('notifications: mail');
      expect(away).not.toContain('notifications');
    });
    await portal.alerted('partDown notifications: mail', 'emailsLate');
    mail.manner = 'takes';
    await mended(async () => {
      if ((await emails(stage())).delayed > 0) await retryEmails(stage(), { state: 'delayed' });
      expect(await portal.figure('emailsLate')).toBe(0);
    });
    await nothingLostOrDoubled(stage());
    await mended(async () => expect(await portal.away()).not.toHaveProperty('notifications: mail'));
  });

  it('a poison event: it stands aside with its fault, the next ones go on, and it is discarded', async () => {
    const { portal, bus } = stage();
    await bus.publish(LISTINGS, [poison]);
    await seen(async () => expect(await consumer(stage(), 'search')).toMatchObject({ parked: 1 }));
    const { events } = (await portal.ask(PARKED, { settled: false })).parkedEvents;
    expect(events).toMatchObject([{ subject: poison.subject, settled: null }]);
    expect(events[0].faults).not.toEqual([]);
    await portal.alerted('eventsParked search');
    await portal.addsHome();
    await mended(async () => expect(await portal.homesFound()).toEqual(portal.homes));
    const { discardParked } = await portal.ask(DISCARD, { filter: { keys: [events[0].key] } });
    expect(discardParked).toEqual({ matched: 1, done: 1 });
    await seen(async () => expect(await consumer(stage(), 'search')).toMatchObject({ parked: 0, lag: 0 }));
    expect((await portal.ask(PARKED, { settled: true })).parkedEvents.events).toMatchObject([
      { settled: { how: 'discarded', reason: 'A test of ours' } },
    ]);
  });

  it('a consumer that never comes to an end: it is behind, the others are not, and it goes on by itself', async () => {
    const { portal, bus } = stage();
    const [gate, handled] = [Promise.withResolvers<void>(), [] as string[]];
    const stuck = await bus.subscribe({
      ...{ topic: LISTINGS, consumer: 'stuck', from: 'latest' },
      async handle(events) {
        await gate.promise;
        handled.push(...events.map(({ id }) => id));
      },
    });
    for (let n = 0; n < 3; n++) await portal.addsHome();
    await seen(async () => {
      expect(await consumer(stage(), 'stuck')).toMatchObject({ lag: 3 });
      expect(await consumer(stage(), 'search')).toMatchObject({ lag: 0 });
    });
    gate.resolve();
    await mended(async () => expect(await consumer(stage(), 'stuck')).toMatchObject({ lag: 0, parked: 0 }));
    expect(new Set(handled).size).toBe(3);
    expect(handled).toHaveLength(3);
    await stuck.stop();
  });

  it('a slow service: it is said to be slow, and to be well', async () => {
    const { portal, model } = stage();
    const understand = () =>
      portal.ask(
        '{ understand(text: "two bed flat in Clapham, quirky", listingType: sale) { unrecognised } }',
      );
    await portal.tellsAtOnce('serviceSlow');
    model.delayMs = 1500;
    // Visitors go on asking: how long answers take is forgotten after ten seconds.
    const asking = Promise.all(
      Array.from({ length: 3 }, async () => {
        do await understand();
        while (model.delayMs > 0);
      }),
    );
    const told = portal.alerted('serviceSlow search');
    try {
      await seen(async () =>
        expect(await portal.service('search')).toMatchObject({ well: true, slow: true }),
      );
      await told;
    } finally {
      model.delayMs = 0;
      await asking;
    }
    for (let n = 0; n < 9; n++) await understand();
    await seen(async () => expect(await portal.service('search')).toMatchObject({ slow: false }));
  });
}
