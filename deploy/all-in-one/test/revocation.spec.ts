import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.js';
import { liveStream, next, said } from './live-stream.js';
import { home } from './ownership/listings.js';
import { type Person, password, Scene } from './ownership/ownership-scene.js';

let scene: Scene;
const leaving = new AbortController();
beforeAll(async () => {
  scene = await Scene.start();
}, 120_000);
afterAll(async () => {
  leaving.abort();
  await scene?.stop();
});

/** Somebody else who has the same cookies, as they are now. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser(scene.visitor().address, scene.elsewhere());
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Ends what `stolen` can do, which listens meanwhile; resolves when its stream has ended. Milliseconds. */
async function endedBy(stolen: Browser, act: () => Promise<unknown>): Promise<number> {
  const stream = said(await liveStream(stolen, leaving.signal));
  await act();
  const began = performance.now();
  for (let heard = await next(stream); heard !== undefined; heard = await next(stream));
  return performance.now() - began;
}

async function expectOut(browser: Browser, change: string, variables: object = {}): Promise<void> {
  const cookies = new Map(browser.cookies);
  const again = () => {
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  expect((await again().ask('{ me { id } }')).data.me).toBeNull();
  expect((await again().ask(change, variables)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await liveStream(again(), leaving.signal)).status).toBe(401);
}

const RENAME = 'mutation { changeName(name: "Somebody Else") { id } }';

describe('within a second of it, nothing is left to', () => {
  it('whoever has the cookies of somebody who signed out', async () => {
    const { browser, email } = await scene.confirmed();
    await scene.signIn(browser, email);
    const stolen = copyOf(browser);
    expect(await endedBy(stolen, () => browser.send('DELETE', '/session'))).toBeLessThan(1000);
    await expectOut(stolen, RENAME);
  });

  it('a session that was stolen before the password was set anew', async () => {
    const { id, browser, email } = await scene.confirmed();
    await scene.signIn(browser, email);
    const reset = async () => {
      const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
      await scene.allowed(scene.visitor(), ask, { email });
      await scene.allowed(
        scene.visitor(),
        'mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p, confirmPassword: $p) { accepted } }',
        { t: await scene.tokenOf(id, 'reset'), p: `${password}, anew` },
      );
    };
    expect(await endedBy(browser, reset)).toBeLessThan(1000);
    await expectOut(browser, RENAME);
  });

  it('a negotiator who was sent away', async () => {
    const negotiator: Person = await scene.joined('negotiator');
    const remove = 'mutation ($id: ID!) { removeColleague(accountId: $id) { id } }';
    const ended = endedBy(negotiator.browser, () => scene.ask('agent', remove, { id: negotiator.id }));
    expect(await ended).toBeLessThan(1000);
    await expectOut(
      negotiator.browser,
      'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
      { input: home },
    );
  });
});

describe('a role that changes', () => {
  it('counts for the session that is open, which goes on', async () => {
    const { id, browser } = await scene.joined('negotiator');
    const invite = 'mutation { inviteColleague(email: "somebody-new@example.org", role: negotiator) { id } }';
    expect((await browser.ask(invite)).errors[0].extensions.code).toBe('FORBIDDEN');
    const role = 'mutation ($id: ID!) { changeColleagueRole(accountId: $id, role: owner) { id } }';
    expect(await endedBy(browser, () => scene.ask('agent', role, { id }))).toBeLessThan(1000);
    expect((await liveStream(browser, leaving.signal)).status).toBe(200);
    expect((await browser.ask(invite)).errors).toBeUndefined();
  });
});
