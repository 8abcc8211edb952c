import { eventually } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.js';
import { liveStream, next, said } from './live-stream.js';
import { home } from './ownership/listings.js';
import { type Person, password, Scene } from './ownership/ownership-scene.js';
import { requestViewing, viewableHome, viewingForm } from './ownership/viewings.js';

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

/** How a program is answered that has the address of an agent's calendar and nothing else. */
async function calendarOf(agent: Browser): Promise<() => Promise<number>> {
  const { path } = (await agent.ask('mutation { renewViewingFeed { path } }')).data.renewViewingFeed;
  return async () => (await fetch(`${agent.address}${path}`)).status;
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

  it('an operator whose role was taken away', async () => {
    const { browser, email } = await scene.confirmed();
    const grant = (role: string) =>
      scene.ask('operations', `mutation { grantRole(email: "${email}", role: ${role}) { accepted } }`);
    await grant('operations');
    await scene.signIn(browser, email);
    expect((await browser.ask('{ queues { name } }')).errors).toBeUndefined();
    expect(await endedBy(browser, () => grant('user'))).toBeLessThan(1000);
    await expectOut(browser, 'mutation { pauseQueue(queue: "emails") { paused } }');
  });

  it('a negotiator who was sent away', async () => {
    const negotiator: Person = await scene.joined('negotiator');
    const calendar = await calendarOf(negotiator.browser);
    await eventually(async () => expect(await calendar()).toBe(200), { timeout: 5000 });
    const remove = 'mutation ($id: ID!) { removeColleague(accountId: $id) { id } }';
    const ended = endedBy(negotiator.browser, () => scene.ask('agent', remove, { id: negotiator.id }));
    expect(await ended).toBeLessThan(1000);
    await eventually(async () => expect(await calendar()).toBe(404), { timeout: 5000 });
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

describe('an agency that is suspended', () => {
  const SEEN = `query ($id: Int!) { listing(id: $id) { title price } listingState(id: $id)
    listingsByIds(ids: [$id]) { id title price } savedProperties(first: 100) { edges { id listing { id } } }
    publicListings(first: 100) { id } }`;
  const seen = async (id: unknown) => {
    const { savedProperties, publicListings, ...told } = await scene.ask('owner', SEEN, { id });
    return {
      ...told,
      saved: savedProperties.edges.find((edge: { id: unknown }) => edge.id === id),
      inSiteMap: publicListings.some((entry: { id: unknown }) => entry.id === id),
    };
  };
  const shows = (id: unknown, like: object) =>
    eventually(async () => expect(await seen(id)).toMatchObject(like), { timeout: 10_000 });
  const viewing = async (id: unknown) =>
    (await scene.ask('owner', 'query ($id: ID!) { viewing(id: $id) { status declineReason } }', { id }))
      .viewing;

  it('is gone from results, its pages, saved homes and calendars, and comes back as it was', async () => {
    const { id: agency } = (await scene.ask('anotherAgency', '{ me { agency { id } } }')).me.agency;
    const count = 'query ($id: ID!) { publicHomesOf(agencyId: $id) viewingsToComeOf(agencyId: $id) }';
    const counted = () => scene.ask('operations', count, { id: agency });
    const begun = await counted();
    const home = await viewableHome(scene, 'anotherAgency');
    await eventually(async () => expect((await seen(home)).listingsByIds).toHaveLength(1));
    await scene.ask('owner', 'mutation ($id: Int!) { saveProperty(id: $id) }', { id: home });
    const before = await seen(home);
    const asked = viewingForm(home);
    const { id: appointment } = (
      await scene.allowed(scene.browserOf('owner'), requestViewing, { input: asked }, scene.elsewhere())
    ).requestViewing;
    const confirm = 'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { status } }';
    await scene.ask('anotherAgency', confirm, { id: appointment });
    expect(await counted()).toEqual({
      publicHomesOf: begun.publicHomesOf + 1,
      viewingsToComeOf: begun.viewingsToComeOf + 1,
    });

    const suspend = 'mutation ($id: ID!) { suspendAgency(id: $id, reason: "No licence") { id } }';
    await scene.ask('operations', suspend, { id: agency });
    const gone = { listing: null, listingState: 'removed', listingsByIds: [], inSiteMap: false };
    await shows(home, { ...gone, saved: { listing: null } });
    await eventually(async () => expect((await viewing(appointment)).status).toBe('cancelled'));
    expect((await viewing(appointment)).declineReason).toContain('not on the portal for now');
    const agents = scene.browserOf('anotherAgency');
    const refused = await agents.ask(
      'mutation ($id: Int!) { changeListingStatus(id: $id, status: underOffer) { id } }',
      { id: home },
    );
    expect(refused.errors[0].extensions.code).toBe('AGENCY_SUSPENDED');
    const why = '{ me { agency { suspended { reason } } } agencyListings { total } }';
    expect((await agents.ask(why)).data.me.agency.suspended).toEqual({ reason: 'No licence' });

    await scene.ask('operations', 'mutation ($id: ID!) { reinstateAgency(id: $id) { id } }', { id: agency });
    await shows(home, before);
    expect((await viewing(appointment)).status).toBe('cancelled');
    expect((await counted()).publicHomesOf).toBe(begun.publicHomesOf + 1);
  });
});
