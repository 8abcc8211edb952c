import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, refusal, StrongScene } from './strong-scene.js';

const ME = '{ me { role agency { id } strongSignIn { required neededNow } } }';
const GRANT = 'mutation { grantRole(email: "alex@example.org", role: operations) { accepted } }';
const CONFIRM = `mutation ($password: String, $code: String, $challenge: String, $passkey: String) {
  confirmIdentity(password: $password, code: $code, challenge: $challenge, passkey: $passkey) { accepted } }`;
const REQUIRE = 'mutation ($r: Boolean!) { requireStrongSignIn(required: $r) { strongSignInRequired } }';
const RENEW =
  'mutation ($t: String!) { tokens: renewSession(refreshToken: $t) { accessToken refreshToken } }';
const EMAIL = 'sam@example.org';

let scene: StrongScene;
afterEach(() => scene.harness.dispose());

const code = async (query: string, as?: Identity, variables = {}) =>
  refusal(await scene.ask(query, variables, as)).code;

describe('operations staff', () => {
  const operations = { role: 'operations', email: EMAIL } as const;

  it('who have a password alone can add a passkey, sign out, and do nothing else', async () => {
    scene = await StrongScene.start();
    await scene.person();
    const sam = await scene.signedIn(operations);
    expect(sam).toMatchObject({ role: 'user', limited: true });
    expect((await scene.allowed(ME, {}, sam)).me).toEqual({
      role: 'user',
      agency: null,
      strongSignIn: { required: true, neededNow: true },
    });
    for (const query of [
      GRANT,
      '{ pendingAgencies { id } }',
      'mutation { resetStrongSignIn(email: "alex@example.org") { accepted } }',
      'mutation { changeName(name: "Sam") { id } }',
      'mutation { exportMyData }',
      'mutation { endOtherDevices { id } }',
      `mutation { changeEmail(email: "evil@example.org", password: "${PASSWORD}") { accepted } }`,
      `mutation { closeAccount(password: "${PASSWORD}") { accepted } }`,
    ])
      expect([query, await code(query, sam)]).toEqual([query, 'STRONG_SIGN_IN_REQUIRED']);
  });

  it('are operations staff from the moment they added one, and whenever they show it', async () => {
    scene = await StrongScene.start();
    await scene.person();
    await scene.person(operations);
    const first = await scene.open(EMAIL);
    const limited = await scene.identityOf(first);
    await scene.addPasskey(limited);
    expect((await scene.allowed(ME, {}, limited)).me.strongSignIn.neededNow).toBe(false);
    const renewed = await scene.ask(RENEW, { t: first.data.tokens.refreshToken });
    const sam = await scene.identityOf(renewed);
    expect(sam).toMatchObject({ role: 'operations' });
    expect(sam).not.toHaveProperty('limited');
    expect((await scene.ask(GRANT, {}, sam)).errors).toBeUndefined();
    const { challenge, passkey } = await scene.challenge(EMAIL);
    const again = await scene.finish({ challenge, passkey: scene.device.get(passkey) });
    expect(await scene.identityOf(again)).toMatchObject({ role: 'operations' });
  });

  it('keep the last one', async () => {
    scene = await StrongScene.start();
    const sam = await scene.signedIn(operations);
    const { addPasskey } = await scene.addPasskey(sam);
    const [{ id }] = addPasskey.me.strongSignIn.passkeys;
    const remove = 'mutation ($id: ID!) { removePasskey(id: $id) { id } }';
    expect(await code(remove, sam, { id })).toBe('CONFLICT');
    await scene.addApp(sam);
    expect(await code(remove, sam, { id })).toBeUndefined();
    expect(await code('mutation { removeAuthenticator { id } }', sam)).toBe('CONFLICT');
  });

  it('need nothing else where the installation says so', async () => {
    scene = await StrongScene.start({ operations: 'password' });
    const sam = await scene.signedIn(operations);
    expect(sam).toMatchObject({ role: 'operations' });
    expect(await code('{ pendingAgencies { id } }', sam)).toBeUndefined();
  });

  it('remove what somebody lost, which ends their sessions and is told', async () => {
    scene = await StrongScene.start({ operations: 'password' });
    const sam = await scene.signedIn(operations);
    const alex = await scene.signedIn();
    const RESET = 'mutation { resetStrongSignIn(email: "Alex@example.org") { accepted } }';
    await scene.addApp(alex);
    expect(await code(RESET, alex)).toBe('FORBIDDEN');
    scene.harness.clock.advance({ seconds: 601 });
    expect(await code(RESET, sam)).toBe('CONFIRM_IDENTITY');
    await scene.allowed(CONFIRM, { password: PASSWORD }, sam);
    await scene.allowed(RESET, {}, sam);
    expect((await scene.open()).data.tokens).toBeTruthy();
    expect(await scene.told()).toEqual(['authenticator-added', 'reset']);
    expect(await scene.notices()).toEqual(['authenticator-added', 'factors-reset', 'new-device']);
    expect(await code('mutation { beginPasskey { challenge } }', alex)).toBe('UNAUTHENTICATED');
  });
});

