import type { CloudEvent } from '@lintel/contracts';
import { type Identity, sessionAudience } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const RENEW = 'mutation ($t: String!) { renewSession(refreshToken: $t) { accessToken refreshToken } }';
const END = 'mutation ($t: String!) { endSession(refreshToken: $t) { accepted } }';
const REVOKED = '{ revocations(withinSeconds: 360) { accountId sessionId fromVersion } }';
const NEW = 'nine green umbrellas';

let scene: AgencyScene;
let heard: CloudEvent[];
beforeEach(async () => {
  scene = await AgencyScene.start({ LINTEL_AGENT_APPROVAL: 'none', LINTEL_OPERATIONS_SIGN_IN: 'password' });
  heard = [];
  const reader = await scene.harness.bus.subscribe({
    consumer: 'gateway-1',
    topic: 'lintel.account-access',
    from: 'beginning',
    handle: async (events) => void heard.push(...events),
  });
  scene.harness.onDispose(() => reader.stop());
});
afterEach(() => scene.harness.dispose());

/** What gateways heard since they were last asked. */
async function revoked(): Promise<unknown[]> {
  await scene.published();
  return heard.splice(0).map(({ data }) => data);
}
const signedIn = async (email = 'alex@example.org', area = 'visitor') => {
  const { accessToken, refreshToken } = (await scene.open(email, area)).data.openSession;
  const now = scene.harness.clock.now();
  const identity = (await scene.harness.identityKey.verify(accessToken, { now, audience: sessionAudience }))!;
  return { refreshToken: refreshToken as string, identity };
};
const renew = (refreshToken: string) => scene.ask(RENEW, { t: refreshToken });
const refused = async (refreshToken: string) => refusal(await renew(refreshToken)).code;
const session = ({ subject, sessionId }: Identity) => ({ accountId: subject, sessionId });
async function expectWholeAccount({ subject, accountVersion }: Identity): Promise<void> {
  const told = (await revoked()) as { fromVersion: number }[];
  expect(told).toEqual([{ accountId: subject, fromVersion: expect.any(Number) }]);
  // Signing in elsewhere may have been written meanwhile.
  expect(told[0]!.fromVersion).toBeGreaterThan(accountVersion!);
}

describe('one session that ends takes its access tokens with it', () => {
  it.each([
    ['by signing out', ({ refreshToken }: Visit) => scene.ask(END, { t: refreshToken })],
    [
      'by another device',
      ({ identity }: Visit) =>
        scene.ask('mutation ($id: ID!) { endDevice(id: $id) { id } }', { id: identity.sessionId }, identity),
    ],
    [
      'because its refresh token came twice',
      async ({ refreshToken }: Visit) => {
        await renew(refreshToken);
        scene.harness.clock.advance({ seconds: 60 });
        await renew(refreshToken);
      },
    ],
  ])('%s', async (_how, end) => {
    await scene.person('alex@example.org');
    const [ending, staying] = [await signedIn(), await signedIn()];
    await end(ending);
    expect(await revoked()).toEqual([session(ending.identity)]);
    expect(await refused(ending.refreshToken)).toBe('UNAUTHENTICATED');
    expect(await refused(staying.refreshToken)).toBeUndefined();
    expect((await scene.ask(REVOKED)).data.revocations).toEqual([
      { ...session(ending.identity), fromVersion: null },
    ]);
    const { me } = (await scene.ask('{ me { devices { id } } }', {}, staying.identity)).data;
    expect(me.devices).toEqual([{ id: staying.identity.sessionId }]);
  });
  type Visit = Awaited<ReturnType<typeof signedIn>>;
});

