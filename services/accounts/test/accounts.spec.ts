import type { CloudEvent } from '@lintel/contracts';
import { openCache } from '@lintel/platform/adapters';
import { apiAudience, type Identity, LinkKey, sessionAudience } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AccountsConfig, type AccountsService, startAccounts } from '../src/index.js';

const PASSWORD = 'seven purple lanterns';
const EMAIL = 'alex@example.org';
const person = { name: 'Alex Example', email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
const agency = {
  email: 'agent@agency.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  companyName: 'Example & Daughters',
  phone: '020 7946 0000',
  address: '1 Example Street, London SW4 7AA',
};

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';
const REGISTER = 'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { role purpose } }';
const OPEN = `mutation ($email: String!, $password: String!, $area: SignInArea!) {
  openSession(email: $email, password: $password, area: $area, device: "Firefox on Linux", address: "192.0.2.1") {
    accessToken refreshToken } }`;
const RENEW = 'mutation ($t: String!) { renewSession(refreshToken: $t) { accessToken refreshToken } }';
const END = 'mutation ($t: String!) { endSession(refreshToken: $t) { accepted } }';
const ME =
  '{ me { id name email pendingEmail role agency { companyName approved } devices { id name current } } }';

let harness: Harness;
let accounts: AccountsService;
let events: CloudEvent[];

async function start(config: AccountsConfig = { LINTEL_AGENT_APPROVAL: 'none' }) {
  accounts = await startAccounts({
    ...harness,
    documents: await harness.documents('accounts'),
    cache: await openCache(harness.settings),
    config,
  });
  harness.onDispose(() => accounts.stop());
}

beforeEach(async () => {
  harness = await startHarness();
  events = [];
  const { topics } = await import('@lintel/contracts');
  await harness.bus.ensureTopics(topics);
  for (const topic of ['lintel.account', 'lintel.agency']) {
    const reader = await harness.bus.subscribe({
      consumer: 'reader',
      topic,
      from: 'beginning',
      handle: async (received) => void events.push(...received),
    });
    harness.onDispose(() => reader.stop());
  }
});
afterEach(() => harness.dispose());

const ask = (query: string, variables: Record<string, unknown> = {}, as?: Identity) =>
  harness.ask<any>(accounts, query, { variables, ...(as ? { as } : {}) });

async function published(): Promise<readonly CloudEvent[]> {
  await accounts.drain();
  await harness.bus.drain();
  return events;
}

/** The token of the last link that was asked for, made as whoever e-mails it makes it. */
async function lastLink(): Promise<string> {
  const requests = (await published()).filter(({ type }) => type === 'lintel.account-link.requested.v1');
  const { accountId, purpose, request, expiresAt } = requests.at(-1)!.data as Record<string, string>;
  return harness.linkKey.sign({
    purpose: purpose!,
    subject: accountId!,
    request: request!,
    expiresAt: new Date(expiresAt!),
  });
}

const types = async () => (await published()).map(({ type }) => type.replace(/^lintel\.|\.v1$/g, ''));
const confirmLast = async () => ask(CONFIRM, { token: await lastLink() });
const open = (email = EMAIL, password = PASSWORD, area = 'visitor') => ask(OPEN, { email, password, area });
const identityOf = async (accessToken: string) =>
  (await harness.identityKey.verify(accessToken, { now: harness.clock.now(), audience: sessionAudience }))!;

async function signedIn() {
  await ask(SIGN_UP, { input: person });
  await confirmLast();
  const tokens = (await open()).data.openSession;
  return { ...tokens, identity: await identityOf(tokens.accessToken) };
}

const refusal = (answer: {
  errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}) => ({
  message: answer.errors?.[0]?.message,
  code: answer.errors?.[0]?.extensions['code'],
  field: answer.errors?.[0]?.extensions['field'],
});

describe('creating an account', () => {
  beforeEach(() => start());

  it('needs the confirmation of the address before one can sign in', async () => {
    expect((await ask(SIGN_UP, { input: person })).data.signUp).toEqual({ accepted: true });
    expect(refusal(await open())).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
      message: 'Please check your email to confirm your account.',
    });
    expect((await confirmLast()).data.confirmEmail).toEqual({ role: 'user', purpose: 'newAccount' });
    expect((await open()).data.openSession.refreshToken).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await types()).toEqual(['account.registered', 'account-link.requested', 'account.confirmed']);
  });

  it.each([
    ['confirmPassword', { confirmPassword: 'something else' }, 'Passwords do not match'],
    ['email', { email: 'nobody' }, 'This is not an e-mail address'],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }, 'This is not an e-mail address'],
    ['name', { name: '  ' }, 'The name must not be empty'],
    ['name', { name: 'Alex\r\nBcc: x@example.org' }, 'The name must not contain invisible characters'],
    ['name', { name: 'Alex \u202Egro.elpmaxe' }, 'The name must not contain invisible characters'],
    ['name', { name: 'x'.repeat(1_000_000) }, 'The name has at most 100 characters'],
    ['password', { password: 'abc', confirmPassword: 'abc' }, 'The password needs at least 8 characters.'],
    ['password', { password: 'password1', confirmPassword: 'password1' }, 'This password is easy to guess.'],
  ])('refuses a wrong %s by its name and stores nothing', async (field, wrong, message) => {
    const answer = refusal(await ask(SIGN_UP, { input: { ...person, ...wrong } }));
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: `input.${field}` });
    expect(answer.message).toContain(message);
    expect(await types()).toEqual([]);
  });

  it('answers alike for an address that has an account, and tells its owner alone', async () => {
    await signedIn();
    events.length = 0;
    const again = {
      ...person,
      email: 'ALEX@Example.org',
      password: 'another fine password',
      confirmPassword: 'another fine password',
    };
    expect((await ask(SIGN_UP, { input: again })).data.signUp).toEqual({ accepted: true });
    expect((await published())[0]).toMatchObject({ data: { purpose: 'already-registered' } });
    expect(refusal(await open(EMAIL, again.password)).message).toBe('Invalid login credentials');
  });

  it('never throws at what people type', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.string(),
        fc.string({ unit: 'binary' }),
        async (name, email, password) => {
          const { data, errors } = await ask(SIGN_UP, {
            input: { name, email, password, confirmPassword: password },
          });
          expect(
            data?.signUp?.accepted === true ||
              errors?.[0]?.extensions['code'] === 'BAD_USER_INPUT' ||
              errors?.[0]?.extensions['code'] === 'TOO_MANY_REQUESTS',
          ).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the link of an e-mail', () => {
  beforeEach(() => start());

  it('is good once', async () => {
    await ask(SIGN_UP, { input: person });
    const token = await lastLink();
    await ask(CONFIRM, { token });
    expect(refusal(await ask(CONFIRM, { token }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'token' });
  });

  it('expires, and another can be asked for once a minute', async () => {
    await ask(SIGN_UP, { input: person });
    const token = await lastLink();
    harness.clock.advance({ days: 2, seconds: 3600 });
    expect(refusal(await ask(CONFIRM, { token })).message).toContain('has expired');
    const RESEND = 'mutation ($email: String!) { resendConfirmation(email: $email) { accepted } }';
    await ask(RESEND, { email: EMAIL });
    await ask(RESEND, { email: EMAIL });
    expect((await ask(RESEND, { email: 'nobody@example.org' })).data.resendConfirmation.accepted).toBe(true);
    expect((await types()).filter((type) => type === 'account-link.requested')).toHaveLength(2);
    expect((await confirmLast()).data.confirmEmail.role).toBe('user');
  });

  it('of another secret or purpose does nothing', async () => {
    await ask(SIGN_UP, { input: person });
    const { accountId, request, expiresAt } = (await published())[1]!.data as Record<string, string>;
    const link = { subject: accountId!, request: request!, expiresAt: new Date(expiresAt!) };
    const forged = await new LinkKey('another secret for tests, long enough').sign({
      ...link,
      purpose: 'confirm',
    });
    expect(refusal(await ask(CONFIRM, { token: forged })).field).toBe('token');
    const reset = await harness.linkKey.sign({ ...link, purpose: 'reset' });
    expect(refusal(await ask(CONFIRM, { token: reset })).field).toBe('token');
  });
});

describe('signing in', () => {
  beforeEach(() => start());

  it('says the same of a wrong password and of an unknown address', async () => {
    await signedIn();
    const wrong = refusal(await open(EMAIL, 'not the password'));
    expect(refusal(await open('nobody@example.org'))).toEqual(wrong);
    expect(wrong).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Invalid login credentials' });
  });

  it('in the agents’ area refuses others after a right password alone', async () => {
    await signedIn();
    expect(refusal(await open(EMAIL, PASSWORD, 'agent'))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This account is not registered as an estate agent.',
    });
    expect(refusal(await open(EMAIL, 'wrong', 'agent')).message).toBe('Invalid login credentials');
  });

  it('is limited, and says when to try again', async () => {
    await signedIn();
    const codes = [];
    for (let attempt = 0; attempt < 12; attempt += 1) codes.push(refusal(await open(EMAIL, 'wrong')).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('UNAUTHENTICATED'));
    expect(codes.slice(10)).toEqual(Array(2).fill('TOO_MANY_REQUESTS'));
    expect(refusal(await open()).message).toMatch(/^Too many attempts\. Please try again in \d+ minutes?\.$/);
  });

  it('is not limited for whoever knows the password', async () => {
    await signedIn();
    for (let office = 0; office < 30; office += 1) await open();
    for (let attempt = 0; attempt < 9; attempt += 1) await open(EMAIL, 'wrong');
    await open();
    expect(refusal(await open(EMAIL, 'wrong')).code).toBe('UNAUTHENTICATED');
  });
});

