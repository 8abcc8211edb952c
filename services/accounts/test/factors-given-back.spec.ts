import type { Identity } from '@lintel/service-kit';
import { SoftwareAuthenticator } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, refusal, StrongScene } from './strong-scene.js';

const EMAIL = 'alex@example.org';
const EVIL = 'evil@example.org';
const NEW = 'nine green umbrellas';
const FACTORS = '{ me { strongSignIn { passkeys { name } authenticator recoveryCodesLeft } } }';
const UNDO = 'mutation ($token: String!) { undoEmailChange(token: $token) { accepted } }';
const NOT_ME = 'mutation ($token: String!) { notMe(token: $token) { accepted } }';
const CODES = 'mutation { makeRecoveryCodes { recoveryCodes } }';

let scene: StrongScene;
let alex: Identity;
let thiefs: SoftwareAuthenticator;
beforeEach(async () => {
  scene = await StrongScene.start();
  thiefs = new SoftwareAuthenticator();
  alex = await scene.signedIn();
});
afterEach(() => scene.harness.dispose());

const byPasskey = async (device: SoftwareAuthenticator) => {
  const { challenge, options } = (await scene.allowed('{ beginPasskeySignIn { challenge options } }'))
    .beginPasskeySignIn;
  return scene.finish({ challenge, passkey: device.get(options) });
};
const factors = async (as: Identity) => (await scene.allowed(FACTORS, {}, as)).me.strongSignIn;
/** Somebody who got hold of the password, and asks for another address once they are in. */
const moveTo = (email: string, as: Identity) =>
  scene.allowed(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }',
    { email, password: PASSWORD },
    as,
  );
const undo = async () => scene.allowed(UNDO, { token: await scene.linkFor('undo-email') });

describe('an account that is given back', () => {
  beforeEach(async () => {
    await scene.addApp(alex);
    await scene.addPasskey(alex, 'Thief', thiefs);
    await moveTo(EVIL, alex);
  });

  it('is not opened by a passkey before its owner has chosen a password', async () => {
    await undo();
    expect(refusal(await byPasskey(thiefs)).code).toBe('UNAUTHENTICATED');
  });

  it('has nothing of what was added by whoever had it: no passkey, no app, no recovery codes', async () => {
    await undo();
    await scene.reset(NEW);
    expect(refusal(await byPasskey(thiefs)).code).toBe('UNAUTHENTICATED');
    const owner = await scene.identityOf(await scene.open(EMAIL, 'visitor', NEW));
    expect(await factors(owner)).toEqual({ passkeys: [], authenticator: false, recoveryCodesLeft: 0 });
    expect((await scene.told()).slice(-2)).toEqual(['passkey-removed', 'authenticator-removed']);
  });

  it('has nothing of it after the address moved, either', async () => {
    await scene.allowed('mutation ($token: String!) { confirmEmail(token: $token) { role } }', {
      token: await scene.linkFor('change-email'),
    });
    scene.harness.clock.advance({ days: 6 });
    await undo();
    await scene.reset(NEW);
    expect((await scene.open(EMAIL, 'visitor', NEW)).data.tokens).toBeTruthy();
  });

  it('keeps what it had long before, so that who reads the mail alone does not get past it', async () => {
    await undo();
    await scene.reset(NEW);
    alex = await scene.identityOf(await scene.open(EMAIL, 'visitor', NEW));
    const { app } = await scene.addApp(alex);
    scene.harness.clock.advance({ days: 9 });
    const code = { code: scene.codeOf(app) };
    alex = await scene.identityOf(
      await scene.finish({ ...(await scene.challenge(EMAIL, 'visitor', NEW)), ...code }),
    );
    await scene.addPasskey(alex, 'Thief', thiefs);
    expect((await scene.allowed(CODES, {}, alex)).makeRecoveryCodes.recoveryCodes).toHaveLength(10);
    await scene.allowed(NOT_ME, { token: await scene.linkFor('new-device') });
    await scene.reset('four crooked chimneys');
    expect(refusal(await byPasskey(thiefs)).code).toBe('UNAUTHENTICATED');
    scene.harness.clock.advance({ seconds: 60 });
    // The codes for paper were made anew: they are not the owner's.
    const { kinds, challenge } = await scene.challenge(EMAIL, 'visitor', 'four crooked chimneys');
    expect(kinds).toEqual(['authenticator']);
    expect((await scene.finish({ challenge, code: scene.codeOf(app) })).data.tokens).toBeTruthy();
  });
});

describe('the owner of an account', () => {
  const notMe = async (notice: string) => scene.ask(NOT_ME, { token: await scene.linkFor(notice) });

  it('is told of all that changes with what one signs in', async () => {
    const { addPasskey } = await scene.addPasskey(alex);
    await scene.addApp(alex);
    await scene.allowed(CODES, {}, alex);
    await scene.allowed('mutation { removeAuthenticator { id } }', {}, alex);
    const [{ id }] = addPasskey.me.strongSignIn.passkeys;
    await scene.allowed('mutation ($id: ID!) { removePasskey(id: $id) { id } }', { id }, alex);
    const again = await scene.addApp(alex);
    const { challenge } = await scene.challenge();
    await scene.finish({ challenge, code: again.recoveryCodes[0]! });
    expect(await scene.notices()).toEqual([
      'passkey-added',
      'authenticator-added',
      'recovery-codes-made',
      'authenticator-removed',
      'passkey-removed',
      'recovery-code-used',
      'new-device',
    ]);
  });

  it('has a passkey removed that they did not add, though the password was changed since, by them or by a thief', async () => {
    await scene.addPasskey(alex, 'Thief', thiefs);
    await scene.ask(
      `mutation { changePassword(currentPassword: "${PASSWORD}", password: "${NEW}", confirmPassword: "${NEW}") { id } }`,
      {},
      alex,
    );
    expect((await byPasskey(thiefs)).data.tokens).toBeTruthy();
    expect((await notMe('passkey-added')).errors).toBeUndefined();
    await scene.reset('four crooked chimneys');
    expect(refusal(await byPasskey(thiefs)).code).toBe('UNAUTHENTICATED');
    expect((await scene.open(EMAIL, 'visitor', 'four crooked chimneys')).data.tokens).toBeTruthy();
  });
});
