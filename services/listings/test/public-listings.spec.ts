import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture } from './listings.fixture.js';

let { harness, ask } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, ask } = await startFixture());
});
afterEach(() => harness.dispose());

describe('what there is', () => {
  const STATE = 'query ($id: Int!) { listingState(id: $id) }';
  const ALL =
    'query ($after: Int, $first: Int) { publicListings(after: $after, first: $first) { id updatedAt } }';
  const state = async (id: number) => (await ask(STATE, { id })).data.listingState;
  const rental = { ...home, listingType: 'rent', price: null };

  it('is told by id: published, removed, or unknown for a draft as for no listing', async () => {
    await ask(CREATE, { input: home }, { as: agent });
    await ask(CREATE, { input: rental }, { as: agent });
    expect([await state(1), await state(2), await state(3)]).toEqual(['published', 'unknown', 'unknown']);
    await ask('mutation { removeListing(id: 1) { version } }', {}, { as: agent });
    await ask('mutation { removeListing(id: 2) { version } }', {}, { as: agent });
    expect([await state(1), await state(2)]).toEqual(['removed', 'unknown']);
    await ask('mutation { restoreListing(id: 1) { version } }', {}, { as: agent });
    expect(await state(1)).toBe('published');
  });

  it('is listed by id in pages, without drafts and what was removed', async () => {
    for (const input of [home, rental, home, home, home]) await ask(CREATE, { input }, { as: agent });
    await ask('mutation { removeListing(id: 3) { version } }', {}, { as: agent });
    const updatedAt = harness.clock.now().toISOString();
    const ids = async (variables: object) =>
      (await ask(ALL, { ...variables })).data.publicListings.map(({ id }: { id: number }) => id);
    expect((await ask(ALL, { first: 1 })).data.publicListings).toEqual([{ id: 1, updatedAt }]);
    expect(await ids({ after: 1, first: 2 })).toEqual([4, 5]);
    expect(await ids({ after: 5, first: 2 })).toEqual([]);
    expect(await ids({})).toEqual([1, 4, 5]);
  });

  it.each([0, -1, 10_001])('is not listed %d at a time', async (first) => {
    expect((await ask(ALL, { first })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'first',
    });
  });
});