describe('an agency that requires it of its people', () => {
  beforeEach(async () => {
    scene = await StrongScene.start({ operations: 'password' });
  });
  const owner = { role: 'agent', email: 'owner@agency.example', agency: 'example' } as const;
  const colleague = { role: 'agent', email: 'colleague@agency.example', agency: 'example' } as const;

  it('has an owner who has one', async () => {
    const olga = await scene.signedIn(owner);
    expect(await code(REQUIRE, olga, { r: true })).toBe('CONFLICT');
    await scene.addPasskey(olga);
    expect(await scene.allowed(REQUIRE, { r: true }, olga)).toEqual({
      requireStrongSignIn: { strongSignInRequired: true },
    });
  });

  it('has no agents but those who showed one', async () => {
    const olga = await scene.signedIn(owner);
    await scene.addPasskey(olga);
    await scene.allowed(REQUIRE, { r: true }, olga);
    await scene.person(colleague);
    const opened = await scene.open(colleague.email, 'agent');
    const jo = await scene.identityOf(opened);
    expect(jo).toMatchObject({ role: 'user', limited: true });
    expect(jo).not.toHaveProperty('agencyId');
    expect(await code('mutation { openDashboard { newSince } }', jo)).toBe('STRONG_SIGN_IN_REQUIRED');
    const { app } = await scene.addApp(jo);
    const renewed = await scene.identityOf(await scene.ask(RENEW, { t: opened.data.tokens.refreshToken }));
    expect(renewed).toMatchObject({ role: 'agent', agencyId: 'example' });
    scene.harness.clock.advance({ seconds: 60 });
    const { challenge } = await scene.challenge(colleague.email, 'agent');
    const again = await scene.finish({ challenge, code: scene.codeOf(app), area: 'agent' });
    expect(await scene.identityOf(again)).toMatchObject({ role: 'agent', agencyId: 'example' });
  });

  it('has them show it on sessions that are open already, from their next renewal', async () => {
    const olga = await scene.signedIn(owner);
    await scene.person(colleague);
    const opened = await scene.open(colleague.email, 'agent');
    await scene.addPasskey(olga);
    await scene.allowed(REQUIRE, { r: true }, olga);
    const jo = await scene.identityOf(await scene.ask(RENEW, { t: opened.data.tokens.refreshToken }));
    expect(jo).toMatchObject({ limited: true });
  });

  it('is one by its owners’ word alone, just confirmed', async () => {
    const olga = await scene.signedIn(owner);
    await scene.addPasskey(olga);
    const alex = await scene.signedIn();
    expect(await code(REQUIRE, alex, { r: true })).toBe('FORBIDDEN');
    scene.harness.clock.advance({ seconds: 601 });
    expect(await code(REQUIRE, olga, { r: false })).toBe('CONFIRM_IDENTITY');
  });
});

