import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const SHOWN = 'id companyName suspended { reason since } held { note since } refusedNameReason';
const SUSPEND = `mutation ($id: ID!, $reason: String!) { suspendAgency(id: $id, reason: $reason) { ${SHOWN} } }`;
const REINSTATE = `mutation ($id: ID!) { reinstateAgency(id: $id) { ${SHOWN} } }`;
const HOLD = `mutation ($id: ID!, $note: String!, $companyName: String) {
  holdAgency(id: $id, note: $note, companyName: $companyName) { ${SHOWN} } }`;
const APPROVE = 'mutation ($id: ID!) { approveAgency(id: $id) { approved held { note } } }';
const REFUSE = 'mutation ($id: ID!, $reason: String) { refuseAgencyName(id: $id, reason: $reason) { id } }';
const RENAME =
  'mutation ($companyName: String!) { changeAgencyProfile(input: { companyName: $companyName }) { companyName pendingName } }';
const IN_STATE =
  'query ($q: String!, $state: AgencyStanding) { agencies(q: $q, state: $state) { companyName } }';
const staff: Identity = { subject: 'token:operations', role: 'operations' };
const reason = 'Your membership of a redress scheme has ended.\nRenew it first.';

let scene: AgencyScene;
let owner: Identity;
const start = async (approval: 'none' | 'required' = 'none') => {
  scene = await AgencyScene.start({
    ...{ LINTEL_AGENT_APPROVAL: approval, LINTEL_OPERATIONS_SIGN_IN: 'password' },
  });
};
afterEach(() => scene.harness.dispose());

const suspend = (as = staff, about: object = {}) =>
  scene.ask(SUSPEND, { id: owner.agencyId, reason, ...about }, as);
const reinstate = (as = staff) => scene.ask(REINSTATE, { id: owner.agencyId }, as);
const inState = async (state: string, q = '') =>
  (await scene.ask(IN_STATE, { q, state }, staff)).data.agencies.map(
    ({ companyName }: { companyName: string }) => companyName,
  );
const told = async () =>
  (await scene.published())
    .filter(({ subject }) => subject === owner.agencyId)
    .map(({ type }) => type.replace(/^lintel\.agency\.|\.v1$/g, ''));

describe('an agency that is suspended', () => {
  beforeEach(async () => {
    await start();
    owner = await scene.agency();
  });

  it('knows why and since when, as staff do, until it is reinstated', async () => {
    const since = scene.harness.clock.now().toISOString();
    expect((await suspend()).data.suspendAgency).toMatchObject({ suspended: { reason, since } });
    const own = async () =>
      (await scene.ask(`{ me { agency { ${SHOWN} } } }`, {}, owner)).data.me.agency.suspended;
    expect(await own()).toEqual({ reason, since });
    expect(await inState('suspended')).toEqual(['Example & Daughters']);
    expect(await inState('approved')).toEqual([]);
    expect((await scene.open('owner@agency.example')).errors).toBeUndefined();
    expect((await reinstate()).data.reinstateAgency.suspended).toBeNull();
    expect(await own()).toBeNull();
    expect(await inState('suspended')).toEqual([]);
    expect((await told()).slice(-2)).toEqual(['suspended', 'reinstated']);
    const [suspended] = await scene.published('agency.suspended');
    expect(suspended!.data).toMatchObject({ suspended: { reason, since }, members: [{ role: 'owner' }] });
    expect((await scene.published('agency.reinstated'))[0]!.data).not.toHaveProperty('suspended');
  });

  it('is suspended once, by two at once as well, and keeps the first reason', async () => {
    const answers = await Promise.all([suspend(), suspend(staff, { reason: 'Another one' })]);
    const codes = answers.map((answer) => refusal(answer).code).sort();
    expect(codes).toEqual(['CONFLICT', undefined]);
    expect(await told()).toEqual(['registered', 'suspended']);
    await reinstate();
    expect(refusal(await reinstate())).toMatchObject({
      code: 'CONFLICT',
      message: 'This agency is not suspended.',
    });
  });

  it.each([
    ['', 'The reason must not be empty'],
    [' \n ', 'The reason must not be empty'],
    ['x'.repeat(501), 'The reason has at most 500 characters'],
    ['a\u0000b', 'The reason must not contain invisible characters'],
  ])('is not for the reason %j', async (given, message) => {
    expect(refusal(await suspend(staff, { reason: given }))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'reason',
      message,
    });
  });

  it('is only by operations staff who say that it is they', async () => {
    for (const as of [owner, { subject: 'somebody', role: 'user' } as const])
      for (const answer of [await suspend(as), await reinstate(as)])
        expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(refusal(answer).code);
    await scene.person('staff@example.org');
    const grant = 'mutation { grantRole(email: "staff@example.org", role: operations) { accepted } }';
    await scene.ask(grant, {}, staff);
    const session = await scene.identityOf('staff@example.org', 'visitor');
    scene.harness.clock.advance({ seconds: 660 });
    expect(refusal(await suspend(session)).code).toBe('CONFIRM_IDENTITY');
    expect(refusal(await suspend(staff, { id: 'nobody' })).code).toBe('NOT_FOUND');
  });

  it('asks nobody else to join, and is not called otherwise meanwhile', async () => {
    await suspend();
    const refused = await scene.invite(owner, 'colleague@example.org');
    expect(refusal(refused).code).toBe('AGENCY_SUSPENDED');
    expect(refusal(await scene.ask(RENAME, { companyName: 'Honest Bank' }, owner)).code).toBe(
      'AGENCY_SUSPENDED',
    );
    await reinstate();
    expect((await scene.invite(owner, 'colleague@example.org')).errors).toBeUndefined();
  });

  it('is in the audit trail with who did it, and without what was said', async () => {
    await suspend();
    await reinstate();
    await scene.published();
    const trail = '{ auditTrail { entries { act actor subject values { name before after } } } }';
    const { entries } = (await scene.ask(trail, {}, staff)).data.auditTrail;
    const suspended = { name: 'suspended', before: 'false', after: 'true' };
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ act: 'agency.suspended', actor: staff.subject, subject: owner.agencyId },
          values: [suspended],
        }),
        expect.objectContaining({ act: 'agency.reinstated', actor: staff.subject }),
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('redress');
  });
});

