import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const SUMMARY = `query ($token: String!) {
  agencyInvitation(token: $token) { companyName email role invitedBy expiresAt hasAccount } }`;
const CANCEL = 'mutation ($id: ID!) { cancelInvitation(id: $id) { invitations { email } } }';
const ME =
  '{ me { name email role agencyRole agency { id members { name email role } invitations { email } } } }';
const JO = 'jo@example.org';

let scene: AgencyScene;
let owner: Identity;
beforeEach(async () => {
  scene = await AgencyScene.start();
  owner = await scene.agency();
});
afterEach(() => scene.harness.dispose());

describe('an invitation', () => {
  it('is e-mailed, and waits for an answer for a week', async () => {
    const [invitation] = (await scene.invite(owner, ' JO@Example.org ')).data.inviteColleague.invitations;
    expect(invitation).toMatchObject({
      email: JO,
      role: 'negotiator',
      invitedBy: 'Example & Daughters',
      expiresAt: new Date(scene.harness.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const [event] = await scene.published('agency.invited');
    expect(event).toMatchObject({
      subject: invitation.id,
      sequence: 1,
      data: { email: JO, agencyId: owner.agencyId, invitedBy: owner.subject, role: 'negotiator' },
    });
    const token = await scene.invitationLink();
    expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation).toEqual({
      companyName: 'Example & Daughters',
      email: JO,
      role: 'negotiator',
      invitedBy: 'Example & Daughters',
      expiresAt: invitation.expiresAt,
      hasAccount: false,
    });
  });

  it('makes a confirmed account of the address, with the role that was offered', async () => {
    await scene.invite(owner, JO);
    expect((await scene.accept(await scene.invitationLink())).data.acceptInvitation.accepted).toBe(true);
    const jo = await scene.identityOf(JO);
    expect(jo).toMatchObject({ role: 'agent', agencyId: owner.agencyId, agencyRole: 'negotiator' });
    const { me } = (await scene.ask(ME, {}, jo)).data;
    expect(me).toMatchObject({ name: 'Jo Colleague', role: 'agent', agencyRole: 'negotiator' });
    expect(me.agency).toEqual({
      id: owner.agencyId,
      members: [
        { name: 'Example & Daughters', email: 'owner@agency.example', role: 'owner' },
        { name: 'Jo Colleague', email: JO, role: 'negotiator' },
      ],
      invitations: null,
    });
    expect((await scene.published('account.changed')).at(-1)!.data).toMatchObject({
      role: 'agent',
      agencyId: owner.agencyId,
      agencyRole: 'negotiator',
    });
    expect((await scene.published('agency.changed')).at(-1)!.data).toMatchObject({
      members: [
        { accountId: owner.subject, role: 'owner' },
        { accountId: jo.subject, role: 'negotiator' },
      ],
    });
  });

  it('asks who has an account for its password, and ends its sessions, which know of no agency', async () => {
    await scene.person(JO);
    const before = await scene.identityOf(JO, 'visitor');
    expect(before).not.toHaveProperty('agencyRole');
    await scene.invite(owner, JO, 'owner');
    const token = await scene.invitationLink();
    expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation.hasAccount).toBe(true);
    expect(refusal(await scene.accept(token, { password: 'another password' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'input.password',
    });
    expect((await scene.accept(token)).errors).toBeUndefined();
    const { me } = (await scene.ask('{ me { name devices { id } } }', {}, before)).data;
    expect(me).toEqual({ name: 'Alex Example', devices: [] });
    expect(await scene.identityOf(JO)).toMatchObject({ subject: before.subject, agencyRole: 'owner' });
  });

  it('takes no heed of what somebody else typed into a form with the address', async () => {
    await scene.person(JO, { confirmed: false });
    await scene.invite(owner, JO);
    const token = await scene.invitationLink();
    expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation.hasAccount).toBe(false);
    const password = 'nine green umbrellas';
    await scene.accept(token, { password, confirmPassword: password });
    expect(refusal(await scene.open(JO)).code).toBe('UNAUTHENTICATED');
    expect((await scene.open(JO, 'agent', password)).errors).toBeUndefined();
  });

  it('is good once', async () => {
    await scene.invite(owner, JO);
    const token = await scene.invitationLink();
    await scene.accept(token);
    expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation).toBeNull();
    expect(refusal(await scene.accept(token)).field).toBe('input.token');
  });

  it('used by two at once makes one account', async () => {
    await scene.invite(owner, JO);
    const token = await scene.invitationLink();
    const answers = await Promise.all([scene.accept(token), scene.accept(token)]);
    expect(answers.some(({ errors }) => !errors)).toBe(true);
    const { members } = (await scene.ask(ME, {}, owner)).data.me.agency;
    expect(members).toHaveLength(2);
  });

  it('that is sent again is the same one, and its older link stays good', async () => {
    const first = (await scene.invite(owner, JO)).data.inviteColleague.invitations;
    const older = await scene.invitationLink();
    scene.harness.clock.advance({ days: 1 });
    const later = await scene.identityOf('owner@agency.example');
    const again = (await scene.invite(later, JO, 'owner')).data.inviteColleague.invitations;
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ id: first[0].id, role: 'owner' });
    expect((await scene.published('agency.invited')).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect((await scene.accept(older)).errors).toBeUndefined();
    expect(await scene.identityOf(JO)).toMatchObject({ agencyRole: 'owner' });
  });

  it('that was withdrawn is good for nothing, and its address is forgotten', async () => {
    const [{ id }] = (await scene.invite(owner, JO)).data.inviteColleague.invitations;
    const token = await scene.invitationLink();
    expect((await scene.ask(CANCEL, { id }, owner)).data.cancelInvitation.invitations).toEqual([]);
    expect(refusal(await scene.accept(token)).field).toBe('input.token');
    const ended = (await scene.published('agency.invitation-ended')).at(-1)!;
    expect(ended).toMatchObject({ subject: id, sequence: 2 });
    expect(JSON.stringify(ended)).not.toContain(JO);
    expect(refusal(await scene.ask(CANCEL, { id }, owner)).code).toBe('NOT_FOUND');
  });

  it('that nobody answered is gone after a week', async () => {
    await scene.invite(owner, JO);
    const token = await scene.invitationLink();
    scene.harness.clock.advance({ days: 7, seconds: 1 });
    expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation).toBeNull();
    expect((await scene.ask(ME, {}, owner)).data.me.agency.invitations).toEqual([]);
    await scene.accounts.upkeep();
    expect(await scene.published('agency.invitation-ended')).toHaveLength(1);
    await scene.accounts.upkeep();
    expect(await scene.published('agency.invitation-ended')).toHaveLength(1);
  });

  it.each([
    ['a password that is easy to guess', { password: 'password1', confirmPassword: 'password1' }, 'password'],
    ['two passwords', { confirmPassword: 'another' }, 'confirmPassword'],
    ['a name that is none', { name: ' ' }, 'name'],
    ['a name that reads as another', { name: 'Jo\u202E' }, 'name'],
  ])('is not accepted with %s', async (_what, wrong, field) => {
    await scene.invite(owner, JO);
    const answer = refusal(await scene.accept(await scene.invitationLink(), wrong));
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: `input.${field}` });
    expect((await scene.accept(await scene.invitationLink())).errors).toBeUndefined();
  });

  it('of another secret, purpose or subject is none', async () => {
    await scene.invite(owner, JO);
    const expiresAt = new Date(scene.harness.clock.now().getTime() + 1000);
    const { linkKey } = scene.harness;
    const { subject } = (await scene.published('agency.invited'))[0]!;
    const of = (purpose: string, about: string) =>
      linkKey.sign({ purpose, subject: about, request: 'x', expiresAt });
    for (const token of ['', 'x'.repeat(5000), await of('confirm', subject), await of('invitation', 'x')])
      expect((await scene.ask(SUMMARY, { token })).data.agencyInvitation).toBeNull();
  });
});

