import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, anna, ben, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
});
afterEach(() => scene.harness.dispose());

const seconds = (count: number) => scene.harness.clock.advance({ seconds: count });
/** The ids of the homes of each e-mail that is made now. */
const told = async () => (await scene.tell()).map(({ homes }) => homes.map(({ id }) => id));
const frequency = (id: string, to: string) =>
  scene.ask(
    'mutation ($id: ID!, $to: AlertFrequency!) { changeAlertFrequency(id: $id, frequency: $to) { id } }',
    { id, to },
  );

describe('a home is news for a saved search', () => {
  it('when it is published after the search was saved', async () => {
    await scene.listed(1);
    seconds(1);
    await scene.saveSearch();
    await scene.listed(2);
    expect(await told()).toEqual([[2]]);
  });

  it('when it is imported after the search was saved, whenever it was first offered', async () => {
    await scene.saveSearch();
    await scene.listed(1, { publishedAt: '2025-12-01T09:00:00.000Z' });
    expect(await told()).toEqual([[1]]);
  });

  it('when it fits all that is asked, and not otherwise', async () => {
    await scene.saveSearch({
      criteria: { beds: 2, maxPrice: 500_000, location: 'clapham' },
      propertyTypes: ['flat'],
    });
    await scene.listed(1, { price: 500_000 });
    await scene.listed(2, { price: 500_001 });
    await scene.listed(3, { price: null });
    await scene.listed(4, { price: 400_000, bedrooms: 1 });
    await scene.listed(5, { price: 400_000, propertyType: 'house' });
    await scene.listed(6, { price: 400_000, location: 'Brixton, London', latitude: 51.41 });
    await scene.listed(7, { price: 400_000, listingType: 'rent' });
    await scene.listed(8, { price: 400_000, status: 'underOffer' });
    await scene.listed(9, { price: 400_000, status: 'sold' });
    expect(await told()).toEqual([[8, 1]]);
  });

  it('when it is near enough in time to the place of a commute', async () => {
    await scene.saveSearch({ wishes: { commute: { to: 'Bank', minutes: 30 } } });
    await scene.listed(1, { latitude: 51.447, longitude: -0.158 });
    await scene.listed(2, { latitude: 51.3811, longitude: -2.359 });
    await scene.listed(3, { latitude: null, longitude: null });
    expect(await told()).toEqual([[1]]);
  });

  it('when its price came down to what is asked since', async () => {
    await scene.listed(1, { price: 550_000 });
    await scene.listed(2, { price: 450_000 });
    seconds(1);
    await scene.saveSearch({ criteria: { maxPrice: 500_000 } });
    await scene.listed(1, { price: 490_000, publishedAt: '2026-03-01T09:00:00.000Z' }, 2);
    await scene.listed(2, { price: 440_000, publishedAt: '2026-03-01T09:00:00.000Z' }, 2);
    expect(await told()).toEqual([[1]]);
  });

  it('when it is on offer again since', async () => {
    await scene.listed(1, { status: 'sold' });
    seconds(1);
    await scene.saveSearch();
    await scene.listed(1, { publishedAt: '2026-03-01T09:00:00.000Z' }, 2);
    expect(await told()).toEqual([[1]]);
  });

  it('when it comes back that was away when the search was saved, but not one that could be seen then', async () => {
    await scene.listed(1);
    await scene.listed(2);
    await scene.removed(1, 2);
    seconds(1);
    await scene.saveSearch();
    await scene.removed(2, 2);
    seconds(1);
    for (const id of [1, 2]) await scene.listed(id, { publishedAt: '2026-03-01T09:00:00.000Z' }, 3);
    expect(await told()).toEqual([[1]]);
  });

  it('not when an event of before the search was saved is handled late', async () => {
    const early = anEvent(1, scene.harness.clock.now(), { price: 1 });
    seconds(1);
    await scene.saveSearch();
    await scene.publish(early);
    expect(await told()).toEqual([]);
  });

  it('not when nothing is known of what it was before', async () => {
    await scene.saveSearch({ criteria: { maxPrice: 500_000 } });
    await scene.listed(1, { price: 400_000, publishedAt: '2026-01-01T09:00:00.000Z' }, 7);
    expect(await told()).toEqual([]);
  });
});

