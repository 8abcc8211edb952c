import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.js';
import { LintelProcess } from './lintel-process.js';

const buyer = { email: 'buyer@example.org', password: 'demonstration' };

let folder: string;
let lintel: LintelProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-session-'));
  lintel = await LintelProcess.start({ LINTEL_DATA: folder, LINTEL_DEMO: '1' });
}, 60_000);
afterAll(async () => {
  await lintel.kill();
  await rm(folder, { recursive: true, force: true });
});

const browserOf = () => new Browser(lintel.address);
const signIn = (browser: Browser, credentials: object = buyer) => browser.signIn(credentials);
const me = (browser: Browser, headers?: Record<string, string>) =>
  browser.ask('{ me { email role } }', {}, headers);

const partition = <Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
];

describe('signing in', () => {
  it('puts the session into cookies that no page can read', async () => {
    const browser = browserOf();
    expect((await me(browser)).data.me).toBeNull();
    expect(await signIn(browser)).toMatchObject({ status: 200, body: { data: { role: 'user' } } });
    const [hints, tokens] = partition(browser.received, (cookie) => cookie.startsWith('lintel_signed_in='));
    expect(tokens.map((cookie) => cookie.split('=')[0])).toEqual([
      'lintel_device',
      'lintel_access',
      'lintel_refresh',
    ]);
    for (const cookie of tokens) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
    // Pages read from it whether to ask who is signed in, and nothing else.
    expect(hints).toEqual([
      expect.stringMatching(/^lintel_signed_in=1; Path=\/; Expires=[^;]+; SameSite=Lax$/),
    ]);
    expect((await me(browser)).data.me).toEqual({ email: buyer.email, role: 'user' });
  });

  it('refuses a wrong password with the error and no cookie', async () => {
    const browser = browserOf();
    const { status, body } = await browser.signIn({ ...buyer, password: 'wrong' });
    expect(status).toBe(401);
    expect(body.errors[0]).toMatchObject({ message: 'Invalid login credentials' });
    expect(browser.received).toEqual([]);
  });

  it('in the agents’ area is for agents', async () => {
    const browser = browserOf();
    expect(await browser.signIn({ ...buyer, area: 'agent' })).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'This account is not registered as an estate agent.' }] },
    });
    const agent = { ...buyer, email: 'agent@example.org', area: 'agent' };
    expect((await browser.signIn(agent)).body).toEqual({ data: { role: 'agent' } });
  });

  it('names a field that is missing', async () => {
    expect(await browserOf().signIn({ email: buyer.email })).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { field: 'password' } }] },
    });
  });
});

describe('signing in with an authenticator app', () => {
  const operations = { ...buyer, email: 'operations@example.org' };

  it('has no cookie before the code, which is good once', async () => {
    const settings = browserOf();
    await signIn(settings, operations);
    const begun = await settings.ask('mutation { beginAuthenticator { secret } }');
    const app = new TOTP({ secret: Secret.fromBase32(begun.data.beginAuthenticator.secret) });
    const codeIn = (seconds: number) => app.generate({ timestamp: Date.now() + seconds * 1000 });
    await settings.ask('mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }', {
      code: codeIn(0),
    });

    const browser = browserOf();
    const asked = await signIn(browser, operations);
    const { code: reason, challenge, kinds } = asked.body.errors[0].extensions;
    expect({ status: asked.status, reason, kinds }).toEqual({
      status: 401,
      reason: 'SECOND_FACTOR_NEEDED',
      kinds: ['authenticator', 'recovery-code'],
    });
    const code = codeIn(30);
    const finish = (with_: Browser, given: object) =>
      with_.send('POST', '/session', { challenge, area: 'visitor', ...given });
    expect((await finish(browser, { code: 'aaaaa-aaaaa' })).status).toBe(401);
    expect(browser.cookies.size).toBe(0);
    expect(await finish(browser, { code })).toMatchObject({
      status: 200,
      body: { data: { role: 'operations' } },
    });
    expect((await me(browser)).data.me).toEqual({ email: operations.email, role: 'operations' });
    const thief = browserOf();
    expect((await finish(thief, { code })).status).toBe(401);
    expect(thief.cookies.size).toBe(0);
  });
});

describe('a signed-in browser', () => {
  it('is renewed on the way when its short-lived token is gone', async () => {
    const browser = browserOf();
    await signIn(browser);
    const refresh = browser.cookies.get('lintel_refresh');
    browser.cookies.delete('lintel_access');
    expect((await me(browser)).data.me.email).toBe(buyer.email);
    expect(browser.cookies.get('lintel_access')).toBeTruthy();
    expect(browser.cookies.get('lintel_refresh')).not.toBe(refresh);
  });

  it('stays signed in when a page asks several things at once', async () => {
    const browser = browserOf();
    await signIn(browser);
    browser.cookies.delete('lintel_access');
    const answers = await Promise.all([me(browser), me(browser), me(browser)]);
    expect(answers.map(({ data }) => data.me.email)).toEqual(Array(3).fill(buyer.email));
    browser.cookies.delete('lintel_access');
    expect((await me(browser)).data.me.email).toBe(buyer.email);
  });

  it('loses a session that is no longer good, and its cookies', async () => {
    const browser = browserOf();
    browser.cookies.set('lintel_refresh', `01935f4e-7c00-7000-8000-000000000001.${'x'.repeat(43)}`);
    expect((await me(browser)).data.me).toBeNull();
    expect(browser.cookies.size).toBe(0);
  });

  it('signs out for good', async () => {
    const browser = browserOf();
    await signIn(browser);
    const kept = new Map(browser.cookies);
    expect((await browser.send('DELETE', '/session')).status).toBe(200);
    // What it is known again by stays: it says nothing but that.
    expect([...browser.cookies.keys()]).toEqual(['lintel_device']);
    browser.cookies.set('lintel_refresh', kept.get('lintel_refresh')!);
    expect((await me(browser)).data.me).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { origin: 'null' }],
  ])('is not acted for by a page of %s', async (_what, headers) => {
    const browser = browserOf();
    await signIn(browser);
    const { errors } = await me(browser, headers);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await browser.send('DELETE', '/session', undefined, headers)).status).toBe(403);
    expect((await browser.send('POST', '/session', buyer, headers)).status).toBe(403);
  });
});
