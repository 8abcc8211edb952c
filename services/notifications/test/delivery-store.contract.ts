import type { Documents } from '@lintel/platform/documents';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CorrectionRepository } from '../src/adapters/documents/correction.repository.js';
import { registerCorrections } from '../src/adapters/documents/correction.schema.js';
import { DeliveryRepository } from '../src/adapters/documents/delivery.repository.js';
import { registerDeliveries } from '../src/adapters/documents/delivery.schema.js';
import { PersonRepository } from '../src/adapters/documents/person.repository.js';
import { registerPeople } from '../src/adapters/documents/person.schema.js';
import { type Delivery, maxAttempts } from '../src/application/delivery-store.js';

export interface OpenedDocuments {
  readonly documents: Documents;
  readonly release: () => Promise<void>;
}

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 9, 0, second));
const delivery = (key: string, change: Partial<Delivery> = {}): Delivery => ({
  key,
  email: { template: 'agency-approved', company: 'Example & Daughters' },
  recipient: 'account-1',
  occurredAt: at(0),
  state: 'queued',
  queuedAt: at(Number(key)),
  settledAt: null,
  reason: null,
  bounced: false,
  asked: { type: 'lintel.agency.approved.v1', subject: 'agency-1' },
  addressed: null,
  attempts: [],
  cause: null,
  ...change,
});
const attempt = (second: number, taken = false) => ({
  ...{ began: at(second), ended: at(second), answer: '451 later', taken },
});

