import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SoftwareAuthenticator } from '@lintel/testing';
import { type FactorRecord, registerFactorModel } from '../src/adapters/documents/factor.schema.js';
import { refusal, StrongScene } from './strong-scene.js';

const FACTORS =
  '{ me { role strongSignIn { passkeys { id name lastUsedAt } authenticator recoveryCodesLeft required neededNow } } }';
const BEGIN_PASSKEY_SIGN_IN = '{ beginPasskeySignIn { challenge options } }';
const REMOVE_APP = 'mutation { removeAuthenticator { id } }';
const REMOVE_PASSKEY = 'mutation ($id: ID!) { removePasskey(id: $id) { strongSignIn { passkeys { id } } } }';

let scene: StrongScene;
let alex: Identity;
beforeEach(async () => {
  scene = await StrongScene.start();
  alex = await scene.signedIn();
});
afterEach(() => scene.harness.dispose());

const factors = async (as: Identity) => (await scene.ask(FACTORS, {}, as)).data.me.strongSignIn;
const passkeySignIn = async () => (await scene.ask(BEGIN_PASSKEY_SIGN_IN)).data.beginPasskeySignIn;

describe('an authenticator app', () => {
  it('is asked for its code after the password, and the code is good once', async () => {
    const { app } = await scene.addApp(alex);
    expect(await factors(alex)).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
    scene.harness.clock.advance({ seconds: 60 });
    const { challenge, kinds, passkey } = await scene.challenge();
    expect({ kinds, passkey }).toEqual({ kinds: ['authenticator', 'recovery-code'], passkey: null });
    const code = scene.codeOf(app);
    expect((await scene.finish({ challenge, code })).data.tokens.refreshToken).toBeTruthy();
    const again = await scene.challenge();
    expect(refusal(await scene.finish({ ...again, code }))).toMatchObject({ code: 'UNAUTHENTICATED' });
    scene.harness.clock.advance({ seconds: 30 });
    expect((await scene.finish({ ...again, code: scene.codeOf(app) })).data.tokens).toBeTruthy();
  });

  it('counts from its first right code, within a quarter of an hour', async () => {
    const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }';
    await scene.ask('mutation { beginAuthenticator { secret } }', {}, alex);
    expect(refusal(await scene.ask(confirm, { code: '000000' }, alex))).toMatchObject({ field: 'code' });
    expect(await factors(alex)).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
    expect((await scene.open()).data.tokens).toBeTruthy();
    scene.harness.clock.advance({ seconds: 599 });
    await scene.ask('mutation { beginAuthenticator { secret } }', {}, alex);
    scene.harness.clock.advance({ seconds: 901 });
    const later = await scene.identityOf(await scene.open());
    expect(refusal(await scene.ask(confirm, { code: '000000' }, later))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is kept sealed', async () => {
    const begun = await scene.ask('mutation { beginAuthenticator { secret uri } }', {}, alex);
    const { secret, uri } = begun.data.beginAuthenticator;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lintel:alex%40example.org\?.*secret=/);
    const { readFile } = await import('node:fs/promises');
    const { globSync } = await import('node:fs');
    for (const file of globSync(`${scene.harness.folder}/**/*`, { withFileTypes: true }))
      if (file.isFile())
        expect(await readFile(`${file.parentPath}/${file.name}`, 'latin1')).not.toContain(secret);
  });

  it('makes those wait who guess, longer each time, and never for more than a quarter of an hour', async () => {
    const { app } = await scene.addApp(alex);
    await scene.addPasskey(alex);
    for (let guess = 1; guess <= 5; guess += 1) {
      const { challenge } = await scene.challenge();
      expect(refusal(await scene.finish({ challenge, code: '000000' })).code).toBe('UNAUTHENTICATED');
    }
    const { challenge, passkey } = await scene.challenge();
    expect(refusal(await scene.finish({ challenge, code: scene.codeOf(app, 30) }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many wrong codes. Please try again in 30 seconds.',
    });
    // Whoever guesses keeps nobody out who has a passkey.
    const answer = await scene.finish({ challenge, passkey: scene.device.get(passkey) });
    expect(answer.data.tokens).toBeTruthy();
  });

  it('takes five codes a challenge', async () => {
    await scene.addApp(alex);
    const { challenge } = await scene.challenge();
    for (let guess = 1; guess <= 5; guess += 1) await scene.finish({ challenge, code: '000000' });
    expect(refusal(await scene.finish({ challenge, code: '000000' })).message).toMatch(/sign in again/);
  });
});

