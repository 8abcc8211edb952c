import type { Identity } from '@lintel/service-kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const ROLE = `mutation ($id: ID!, $role: AgencyRole!) {
  changeColleagueRole(accountId: $id, role: $role) { members { id role } } }`;
const REMOVE = 'mutation ($id: ID!) { removeColleague(accountId: $id) { members { id } } }';
const PROFILE = `mutation ($input: AgencyProfileInput!) {
  changeAgencyProfile(input: $input) { companyName phone address website description } }`;
const PEOPLE = '{ me { role agencyRole agency { members { id role } invitations { email } } } }';
const CLOSE = 'mutation ($p: String!) { closeAccount(password: $p) { accepted } }';
const RENEW = 'mutation ($t: String!) { renewSession(refreshToken: $t) { accessToken refreshToken } }';
const JO = 'jo@example.org';

let scene: AgencyScene;
let owner: Identity;
beforeEach(async () => {
  scene = await AgencyScene.start();
  owner = await scene.agency();
});
afterEach(() => scene.harness.dispose());

const membersOf = async (as: Identity) => (await scene.ask(PEOPLE, {}, as)).data.me.agency.members;

describe('the role of a colleague', () => {
  it('is changed by an owner, and the next renewal of a session tells of it', async () => {
    const jo = await scene.colleague(owner, JO);
    const { refreshToken } = (await scene.open(JO)).data.openSession;
    const changed = await scene.ask(ROLE, { id: jo.subject, role: 'owner' }, owner);
    expect(changed.data.changeColleagueRole.members).toEqual([
      { id: owner.subject, role: 'owner' },
      { id: jo.subject, role: 'owner' },
    ]);
    const { accessToken } = (await scene.ask(RENEW, { t: refreshToken })).data.renewSession;
    const now = scene.harness.clock.now();
    expect(
      await scene.harness.identityKey.verify(accessToken, { now, audience: 'lintel-session' }),
    ).toMatchObject({ agencyRole: 'owner' });
    expect((await scene.published('account.changed')).at(-1)!.data).toMatchObject({ agencyRole: 'owner' });
  });

  it('counts at once, whatever the token of a session still says', async () => {
    const jo = await scene.colleague(owner, JO, 'owner');
    expect(jo.agencyRole).toBe('owner');
    await scene.ask(ROLE, { id: jo.subject, role: 'negotiator' }, owner);
    expect(refusal(await scene.invite(jo, 'x@example.org')).code).toBe('FORBIDDEN');
  });

  it('is not the negotiator’s to change', async () => {
    const jo = await scene.colleague(owner, JO);
    expect(refusal(await scene.ask(ROLE, { id: jo.subject, role: 'owner' }, jo)).code).toBe('FORBIDDEN');
  });

  it('of another agency’s people is not there', async () => {
    const rival = await scene.agency('rival@example.org', 'Rivals');
    const given = { id: rival.subject, role: 'negotiator' };
    expect(refusal(await scene.ask(ROLE, given, owner)).code).toBe('NOT_FOUND');
    expect(refusal(await scene.ask(REMOVE, { id: rival.subject }, owner)).code).toBe('NOT_FOUND');
    expect(await membersOf(rival)).toEqual([{ id: rival.subject, role: 'owner' }]);
  });
});

describe('a colleague who goes', () => {
  it('keeps the account, without the agency, and is signed out', async () => {
    const jo = await scene.colleague(owner, JO);
    const { refreshToken } = (await scene.open(JO)).data.openSession;
    expect((await scene.ask(REMOVE, { id: jo.subject }, owner)).data.removeColleague.members).toEqual([
      { id: owner.subject },
    ]);
    expect(refusal(await scene.ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.open(JO)).code).toBe('FORBIDDEN');
    const as = await scene.identityOf(JO, 'visitor');
    expect(as).toMatchObject({ role: 'user' });
    expect(as).not.toHaveProperty('agencyId');
    expect((await scene.ask(PEOPLE, {}, as)).data.me).toEqual({
      role: 'user',
      agencyRole: null,
      agency: null,
    });
    expect((await scene.published('account.changed')).at(-1)!.data).toMatchObject({
      role: 'user',
      agencyId: null,
      agencyRole: null,
    });
  });

  it('may do so alone, and come back by another invitation', async () => {
    const jo = await scene.colleague(owner, JO);
    expect((await scene.ask(REMOVE, { id: jo.subject }, jo)).data.removeColleague.members).toBeNull();
    expect(refusal(await scene.ask(REMOVE, { id: owner.subject }, jo)).code).toBe('FORBIDDEN');
    expect(await scene.colleague(owner, JO, 'owner')).toMatchObject({
      subject: jo.subject,
      agencyRole: 'owner',
    });
  });

  it('cannot send others away', async () => {
    const jo = await scene.colleague(owner, JO);
    expect(refusal(await scene.ask(REMOVE, { id: owner.subject }, jo)).code).toBe('FORBIDDEN');
  });
});

describe('somebody always owns the agency', () => {
  it('so that its last owner is not demoted, and does not leave', async () => {
    await scene.colleague(owner, JO);
    for (const answer of [
      await scene.ask(ROLE, { id: owner.subject, role: 'negotiator' }, owner),
      await scene.ask(REMOVE, { id: owner.subject }, owner),
    ])
      expect(refusal(answer)).toMatchObject({
        code: 'CONFLICT',
        message: 'Somebody always owns the agency. Make a colleague an owner first.',
      });
  });

  it('when two owners demote each other at once', async () => {
    const jo = await scene.colleague(owner, JO, 'owner');
    await Promise.all([
      scene.ask(ROLE, { id: jo.subject, role: 'negotiator' }, owner),
      scene.ask(ROLE, { id: owner.subject, role: 'negotiator' }, jo),
    ]);
    const roles = (await membersOf(owner)).map(({ role }: { role: string }) => role).sort();
    expect(roles).toEqual(['negotiator', 'owner']);
  });

  it('whatever its people do', async () => {
    const jo = await scene.colleague(owner, JO, 'owner');
    const step = fc.record({
      by: fc.boolean(),
      to: fc.boolean(),
      role: fc.constantFrom('owner', 'negotiator'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        await Promise.all(
          steps.map(({ by, to, role }) =>
            scene.ask(ROLE, { id: (to ? owner : jo).subject, role }, by ? owner : jo),
          ),
        );
        const members: { id: string; role: string }[] = await membersOf(owner);
        expect(members.some(({ role }) => role === 'owner')).toBe(true);
        for (const who of [owner, jo]) {
          const { agencyRole } = (await scene.ask(PEOPLE, {}, who)).data.me;
          expect(agencyRole).toBe(members.find(({ id }) => id === who.subject)!.role);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('so that its only owner does not close the account while there are others', async () => {
    const jo = await scene.colleague(owner, JO);
    expect(refusal(await scene.ask(CLOSE, { p: PASSWORD }, owner))).toMatchObject({
      code: 'CONFLICT',
      message:
        'You are the only owner of Example & Daughters. Make a colleague an owner, or remove your colleagues, before you close your account.',
    });
    await scene.ask(ROLE, { id: jo.subject, role: 'owner' }, owner);
    expect((await scene.ask(CLOSE, { p: PASSWORD }, owner)).errors).toBeUndefined();
    expect(await membersOf(jo)).toEqual([{ id: jo.subject, role: 'owner' }]);
  });

  it('but who is alone may close the account, and nobody is invited any more', async () => {
    await scene.invite(owner, JO);
    const token = await scene.invitationLink();
    expect((await scene.ask(CLOSE, { p: PASSWORD }, owner)).errors).toBeUndefined();
    expect(refusal(await scene.accept(token)).field).toBe('input.token');
    const events = await scene.published();
    expect(events.map(({ type }) => type)).toContain('lintel.account.closed.v1');
    expect(events.findLast(({ type }) => type === 'lintel.agency.changed.v1')!.data).toMatchObject({
      members: [],
    });
  });
});

describe('the profile of an agency', () => {
  it('is changed as far as it is given, by an owner', async () => {
    const input = { website: 'https://Example.org/homes', description: ' Homes since 1923.\r\nAnd flats. ' };
    expect((await scene.ask(PROFILE, { input }, owner)).data.changeAgencyProfile).toEqual({
      companyName: 'Example & Daughters',
      phone: '020 7946 0000',
      address: '1 Example Street, London SW4 7AA',
      website: 'https://example.org/homes',
      description: 'Homes since 1923.\nAnd flats.',
    });
    expect((await scene.published('agency.changed')).at(-1)!.data).toMatchObject({
      website: 'https://example.org/homes',
    });
    const cleared = await scene.ask(PROFILE, { input: { website: null, companyName: 'Example' } }, owner);
    expect(cleared.data.changeAgencyProfile).toMatchObject({
      companyName: 'Example',
      website: null,
      description: 'Homes since 1923.\nAnd flats.',
    });
    const jo = await scene.colleague(owner, JO);
    expect(refusal(await scene.ask(PROFILE, { input }, jo)).code).toBe('FORBIDDEN');
  });

  it('that says what it said is no event', async () => {
    await scene.ask(PROFILE, { input: { companyName: ' Example  & Daughters' } }, owner);
    expect(await scene.published('agency.changed')).toEqual([]);
  });

  it.each([
    ['companyName', { companyName: ' ' }],
    ['companyName', { companyName: 'Example\u202Etd' }],
    ['companyName', { companyName: 'x'.repeat(201) }],
    ['phone', { phone: 'call us' }],
    ['address', { address: '1 Example Street\u0000' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'ftp://example.org' }],
    ['website', { website: 'https://user:secret@example.org' }],
    ['website', { website: 'www.example.org' }],
    ['website', { website: 'https://localhost' }],
    ['website', { website: `https://example.org/${'x'.repeat(300)}` }],
    ['website', { website: 'https://example.org/\u200B' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['description', { description: 'Homes\u0007' }],
  ])('with a wrong %s is refused by its name', async (field, input) => {
    expect(refusal(await scene.ask(PROFILE, { input }, owner))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: `input.${field}`,
    });
    expect(await scene.published('agency.changed')).toEqual([]);
  });
});

