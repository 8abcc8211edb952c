import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const EMAIL = 'alex@example.org';
const EVIL = 'evil@example.org';
const STOLEN = PASSWORD;
const NEW = 'nine green umbrellas';
const THIEFS = 'four crooked chimneys';

const CHANGE_EMAIL =
  'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }';
const CHANGE_PASSWORD = `mutation ($now: String!, $new: String!) {
  changePassword(currentPassword: $now, password: $new, confirmPassword: $new) { id } }`;
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { purpose } }';
const UNDO = 'mutation ($token: String!) { undoEmailChange(token: $token) { accepted } }';
const NOT_ME = 'mutation ($token: String!) { notMe(token: $token) { accepted } }';
const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
const RESET = `mutation ($token: String!, $new: String!) {
  resetPassword(token: $token, password: $new, confirmPassword: $new) { accepted } }`;

let scene: AgencyScene;
let thief: Identity;
beforeEach(async () => {
  scene = await AgencyScene.start();
  await scene.person(EMAIL);
  thief = await scene.identityOf(EMAIL, 'visitor');
  scene.harness.clock.advance({ seconds: 120 });
});
afterEach(() => scene.harness.dispose());

const ask = (query: string, variables: object, as?: Identity) =>
  scene.ask(query, variables as Record<string, unknown>, as);
const moveTo = (email: string, password = STOLEN) => ask(CHANGE_EMAIL, { email, password }, thief);
const confirmed = async (nth = -1) => ask(CONFIRM, { token: await scene.linkFor('change-email', nth) });
const undo = async (nth = 0) => ask(UNDO, { token: await scene.linkFor('undo-email', nth) });
const reset = async (email: string, password = NEW) => {
  await ask(ASK_RESET, { email });
  return ask(RESET, { token: await scene.linkFor('reset'), new: password });
};
const signsIn = async (email: string, password = NEW) =>
  (await scene.open(email, 'visitor', password)).errors === undefined;
const stays = async () => (await ask('{ me { id email pendingEmail } }', {}, thief)).data.me;

describe('a link for a new address that a thief asked for', () => {
  it('is dropped by a reset', async () => {
    await moveTo(EVIL);
    await reset(EMAIL);
    expect(refusal(await confirmed()).message).toContain('has been used already');
    expect(await signsIn(EMAIL)).toBe(true);
    expect(await signsIn(EVIL)).toBe(false);
    expect(await stays()).toMatchObject({ email: EMAIL, pendingEmail: null });
  });

  it('is dropped by a change of the password, as is a reset that was asked for', async () => {
    await moveTo(EVIL);
    await ask(ASK_RESET, { email: EMAIL });
    const asked = await scene.linkFor('reset');
    await ask(CHANGE_PASSWORD, { now: STOLEN, new: NEW }, thief);
    expect(refusal(await confirmed()).field).toBe('token');
    expect(refusal(await ask(RESET, { token: asked, new: THIEFS })).field).toBe('token');
    expect(await signsIn(EMAIL)).toBe(true);
  });

  it('does not leave the former address able to reset the password, once it was followed', async () => {
    await ask(ASK_RESET, { email: EMAIL });
    const before = await scene.linkFor('reset');
    await moveTo('new@example.org');
    await confirmed();
    expect(refusal(await ask(RESET, { token: before, new: THIEFS })).field).toBe('token');
  });
});

