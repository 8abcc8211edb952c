import { reportersSeal } from '@lintel/service-kit';
import { PassingMailError, PermanentMailError } from '@lintel/platform/mail';
import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { odile, type Scene, startScene, tokenIn } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const counts = () => scene.jobs.counts('emails');
const deliveries = () => scene.documents.connection.collection('deliveries').find({}).toArray();
/** Until the worker has tried so often. */
const tried = (times: number) => eventually(() => expect(scene.server.handed).toBe(times), { interval: 5 });
const resting = () => eventually(async () => expect((await counts()).active).toBe(0), { interval: 5 });

describe('an e-mail that the server does not take', () => {
  it('is tried again, each time after twice the wait, and is the same e-mail', async () => {
    scene.server.refusal = new PassingMailError('451 try again later');
    await scene.subscribe('odile@example.org');
    await scene.settle();
    for (const [index, wait] of [30, 60, 120].entries()) {
      await tried(index + 1);
      await resting();
      scene.clock.advance({ seconds: wait - 1 });
      expect(await counts()).toMatchObject({ delayed: 1, active: 0, waiting: 0 });
      scene.clock.advance({ seconds: 1 });
    }
    await tried(4);
    await resting();
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 240 });
    const mails = await scene.mails();
    expect(mails).toHaveLength(1);
    expect(await scene.confirm(tokenIn(mails[0]!.text, 'confirm'))).toBe('confirmed');
    expect(await deliveries()).toMatchObject([{ state: 'sent' }]);
  });

  it('is given up at once when the server says that it never will', async () => {
    scene.server.refusal = new PermanentMailError('550 no such user');
    await scene.subscribe('odile@example.org');
    await scene.settle();
    await scene.jobs.drain();
    expect(scene.server.handed).toBe(1);
    expect(await counts()).toMatchObject({ failed: 1 });
    expect(await deliveries()).toMatchObject([{ state: 'failed', reason: '550 no such user' }]);
  });

  it('is not sent at all when its subscription ended meanwhile', async () => {
    scene.server.refusal = new PassingMailError('451 try again later');
    await scene.subscribe('odile@example.org');
    await scene.settle();
    await tried(1);
    await resting();
    // Somebody who holds an earlier link ends it.
    await scene.documents.connection
      .collection('subscriptions')
      .updateOne({}, { $set: { state: 'unsubscribed' }, $unset: { address: 1 } });
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    expect(await scene.mails()).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'dropped' }]);
  });
});

describe('an e-mail is sent once', () => {
  it('although its event is read again', async () => {
    await scene.subscribe('odile@example.org');
    const [mail] = await scene.mails();
    const [event] = scene.events;
    scene.clock.advance({ days: 2 });
    await scene.harness.bus.publish('lintel.newsletter', [event!]);
    expect((await scene.mails()).map(({ messageId }) => messageId)).toEqual([mail!.messageId]);
    expect(scene.server.handed).toBe(1);
  });

  it('although the queue lost its job', async () => {
    scene.server.refusal = new PassingMailError('421 not now');
    await scene.subscribe('odile@example.org');
    await scene.settle();
    await tried(1);
    await resting();
    const { jobs } = await scene.jobs.list('emails', 'delayed');
    await scene.jobs.discard('emails', jobs[0]!.key);
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'sent' }]);
  });

  it('by its Message-ID, although the worker died between sending it and noting that', async () => {
    await scene.subscribe('odile@example.org');
    const [first] = await scene.mails();
    await scene.documents.connection
      .collection('deliveries')
      .updateOne({}, { $set: { state: 'queued', settledAt: null } });
    const { jobs } = await scene.jobs.list('emails', 'completed');
    await scene.jobs.discard('emails', jobs[0]!.key);
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    const mails = await scene.mails();
    expect(scene.server.handed).toBe(2);
    expect(mails.map(({ messageId, text }) => ({ messageId, text }))).toEqual([
      { messageId: first!.messageId, text: first!.text },
    ]);
  });

  it('each, although the queue lost all its jobs in the middle', async () => {
    const count = 30;
    await scene.publish(scene.account(1));
    await scene.jobs.pause('emails');
    for (let n = 0; n < count; n += 1) await scene.publish(aChange(n));
    const { jobs } = await scene.jobs.list('emails', 'waiting', { first: 1000 });
    expect(jobs).toHaveLength(count);
    for (const { key } of jobs) await scene.jobs.discard('emails', key);
    await scene.jobs.resume('emails');
    expect(await scene.mails()).toEqual([]);
    scene.clock.advance({ seconds: 61 });
    await Promise.all([scene.service.upkeep.handle(), scene.service.upkeep.handle()]);
    const mails = await scene.mails();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(count);
    expect(scene.server.handed).toBe(count);
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    await scene.mails();
    expect(scene.server.handed).toBe(count);
  });

  it('although a second job for it comes while the first is under way', async () => {
    const taken = Promise.withResolvers<void>();
    scene.server.busy = taken.promise;
    await scene.subscribe('odile@example.org');
    await scene.settle();
    await tried(1);
    const [delivery] = await deliveries();
    const data = { delivery: delivery!._id };
    await scene.jobs.add('emails', { key: 'a second', name: 'newsletter-confirmation', data });
    await eventually(async () => expect((await counts()).delayed).toBe(1), { interval: 5 });
    taken.resolve();
    await eventually(async () => expect((await deliveries())[0]!['state']).toBe('sent'), { interval: 5 });
    scene.clock.advance({ seconds: 45 });
    expect(await scene.mails()).toHaveLength(1);
    expect(scene.server.handed).toBe(1);
  });

  it('soon, although the worker that had it died', async () => {
    scene.server.refusal = new PassingMailError('421 not now');
    await scene.subscribe('odile@example.org');
    await scene.settle();
    await tried(1);
    await resting();
    await scene.documents.connection
      .collection('deliveries')
      .updateOne({}, { $set: { claimedUntil: new Date(scene.clock.now().getTime() + 45_000) } });
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    await resting();
    expect(scene.server.handed).toBe(1);
    scene.clock.advance({ seconds: 15 });
    expect(await scene.mails()).toHaveLength(1);
  });
});