describe('a session', () => {
  beforeEach(() => start());

  it('tells services who asks, and from which device', async () => {
    const { identity } = await signedIn();
    expect(identity).toMatchObject({ role: 'user' });
    const { me } = (await ask(ME, {}, identity)).data;
    expect(me).toMatchObject({ name: 'Alex Example', email: EMAIL, role: 'user', agency: null });
    expect(me.devices).toEqual([{ id: identity.sessionId, name: 'Firefox on Linux', current: true }]);
    expect((await ask(ME)).data.me).toBeNull();
  });

  it('is renewed with a new token each time', async () => {
    const { refreshToken } = await signedIn();
    const next = (await ask(RENEW, { t: refreshToken })).data.renewSession;
    expect(next.refreshToken).not.toBe(refreshToken);
    expect((await ask(RENEW, { t: next.refreshToken })).data.renewSession.refreshToken).not.toBe(
      next.refreshToken,
    );
  });

  it('survives two requests with one token at once, of which one receives the next', async () => {
    const { refreshToken } = await signedIn();
    const both = await Promise.all([ask(RENEW, { t: refreshToken }), ask(RENEW, { t: refreshToken })]);
    const tokens = both.map(({ data }) => data.renewSession.refreshToken);
    expect(tokens.filter((token) => token === null)).toHaveLength(1);
    expect((await ask(RENEW, { t: tokens.find(Boolean) })).errors).toBeUndefined();
  });

  it('ends whole when an old token comes again', async () => {
    const { refreshToken } = await signedIn();
    const next = (await ask(RENEW, { t: refreshToken })).data.renewSession;
    harness.clock.advance({ seconds: 60 });
    expect(refusal(await ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    expect(refusal(await ask(RENEW, { t: next.refreshToken })).message).toBe('Auth session missing!');
  });

  it('ends by signing out, and after thirty days without use', async () => {
    const first = await signedIn();
    await ask(END, { t: first.refreshToken });
    expect(refusal(await ask(RENEW, { t: first.refreshToken })).code).toBe('UNAUTHENTICATED');
    const second = (await open()).data.openSession;
    harness.clock.advance({ days: 31 });
    expect(refusal(await ask(RENEW, { t: second.refreshToken })).code).toBe('UNAUTHENTICATED');
  });

  it('of another account cannot be ended by its id', async () => {
    const { identity, refreshToken } = await signedIn();
    const stranger: Identity = { subject: 'another account', role: 'user', sessionId: 'x' };
    const END_DEVICE = 'mutation ($id: ID!) { endDevice(id: $id) { id } }';
    expect(refusal(await ask(END_DEVICE, { id: identity.sessionId }, stranger)).code).toBe('UNAUTHENTICATED');
    expect((await ask(RENEW, { t: refreshToken })).errors).toBeUndefined();
    expect((await ask(END_DEVICE, { id: identity.sessionId }, identity)).errors).toBeUndefined();
    harness.clock.advance({ seconds: 60 });
    expect(refusal(await ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
  });
});

describe('a forgotten password', () => {
  beforeEach(() => start());
  const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
  const RESET = `mutation ($token: String!, $password: String!, $confirmPassword: String!) {
    resetPassword(token: $token, password: $password, confirmPassword: $confirmPassword) { accepted } }`;

  it('is replaced by the link, which ends every session', async () => {
    const { refreshToken } = await signedIn();
    await ask(REQUEST, { email: EMAIL });
    const password = 'nine green umbrellas';
    await ask(RESET, { token: await lastLink(), password, confirmPassword: password });
    expect(refusal(await ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    expect(refusal(await open()).code).toBe('UNAUTHENTICATED');
    expect((await open(EMAIL, password)).data.openSession.accessToken).toBeTruthy();
  });

  it('is answered alike for an unknown address, of which nothing comes', async () => {
    expect((await ask(REQUEST, { email: 'nobody@example.org' })).data.requestPasswordReset.accepted).toBe(
      true,
    );
    expect(await types()).toEqual([]);
  });

  it('needs two passwords that match', async () => {
    const answer = await ask(RESET, { token: 'x', password: PASSWORD, confirmPassword: 'other' });
    expect(refusal(answer)).toMatchObject({ field: 'confirmPassword', message: 'Passwords do not match' });
  });
});

describe('changing an account', () => {
  beforeEach(() => start());

  it('takes a new name, and tells those who show it', async () => {
    const { identity } = await signedIn();
    await ask('mutation { changeName(name: "  Alex  B.  Example ") { name } }', {}, identity);
    expect((await published()).at(-1)).toMatchObject({ data: { name: 'Alex B. Example' } });
  });

  it('remembers a telephone number, which nobody else is told, until it is taken away', async () => {
    const { identity } = await signedIn();
    const change = (phone: string) =>
      ask('mutation ($phone: String!) { changePhone(phone: $phone) { phone } }', { phone }, identity);
    const before = (await published()).length;
    expect((await change(' 020  7946 0123 ')).data.changePhone.phone).toBe('020 7946 0123');
    expect((await published()).slice(before)).toEqual([]);
    const exported = (await ask('mutation { exportMyData }', {}, identity)).data.exportMyData;
    expect(JSON.parse(exported).account).toMatchObject({ phone: '020 7946 0123' });
    expect(refusal(await change('call me')).field).toBe('phone');
    expect((await change('')).data.changePhone.phone).toBe('');
  });

  it('takes a new address once its owner has confirmed it', async () => {
    const { identity } = await signedIn();
    const CHANGE =
      'mutation ($p: String!) { changeEmail(email: "new@example.org", password: $p) { accepted } }';
    expect(refusal(await ask(CHANGE, { p: 'wrong' }, identity)).field).toBe('password');
    await ask(CHANGE, { p: PASSWORD }, identity);
    expect((await ask(ME, {}, identity)).data.me).toMatchObject({
      email: EMAIL,
      pendingEmail: 'new@example.org',
    });
    expect((await confirmLast()).data.confirmEmail.purpose).toBe('newEmail');
    expect((await open('new@example.org')).data.openSession.accessToken).toBeTruthy();
    expect(refusal(await open()).code).toBe('UNAUTHENTICATED');
  });

  it('of a password needs the current one and ends the other devices', async () => {
    const { identity, refreshToken } = await signedIn();
    const other = (await open()).data.openSession.refreshToken;
    const CHANGE = `mutation ($now: String!) {
      changePassword(currentPassword: $now, password: "nine green umbrellas", confirmPassword: "nine green umbrellas") { id } }`;
    expect(refusal(await ask(CHANGE, { now: 'wrong' }, identity)).field).toBe('currentPassword');
    await ask(CHANGE, { now: PASSWORD }, identity);
    expect((await ask(RENEW, { t: refreshToken })).errors).toBeUndefined();
    expect(refusal(await ask(RENEW, { t: other })).code).toBe('UNAUTHENTICATED');
  });

  it('exports what is kept, without secrets, and erases it', async () => {
    const { identity } = await signedIn();
    const exported = (await ask('mutation { exportMyData }', {}, identity)).data.exportMyData;
    expect(JSON.parse(exported).account).toMatchObject({ email: EMAIL, name: 'Alex Example' });
    expect(exported).not.toContain('argon2');
    await ask(
      'mutation ($p: String!) { closeAccount(password: $p) { accepted } }',
      { p: PASSWORD },
      identity,
    );
    expect((await ask(ME, {}, identity)).data.me).toBeNull();
    expect((await published()).at(-1)).toMatchObject({ type: 'lintel.account.closed.v1' });
    expect((await ask(SIGN_UP, { input: person })).data.signUp.accepted).toBe(true);
  });
});

describe('an estate agent', () => {
  const staff: Identity = { subject: 'token:operations', role: 'operations' };
  const confirmed = async () => {
    await ask(REGISTER, { input: agency });
    return confirmLast();
  };

  it('registers with an agency of its own, which exists from the confirmation', async () => {
    await start();
    expect((await confirmed()).data.confirmEmail.role).toBe('agent');
    const tokens = (await open(agency.email, PASSWORD, 'agent')).data.openSession;
    const identity = await identityOf(tokens.accessToken);
    expect(identity).toMatchObject({ role: 'agent', agencyId: expect.any(String) });
    expect((await ask(ME, {}, identity)).data.me.agency).toEqual({
      companyName: agency.companyName,
      approved: true,
    });
    expect(await types()).toContain('agency.registered');
  });

  it('goes by the name of the person who registers it, and by that of the company where none was given', async () => {
    await start();
    const nameOf = async () =>
      (await published()).findLast(({ type }) => type === 'lintel.account.registered.v1')?.data;
    await ask(REGISTER, { input: { ...agency, name: ' Sam  Example ' } });
    expect(await nameOf()).toMatchObject({ name: 'Sam Example' });
    await ask(REGISTER, { input: { ...agency, email: 'second@example.org' } });
    expect(await nameOf()).toMatchObject({ name: agency.companyName });
    const blank = await ask(REGISTER, { input: { ...agency, email: 'third@example.org', name: ' ' } });
    expect(refusal(blank)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input.name' });
    const weak = { name: 'Sam Example', password: agency.companyName, confirmPassword: agency.companyName };
    const own = await ask(REGISTER, { input: { ...agency, ...weak, email: 'fourth@example.org' } });
    expect(refusal(own)).toMatchObject({ field: 'input.password' });
  });

  it('waits for operations staff where its name could be taken for the product, whoever else does not', async () => {
    await start();
    await ask(REGISTER, { input: { ...agency, companyName: 'L1ntel Support Ltd' } });
    await confirmLast();
    expect(refusal(await open(agency.email, PASSWORD, 'agent')).code).toBe('AWAITING_APPROVAL');
    const { data } = await ask('{ pendingAgencies { companyName } }', {}, staff);
    expect(data.pendingAgencies).toEqual([{ companyName: 'L1ntel Support Ltd' }]);
  });

  it('waits for operations staff where approval is required', async () => {
    await start({ LINTEL_AGENT_APPROVAL: 'required' });
    await confirmed();
    expect(refusal(await open(agency.email, PASSWORD, 'agent')).code).toBe('AWAITING_APPROVAL');
    const PENDING = '{ pendingAgencies { id companyName } }';
    const [waiting] = (await ask(PENDING, {}, staff)).data.pendingAgencies;
    expect(waiting.companyName).toBe(agency.companyName);
    const APPROVE = 'mutation ($id: ID!) { approveAgency(id: $id) { approved } }';
    const someone: Identity = { subject: 'someone', role: 'agent', agencyId: waiting.id, sessionId: 'x' };
    expect(refusal(await ask(APPROVE, { id: waiting.id }, someone)).code).toBe('UNAUTHENTICATED');
    expect((await ask(APPROVE, { id: waiting.id }, staff)).data.approveAgency.approved).toBe(true);
    expect((await open(agency.email, PASSWORD, 'agent')).errors).toBeUndefined();
    expect((await ask(PENDING, {}, staff)).data.pendingAgencies).toEqual([]);
  });

  it('becomes operations staff by whoever holds the key of the installation', async () => {
    await start({ LINTEL_AGENT_APPROVAL: 'none', LINTEL_OPERATIONS_SIGN_IN: 'password' });
    const { identity } = await signedIn();
    const GRANT = 'mutation ($email: String!) { grantRole(email: $email, role: operations) { accepted } }';
    expect(refusal(await ask(GRANT, { email: EMAIL }, identity)).code).toBe('FORBIDDEN');
    expect(refusal(await ask(GRANT, { email: 'nobody@example.org' }, staff)).code).toBe('NOT_FOUND');
    await ask(GRANT, { email: EMAIL }, staff);
    const tokens = (await open()).data.openSession;
    expect(await identityOf(tokens.accessToken)).toMatchObject({ role: 'operations' });
    const otherAudience = { now: harness.clock.now(), audience: apiAudience };
    expect(await harness.identityKey.verify(tokens.accessToken, otherAudience)).toBeNull();
  });
});