describe('an agency that is put on hold', () => {
  it('is out of those that wait, is found among the held, and is approved once it has answered', async () => {
    await start('required');
    await scene.register('owner@agency.example', 'Example & Daughters');
    const [{ id }] = (await scene.ask('{ pendingAgencies { id } }', {}, staff)).data.pendingAgencies;
    const note = 'Please send us your licence.';
    expect((await scene.ask(HOLD, { id, note }, staff)).data.holdAgency.held.note).toBe(note);
    expect((await scene.ask('{ pendingAgencies { id } }', {}, staff)).data.pendingAgencies).toEqual([]);
    expect([await inState('waiting'), await inState('held')]).toEqual([[], ['Example & Daughters']]);
    const [held] = await scene.published('agency.held');
    expect(held!.data).toMatchObject({ held: { note, name: 'Example & Daughters' }, approved: false });
    await scene.ask(HOLD, { id, note: 'And an address.' }, staff);
    expect(await scene.published('agency.held')).toHaveLength(2);
    const approved = (await scene.ask(APPROVE, { id }, staff)).data.approveAgency;
    expect(approved).toEqual({ approved: true, held: null });
    expect(refusal(await scene.ask(HOLD, { id, note }, staff)).code).toBe('CONFLICT');
    expect(refusal(await scene.ask(HOLD, { id, note: '' }, staff)).field).toBe('note');
  });
});

describe('a new name', () => {
  beforeEach(async () => {
    await start('required');
    await scene.register('owner@agency.example', 'Example & Daughters');
    const [{ id }] = (await scene.ask('{ pendingAgencies { id } }', {}, staff)).data.pendingAgencies;
    await scene.ask(APPROVE, { id }, staff);
    owner = await scene.identityOf('owner@agency.example');
    await scene.ask(RENAME, { companyName: 'Honest Bank' }, owner);
  });

  it('that is held waits again when its owners ask for another', async () => {
    const held = { id: owner.agencyId, note: 'Are you a bank?', companyName: 'Honest Bank' };
    await scene.ask(HOLD, held, staff);
    expect([await inState('waiting'), await inState('held', 'honest')]).toEqual([
      [],
      ['Example & Daughters'],
    ]);
    await scene.ask(RENAME, { companyName: 'Honest Homes' }, owner);
    expect([await inState('waiting'), await inState('held')]).toEqual([['Example & Daughters'], []]);
    expect(refusal(await scene.ask(HOLD, held, staff)).code).toBe('CONFLICT');
  });

  it('is refused with a reason that its people read, and told of by e-mail either way', async () => {
    const { agencyId: id } = owner;
    await scene.ask(REFUSE, { id, reason: 'It reads as a bank.' }, staff);
    const own = (await scene.ask(`{ me { agency { ${SHOWN} } } }`, {}, owner)).data.me.agency;
    expect(own.refusedNameReason).toBe('It reads as a bank.');
    await scene.ask(RENAME, { companyName: 'Honest Homes' }, owner);
    await scene.ask(APPROVE, { id }, staff);
    const decided = (await scene.published('agency.name-decided')).map(({ data }) => data);
    expect(decided).toMatchObject([
      { decision: { name: 'Honest Bank', approved: false, reason: 'It reads as a bank.' } },
      { decision: { name: 'Honest Homes', approved: true }, companyName: 'Honest Homes' },
    ]);
  });
});
