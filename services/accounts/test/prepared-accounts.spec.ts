import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const EMAIL = 'victim@example.org';
const THIEFS = 'four crooked chimneys';
const OWN = 'nine green umbrellas';
const office = { companyName: 'Thief & Sons', phone: '020 7946 0000', address: '1 Example Street, London' };

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';
const REGISTER = 'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }';
const CONFIRM = `mutation ($token: String!, $browser: String, $password: String, $confirmPassword: String) {
  confirmEmail(token: $token, browser: $browser, password: $password, confirmPassword: $confirmPassword) { role purpose } }`;
const RESEND = `mutation ($browser: String) {
  resendConfirmation(email: "${EMAIL}", browser: $browser) { accepted } }`;
const RESET = `mutation ($token: String!) {
  resetPassword(token: $token, password: "${OWN}", confirmPassword: "${OWN}") { accepted } }`;

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
});
afterEach(() => scene.harness.dispose());

const signUp = (name: string, password: string, browser?: string) =>
  scene.ask(SIGN_UP, { input: { name, email: EMAIL, password, confirmPassword: password, browser } });
const register = (password: string) =>
  scene.ask(REGISTER, { input: { ...office, email: EMAIL, password, confirmPassword: password } });
const follow = async (nth: number, given: Record<string, string> = {}) =>
  scene.ask(CONFIRM, { token: await scene.linkFor('confirm', nth), ...given });
const signsIn = async (password: string, area = 'visitor') =>
  (await scene.open(EMAIL, area, password)).errors === undefined;
const me = async (password: string) => {
  const identity = await scene.identityOf(EMAIL, 'visitor', password);
  return (await scene.ask('{ me { name role agency { companyName } } }', {}, identity)).data.me;
};

describe('an account that somebody prepared with a stranger’s address', () => {
  it('is the stranger’s when they sign up themselves, even in the same minute', async () => {
    await signUp('Thief', THIEFS);
    await signUp('Odile Example', OWN);
    expect((await follow(-1)).data.confirmEmail).toEqual({ role: 'user', purpose: 'newAccount' });
    expect([await signsIn(OWN), await signsIn(THIEFS)]).toEqual([true, false]);
    expect(await me(OWN)).toMatchObject({ name: 'Odile Example' });
    expect(refusal(await follow(0)).field).toBe('token');
  });

  it('is so as well when the thief signs up second', async () => {
    await signUp('Odile Example', OWN);
    scene.harness.clock.advance({ seconds: 300 });
    await signUp('Thief', THIEFS);
    await follow(0);
    expect([await signsIn(OWN), await signsIn(THIEFS)]).toEqual([true, false]);
    expect(refusal(await follow(1)).field).toBe('token');
  });

  it('gives them neither the agency nor the role of an earlier form', async () => {
    await register(THIEFS);
    await signUp('Odile Example', OWN);
    await follow(-1);
    expect(await me(OWN)).toEqual({ name: 'Odile Example', role: 'user', agency: null });
    expect(await scene.published('agency.registered')).toEqual([]);
  });

  it('makes the agency of the form whose link is followed, of several', async () => {
    await signUp('Thief', THIEFS);
    await register(OWN);
    expect((await follow(-1)).data.confirmEmail.role).toBe('agent');
    expect(await signsIn(OWN, 'agent')).toBe(true);
    expect(await scene.published('agency.registered')).toHaveLength(1);
  });

  it('waits for no more than three, the oldest of whom goes, and for no more mails a minute', async () => {
    for (let nth = 0; nth < 6; nth += 1) await signUp(`Thief ${nth}`, THIEFS);
    expect(await scene.published('account-link.requested')).toHaveLength(3);
    const [account] = await scene.documents.connection.collection('accounts').find({}).toArray();
    expect(account!['candidates']).toHaveLength(3);
    expect(account!['openLinks']).toHaveLength(3);
  });
});

