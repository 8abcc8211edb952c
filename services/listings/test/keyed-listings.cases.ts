import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, otherAgent, UPDATE } from './listings.fixture.js';

/** What holds on every adapter of the documents port. */
export function keyedListings(open: () => Promise<ListingsFixture>): void {
  let { harness, ask, published } = {} as ListingsFixture;
  beforeEach(async () => {
    ({ harness, ask, published } = await open());
  });
  afterEach(() => harness.dispose());

  describe('creating a listing with a key', () => {
    const KEYED = CREATE.replace('ListingInput!)', 'ListingInput!, $idempotencyKey: String)').replace(
      'input: $input',
      'input: $input, idempotencyKey: $idempotencyKey',
    );
    const idempotencyKey = '8f0a7f7e-form-of-a-home';
    const create = (more: object = {}, as: typeof agent | typeof otherAgent = agent) =>
      ask(KEYED, { input: { ...home, ...more }, idempotencyKey }, { as });
    const made = { createListing: { id: 1, version: 1, published: true, missing: [] } };

    it('lists one home however often it is sent', async () => {
      expect((await create()).data).toEqual(made);
      expect((await create()).data).toEqual(made);
      expect(await published()).toEqual(['published 1']);
    });

    it('lists one home when it is sent twice at once', async () => {
      const [one, other] = await Promise.all([create(), create()]);
      expect(one.errors ?? other.errors).toBeUndefined();
      expect(one.data).toEqual(other.data);
      expect(await published()).toEqual(['published 1']);
    });

    it('answers what became of the home since', async () => {
      await create();
      await ask(UPDATE, { id: 1, version: 1, input: { price: 500_000 } }, { as: agent });
      expect((await create()).data.createListing).toMatchObject({ id: 1, version: 2 });
    });

    it('is refused with other content, which lists nothing', async () => {
      await create();
      const { errors } = await create({ title: 'Another home' });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('This form has listed a home already'),
        extensions: { code: 'CONFLICT', field: 'idempotencyKey' },
      });
      expect(await published()).toEqual(['published 1']);
    });

    it('has nothing to do with the same key of somebody else', async () => {
      await create();
      expect((await create({ title: 'Another home' }, otherAgent)).data.createListing.id).toBe(2);
    });

    it('is refused where the key is too short to be one', async () => {
      const { errors } = await ask(KEYED, { input: home, idempotencyKey: 'k' }, { as: agent });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'idempotencyKey' });
    });
  });
}
