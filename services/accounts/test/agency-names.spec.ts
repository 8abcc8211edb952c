import type { Identity } from '@lintel/service-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const RENAME = `mutation ($companyName: String!) {
  changeAgencyProfile(input: { companyName: $companyName, phone: "020 7946 0999" }) {
    companyName phone pendingName refusedName nameLike } }`;
const PENDING = '{ pendingAgencies { id companyName approved pendingName nameLike } }';
const APPROVE =
  'mutation ($id: ID!, $companyName: String) { approveAgency(id: $id, companyName: $companyName) { companyName approved pendingName } }';
const REFUSE =
  'mutation ($id: ID!, $companyName: String) { refuseAgencyName(id: $id, companyName: $companyName) { companyName pendingName } }';
const OWN = '{ me { agency { companyName pendingName refusedName nameLike } } }';
const staff: Identity = { subject: 'token:operations', role: 'operations' };

let scene: AgencyScene;
const start = async (approval: 'none' | 'required' = 'none') => {
  scene = await AgencyScene.start({ LINTEL_AGENT_APPROVAL: approval });
};
afterEach(() => scene.harness.dispose());

const pending = async () => (await scene.ask(PENDING, {}, staff)).data.pendingAgencies;
const rename = (companyName: string, as: Identity) => scene.ask(RENAME, { companyName }, as);
const own = async (as: Identity) => (await scene.ask(OWN, {}, as)).data.me.agency;
const namesTold = async () =>
  (await scene.published())
    .filter(({ type }) => /agency\.(registered|approved|changed)/.test(type))
    .map(({ data }) => (data as { companyName: string }).companyName);
/** An agency that staff approved. */
const approved = async (email: string, companyName: string): Promise<Identity> => {
  await scene.register(email, companyName);
  const waiting = (await pending()).find((one: { companyName: string }) => one.companyName === companyName);
  await scene.ask(APPROVE, { id: waiting.id }, staff);
  return scene.identityOf(email);
};
/** An agency whose name counts. */
const established = async (email: string, companyName: string): Promise<Identity> => {
  const owner = await scene.agency(email, companyName);
  scene.harness.clock.advance({ days: 1 });
  return owner;
};

describe('a renamed agency, where approval is required', () => {
  it('goes by its old name until operations staff approve the new one', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    expect((await rename('Larkspur Dean', owner)).data.changeAgencyProfile).toEqual({
      companyName: 'Example & Daughters',
      phone: '020 7946 0999',
      pendingName: 'Larkspur Dean',
      refusedName: null,
      nameLike: null,
    });
    expect(await namesTold()).not.toContain('Larkspur Dean');
    expect((await scene.open('owner@agency.example')).errors).toBeUndefined();
    const [waiting] = await pending();
    expect(waiting).toEqual({
      id: owner.agencyId,
      companyName: 'Example & Daughters',
      approved: true,
      pendingName: 'Larkspur Dean',
      nameLike: null,
    });
    const looked = { id: owner.agencyId, companyName: 'Larkspur Dean' };
    expect(refusal(await scene.ask(APPROVE, looked, owner)).code).toBe('FORBIDDEN');
    expect((await scene.ask(APPROVE, looked, staff)).data.approveAgency).toEqual({
      companyName: 'Larkspur Dean',
      approved: true,
      pendingName: null,
    });
    expect(await pending()).toEqual([]);
    expect((await namesTold()).at(-1)).toBe('Larkspur Dean');
    // It was approved before: its agents are not told so again.
    expect(await scene.published('agency.approved')).toHaveLength(1);
  });

  it('keeps its name when they refuse the new one, and its people see so', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    await rename('Larkspur Dean', owner);
    expect(refusal(await scene.ask(REFUSE, { id: owner.agencyId }, owner)).code).toBe('FORBIDDEN');
    const refused = await scene.ask(REFUSE, { id: owner.agencyId, companyName: 'Larkspur Dean' }, staff);
    expect(refused.data.refuseAgencyName).toEqual({ companyName: 'Example & Daughters', pendingName: null });
    expect(await own(owner)).toEqual({
      companyName: 'Example & Daughters',
      pendingName: null,
      refusedName: 'Larkspur Dean',
      nameLike: null,
    });
    expect(await namesTold()).not.toContain('Larkspur Dean');
    await rename('Larkspur & Dean', owner);
    expect(await own(owner)).toMatchObject({ pendingName: 'Larkspur & Dean', refusedName: null });
  });

  it('leaves each step in the audit trail, and no name', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    for (const decision of [REFUSE, APPROVE]) {
      await rename('Larkspur Dean', owner);
      await scene.ask(decision, { id: owner.agencyId }, staff);
    }
    await scene.published();
    const trail = '{ auditTrail { entries { act subject values { name before after } } } }';
    const { entries } = (await scene.ask(trail, {}, staff)).data.auditTrail;
    const acts = entries.map(({ act }: { act: string }) => act);
    for (const act of ['agency.name-asked', 'agency.name-refused', 'agency.name-approved'])
      expect(acts).toContain(act);
    expect(JSON.stringify(entries)).not.toContain('Larkspur');
  });

  it('is approved by the name that was looked at, and by no other that is asked for meanwhile', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    await rename('Larkspur Dean', owner);
    await rename('Honest Bank', owner);
    const looked = { id: owner.agencyId, companyName: 'Larkspur Dean' };
    for (const decision of [APPROVE, REFUSE])
      expect(refusal(await scene.ask(decision, looked, staff)).code).toBe('CONFLICT');
    expect(await own(owner)).toMatchObject({
      companyName: 'Example & Daughters',
      pendingName: 'Honest Bank',
    });
  });

  it('takes the new name back by asking for the old one', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    await rename('Larkspur Dean', owner);
    await rename('Example & Daughters', owner);
    expect(await own(owner)).toMatchObject({ pendingName: null, refusedName: null });
    expect(await pending()).toEqual([]);
  });

  it('waits in line with new agencies, the longest waiting first', async () => {
    await start('required');
    const owner = await approved('owner@agency.example', 'Example & Daughters');
    await scene.register('first@agency.example', 'Ash & Elm');
    scene.harness.clock.advance({ seconds: 60 });
    await rename('Larkspur Dean', owner);
    scene.harness.clock.advance({ seconds: 60 });
    await scene.register('last@agency.example', 'Thaxted Quay');
    expect((await pending()).map((one: { companyName: string }) => one.companyName)).toEqual([
      'Ash & Elm',
      'Example & Daughters',
      'Thaxted Quay',
    ]);
  });
});

describe('a name too like that of another agency', () => {
  it('waits for operations staff, who are told which, whether or not others wait', async () => {
    await start();
    await established('owner@agency.example', 'Example & Daughters');
    await scene.register('rival@agency.example', 'Exámple and Daughters Ltd');
    expect(refusal(await scene.open('rival@agency.example')).code).toBe('AWAITING_APPROVAL');
    const [waiting] = await pending();
    expect(waiting).toMatchObject({
      companyName: 'Exámple and Daughters Ltd',
      approved: false,
      nameLike: 'Example & Daughters',
    });
    await scene.ask(APPROVE, { id: waiting.id }, staff);
    expect((await scene.open('rival@agency.example')).errors).toBeUndefined();
    expect(await pending()).toEqual([]);
  });

  it('waits as the new name of an agency too, which goes on by its old one', async () => {
    await start();
    await established('owner@agency.example', 'Example & Daughters');
    const rival = await scene.agency('rival@agency.example', 'Rivals');
    expect((await rename('Example & Daugters', rival)).data.changeAgencyProfile).toMatchObject({
      companyName: 'Rivals',
      pendingName: 'Example & Daugters',
      nameLike: null,
    });
    expect(await pending()).toMatchObject([
      { companyName: 'Rivals', pendingName: 'Example & Daugters', nameLike: 'Example & Daughters' },
    ]);
    expect(await namesTold()).not.toContain('Example & Daugters');
  });

  it('is not its own: an agency writes its name another way as it likes', async () => {
    await start();
    const owner = await established('owner@agency.example', 'Example & Daughters');
    expect((await rename('Example and Daughters Ltd', owner)).data.changeAgencyProfile).toMatchObject({
      companyName: 'Example and Daughters Ltd',
      pendingName: null,
    });
  });

  it('is that of a day-old one or of one that staff approved, so that to be first by a minute keeps nobody out', async () => {
    await start();
    await scene.agency('squatter@agency.example', 'Example & Daughters');
    const owner = await scene.agency('owner@agency.example', 'Example & Daughters');
    expect(await own(owner)).toMatchObject({ companyName: 'Example & Daughters' });
    expect(await pending()).toEqual([]);
  });

  it('is that of one which whoever runs the installation made, from the start', async () => {
    await start();
    await scene.accounts.staff.make({
      email: 'office@agency.example',
      name: 'Robin',
      password: 'a lamp of brass 47',
      role: 'agent',
      agency: { id: 'office', companyName: 'Larkspur & Dean', phone: '020 7946 0112', address: 'London SW4' },
    });
    await scene.register('rival@agency.example', 'Larkspur and Dean Ltd');
    expect(await pending()).toMatchObject([
      { companyName: 'Larkspur and Dean Ltd', nameLike: 'Larkspur & Dean' },
    ]);
  });

  it('is not that of one that waits itself', async () => {
    await start('required');
    await scene.register('first@agency.example', 'Example & Daughters');
    scene.harness.clock.advance({ days: 2 });
    await scene.register('second@agency.example', 'Example & Daughters');
    expect(await pending()).toMatchObject([{ nameLike: null }, { nameLike: null }]);
  });

  it('is that of an agency that an earlier version stored, once upkeep has read it', async () => {
    await start();
    await scene.agency('owner@agency.example', 'Example & Daughters');
    const stored = scene.documents.connection.collection('agencies');
    await stored.updateMany({}, { $unset: { likenesses: '', nameCountsFrom: '' } });
    await scene.accounts.upkeep();
    await scene.register('rival@agency.example', 'Example & Daughters');
    expect(await pending()).toMatchObject([{ nameLike: 'Example & Daughters' }]);
  });
});

describe('a name that could be taken for Lintel’s own', () => {
  it('waits for operations staff, whoever asks for it', async () => {
    await start();
    const owner = await scene.agency();
    await rename('L1ntel Support', owner);
    expect(await own(owner)).toMatchObject({
      companyName: 'Example & Daughters',
      pendingName: 'L1ntel Support',
    });
    expect(await pending()).toMatchObject([{ pendingName: 'L1ntel Support', nameLike: 'Lintel' }]);
  });
});