describe('who may invite, and whom', () => {
  it('an owner of the agency', async () => {
    const jo = await scene.colleague(owner, JO);
    expect(refusal(await scene.invite(jo, 'x@example.org')).code).toBe('FORBIDDEN');
    await scene.person('visitor@example.org');
    const visitor = await scene.identityOf('visitor@example.org', 'visitor');
    expect(refusal(await scene.invite(visitor, 'x@example.org')).code).toBe('FORBIDDEN');
    expect(refusal(await scene.ask(CANCEL, { id: 'x' })).code).toBe('UNAUTHENTICATED');
  });

  it('nobody of another agency’s invitations: they are as if they were not there', async () => {
    const [{ id }] = (await scene.invite(owner, JO)).data.inviteColleague.invitations;
    const rival = await scene.agency('rival@example.org', 'Rivals');
    expect(refusal(await scene.ask(CANCEL, { id }, rival)).code).toBe('NOT_FOUND');
    expect((await scene.ask(ME, {}, owner)).data.me.agency.invitations).toEqual([{ email: JO }]);
  });

  it('anybody’s address, with the same answer whether or not it has an account or an agency', async () => {
    await scene.person('person@example.org');
    await scene.agency('rival@example.org', 'Rivals');
    const answers = [];
    for (const email of ['person@example.org', 'rival@example.org', 'nobody@example.org']) {
      const { data, errors } = await scene.invite(owner, email);
      answers.push([errors, data.inviteColleague.invitations.at(-1).email === email]);
    }
    expect(answers).toEqual(Array(3).fill([undefined, true]));
  });

  it('but an agent of another agency hears of it only after the password', async () => {
    await scene.agency('rival@example.org', 'Rivals');
    await scene.invite(owner, 'rival@example.org');
    const token = await scene.invitationLink();
    expect(refusal(await scene.accept(token, { password: 'wrong' })).field).toBe('input.password');
    const answer = refusal(await scene.accept(token));
    expect(answer).toMatchObject({ code: 'CONFLICT' });
    expect(answer.message).toContain('belongs to another agency');
    expect(await scene.identityOf('rival@example.org')).not.toMatchObject({ agencyId: owner.agencyId });
  });

  it('not who is a colleague already', async () => {
    await scene.colleague(owner, JO);
    expect(refusal(await scene.invite(owner, JO))).toMatchObject({ field: 'email' });
  });

  it.each(['', 'nobody', 'a@example.org\r\nBcc: b@example.org', 'x'.repeat(1_000_000)])(
    'not what is no address: %.40j',
    async (email) => {
      expect(refusal(await scene.invite(owner, email))).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'email',
      });
    },
  );

  it('sixty times a day while the agency is new', async () => {
    for (let nth = 0; nth < 60; nth += 1)
      expect((await scene.invite(owner, `person-${nth % 40}@example.org`)).errors).toBeUndefined();
    expect(refusal(await scene.invite(owner, JO)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('fifty at a time, and one person not again and again', async () => {
    scene.harness.clock.advance({ days: 30 });
    for (let nth = 0; nth < 50; nth += 1)
      expect((await scene.invite(owner, `person-${nth}@example.org`)).errors).toBeUndefined();
    expect(refusal(await scene.invite(owner, JO))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
    for (let nth = 0; nth < 4; nth += 1) await scene.invite(owner, 'person-0@example.org');
    expect(refusal(await scene.invite(owner, 'person-0@example.org')).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('two agencies that invite one person', () => {
  it('get one colleague between them', async () => {
    const rival = await scene.agency('rival@example.org', 'Rivals');
    await scene.person(JO);
    await scene.invite(owner, JO);
    await scene.invite(rival, JO);
    const tokens = [await scene.invitationLink(-1), await scene.invitationLink(-2)];
    await Promise.all(tokens.map((token) => scene.accept(token)));
    const agencies = [];
    for (const who of [owner, rival]) agencies.push((await scene.ask(ME, {}, who)).data.me.agency.members);
    expect(agencies.map((members) => members.length).sort()).toEqual([1, 2]);
    const jo = await scene.identityOf(JO);
    expect([owner.agencyId, rival.agencyId]).toContain(jo.agencyId);
  });
});
