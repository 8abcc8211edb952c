import { nobodysAddress } from '@lintel/contracts';
import { aListing, anAgencyEvent } from '@lintel/testing';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, DAY, LISTING, otherAgent, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const SOLD = 'This home has been sold, so that it cannot be viewed any more.';
const later = () => scene.clock.advance({ seconds: 60 });
async function confirmed(time = '10:00'): Promise<string> {
  const id = await scene.requested({ times: [time] });
  await scene.confirm({ id }, agent);
  later();
  return id;
}
const state = async (id: string) => (await scene.viewing(id)).agentStatus;
const standing = async (as = agent, ids = [LISTING]) =>
  (
    await scene.ask(
      'query ($ids: [Int!]!) { standingViewings(listingIds: $ids) { id date { time } } }',
      { ids },
      as,
    )
  ).data?.standingViewings?.map(({ id }: { id: string }) => id);

describe('a home that is sold, let, archived or removed', () => {
  it.each([
    ['sold', SOLD, () => scene.list({ status: 'sold' })],
    [
      'let',
      'This home has been let, so that it cannot be viewed any more.',
      () => scene.list({ status: 'let' }),
    ],
    [
      'archived or removed',
      'This home is no longer on the market, so that it cannot be viewed.',
      () => scene.remove(),
    ],
  ])(
    '%s: what is arranged and asked for is called off, and calendars are told',
    async (_how, reason, leave) => {
      const [one, asked] = [await confirmed(), await scene.requested({ times: ['14:00'] })];
      later();
      await leave();
      expect([await state(one), await state(asked)]).toEqual(['cancelled', 'cancelled']);
      const cancelled = (await scene.published()).filter(({ type }) => type.includes('cancelled'));
      expect(cancelled.map(({ data }) => [data.by, data.reason])).toEqual([
        ['agent', reason],
        ['agent', reason],
      ]);
      const { calendar } = cancelled.find(({ subject }) => subject === one)!.data;
      expect(calendar).toMatchObject({ method: 'CANCEL', sequence: 1 });
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(calendar.file)).getFirstSubcomponent('vevent')!,
      );
      expect(event).toMatchObject({ uid: `viewing-${one}@lintel`, sequence: 1 });
      const query =
        'query ($token: String!) { done: viewingByLink(token: $token) { status declineReason cancelledBy } }';
      const link = await scene.ask(query, { token: await scene.token(one) });
      expect(link.data.done).toEqual({ status: 'cancelled', declineReason: reason, cancelledBy: 'agent' });
      scene.clock.advance({ days: 1 });
      expect(await scene.slots(DAY)).toEqual([]);
    },
  );

  it('under offer is shown on', async () => {
    const id = await confirmed();
    await scene.list({ status: 'underOffer' });
    expect(await state(id)).toBe('confirmed');
  });

  it('keeps the viewings that its agent lets stand, through whatever is heard of it', async () => {
    const [kept, other] = [await confirmed(), await confirmed('14:00')];
    expect((await scene.honour([kept], true, agent)).done).toMatchObject([{ id: kept, isHonoured: true }]);
    await scene.list({ status: 'sold' });
    await scene.list({ status: 'sold', price: 1 });
    await scene.remove();
    expect([await state(kept), await state(other)]).toEqual(['confirmed', 'cancelled']);
    await scene.honour([kept], false, agent);
    await scene.list();
    await scene.remove();
    expect(await state(kept)).toBe('cancelled');
  });

  it('and is told of again, keeps what its agent has confirmed since', async () => {
    const id = await scene.requested({ times: ['10:00'] });
    await scene.publishListing(scene.listed({ status: 'sold' }, { time: '2026-02-27T09:00:00.000Z' }));
    await scene.confirm({ id }, agent);
    later();
    await scene.list({ status: 'sold', title: 'Another text' });
    expect(await state(id)).toBe('confirmed');
    await scene.remove();
    expect(await state(id)).toBe('cancelled');
  });

  it('of an agency that is gone keeps none', async () => {
    const id = await confirmed();
    await scene.honour([id], true, agent);
    await scene.remove({ ...aListing().agent, email: nobodysAddress });
    expect(await state(id)).toBe('cancelled');
    expect((await scene.published()).at(-1)!.data.agent.email).toBe(nobodysAddress);
  });

  it('is named in the audit trail with whoever took it off the market', async () => {
    await confirmed();
    const by = { actor: 'agent-9', actorrole: 'agent', actoragency: agent.agencyId };
    await scene.publishListing(scene.listed({ status: 'sold' }, by));
    expect((await scene.published()).at(-1)).toMatchObject({ type: 'lintel.viewing.cancelled.v1', ...by });
  });
});

