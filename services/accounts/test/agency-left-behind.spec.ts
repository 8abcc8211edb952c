import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const PEOPLE = '{ me { role agencyRole agency { website description members { id role joinedAt } } } }';
const JO = 'jo@example.org';

let scene: AgencyScene;
let owner: Identity;
beforeEach(async () => {
  scene = await AgencyScene.start();
  owner = await scene.agency();
});
afterEach(() => scene.harness.dispose());

const write = (model: 'Agency' | 'Account', id: string, update: object) =>
  scene.documents.connection.model(model).updateOne({ _id: id }, update, { strict: false });
const me = async (as: Identity) => (await scene.ask(PEOPLE, {}, as)).data.me;

describe('an agency from before it kept its people', () => {
  beforeEach(async () => {
    const later = { website: 1, description: 1, members: 1, invitations: 1, following: 1, updatedAt: 1 };
    await write('Agency', owner.agencyId!, { $unset: later });
    await write('Account', owner.subject, { $unset: { agencyRole: 1 } });
  });

  it('is owned by the agents who named it when they registered', async () => {
    const joinedAt = scene.harness.clock.now().toISOString();
    expect(await me(owner)).toEqual({
      role: 'agent',
      agencyRole: 'owner',
      agency: { website: null, description: '', members: [{ id: owner.subject, role: 'owner', joinedAt }] },
    });
    expect(await scene.identityOf('owner@agency.example')).toMatchObject({ agencyRole: 'owner' });
  });

  it('invites like any other', async () => {
    const jo = await scene.colleague(owner, JO);
    expect((await me(jo)).agency.members).toMatchObject([
      { id: owner.subject, role: 'owner' },
      { id: jo.subject, role: 'negotiator' },
    ]);
  });
});

describe('a crash between the agency and the account', () => {
  it('leaves nobody an agent who was sent away', async () => {
    const jo = await scene.colleague(owner, JO);
    await write('Agency', owner.agencyId!, {
      $pull: { members: { accountId: jo.subject } },
      $push: { following: { accountId: jo.subject, endSessions: true } },
    });
    expect((await me(jo)).role).toBe('agent');
    await scene.accounts.upkeep();
    expect(await me(jo)).toEqual({ role: 'user', agencyRole: null, agency: null });
    expect((await scene.ask('{ me { devices { id } } }', {}, jo)).data.me.devices).toEqual([]);
    const stored = await scene.documents.connection.model('Agency').findById(owner.agencyId).lean<any>();
    expect(stored.following).toEqual([]);
  });

  it('is made good as well by doing the same again', async () => {
    const jo = await scene.colleague(owner, JO);
    await write('Agency', owner.agencyId!, {
      $pull: { members: { accountId: jo.subject } },
      $push: { following: { accountId: jo.subject, endSessions: true } },
    });
    const REMOVE = 'mutation ($id: ID!) { removeColleague(accountId: $id) { members { id } } }';
    expect((await scene.ask(REMOVE, { id: jo.subject }, owner)).errors).toBeUndefined();
    expect((await me(jo)).role).toBe('user');
    expect(refusal(await scene.ask(REMOVE, { id: jo.subject }, owner)).code).toBe('NOT_FOUND');
  });

  it('leaves a new colleague one of the agency', async () => {
    await scene.person(JO);
    const jo = await scene.identityOf(JO, 'visitor');
    const joinedAt = scene.harness.clock.now();
    await write('Agency', owner.agencyId!, {
      $push: {
        members: { accountId: jo.subject, role: 'negotiator', joinedAt },
        following: { accountId: jo.subject, endSessions: true },
      },
    });
    await scene.accounts.upkeep();
    expect(await scene.identityOf(JO)).toMatchObject({ agencyRole: 'negotiator', agencyId: owner.agencyId });
  });
});