describe('a challenge', () => {
  it('is for five minutes', async () => {
    const { app } = await scene.addApp(alex);
    scene.harness.clock.advance({ seconds: 60 });
    const { challenge } = await scene.challenge();
    scene.harness.clock.advance({ seconds: 301 });
    expect(refusal(await scene.finish({ challenge, code: scene.codeOf(app) })).code).toBe('UNAUTHENTICATED');
  });

  it('is for who knows the password, as it is now', async () => {
    await scene.addApp(alex);
    const wrong = await scene.open('alex@example.org', 'visitor', 'seven wrong lanterns');
    expect(wrong.errors![0]!.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    scene.harness.clock.advance({ seconds: 60 });
    const { challenge } = await scene.challenge();
    const password = 'eight green lanterns';
    const changed = await scene.ask(
      'mutation ($p: String!) { changePassword(currentPassword: "seven purple lanterns", password: $p, confirmPassword: $p) { id } }',
      { p: password },
      alex,
    );
    expect(changed.errors).toBeUndefined();
    expect(refusal(await scene.finish({ challenge, code: '123456' })).message).toMatch(/took too long/);
  });
});

describe('a passkey', () => {
  it('signs in without a password, from either page, and says when', async () => {
    expect((await scene.addPasskey(alex)).addPasskey.recoveryCodes).toHaveLength(10);
    const { challenge, options } = await passkeySignIn();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await scene.finish({ challenge, passkey: scene.device.get(options) });
    expect(await scene.identityOf(answer)).toMatchObject({ subject: alex.subject, role: 'user' });
    expect((await factors(alex)).passkeys).toMatchObject([
      { name: 'Laptop', lastUsedAt: scene.harness.clock.now().toISOString() },
    ]);
    const again = await passkeySignIn();
    const passkey = scene.device.get(again.options);
    expect(refusal(await scene.finish({ challenge: again.challenge, passkey, area: 'agent' }))).toMatchObject(
      {
        message: 'This account is not registered as an estate agent.',
      },
    );
  });

  it('finishes signing in after the password', async () => {
    await scene.addPasskey(alex);
    const { challenge, kinds, passkey } = await scene.challenge();
    expect(kinds).toEqual(['passkey', 'recovery-code']);
    const answer = await scene.finish({ challenge, passkey: scene.device.get(passkey) });
    expect(answer.data.tokens.accessToken).toBeTruthy();
  });

  it('signs one challenge once, even without a counter', async () => {
    await scene.addPasskey(alex);
    const { challenge, options } = await passkeySignIn();
    const passkey = scene.device.get(options, { counter: 0 });
    expect((await scene.finish({ challenge, passkey })).data.tokens).toBeTruthy();
    expect(refusal(await scene.finish({ challenge, passkey })).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['made for another page', { origin: 'https://evil.example' }],
    ['of a device that did not make sure of its owner', { verified: false }],
    ['that counts backwards', { counter: 3 }],
  ])('is refused when %s', async (_what, behaviour) => {
    await scene.addPasskey(alex);
    const first = await passkeySignIn();
    const passkey = scene.device.get(first.options, { counter: 5 });
    await scene.finish({ challenge: first.challenge, passkey });
    const { challenge, options } = await passkeySignIn();
    const wrong = scene.device.get(options, behaviour);
    expect(refusal(await scene.finish({ challenge, passkey: wrong })).code).toBe('UNAUTHENTICATED');
  });

  it('of another challenge, of nobody, or that is no passkey at all is refused', async () => {
    await scene.addPasskey(alex);
    const [one, other] = [await passkeySignIn(), await passkeySignIn()];
    const stranger = new SoftwareAuthenticator();
    const sam = await scene.signedIn({ email: 'sam@example.org' });
    await scene.addPasskey(sam, 'Phone', stranger);
    await scene.ask(REMOVE_PASSKEY, { id: (await factors(sam)).passkeys[0].id }, sam);
    for (const passkey of [
      scene.device.get(other.options),
      stranger.get(one.options),
      'not JSON',
      '{"id":"x"}',
      'x'.repeat(1_000_000),
    ])
      expect(refusal(await scene.finish({ challenge: one.challenge, passkey })).code).toBe('UNAUTHENTICATED');
  });

  it('does not finish the sign-in of somebody else', async () => {
    await scene.addPasskey(alex);
    const sam = await scene.signedIn({ email: 'sam@example.org' });
    const device = new SoftwareAuthenticator();
    await scene.addPasskey(sam, 'Phone', device);
    const { challenge, passkey } = await scene.challenge('alex@example.org');
    const given = device.get({ ...passkey, allowCredentials: [] });
    expect(refusal(await scene.finish({ challenge, passkey: given })).code).toBe('UNAUTHENTICATED');
  });

  it('opens no demonstration account that is shut, neither alone nor after the password', async () => {
    await scene.addPasskey(alex);
    await scene.addApp(alex);
    scene.harness.clock.advance({ seconds: 60 });
    const second = await scene.challenge();
    const byCode = await scene.challenge();
    const { connection } = await scene.harness.documents('accounts');
    await connection.collection('accounts').updateOne({}, { $set: { demonstration: 'shut' } });
    const alone = await passkeySignIn();
    for (const given of [
      { challenge: alone.challenge, passkey: scene.device.get(alone.options) },
      { challenge: second.challenge, passkey: scene.device.get(second.passkey) },
      { challenge: byCode.challenge, code: '000000' },
    ]) {
      const { code, message } = refusal(await scene.finish(given));
      expect({ code, told: /passkey|password|session/i.test(message!) }).toEqual({
        code: 'UNAUTHENTICATED',
        told: false,
      });
    }
    expect((await scene.open()).errors).toMatchObject([{ message: 'Invalid login credentials' }]);
  });

  it('is renamed and removed by its owner alone', async () => {
    await scene.addPasskey(alex);
    const sam = await scene.signedIn({ email: 'sam@example.org' });
    const { id } = (await factors(alex)).passkeys[0];
    const rename = 'mutation ($id: ID!) { renamePasskey(id: $id, name: "Old laptop") { id } }';
    for (const query of [rename, REMOVE_PASSKEY])
      expect(refusal(await scene.ask(query, { id }, sam)).code).toBe('NOT_FOUND');
    await scene.ask(rename, { id }, alex);
    expect((await factors(alex)).passkeys).toMatchObject([{ name: 'Old laptop' }]);
    await scene.ask(REMOVE_PASSKEY, { id }, alex);
    expect(await factors(alex)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await scene.told()).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('is told of once, also when a crash left that to the next upkeep', async () => {
    await scene.addPasskey(alex);
    expect(await scene.notices()).toEqual(['passkey-added']);
    const stored = registerFactorModel((await scene.harness.documents('accounts')).connection);
    const [{ untold } = {}] = await stored.find({}).lean<FactorRecord[]>();
    expect(untold).toEqual([]);
    const left = { change: 'passkey-removed', request: 'left', at: scene.harness.clock.now() } as const;
    await stored.updateOne({ _id: alex.subject }, { $push: { untold: left } });
    scene.harness.clock.advance({ seconds: 61 });
    for (let times = 0; times < 2; times += 1) await scene.accounts.upkeep();
    expect(await scene.notices()).toEqual(['passkey-added', 'passkey-removed']);
  });
});

describe('a recovery code', () => {
  it('stands in for what was lost, once, however it is typed', async () => {
    const { recoveryCodes } = await scene.addApp(alex);
    const typed = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
    const { challenge } = await scene.challenge();
    expect((await scene.finish({ challenge, code: typed })).data.tokens).toBeTruthy();
    expect((await factors(alex)).recoveryCodesLeft).toBe(9);
    const again = await scene.challenge();
    expect(refusal(await scene.finish({ ...again, code: typed })).code).toBe('UNAUTHENTICATED');
    expect(await scene.told()).toEqual(['authenticator-added', 'recovery-code-used']);
  });

  it('is no good once new ones were made', async () => {
    const { recoveryCodes } = await scene.addApp(alex);
    const made = await scene.ask('mutation { makeRecoveryCodes { recoveryCodes } }', {}, alex);
    expect(made.data.makeRecoveryCodes.recoveryCodes).toHaveLength(10);
    const { challenge } = await scene.challenge();
    expect(refusal(await scene.finish({ challenge, code: recoveryCodes[0]! })).code).toBe('UNAUTHENTICATED');
  });
});

describe('what is kept', () => {
  it('is exported without what would let somebody in, and erased with the account', async () => {
    const { recoveryCodes } = await scene.addApp(alex);
    await scene.addPasskey(alex);
    const { exportMyData } = (await scene.ask('mutation { exportMyData }', {}, alex)).data;
    expect(JSON.parse(exportMyData).signIn).toMatchObject({
      passkeys: [{ name: 'Laptop' }],
      authenticator: { addedAt: expect.any(String) },
      recoveryCodesLeft: 10,
    });
    expect(exportMyData).not.toMatch(/sealed|publicKey|recoveryCodes"/);
    expect(exportMyData).not.toContain(recoveryCodes[0]);
    await scene.ask('mutation { closeAccount(password: "seven purple lanterns") { accepted } }', {}, alex);
    const { challenge, options } = await passkeySignIn();
    const answer = await scene.finish({ challenge, passkey: scene.device.get(options) });
    expect(refusal(answer).message).toMatch('This passkey was not accepted.');
  });

  it('stays when the password is reset', async () => {
    await scene.addApp(alex);
    await scene.ask('mutation { requestPasswordReset(email: "alex@example.org") { accepted } }');
    const password = 'eight green lanterns';
    await scene.reset(password);
    expect(refusal(await scene.open('alex@example.org', 'visitor', password)).code).toBe(
      'SECOND_FACTOR_NEEDED',
    );
  });

  it('is removed by who confirmed it, with what they have', async () => {
    const { app } = await scene.addApp(alex);
    scene.harness.clock.advance({ seconds: 660 });
    const confirm =
      'mutation ($code: String, $password: String) { confirmIdentity(code: $code, password: $password) { accepted } }';
    const refused = await scene.ask(REMOVE_APP, {}, alex);
    expect(refused.errors![0]!.extensions).toEqual({
      code: 'CONFIRM_IDENTITY',
      kinds: ['authenticator', 'recovery-code'],
    });
    expect(refusal(await scene.ask(confirm, { password: 'seven purple lanterns' }, alex)).field).toBe(
      'password',
    );
    expect(refusal(await scene.ask(confirm, { code: '000000' }, alex)).field).toBe('code');
    expect((await scene.ask(confirm, { code: scene.codeOf(app) }, alex)).errors).toBeUndefined();
    expect((await scene.ask(REMOVE_APP, {}, alex)).errors).toBeUndefined();
    expect(await factors(alex)).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
  });
});