describe('what is heard late, twice or out of order', () => {
  it('takes what stood then, and not what was asked for once the home was back', async () => {
    const before = await confirmed();
    const sold = scene.listed({ status: 'sold' });
    later();
    const back = scene.listed();
    later();
    const since = await scene.requested({ times: ['14:00'] });
    await scene.publishListing(sold, back);
    expect([await state(before), await state(since)]).toEqual(['cancelled', 'pending']);
    await scene.publishListing(sold);
    await scene.publishListing({ ...sold, id: 'again' });
    expect(await state(since)).toBe('pending');
    expect((await scene.request({ times: ['16:00'] })).done.accepted).toBe(true);
    expect((await scene.facts()).filter((fact) => fact === 'cancelled')).toHaveLength(1);
  });

  it('in the wrong order does the same', async () => {
    const before = await confirmed();
    const [sold, back] = [scene.listed({ status: 'sold' }), scene.listed()];
    await scene.publishListing(back);
    await scene.publishListing(sold);
    expect(await state(before)).toBe('cancelled');
    expect((await scene.slots(DAY))[0]!.times).toContain('10:00');
  });

  it('says nothing to somebody whose times have passed', async () => {
    await scene.requested();
    scene.clock.advance({ days: 2 });
    await scene.list({ status: 'sold' });
    expect(await scene.facts()).toEqual(['requested']);
  });
});

describe('an agency that is suspended', () => {
  const SUSPENDED =
    'The homes of this agency are not on the portal for now, so that this home cannot be viewed.';
  const agencyIs = async (what: 'suspended' | 'reinstated', sequence: number) => {
    const { bus } = scene.harness;
    const by = { actor: 'staff', actorrole: 'operations', time: scene.clock.now().toISOString() };
    await bus.publish('lintel.agency', [
      { ...anAgencyEvent(what, sequence, { id: agent.agencyId! }), ...by },
    ]);
    await bus.drain();
  };

  it('has all its viewings called off, be they to stand or of homes that are gone, in the name of staff', async () => {
    const [one, asked, kept] = [
      await confirmed(),
      await scene.requested({ times: ['14:00'] }),
      await confirmed('16:00'),
    ];
    await scene.honour([kept], true, agent);
    await scene.list({ status: 'sold' });
    later();
    await agencyIs('suspended', 2);
    expect([await state(one), await state(asked), await state(kept)]).toEqual(Array(3).fill('cancelled'));
    const last = (await scene.published()).at(-1)!;
    expect(last).toMatchObject({
      actor: 'staff',
      data: { reason: SUSPENDED, calendar: { method: 'CANCEL' } },
    });
  });

  it('comes to the same when its homes are heard of first, and when the event comes twice', async () => {
    const kept = await confirmed();
    await scene.honour([kept], true, agent);
    later();
    const hidden = scene.listed({}, { type: 'lintel.listing.removed.v1' });
    const removedAt = scene.clock.now().toISOString();
    const data = { id: LISTING, agencyId: agent.agencyId, removedAt, agencySuspended: true };
    await scene.publishListing({ ...hidden, data });
    expect((await scene.viewing(kept)).declineReason).toBe(SUSPENDED);
    await agencyIs('suspended', 2);
    await agencyIs('suspended', 2);
    expect((await scene.facts()).filter((fact) => fact === 'cancelled')).toHaveLength(1);
  });

  it('loses nothing that was asked for since when that is heard after its end', async () => {
    const before = await confirmed();
    await agencyIs('reinstated', 3);
    later();
    const since = await scene.requested({ times: ['14:00'] });
    await scene.harness.bus.publish('lintel.agency', [
      { ...anAgencyEvent('suspended', 2, { id: agent.agencyId! }), time: '2026-02-27T09:00:00.000Z' },
    ]);
    await scene.harness.bus.drain();
    expect([await state(before), await state(since)]).toEqual(['confirmed', 'pending']);
  });

  it('arranges nothing, but may call off and read, until it is reinstated', async () => {
    const id = await scene.requested();
    await agencyIs('suspended', 2);
    const entered = { listingId: LISTING, name: 'Jo', phone: '020 7946 0009', date: DAY, time: '12:00' };
    for (const refused of [await scene.confirm({ id }, agent), await scene.enter(entered, agent)])
      expect(refused).toMatchObject({ code: 'AGENCY_SUSPENDED', done: null });
    expect(await state(id)).toBe('cancelled');
    expect((await scene.note(id, 'Called them', agent)).done).not.toBeNull();
    expect((await scene.confirm({ id }, otherAgent)).code).not.toBe('AGENCY_SUSPENDED');
    await agencyIs('reinstated', 3);
    await agencyIs('suspended', 2);
    expect((await scene.enter(entered, agent)).code).not.toBe('AGENCY_SUSPENDED');
  });
});

describe('before an agent takes a home off the market', () => {
  it('they are shown what it still has to come, the earliest first, and nobody else is', async () => {
    const [late, early] = [await confirmed('16:00'), await scene.requested({ times: ['09:00'] })];
    const off = await confirmed('12:00');
    await scene.cancel({ id: off }, agent);
    expect(await standing()).toEqual([early, late]);
    expect(await standing(otherAgent)).toEqual([]);
    expect(await standing(agent, [999])).toEqual([]);
    scene.clock.advance({ days: 2 });
    expect(await standing()).toEqual([]);
  });
});
