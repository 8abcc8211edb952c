import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const colleague = { ...agent, subject: 'account-2' } as const;
const stranger = { ...agent, subject: 'account-3', agencyId: 'another-agency' } as const;

const SAVE = `mutation ($listingId: Int, $version: Int, $content: String!) {
  saveListingForm(listingId: $listingId, version: $version, content: $content) { content version savedAt } }`;
const READ = 'query ($listingId: Int) { listingForm(listingId: $listingId) { content version savedAt } }';
const DISCARD = 'mutation ($listingId: Int) { discardListingForm(listingId: $listingId) }';

let { harness, listings, ask } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, listings, ask } = await startFixture());
  await ask(CREATE, { input: home }, { as: agent });
});
afterEach(() => harness.dispose());

type Agent = { readonly subject: string; readonly role: 'agent'; readonly agencyId: string };
const typed = JSON.stringify({ title: 'Half a ti' });
const save = (variables: object = {}, as: Agent = agent) =>
  ask(SAVE, { content: typed, ...variables }, { as });
const read = async (variables: object = {}, as: Agent = agent) =>
  (await ask(READ, { ...variables }, { as })).data.listingForm;
const error = ({ errors }: { readonly errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions;

describe('what is typed', () => {
  it('is kept for each listing and for a new one, until it is typed anew', async () => {
    await save();
    await save({ listingId: 1, version: 1, content: '{"price":1}' });
    const savedAt = harness.clock.now().toISOString();
    expect(await read()).toEqual({ content: typed, version: null, savedAt });
    expect(await read({ listingId: 1 })).toEqual({ content: '{"price":1}', version: 1, savedAt });
    await save({ listingId: 1, version: 1, content: '{"price":12}' });
    expect((await read({ listingId: 1 })).content).toBe('{"price":12}');
  });

  it('is for whoever typed it: neither for colleagues nor for others', async () => {
    await save({ listingId: 1, version: 1 });
    expect(await read({ listingId: 1 }, colleague)).toBeNull();
    expect(await read({ listingId: 1 }, stranger)).toBeNull();
    expect(error(await save({ listingId: 1 }, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(error(await ask(SAVE, { content: typed }))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['is no JSON', '{'],
    ['is no object', '[1]'],
    ['is nothing', 'null'],
    ['is too long', JSON.stringify({ title: 'x'.repeat(100_000) })],
  ])('is refused when it %s', async (_, content) => {
    expect(error(await save({ content }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'content' });
    expect(await read()).toBeNull();
  });

  it('goes when it is discarded', async () => {
    await save();
    expect((await ask(DISCARD, {}, { as: agent })).data.discardListingForm).toBe(true);
    expect((await ask(DISCARD, {}, { as: agent })).data.discardListingForm).toBe(false);
    expect(await read()).toBeNull();
  });

  it('goes when the listing is saved by whoever typed it, and not by others', async () => {
    await save();
    await save({ listingId: 1, version: 1 });
    await ask(UPDATE, { id: 1, version: 1, input: { price: 1000 } }, { as: colleague });
    expect(await read({ listingId: 1 })).not.toBeNull();
    const refused = await ask(UPDATE, { id: 1, version: 1, input: { price: 2000 } }, { as: agent });
    expect(error(refused)).toMatchObject({ code: 'CONFLICT' });
    expect(await read({ listingId: 1 })).not.toBeNull();
    await ask(UPDATE, { id: 1, version: 2, input: { price: 2000 } }, { as: agent });
    expect(await read({ listingId: 1 })).toBeNull();
    expect(await read()).not.toBeNull();
    await ask(CREATE, { input: home }, { as: agent });
    expect(await read()).toBeNull();
  });

  it('is forgotten after 90 days', async () => {
    await save();
    harness.clock.advance({ days: 89 });
    await listings.upkeep.handle();
    expect(await read()).not.toBeNull();
    harness.clock.advance({ days: 2 });
    await listings.upkeep.handle();
    expect(await read()).toBeNull();
  });

  it('is erased with the account, and no other is kept for it', async () => {
    await save();
    await save({}, colleague);
    const type = 'lintel.account.closed.v1';
    const data = { id: agent.subject, closedAt: harness.clock.now().toISOString() };
    const event = {
      specversion: '1.0',
      id: 'closing',
      source: '/services/accounts',
      type,
      sequence: 2,
      data,
    };
    const about = { subject: agent.subject, time: data.closedAt, datacontenttype: 'application/json' };
    expect(findEventDefinition(type)).toBeDefined();
    await harness.bus.publish('lintel.account', [{ ...event, ...about, dataschema: '' } as CloudEvent]);
    await harness.bus.drain();
    expect(await read()).toBeNull();
    expect(await read({}, colleague)).not.toBeNull();
    expect(error(await save())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await read()).toBeNull();
  });
});