describe('what is dangerous', () => {
  const sensible = [
    ['granting a role', GRANT, { role: 'operations', email: EMAIL }],
    [
      'making a colleague an owner',
      'mutation { changeColleagueRole(accountId: "nobody", role: owner) { id } }',
      { role: 'agent', email: EMAIL, agency: 'example' },
    ],
    [
      'inviting an owner',
      'mutation { inviteColleague(email: "jo@example.org", role: owner) { id } }',
      { role: 'agent', email: EMAIL, agency: 'example' },
    ],
    ['adding a passkey', 'mutation { beginPasskey { challenge } }', { email: EMAIL }],
    ['adding an authenticator', 'mutation { beginAuthenticator { secret } }', { email: EMAIL }],
    ['making recovery codes', 'mutation { makeRecoveryCodes { recoveryCodes } }', { email: EMAIL }],
  ] as const;

  it.each(sensible)('asks again before %s, once ten minutes have passed', async (_what, query, person) => {
    scene = await StrongScene.start({ operations: 'password' });
    await scene.person();
    const sam = await scene.signedIn(person);
    expect(await code(query, sam)).not.toBe('CONFIRM_IDENTITY');
    scene.harness.clock.advance({ seconds: 601 });
    expect((await scene.ask(query, {}, sam)).errors![0]!.extensions).toEqual({
      code: 'CONFIRM_IDENTITY',
      kinds: ['password'],
    });
    expect(refusal(await scene.ask(CONFIRM, { password: 'not it' }, sam)).field).toBe('password');
    await scene.allowed(CONFIRM, { password: PASSWORD }, sam);
    expect(await code(query, sam)).not.toBe('CONFIRM_IDENTITY');
  });

  it('is not asked of programs with the installation’s key', async () => {
    scene = await StrongScene.start();
    await scene.person();
    const staff: Identity = { subject: 'token:grant', role: 'operations' };
    expect((await scene.ask(GRANT, {}, staff)).errors).toBeUndefined();
  });

  it('asks for the passkey of who has one, a fresh challenge each time', async () => {
    scene = await StrongScene.start();
    const alex = await scene.signedIn();
    await scene.addPasskey(alex);
    scene.harness.clock.advance({ seconds: 601 });
    const change = `mutation { changeEmail(email: "new@example.org", password: "${PASSWORD}") { accepted } }`;
    expect((await scene.ask(change, {}, alex)).errors![0]!.extensions).toEqual({
      code: 'CONFIRM_IDENTITY',
      kinds: ['passkey', 'recovery-code'],
    });
    const begun = await scene.allowed('mutation { beginConfirmation { challenge options } }', {}, alex);
    const { challenge, options } = begun.beginConfirmation;
    const passkey = scene.device.get(options, { counter: 0 });
    await scene.allowed(CONFIRM, { challenge, passkey }, alex);
    await scene.allowed(change, {}, alex);
    expect(refusal(await scene.ask(CONFIRM, { challenge, passkey }, alex)).field).toBe('passkey');
  });

  it('is an address to who has a password alone as it was', async () => {
    scene = await StrongScene.start();
    const alex = await scene.signedIn();
    scene.harness.clock.advance({ days: 3 });
    const change = `mutation { changeEmail(email: "new@example.org", password: "${PASSWORD}") { accepted } }`;
    await scene.allowed(change, {}, alex);
  });

  it('is told to other services by the identity, for ten minutes', async () => {
    scene = await StrongScene.start();
    await scene.person();
    const opened = await scene.open();
    const alex = await scene.identityOf(opened);
    expect(alex.confirmedAt).toBe(scene.harness.clock.now().getTime() / 1000);
    scene.harness.clock.advance({ seconds: 601 });
    const later = await scene.ask(RENEW, { t: opened.data.tokens.refreshToken });
    expect(await scene.identityOf(later)).not.toHaveProperty('confirmedAt');
  });
});
