import { systemClock, uuidV7Source } from '@lintel/kernel';
import { EventComposer } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DocumentRepublisher } from '../src/adapters/documents/listing.republisher.js';
import { registerListingModels } from '../src/adapters/documents/listing.schema.js';
import { RepublishListingsHandler } from '../src/application/republish-listings/republish-listings.handler.js';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const REMOVE = 'mutation ($id: Int!) { removeListing(id: $id) { id } }';

let { harness, events, ask, published } = {} as ListingsFixture;
let republish: (after: number) => Promise<string[]>;
beforeEach(async () => {
  ({ harness, events, ask, published } = await startFixture());
  const { connection } = await harness.documents('listings');
  const composer = new EventComposer('/services/listings', uuidV7Source(systemClock), systemClock);
  const handler = new RepublishListingsHandler(
    new DocumentRepublisher(registerListingModels(connection), composer),
  );
  republish = async (after) => {
    const before = (await published()).length;
    await handler.handle(after, () => undefined);
    // Listings of different partitions come in any order.
    return (await published()).slice(before).sort();
  };
});
afterEach(() => harness.dispose());

describe('publishing listings anew', () => {
  beforeEach(async () => {
    for (const price of [500_000, 510_000]) await ask(CREATE, { input: { ...home, price } }, { as: agent });
    await ask(UPDATE, { id: 1, version: 1, input: { price: 520_000 } }, { as: agent });
    await ask(CREATE, { input: { ...home, listingType: 'rent', price: null } }, { as: agent });
    await ask(REMOVE, { id: 2 }, { as: agent });
  });

  it('tells what each is now, with the sequence of its last change, and nothing of drafts', async () => {
    expect(await republish(0)).toEqual(['removed 2', 'updated 2']);
    const last = (subject: string) => events.findLast((event) => event.subject === subject);
    expect(last('1')!.data).toMatchObject({ price: 520_000, title: home.title });
    expect(last('2')!.data).toMatchObject({ id: 2 });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('goes on where an earlier run came to', async () => {
    expect(await republish(1)).toEqual(['removed 2']);
    expect(await republish(3)).toEqual([]);
  });

  it('leaves a listing changeable by whoever has read it before', async () => {
    await republish(0);
    const { errors } = await ask(UPDATE, { id: 1, version: 2, input: { price: 1 } }, { as: agent });
    expect(errors).toBeUndefined();
  });
});
