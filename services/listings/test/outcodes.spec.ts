import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { registerListingModels } from '../src/adapters/documents/listing.schema.js';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

let { harness, events, ask, published } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, events, ask, published } = await startFixture());
});
afterEach(() => harness.dispose());

const create = (address: string) => ask(CREATE, { input: { ...home, address } }, { as: agent });
const update = (version: number, input: object) => ask(UPDATE, { id: 1, version, input }, { as: agent });
const told = async (): Promise<unknown> => {
  await published();
  return (events.at(-1)!.data as { outcode: unknown }).outcode;
};

describe('the outcode of a home', () => {
  it('is read from an address that has no more of its postcode', async () => {
    await create('3 Example Walk, Camden, London NW1');
    expect(await told()).toBe('NW1');
  });

  it('outlives an edit of anything else', async () => {
    await create('3 Example Walk, Camden, London NW1');
    await update(1, { price: 560_000 });
    expect(await told()).toBe('NW1');
  });

  it('outlives an edit where it was told and stands in no address', async () => {
    const address = '8 Example Reach, Battersea, London';
    const { data } = await create(address);
    const { listings: stored } = registerListingModels((await harness.documents('listings')).connection);
    await stored.updateOne({ _id: data.createListing.id }, { $set: { 'content.outcode': 'SW11' } });
    await update(1, { price: 560_000 });
    expect(await told()).toBe('SW11');
    await update(2, { address: '9 Example Reach, Battersea, London' });
    expect(await told()).toBeNull();
  });
});