/** What finding e-mails relies on, wherever they are kept. */
export function deliveryStoreContract(open: () => Promise<OpenedDocuments>): void {
  let opened: OpenedDocuments;
  let deliveries: DeliveryRepository;
  beforeEach(async () => {
    opened = await open();
    deliveries = new DeliveryRepository(registerDeliveries(opened.documents.connection));
  });
  afterEach(() => opened.release());
  const keys = async (filter: object, first = 9, after?: Delivery) => {
    const place = after && { after: { queuedAt: after.queuedAt, key: after.key } };
    return (await deliveries.page({ ...filter, first, ...place })).map(({ key }) => key);
  };

  describe('deliveries', () => {
    it('are found by each of their marks, the last first, from any place on', async () => {
      await opened.documents.syncIndexes();
      const one = delivery('1', { addressed: 'mark-1', state: 'failed', cause: '# spam' });
      const two = delivery('2', { addressed: 'mark-1', recipient: 'v1:visitor' });
      const three = delivery('3', { email: { template: 'newsletter-confirmation' }, recipient: 's1' });
      await deliveries.record([one, two, three]);
      expect(await keys({})).toEqual(['3', '2', '1']);
      expect(await keys({}, 9, two)).toEqual(['1']);
      expect(await keys({ addressed: 'mark-1' }, 1)).toEqual(['2']);
      expect(await keys({ addressed: 'mark-1' }, 9, two)).toEqual(['1']);
      expect(await keys({ unaddressedTo: ['account-1', 's1'] })).toEqual(['3']);
      expect(await keys({ key: '2' })).toEqual(['2']);
      expect(await keys({ recipient: 's1', template: 'newsletter-confirmation' })).toEqual(['3']);
      expect(await keys({ cause: '# spam', state: 'queued' })).toEqual([]);
      expect(await deliveries.count({ cause: '# spam', state: 'failed' })).toBe(1);
    });

    it('are found page by page while they are not sent, so that upkeep queues again what the queue lost', async () => {
      await opened.documents.syncIndexes();
      await deliveries.record(['1', '2', '3', '4', '5'].map((key) => delivery(key)));
      await deliveries.settle('2', { state: 'sent', at: at(6) });
      const page = async (after?: string) =>
        (await deliveries.unsettled(at(5), { first: 2, ...(after && { after }) })).map(({ key }) => key);
      expect([await page(), await page('3'), await page('4')]).toEqual([['1', '3'], ['4'], []]);
    });

    it('are counted by state, template and time, and say which templates there are', async () => {
      await opened.documents.syncIndexes();
      const failed = { state: 'failed' } as const;
      await deliveries.record([
        delivery('1', failed),
        delivery('2', { ...failed, email: { template: 'newsletter-confirmation' } }),
        delivery('3', { email: { template: 'newsletter-confirmation' } }),
        delivery('4', { email: { template: 'newsletter-confirmation' } }),
      ]);
      expect(await deliveries.templates()).toEqual(['agency-approved', 'newsletter-confirmation']);
      expect(await deliveries.templates('queued')).toEqual(['newsletter-confirmation']);
      expect(await deliveries.templates('dropped')).toEqual([]);
      expect(await deliveries.count({ ...failed, since: at(2) })).toBe(1);
      expect(await deliveries.count({ template: 'newsletter-confirmation', since: at(3) })).toBe(2);
      expect(await keys({ since: at(3) }, 1, delivery('4'))).toEqual(['3']);
    });

    it('keep their last attempts, and lose their cause when they are tried anew', async () => {
      await deliveries.record([delivery('1')]);
      for (let second = 0; second < maxAttempts + 2; second += 1)
        await deliveries.release('1', attempt(second));
      const failed = { state: 'failed', at: at(59), reason: '554 spam', cause: '# spam' } as const;
      await deliveries.settle('1', { ...failed, attempt: attempt(59) });
      const kept = (await deliveries.find('1'))!;
      expect(kept.attempts).toHaveLength(maxAttempts);
      expect([kept.attempts[0], kept.attempts.at(-1)]).toEqual([attempt(3), attempt(59)]);
      expect(await deliveries.requeue('1')).toMatchObject({ state: 'queued', cause: null });
    });

    it('are each leased to one worker, however many ask for them at once', async () => {
      await deliveries.record(['1', '2', '3', '4'].map((key) => delivery(key)));
      await deliveries.settle('3', { state: 'sent', at: at(5) });
      await deliveries.claim('4', { now: at(0), until: at(9) });
      const claim = { now: at(1), until: at(8) };
      const asked = ['1', '2', '1', '3', '4', '5', '2'].map((key, n) =>
        deliveries.claim(key, { ...claim, addressed: `mark-${n}` }),
      );
      const taken = { takenUntil: at(8) };
      const earlier = { takenUntil: at(9) };
      expect(await Promise.all(asked)).toEqual(['claimed', 'claimed', taken, null, earlier, null, taken]);
      const found = await Promise.all(['1', '2', '4'].map((key) => deliveries.find(key)));
      expect(found.map((one) => one!.addressed)).toEqual(['mark-0', 'mark-1', null]);
      const later = { now: at(8), until: at(20) };
      expect(await Promise.all(['1', '4'].map((key) => deliveries.claim(key, later)))).toEqual([
        'claimed',
        earlier,
      ]);
    });

    it('each know whether one of their kind was called for later, although many ask at once', async () => {
      const of = (key: string, recipient: string, second: number, change: Partial<Delivery> = {}) =>
        delivery(key, { recipient, occurredAt: at(second), ...change });
      const [old, last, other, alone, beforeDropped, elsewhere] = [
        of('1', 'a', 1),
        of('2', 'a', 2),
        of('3', 'b', 1),
        of('4', 'c', 3),
        of('5', 'd', 1),
        of('6', 'e', 1),
      ];
      const dropped = of('7', 'd', 2, { state: 'dropped' });
      const ofAnotherKind = of('8', 'b', 2, { email: { template: 'newsletter-confirmation' } });
      const all = [old, last, other, alone, beforeDropped, elsewhere, dropped, ofAnotherKind];
      await deliveries.record(all);
      expect(await Promise.all(all.map((one) => deliveries.hasNewer(one)))).toEqual(
        all.map((one) => one === old),
      );
    });

    it('forget where they went, by address and by age', async () => {
      const marks = ['a', 'b', 'b', 'c'];
      await deliveries.record(marks.map((addressed, n) => delivery(`${n}`, { addressed })));
      await deliveries.forgetAddressed(['b']);
      await deliveries.forgetAddressedBefore(at(1));
      await deliveries.claim('2', { now: at(1), until: at(2), addressed: 'd' });
      const found = await Promise.all(['0', '1', '2', '3'].map((key) => deliveries.find(key)));
      expect(found.map((one) => one!.addressed)).toEqual([null, null, 'd', 'c']);
    });
  });

  it('people are found by the address that they have or ask for', async () => {
    const { people } = registerPeople(opened.documents.connection);
    const store = new PersonRepository(people);
    const person = (id: string, email: string, pendingEmail: string | null = null) => ({
      ...{
        id,
        version: 1,
        heardAt: at(0),
        email,
        emailSince: 0,
        pendingEmail,
        name: id,
        agencyId: null,
        agencyRole: null,
      },
      ...{ confirmed: true, closedAt: null, formerEmails: [], bouncedAt: null, bounceReason: null },
    });
    await store.save(null, person('p1', 'ada@example.org'));
    await store.save(null, person('p2', 'bob@example.org', 'ada@example.org'));
    expect([...(await store.idsOf('ada@example.org'))].sort()).toEqual(['p1', 'p2']);
    expect(await store.idsOf('nobody@example.org')).toEqual([]);
  });

  it('a correction is kept in place of the one before, until it is erased', async () => {
    const store = new CorrectionRepository(registerCorrections(opened.documents.connection));
    const correction = { recipient: 'v1:visitor', wrong: 'w', right: 'r', sealed: 's', usedAt: at(1) };
    await store.save(correction);
    await store.save({ ...correction, right: 'r2' });
    await store.used('v1:visitor', at(5));
    await store.forget(at(5));
    await store.eraseTo(['r']);
    expect(await store.find('v1:visitor')).toEqual({ ...correction, right: 'r2', usedAt: at(5) });
    await store.eraseTo(['r2']);
    expect(await store.find('v1:visitor')).toBeNull();
  });
}
