import type { Identity } from '@lintel/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agent, buyer, operations, otherAgent, type Scene, startScene, stranger } from './scene.js';

let scene: Scene;
let id: string;
beforeAll(async () => {
  scene = await startScene();
  id = await scene.requested({}, buyer);
  await scene.accountIs(stranger.subject, 'somebody.else@example.org');
});
afterAll(() => scene.dispose());

/** How each operation is asked that takes a viewing's id; what it answers to whoever may not know of it. */
const byId: Record<string, { readonly ask: string; readonly missing: 'NOT_FOUND' | null }> = {
  viewing: { ask: 'query ($id: ID!) { viewing(id: $id) { id } }', missing: null },
  alternativeViewingTimes: {
    ask: 'query ($id: ID!) { alternativeViewingTimes(id: $id) { time } }',
    missing: null,
  },
  viewingCalendar: { ask: 'query ($id: ID!) { viewingCalendar(id: $id) }', missing: null },
  confirmViewing: {
    ask: 'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { id } }',
    missing: 'NOT_FOUND',
  },
  declineViewing: { ask: 'mutation ($id: ID!) { declineViewing(id: $id) { id } }', missing: 'NOT_FOUND' },
  rejectViewing: { ask: 'mutation ($id: ID!) { rejectViewing(id: $id) { id } }', missing: 'NOT_FOUND' },
  proposeViewingTime: {
    ask: 'mutation ($id: ID!) { proposeViewingTime(input: { id: $id, date: "2026-03-03", time: "10:00" }) { id } }',
    missing: 'NOT_FOUND',
  },
  moveViewing: {
    ask: 'mutation ($id: ID!) { moveViewing(input: { id: $id, date: "2026-03-03", time: "10:00" }) { id } }',
    missing: 'NOT_FOUND',
  },
  honourViewings: { ask: 'mutation ($id: ID!) { honourViewings(ids: [$id]) { id } }', missing: 'NOT_FOUND' },
  keepViewingTime: { ask: 'mutation ($id: ID!) { keepViewingTime(id: $id) { id } }', missing: 'NOT_FOUND' },
  acceptProposedTime: {
    ask: 'mutation ($id: ID!) { acceptProposedTime(input: { id: $id, proposal: "p" }) { id } }',
    missing: 'NOT_FOUND',
  },
  refuseProposedTime: {
    ask: 'mutation ($id: ID!) { refuseProposedTime(input: { id: $id, proposal: "p" }) { id } }',
    missing: 'NOT_FOUND',
  },
  requestReschedule: {
    ask: 'mutation ($id: ID!) { requestReschedule(input: { id: $id, dates: ["2026-03-03"], times: ["10:00"] }) { id } }',
    missing: 'NOT_FOUND',
  },
  cancelViewing: {
    ask: 'mutation ($id: ID!) { cancelViewing(input: { id: $id }) { id } }',
    missing: 'NOT_FOUND',
  },
  saveViewingNotes: {
    ask: 'mutation ($id: ID!) { saveViewingNotes(id: $id, notes: "x") { id } }',
    missing: 'NOT_FOUND',
  },
};
/** Those that take none of a viewing: what each caller sees is their own, for everybody, for who knows a secret, or for operations staff. */
const withoutId = [
  'viewingSlots',
  'myViewings',
  'viewingByLink',
  'agencyViewings',
  'standingViewings',
  'viewingFeed',
  'viewingFeedFile',
  'renewViewingFeed',
  'endViewingFeed',
  'viewingsToComeOf',
  'enterViewing',
  'exportMyViewingData',
  'requestViewing',
];

const outsiders: [string, Identity][] = [
  ['another user', stranger],
  ['an agent of another agency', otherAgent],
  ['operations', operations],
];

describe('every operation of the schema', () => {
  it('has a row here', () => {
    const { schema } = scene.service;
    const operationsOf = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type!.getFields()).filter((name) => !name.startsWith('_')),
    );
    expect([...Object.keys(byId), ...withoutId].sort()).toEqual(operationsOf.sort());
  });

  describe.each(Object.entries(byId))('%s', (name, { ask, missing }) => {
    it('asks nobody to sign in who is not', async () => {
      const { errors } = await scene.ask(ask, { id });
      expect(errors?.[0]).toMatchObject({
        message: 'Auth session missing!',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    });

    it.each(outsiders)('answers %s as if there were no such viewing', async (_who, identity) => {
      const before = await scene.viewing(id);
      const [theirs, nobodys] = [
        await scene.ask(ask, { id }, identity),
        await scene.ask(ask, { id: 'none' }, identity),
      ];
      expect(theirs).toEqual(nobodys);
      expect(theirs.errors?.[0]?.extensions['code'] ?? null).toBe(missing);
      if (missing === null) expect(theirs.data[name]).toBeNull();
      expect(await scene.viewing(id)).toEqual(before);
    });
  });
});

describe('lists', () => {
  const agencyTotal = '{ agencyViewings { total viewings { id } } }';

  it('hold each caller’s own alone', async () => {
    expect((await scene.mine(buyer)).map((viewing) => viewing.id)).toEqual([id]);
    expect(await scene.mine(stranger)).toEqual([]);
    expect((await scene.ask(agencyTotal, {}, agent)).data.agencyViewings.total).toBe(1);
    expect((await scene.ask(agencyTotal, {}, otherAgent)).data.agencyViewings.total).toBe(0);
    expect((await scene.ask(agencyTotal, {}, buyer)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await scene.ask(agencyTotal)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await scene.ask('{ myViewings { id } }')).errors?.[0]?.extensions['code']).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('a viewing asked for without an account', () => {
  it('is found by a later account with the same confirmed address, and by no other', async () => {
    const anonymous = await scene.requested({ email: 'Later@Example.org' });
    await scene.accountIs('late-1', 'later@example.org', false);
    const late: Identity = { subject: 'late-1', role: 'user' };
    expect(await scene.mine(late)).toEqual([]);
    await scene.accountIs('late-1', 'later@example.org');
    expect((await scene.mine(late)).map((viewing) => viewing.id)).toEqual([anonymous]);
    expect((await scene.cancel({ id: anonymous }, late)).done.cancelledBy).toBe('visitor');
  });

  it('by somebody who was signed in is theirs, whatever address they typed', async () => {
    await scene.accountIs('typed-1', 'typed@example.org');
    await scene.requested({ email: 'typed@example.org', times: ['12:00'] }, buyer);
    expect(await scene.mine({ subject: 'typed-1', role: 'user' })).toEqual([]);
  });
});

describe('the browsers that hear of a viewing', () => {
  const hearing = async () => (await scene.published()).at(-1)!.data.accounts;

  it('are those of its visitor and of the agents of its agency', async () => {
    await scene.agentIs(agent.subject, agent.agencyId!);
    await scene.agentIs(otherAgent.subject, otherAgent.agencyId!);
    const own = await scene.requested({ times: ['15:00'] }, buyer);
    expect(await hearing()).toEqual([buyer.subject, agent.subject]);
    await scene.confirm({ id: own }, agent);
    expect(await hearing()).toEqual([buyer.subject, agent.subject]);
  });

  it('are those of an account with the address, where nobody was signed in', async () => {
    await scene.accountIs('reader-1', 'reader@example.org');
    await scene.requested({ email: 'reader@example.org', times: ['16:00'] });
    expect(await hearing()).toEqual(['reader-1', agent.subject]);
    await scene.requested({ email: 'nobody@example.org', times: ['16:00'] });
    expect(await hearing()).toEqual([agent.subject]);
  });
});