describe('what became of what somebody reported', () => {
  const settled = (id: string, recipient: { accountId: string | null; sealedAddress: string | null }) =>
    scene.eventOf(
      'lintel.report.settled.v1',
      { subject: id },
      {
        ...{ reportId: id, about: 'listing', outcome: 'dismissed', recipient },
        listing: { id: 12, title: '<b>Garden</b> flat' },
      },
    );

  it('is told in a sentence to the account, or to the address that a visitor left, which stays sealed until then', async () => {
    const sealedAddress = scene.harness.sealKey.seal('eve@example.org', reportersSeal);
    await scene.publish(
      scene.account(1),
      settled('one', { accountId: odile.id, sealedAddress: null }),
      settled('two', { accountId: null, sealedAddress }),
      settled('three', { accountId: null, sealedAddress: null }),
    );
    const mails = await scene.mails();
    expect(mails.map(({ to }) => to.address).sort()).toEqual(['eve@example.org', odile.email]);
    for (const { subject, text } of mails) {
      expect(subject).toBe('What you reported: <b>Garden</b> flat');
      expect(text).toContain('found nothing that we have to change');
    }
    expect(JSON.stringify(await deliveries())).not.toContain('eve@');
  });
});

const aChange = (listingId: number) =>
  scene.eventOf(
    'lintel.saved-property.home-changed.v1',
    { subject: `${odile.id}:${listingId}` },
    {
      accountId: odile.id,
      listingId: listingId + 1,
      before: { price: 600_000, status: 'available' },
      home: {
        id: listingId + 1,
        listingType: 'sale',
        status: 'available',
        title: 'Garden flat',
        location: 'Clapham, London',
        price: 575_000,
        bedrooms: 2,
        bathrooms: 1,
        squareFeet: 760,
      },
    },
  );

it('no address, name or link of an e-mail is in any log, whatever goes wrong', async () => {
  scene.server.refusal = new PassingMailError('450 <odile@example.org>: greylisted', {
    cause: new Error('RCPT TO:<odile@example.org>'),
  });
  await scene.publish(scene.account(1), scene.link('reset'));
  await tried(1);
  await resting();
  scene.server.refusal = new PermanentMailError('550 5.1.1 odile@example.org unknown', { status: 550 });
  scene.clock.advance({ seconds: 30 });
  await tried(2);
  await resting();
  const log = scene.log.join('');
  expect(log).toContain('a job failed');
  expect(log).not.toMatch(/odile@|Odile|token=/);
});
