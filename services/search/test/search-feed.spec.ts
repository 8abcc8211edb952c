import type { CloudEvent } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import { aListingEvent, aListing } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anna, ben, type SavedScene, startSavedScene } from './saved.fixture.js';

const self: Identity = { ...anna, accountVersion: 1 };
let scene: SavedScene;
let id: string;
beforeEach(async () => {
  scene = await startSavedScene();
  ({ id } = await scene.saveSearch({ name: 'By the common', criteria: { maxPrice: 600_000 } }));
});
afterEach(() => scene.harness.dispose());

const RENEW = 'mutation ($id: ID!) { renewSavedSearchFeed(id: $id) { feed { madeAt } atomPath jsonPath } }';
async function renewed(of = id, as = self): Promise<string> {
  const { renewSavedSearchFeed: made } = await scene.ask(RENEW, { id: of }, as);
  const token = /^\/feeds\/searches\/([\w-]{43})\.atom$/.exec(made.atomPath)![1]!;
  expect(made.jsonPath).toBe(`/feeds/searches/${token}.json`);
  return token;
}
const contentOf = async (token: string) =>
  (
    await scene.ask(
      `query ($token: String!) { searchFeedContent(token: $token) {
        id name changedAt resultsPath homes { updatedAt listing { id title price images { url } } } } }`,
      { token },
      null,
    )
  ).searchFeedContent;
const homesOf = async (token: string): Promise<number[]> =>
  (await contentOf(token)).homes.map(({ listing }: { listing: { id: number } }) => listing.id);

/** What another service tells of the account. */
async function told(topic: string, type: string, sequence: number, data: object): Promise<void> {
  const base = aListingEvent(aListing()) as CloudEvent<object>;
  const about = { id: `${type}-${sequence}`, type, subject: self.subject, sequence, data };
  await scene.harness.bus.publish(topic, [{ ...base, ...about }]);
  await scene.settle();
}
const accessChanged = (fromVersion: number) =>
  told('lintel.account-access', 'lintel.account-access.changed.v1', fromVersion, {
    accountId: self.subject,
    fromVersion,
  });

describe('the feed of a saved search', () => {
  it('has the homes that results would show, the newest first, each with when it changed last', async () => {
    const token = await renewed();
    expect(await homesOf(token)).toEqual([]);
    await scene.listed(1, { price: 500_000 });
    scene.harness.clock.advance({ seconds: 60 });
    await scene.listed(2, { price: 550_000 });
    await scene.listed(3, { price: 900_000 });
    expect(await homesOf(token)).toEqual([2, 1]);
    const updatedAt = '2026-03-09T09:00:00.000Z';
    await scene.listed(1, { price: 480_000, updatedAt, publishedAt: '2026-03-01T09:00:00.000Z' }, 2);
    const { name, resultsPath, homes } = await contentOf(token);
    expect([name, resultsPath]).toEqual(['By the common', '/properties?type=sale&maxPrice=600000']);
    expect(homes).toMatchObject([
      { listing: { id: 2 } },
      {
        updatedAt,
        listing: { id: 1, price: 480_000, images: [{ url: expect.stringMatching(/^\/media\//) }] },
      },
    ]);
  });

  it('loses a home that leaves the market, is sold or fits no more', async () => {
    const token = await renewed();
    for (const home of [1, 2, 3]) await scene.listed(home, { price: 500_000 });
    await scene.removed(1, 2);
    await scene.listed(2, { price: 500_000, status: 'sold' }, 2);
    await scene.listed(3, { price: 700_000 }, 2);
    expect(await homesOf(token)).toEqual([]);
  });

  it('has fifty homes at most', async () => {
    const token = await renewed();
    const now = scene.harness.clock.now().toISOString();
    await scene.publish(
      ...Array.from({ length: 60 }, (_, at) =>
        aListingEvent(aListing({ id: at + 1, price: 500_000, publishedAt: now, updatedAt: now })),
      ),
    );
    expect(await homesOf(token)).toHaveLength(50);
  });
});

describe('its address', () => {
  it('is good until another is made or it is ended, and any other is as good as none', async () => {
    const first = await renewed();
    const second = await renewed();
    for (const none of [first, second.slice(1), `${second}=`, '', 'x'.repeat(43), 'a'.repeat(5000)])
      expect([none, await contentOf(none)]).toEqual([none, null]);
    expect(await contentOf(second)).toMatchObject({ id });
    const end = () => scene.ask('mutation ($id: ID!) { endSavedSearchFeed(id: $id) }', { id }, self);
    expect(await end()).toEqual({ endSavedSearchFeed: true });
    expect(await contentOf(second)).toBeNull();
    expect(await end()).toEqual({ endSavedSearchFeed: false });
  });

  it('is made, seen and ended by its owner alone, in a session', async () => {
    const token = await renewed();
    const other: Identity = { ...ben, accountVersion: 1 };
    expect(await scene.faults(RENEW, { id }, other)).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await scene.faults(RENEW, { id }, null)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const { sessionId: _, ...program } = self;
    expect(await scene.faults(RENEW, { id }, program)).toMatchObject([{ code: 'FORBIDDEN' }]);
    const seen = 'query ($id: ID!) { savedSearchFeed(id: $id) { madeAt } }';
    expect(await scene.ask(seen, { id }, other)).toEqual({ savedSearchFeed: null });
    expect(await scene.ask('mutation ($id: ID!) { endSavedSearchFeed(id: $id) }', { id }, other)).toEqual({
      endSavedSearchFeed: false,
    });
    expect((await scene.ask(seen, { id }, self)).savedSearchFeed.madeAt).toMatch(/Z$/);
    expect(await contentOf(token)).not.toBeNull();
    const { exportMySavedData } = await scene.ask('{ exportMySavedData }', {}, self);
    expect(JSON.parse(exportMySavedData).savedSearches[0].feedMadeAt).toMatch(/Z$/);
    expect(exportMySavedData).not.toContain(token);
  });

  it('dies with the search, and stays dead when the same is saved again', async () => {
    const token = await renewed();
    await scene.ask('mutation ($id: ID!) { deleteSavedSearch(id: $id) }', { id }, self);
    expect(await contentOf(token)).toBeNull();
    await scene.saveSearch({ name: 'By the common', criteria: { maxPrice: 600_000 } });
    expect(await contentOf(token)).toBeNull();
  });

  it('dies with the sessions of its account, and none is made by a token from before', async () => {
    const token = await renewed();
    await accessChanged(4);
    expect(await contentOf(token)).toBeNull();
    expect(await scene.faults(RENEW, { id }, self)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect(await contentOf(await renewed(id, { ...self, accountVersion: 4 }))).not.toBeNull();
  });

  it('dies with the account', async () => {
    const token = await renewed();
    await told('lintel.account', 'lintel.account.closed.v1', 9, {
      id: self.subject,
      closedAt: scene.harness.clock.now().toISOString(),
    });
    expect(await contentOf(token)).toBeNull();
    expect(await scene.faults(RENEW, { id }, self)).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