describe('the page that a link leads to', () => {
  it('takes the password that was typed in the same browser', async () => {
    await signUp('Odile Example', OWN, 'key of my browser');
    expect((await follow(-1, { browser: 'key of my browser' })).errors).toBeUndefined();
    expect(await signsIn(OWN)).toBe(true);
  });

  it('in another browser asks for a password, and the link stays good until there is one that will do', async () => {
    await signUp('Thief', THIEFS, 'key of the thief');
    expect(refusal(await follow(-1, { browser: 'another key' }))).toMatchObject({
      code: 'PASSWORD_NEEDED',
      message: 'Choose the password of your account.',
    });
    const weak = { browser: 'another key', password: 'password1', confirmPassword: 'password1' };
    expect(refusal(await follow(-1, weak)).field).toBe('password');
    expect(refusal(await follow(-1, { ...weak, password: OWN })).field).toBe('confirmPassword');
    expect(await signsIn(THIEFS)).toBe(false);
    const chosen = { browser: 'another key', password: OWN, confirmPassword: OWN };
    expect((await follow(-1, chosen)).data.confirmEmail.purpose).toBe('newAccount');
    expect([await signsIn(OWN), await signsIn(THIEFS)]).toEqual([true, false]);
  });

  it('asks so of what a program signed up', async () => {
    await signUp('Thief', THIEFS);
    expect(refusal(await follow(-1, { browser: 'another key' })).code).toBe('PASSWORD_NEEDED');
  });

  it('knows its own sign-up by whichever link is followed', async () => {
    await signUp('Odile Example', OWN, 'my key');
    await signUp('Thief', THIEFS, 'the thief’s');
    await follow(-1, { browser: 'my key' });
    expect(await me(OWN)).toMatchObject({ name: 'Odile Example' });
    expect(await signsIn(THIEFS)).toBe(false);
  });

  it('keeps of the key what nobody can make it from', async () => {
    await signUp('Odile Example', OWN, 'key of my browser');
    const stored = await scene.documents.connection.collection('accounts').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain('key of my browser');
  });
});

describe('a confirmation that is sent again', () => {
  it('is of the sign-up of that browser, or of the only one', async () => {
    await signUp('Odile Example', OWN, 'my key');
    scene.harness.clock.advance({ seconds: 61 });
    await scene.ask(RESEND);
    expect((await follow(-1)).errors).toBeUndefined();
    expect(await signsIn(OWN)).toBe(true);
  });

  it('asks for a password where it cannot tell', async () => {
    await signUp('Odile Example', OWN, 'my key');
    await signUp('Thief', THIEFS);
    scene.harness.clock.advance({ seconds: 61 });
    await scene.ask(RESEND);
    expect(refusal(await follow(-1)).code).toBe('PASSWORD_NEEDED');
    scene.harness.clock.advance({ seconds: 61 });
    await scene.ask(RESEND, { browser: 'my key' });
    expect((await follow(-1)).errors).toBeUndefined();
    expect([await signsIn(OWN), await signsIn(THIEFS)]).toEqual([true, false]);
  });
});

describe('a password that was reset before the address was confirmed', () => {
  it('counts whichever sign-up is confirmed', async () => {
    await signUp('Thief', THIEFS);
    await scene.ask(`mutation { requestPasswordReset(email: "${EMAIL}") { accepted } }`);
    expect((await scene.ask(RESET, { token: await scene.linkFor('reset') })).errors).toBeUndefined();
    await follow(0);
    expect([await signsIn(OWN), await signsIn(THIEFS)]).toEqual([true, false]);
  });
});

describe('what an older version or a crash left', () => {
  const accounts = () => scene.documents.connection.collection('accounts');

  it('is confirmed by its link as it was', async () => {
    await register(PASSWORD);
    const token = await scene.linkFor('confirm');
    await accounts().updateOne(
      {},
      {
        $unset: { candidates: 1, emailSince: 1, deviceMark: 1, 'openLinks.0.candidate': 1 },
      },
    );
    expect((await scene.ask(CONFIRM, { token })).data.confirmEmail.role).toBe('agent');
    expect(await signsIn(PASSWORD, 'agent')).toBe(true);
  });

  it('of an agency that was not made yet is made good when its owner signs in', async () => {
    await register(PASSWORD);
    await follow(0);
    const { companyName, phone, address } = office;
    await accounts().updateOne({}, { $set: { registration: { companyName, phone, address } } });
    await scene.documents.connection.collection('agencies').deleteMany({});
    expect(await signsIn(PASSWORD, 'agent')).toBe(true);
  });
});
