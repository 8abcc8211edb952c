import { PermanentMailError } from '@lintel/platform/mail';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asOdile, asOperations, codeOf, odile, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const CHANGE = `mutation ($wanted: Boolean!) {
  changeEmailPreferences(input: { savedHomeChanges: $wanted }) { savedHomeChanges } }`;
const READ = '{ emailPreferences { savedHomeChanges } }';
const asAnother = { subject: 'account-another', role: 'user' } as const;
const search = { id: 'search-1', accountId: odile.id, name: 'Near the common' };
const created = () =>
  scene.eventOf(
    'lintel.saved-search.created.v1',
    { subject: search.id },
    {
      ...search,
      listingType: 'sale',
      criteria: {},
      propertyTypes: [],
      area: null,
      alertFrequency: 'daily',
      createdAt: '2026-02-01T09:00:00.000Z',
    },
  );
const closed = (sequence: number) =>
  scene.eventOf(
    'lintel.account.closed.v1',
    { subject: odile.id, sequence },
    { id: odile.id, closedAt: scene.clock.now().toISOString() },
  );
const everything = async () =>
  JSON.stringify(
    await Promise.all(['people', 'preferences', 'savedSearches', 'deliveries'].map(scene.collection)),
  );

describe('preferences', () => {
  it('want e-mails about saved homes until they are changed', async () => {
    expect((await scene.ask(READ, {}, asOdile)).data.emailPreferences).toEqual({ savedHomeChanges: true });
    for (const wanted of [false, true, false]) {
      const { data } = await scene.ask(CHANGE, { wanted }, asOdile);
      expect(data.changeEmailPreferences).toEqual({ savedHomeChanges: wanted });
      expect((await scene.ask(READ, {}, asOdile)).data.emailPreferences).toEqual({
        savedHomeChanges: wanted,
      });
    }
  });

  it("are the caller's own", async () => {
    await scene.ask(CHANGE, { wanted: false }, asOdile);
    for (const identity of [asAnother, asOperations])
      expect((await scene.ask(READ, {}, identity)).data.emailPreferences.savedHomeChanges).toBe(true);
  });

  it('need somebody who is signed in', async () => {
    for (const answer of [
      await scene.ask(READ),
      await scene.ask(CHANGE, { wanted: false }),
      await scene.ask('{ exportMyEmailData }'),
    ]) {
      expect(codeOf(answer)).toBe('UNAUTHENTICATED');
      expect(answer.errors?.[0]?.message).toBe('Auth session missing!');
    }
    expect(await scene.collection('preferences')).toEqual([]);
  });
});

describe('a closed account', () => {
  const live = async () => {
    await scene.publish(scene.account(1), created(), scene.link('reset'));
    await scene.ask(CHANGE, { wanted: true }, asOdile);
    expect(await scene.mails()).toHaveLength(1);
  };

  it('leaves nothing but its id', async () => {
    await live();
    await scene.publish(scene.account(2, { email: 'new@example.org' }), closed(3));
    await scene.jobs.drain();
    expect(await everything()).not.toMatch(/example\.org|Odile|common|reset/);
    expect(await scene.collection('preferences')).toEqual([]);
    expect(await scene.deliveries()).toEqual([]);
  });

  it('stays closed, whatever comes late', async () => {
    await live();
    await scene.publish(closed(3));
    await scene.publish(scene.account(2, { name: 'Odile Late' }), scene.link('reset', 'late'), created());
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toEqual([]);
    expect(await everything()).not.toMatch(/example\.org|Odile|common|reset/);
  });

  it('is nobody to a token that outlives it', async () => {
    await live();
    await scene.publish(closed(2));
    for (const answer of [
      await scene.ask(CHANGE, { wanted: false }, asOdile),
      await scene.ask(READ, {}, asOdile),
      await scene.ask('{ exportMyEmailData }', {}, asOdile),
    ])
      expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    expect(await scene.collection('preferences')).toEqual([]);
  });
});

it('people get all that is kept of their own e-mails, and nothing of others', async () => {
  await scene.publish(scene.account(1), created(), scene.link('reset'));
  await scene.publish(scene.account(1, { id: 'account-another', email: 'another@example.org' }));
  await scene.ask(CHANGE, { wanted: false }, asOdile);
  await scene.subscribe(odile.email);
  await scene.mails();
  const { data } = await scene.ask('{ exportMyEmailData }', {}, asOdile);
  expect(data.exportMyEmailData).not.toContain('another');
  expect(JSON.parse(data.exportMyEmailData)).toMatchObject({
    account: { id: odile.id, email: odile.email, name: odile.name },
    preferences: { savedHomeChanges: false },
    savedSearches: [{ id: 'search-1', name: 'Near the common' }],
    newsletter: { state: 'pending', address: odile.email },
    emails: [{ state: 'sent', email: { template: 'account-reset', request: 'request-1' } }],
  });
});

describe('after 90 days', () => {
  it('it is forgotten that an e-mail was sent or failed, and no earlier', async () => {
    await scene.publish(scene.account(1), scene.link('reset', 'sent'));
    await scene.mails();
    scene.server.refusal = new PermanentMailError('554 no');
    await scene.publish(scene.link('already-registered', 'failed'));
    await scene.jobs.drain();
    scene.clock.advance({ days: 90 });
    await scene.service.upkeep.handle();
    expect(await scene.deliveries()).toHaveLength(2);
    scene.clock.advance({ seconds: 1 });
    await scene.service.upkeep.handle();
    expect(await scene.deliveries()).toEqual([]);
    expect((await scene.jobs.list('emails', 'failed')).jobs).toEqual([]);
  });
});

it('a former address that could not be told is kept for 30 days and no longer', async () => {
  scene.server.refusal = new PermanentMailError('550 no', { status: 550 });
  await scene.publish(scene.account(1), scene.account(2, { email: 'new@example.org' }));
  await scene.jobs.drain();
  scene.clock.advance({ days: 30 });
  await scene.service.upkeep.handle();
  expect(await everything()).toContain(odile.email);
  scene.clock.advance({ seconds: 1 });
  await scene.service.upkeep.handle();
  expect(await everything()).not.toContain(odile.email);
});

it('readiness tells how far behind each topic it is', async () => {
  const rows = await scene.service.health();
  const { gauges } = rows.find(({ name }) => name === 'notifications: consumers')!;
  expect(gauges).toMatchObject({
    lag: 0,
    lag_newsletter: 0,
    lag_account: 0,
    lag_saved_search: 0,
    lag_saved_property: 0,
    lag_viewing: 0,
    lag_conversation: 0,
  });
});