describe('a home is never told of twice for the same search', () => {
  it('though its event comes again, it is published anew, and its price goes out of what is asked and back', async () => {
    const { clock } = scene.harness;
    await scene.saveSearch({ criteria: { maxPrice: 500_000 } });
    const published = await scene.listed(1, { price: 450_000 });
    expect(await told()).toEqual([[1]]);
    await scene.publish(published);
    await scene.publish({ ...published, id: 'anew', time: clock.now().toISOString() });
    seconds(1);
    for (const [n, price] of [550_000, 480_000, 520_000, 470_000].entries()) {
      await scene.listed(1, { price }, 2 + n);
      seconds(1);
    }
    await scene.removed(1, 8);
    await scene.listed(1, { price: 450_000 }, 9);
    expect(await told()).toEqual([]);
  });

  it('but is for another search, and another account', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    expect(await told()).toEqual([[1]]);
    await scene.saveSearch({ criteria: { maxPrice: 560_000 } });
    await scene.saveSearch({ criteria: { maxPrice: 560_000 } }, ben);
    await scene.listed(1, { price: 550_000 }, 2);
    const emails = await scene.tell();
    expect(emails.map(({ accountId }) => accountId).sort()).toEqual([anna.subject, ben.subject]);
  });
});

describe('what was found', () => {
  it('is left out when it is gone, sold or no longer fits at the time of telling', async () => {
    await scene.saveSearch({ criteria: { maxPrice: 500_000 } });
    for (const id of [1, 2, 3, 4]) await scene.listed(id, { price: 450_000 });
    seconds(1);
    await scene.removed(1, 2);
    await scene.listed(2, { price: 450_000, status: 'sold' }, 2);
    await scene.listed(3, { price: 510_000 }, 2);
    expect(await told()).toEqual([[4]]);
    seconds(1);
    await scene.listed(3, { price: 500_000 }, 3);
    expect(await told()).toEqual([[3]]);
  });

  it('makes no e-mail when nothing of it is left', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    await scene.removed(1, 2);
    expect(await told()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('is not told of once alerts are off; turned on again they begin anew', async () => {
    const { id } = await scene.saveSearch();
    await scene.listed(1);
    await frequency(id, 'off');
    await scene.listed(2);
    seconds(1);
    await frequency(id, 'daily');
    expect(await told()).toEqual([]);
    seconds(1);
    await scene.listed(3);
    expect(await told()).toEqual([[3]]);
  });

  it('before alerts were off is told of once it has become news again since', async () => {
    const { id } = await scene.saveSearch({ criteria: { maxPrice: 500_000 } });
    await scene.listed(1, { price: 490_000 });
    await frequency(id, 'off');
    seconds(1);
    await frequency(id, 'daily');
    seconds(1);
    await scene.listed(1, { price: 510_000 }, 2);
    await scene.listed(1, { price: 480_000 }, 3);
    expect(await told()).toEqual([[1]]);
  });

  it('is told of at the new frequency when that changes', async () => {
    const { id } = await scene.saveSearch();
    await scene.listed(1);
    await frequency(id, 'weekly');
    expect(await scene.tell('daily')).toEqual([]);
    expect(await scene.tell('weekly')).toMatchObject([{ alertFrequency: 'weekly', homes: [{ id: 1 }] }]);
  });

  it('is not told of when the search is deleted', async () => {
    const { id } = await scene.saveSearch();
    await scene.listed(1);
    await scene.ask('mutation ($id: ID!) { deleteSavedSearch(id: $id) }', { id });
    await scene.listed(2);
    expect(await told()).toEqual([]);
  });

  it('is found by whichever replica handles the events, for a search saved through another', async () => {
    await scene.replica();
    await scene.saveSearch();
    await scene.publish(...Array.from({ length: 12 }, (_, n) => anEvent(n + 1, scene.harness.clock.now())));
    expect((await told()).map((homes) => homes.length)).toEqual([12]);
  });
});