describe('the old address', () => {
  it('is told at the moment of asking, once a minute', async () => {
    await moveTo(EVIL);
    await moveTo('worse@example.org');
    const notices = await scene.published('account-notice.requested');
    expect(notices.map(({ data }) => data)).toMatchObject([{ notice: 'undo-email', emailSince: 0 }]);
    expect(JSON.stringify(notices)).not.toContain('@');
  });

  it('undoes the change before it was confirmed: nobody is signed in, and nothing pending is left', async () => {
    await moveTo(EVIL);
    expect((await undo()).data.undoEmailChange).toEqual({ accepted: true });
    expect(refusal(await confirmed()).field).toBe('token');
    expect(await signsIn(EMAIL, STOLEN)).toBe(false);
    expect(await scene.accountsSessions()).toBe(0);
    expect(await reset(EMAIL)).toMatchObject({ data: { resetPassword: { accepted: true } } });
    expect(await signsIn(EMAIL)).toBe(true);
  });

  it('undoes it for a week after it was confirmed, whatever the thief did to the password', async () => {
    await moveTo(EVIL);
    await confirmed();
    await ask(CHANGE_PASSWORD, { now: STOLEN, new: THIEFS }, thief);
    await reset(EVIL, 'five crooked chimneys');
    scene.harness.clock.advance({ days: 6, seconds: 80_000 });
    expect((await undo()).errors).toBeUndefined();
    expect(await scene.accountsSessions()).toBe(0);
    // The link that is sent along leads to a new password.
    expect((await ask(RESET, { token: await scene.linkFor('reset'), new: NEW })).errors).toBeUndefined();
    expect(await signsIn(EMAIL)).toBe(true);
    for (const password of [STOLEN, THIEFS, 'five crooked chimneys'])
      expect(await signsIn(EVIL, password)).toBe(false);
  });

  it('does not after a week, nor twice', async () => {
    await moveTo(EVIL);
    await confirmed();
    expect((await undo()).errors).toBeUndefined();
    expect(refusal(await undo()).message).toContain('has been used already');
    await reset(EMAIL);
    thief = await scene.identityOf(EMAIL, 'visitor', NEW);
    scene.harness.clock.advance({ seconds: 61 });
    await moveTo(EVIL, NEW);
    await confirmed();
    scene.harness.clock.advance({ days: 7, seconds: 1 });
    expect(refusal(await undo(-1)).message).toContain('has expired');
  });

  it('undoes a chain of changes, which no later address can undo after it', async () => {
    await moveTo(EVIL);
    await confirmed();
    for (const address of ['worse@example.org', 'worst@example.org', 'end@example.org']) {
      scene.harness.clock.advance({ seconds: 61 });
      await moveTo(address);
      await confirmed();
    }
    expect((await undo(0)).errors).toBeUndefined();
    await reset(EMAIL);
    expect(await signsIn(EMAIL)).toBe(true);
    for (const nth of [1, 2, 3]) expect(refusal(await undo(nth)).field).toBe('token');
    expect(await signsIn(EMAIL)).toBe(true);
  });

  it('keeps its way back when a later address used its own', async () => {
    await moveTo(EVIL);
    await confirmed();
    scene.harness.clock.advance({ seconds: 61 });
    await moveTo('worse@example.org');
    await confirmed();
    expect((await undo(1)).errors).toBeUndefined();
    expect((await undo(0)).errors).toBeUndefined();
    await reset(EMAIL);
    expect(await signsIn(EMAIL)).toBe(true);
  });

  it('leaves the thief no way back when its owner simply moves the account there again', async () => {
    await moveTo(EVIL);
    await confirmed();
    scene.harness.clock.advance({ seconds: 61 });
    await moveTo(EMAIL);
    await confirmed();
    expect(await signsIn(EMAIL, STOLEN)).toBe(true);
    expect(refusal(await undo(1)).field).toBe('token');
  });

  it('cannot be had back once another account has it', async () => {
    await moveTo(EVIL);
    await confirmed();
    await scene.person(EMAIL);
    expect(refusal(await undo())).toMatchObject({
      field: 'token',
      message: 'This address has an account of its own by now.',
    });
  });
});

describe('“This wasn’t me”', () => {
  const notices = async () =>
    (await scene.published('account-notice.requested')).map(({ data }) => (data as any).notice);

  it('of a new password signs everybody out, and leads to another one', async () => {
    await ask(CHANGE_PASSWORD, { now: STOLEN, new: THIEFS }, thief);
    expect(await notices()).toEqual(['password-changed']);
    const token = await scene.linkFor('password-changed');
    expect((await ask(NOT_ME, { token })).data.notMe).toEqual({ accepted: true });
    expect(await scene.accountsSessions()).toBe(0);
    expect(await signsIn(EMAIL, THIEFS)).toBe(false);
    expect((await ask(RESET, { token: await scene.linkFor('reset'), new: NEW })).errors).toBeUndefined();
    expect(await signsIn(EMAIL)).toBe(true);
    expect(refusal(await ask(NOT_ME, { token })).field).toBe('token');
  });

  it('of a reset drops what was begun after it', async () => {
    await reset(EMAIL, THIEFS);
    const token = await scene.linkFor('password-reset');
    thief = await scene.identityOf(EMAIL, 'visitor', THIEFS);
    await moveTo(EVIL, THIEFS);
    await ask(NOT_ME, { token });
    expect(refusal(await confirmed()).field).toBe('token');
  });

  it('comes with a device that is new, but not with the first nor with one that is known', async () => {
    expect(await notices()).toEqual([]);
    const known = (await scene.open(EMAIL, 'visitor')).data.openSession.knownDevice;
    expect(await notices()).toEqual(['new-device']);
    scene.harness.clock.advance({ seconds: 61 });
    await scene.open(EMAIL, 'visitor', PASSWORD, { knownDevice: known });
    expect(await notices()).toEqual(['new-device']);
    const [{ data }] = (await scene.published('account-notice.requested')) as [any];
    expect(data).toMatchObject({ device: 'Firefox on Linux', emailSince: 0 });
  });

  it('of a new device gives the account back to the address that was told, if it has moved since', async () => {
    await scene.open(EMAIL, 'visitor');
    await moveTo(EVIL);
    await confirmed();
    await ask(NOT_ME, { token: await scene.linkFor('new-device') });
    expect((await ask(RESET, { token: await scene.linkFor('reset'), new: NEW })).errors).toBeUndefined();
    expect(await signsIn(EMAIL)).toBe(true);
  });

  it('is not for the link of another notice', async () => {
    await moveTo(EVIL);
    expect(refusal(await ask(NOT_ME, { token: await scene.linkFor('undo-email') })).message).toContain(
      'is not valid',
    );
  });
});

it('a new password makes every device a new one, and the first after it is not told of', async () => {
  const known = (await scene.open(EMAIL, 'visitor')).data.openSession.knownDevice;
  await reset(EMAIL);
  scene.harness.clock.advance({ seconds: 61 });
  await scene.open(EMAIL, 'visitor', NEW);
  await scene.open(EMAIL, 'visitor', NEW, { knownDevice: known });
  const notices = await scene.published('account-notice.requested');
  expect(notices.map(({ data }) => (data as any).notice)).toEqual([
    'new-device',
    'password-reset',
    'new-device',
  ]);
});