describe('all that an account has open ends with one write', () => {
  const RESET = `mutation ($token: String!, $p: String!) {
    resetPassword(token: $token, password: $p, confirmPassword: $p) { accepted } }`;
  const CHANGE = `mutation ($c: String!, $p: String!) {
    changePassword(currentPassword: $c, password: $p, confirmPassword: $p) { id } }`;

  it('when its password is set by a link', async () => {
    await scene.person('alex@example.org');
    const stolen = await signedIn();
    await scene.ask('mutation { requestPasswordReset(email: "alex@example.org") { accepted } }');
    const { accountId, request, expiresAt } = (await scene.published('account-link.requested')).at(-1)!
      .data as Record<string, string>;
    const link = {
      purpose: 'reset',
      subject: accountId!,
      request: request!,
      expiresAt: new Date(expiresAt!),
    };
    const before = (await scene.ask('{ revocations(withinSeconds: 60) { accountId } }')).data.revocations;
    await scene.ask(RESET, { token: await scene.harness.linkKey.sign(link), p: NEW });
    const [told, ...more] = (await revoked()) as { fromVersion: number }[];
    expect(told!.fromVersion).toBeGreaterThan(stolen.identity.accountVersion!);
    expect([before, more]).toEqual([[], []]);
    expect(await refused(stolen.refreshToken)).toBe('UNAUTHENTICATED');
  });

  it('but for the session in which the password was changed, which is told what is so now', async () => {
    await scene.person('alex@example.org');
    const [own, other] = [await signedIn(), await signedIn()];
    await scene.ask(CHANGE, { c: PASSWORD, p: NEW }, own.identity);
    await expectWholeAccount(own.identity);
    expect(await refused(other.refreshToken)).toBe('UNAUTHENTICATED');
    const renewed = (await renew(own.refreshToken)).data.renewSession;
    const now = scene.harness.clock.now();
    const { accountVersion } = (await scene.harness.identityKey.verify(renewed.accessToken, {
      now,
      audience: sessionAudience,
    }))!;
    expect(accountVersion).toBeGreaterThan(own.identity.accountVersion!);
  });

  it('when somebody ends all other devices, whichever is the last to do so', async () => {
    await scene.person('alex@example.org');
    const [first, second] = [await signedIn(), await signedIn()];
    const others = (as: Identity) => scene.ask('mutation { endOtherDevices { id } }', {}, as);
    await others(first.identity);
    const third = await signedIn();
    await others(third.identity);
    expect(await revoked()).toHaveLength(2);
    expect(await Promise.all([first, second, third].map((one) => refused(one.refreshToken)))).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      undefined,
    ]);
  });

  it('when it is closed, or given another role', async () => {
    await scene.person('alex@example.org');
    const first = await signedIn();
    const operations: Identity = { subject: 'grant', role: 'operations' };
    await scene.ask(
      'mutation { grantRole(email: "alex@example.org", role: operations) { accepted } }',
      {},
      operations,
    );
    await expectWholeAccount(first.identity);
    const second = await signedIn();
    await scene.ask(
      'mutation ($p: String!) { closeAccount(password: $p) { accepted } }',
      { p: PASSWORD },
      second.identity,
    );
    await expectWholeAccount(second.identity);
    for (const { refreshToken } of [first, second])
      expect(await refused(refreshToken)).toBe('UNAUTHENTICATED');
  });

  it('and so does one that was being opened meanwhile', async () => {
    await scene.person('alex@example.org');
    const [late, own] = [await signedIn(), await signedIn()];
    const sessions = scene.documents.connection.collection('sessions');
    const opened = (await sessions.findOne({ _id: late.identity.sessionId as never }))!;
    await scene.ask('mutation { endOtherDevices { id } }', {}, own.identity);
    // Its password was read before, and its document comes after.
    await sessions.insertOne(opened);
    expect(await refused(late.refreshToken)).toBe('UNAUTHENTICATED');
  });
});

describe('rights that change', () => {
  it('are told of a colleague who is sent away, and who is out', async () => {
    const owner = await scene.agency();
    await scene.colleague(owner, 'jo@agency.example');
    const jo = await signedIn('jo@agency.example', 'agent');
    await revoked();
    await scene.ask(
      'mutation ($id: ID!) { removeColleague(accountId: $id) { id } }',
      { id: jo.identity.subject },
      owner,
    );
    await expectWholeAccount(jo.identity);
    expect(await refused(jo.refreshToken)).toBe('UNAUTHENTICATED');
  });

  it('are told of a colleague with another role, who goes on with it', async () => {
    const owner = await scene.agency();
    await scene.colleague(owner, 'jo@agency.example');
    const jo = await signedIn('jo@agency.example', 'agent');
    await revoked();
    const ROLE = 'mutation ($id: ID!) { changeColleagueRole(accountId: $id, role: owner) { id } }';
    await scene.ask(ROLE, { id: jo.identity.subject }, owner);
    await expectWholeAccount(jo.identity);
    const { accessToken } = (await renew(jo.refreshToken)).data.renewSession;
    const now = scene.harness.clock.now();
    expect(
      await scene.harness.identityKey.verify(accessToken, { now, audience: sessionAudience }),
    ).toMatchObject({ agencyRole: 'owner', sessionId: jo.identity.sessionId });
  });

  it('and nothing else an account says of itself ends anything', async () => {
    await scene.person('alex@example.org');
    const { identity, refreshToken } = await signedIn();
    await scene.ask('mutation { changeName(name: "Alexandra Example") { id } }', {}, identity);
    expect(await revoked()).toEqual([]);
    expect(await refused(refreshToken)).toBeUndefined();
  });
});

describe('what gateways may have missed', () => {
  it('is said for as long as they ask for, and forgotten by upkeep', async () => {
    await scene.person('alex@example.org');
    const { identity, refreshToken } = await signedIn();
    await scene.ask(END, { t: refreshToken });
    scene.harness.clock.advance({ seconds: 359 });
    expect((await scene.ask(REVOKED)).data.revocations).toHaveLength(1);
    scene.harness.clock.advance({ seconds: 2 });
    expect((await scene.ask(REVOKED)).data.revocations).toEqual([]);
    scene.harness.clock.advance({ seconds: 3600 });
    await scene.published();
    await scene.accounts.upkeep();
    const sessions = scene.documents.connection.collection('sessions');
    expect(await sessions.countDocuments({ accountId: identity.subject })).toBe(0);
  });
});

it('what a closing that broke off left of the sessions of an account, upkeep forgets', async () => {
  await scene.person('alex@example.org');
  await scene.person('jo@example.org');
  const { identity } = await signedIn();
  await signedIn('jo@example.org');
  const sessions = scene.documents.connection.collection('sessions');
  const left = await sessions.findOne({ accountId: identity.subject });
  await scene.ask(
    'mutation ($p: String!) { closeAccount(password: $p) { accepted } }',
    { p: PASSWORD },
    identity,
  );
  await sessions.insertOne(left!);
  await scene.accounts.upkeep();
  expect(await sessions.distinct('accountId')).not.toContain(identity.subject);
  expect(await sessions.countDocuments({})).toBe(1);
});