describe('an agency’s people', () => {
  const PENDING = '{ pendingAgencies { companyName members { email } invitations { email } } }';

  it('are seen by its own, invitations by its owners, and both by nobody else', async () => {
    const jo = await scene.colleague(owner, JO);
    await scene.invite(owner, 'x@example.org');
    expect((await scene.ask(PEOPLE, {}, jo)).data.me.agency).toMatchObject({
      members: [{ id: owner.subject }, { id: jo.subject }],
      invitations: null,
    });
    expect((await scene.ask(PEOPLE, {}, owner)).data.me.agency.invitations).toEqual([
      { email: 'x@example.org' },
    ]);
  });

  it('are seen by operations staff, who do not see whom it invites', async () => {
    await scene.harness.dispose();
    scene = await AgencyScene.start({ LINTEL_AGENT_APPROVAL: 'required' });
    await scene.register('owner@agency.example', 'Example & Daughters');
    const staff: Identity = { subject: 'token:operations', role: 'operations' };
    expect((await scene.ask(PENDING, {}, staff)).data.pendingAgencies).toEqual([
      {
        companyName: 'Example & Daughters',
        members: [{ email: 'owner@agency.example' }],
        invitations: null,
      },
    ]);
  });
});

describe('what is kept of an agent', () => {
  it('is exported without what is kept of the colleagues, and erased with the account', async () => {
    await scene.colleague(owner, 'other@example.org');
    const jo = await scene.colleague(owner, JO);
    await scene.ask('mutation { openDashboard { newSince } }', {}, jo);
    const rival = await scene.agency('rival@example.org', 'Rivals');
    await scene.invite(rival, JO);
    const text = (await scene.ask('mutation { exportMyData }', {}, jo)).data.exportMyData;
    expect(JSON.parse(text)).toMatchObject({
      account: { email: JO, agencyRole: 'negotiator' },
      agency: {
        companyName: 'Example & Daughters',
        membership: { role: 'negotiator' },
        invitationsSent: [],
      },
      dashboard: { accountId: jo.subject },
      invitations: [{ agency: 'Rivals', email: JO, role: 'negotiator' }],
    });
    expect(text).not.toContain('other@example.org');
    await scene.ask(CLOSE, { p: PASSWORD }, jo);
    expect((await scene.ask(PEOPLE, {}, rival)).data.me.agency.invitations).toEqual([]);
    expect(await membersOf(owner)).toHaveLength(2);
  });
});
