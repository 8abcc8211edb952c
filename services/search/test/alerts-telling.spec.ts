import { digestSize } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { alertQueue } from '../src/application/look-after-alerts/alert-schedule.js';
import { anEvent, anna, type Matched, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
});
afterEach(() => scene.harness.dispose());

const now = () => scene.harness.clock.now();
/** Lets the clock come to a time, and whatever is due by then happen. */
const until = async (time: string) => {
  scene.harness.clock.advance({ milliseconds: Date.parse(time) - now().getTime() });
  await scene.jobs.drain();
  await scene.settle();
};
const listed = (from: number, count: number) =>
  scene.publish(...Array.from({ length: count }, (_, n) => anEvent(from + n, now())));
const sizes = (emails: readonly Matched[]) => emails.map(({ homes, more }) => [homes.length, more]);

describe('an e-mail of a saved search', () => {
  it('shows the newest twenty homes and the number of the rest, with the page that has them all', async () => {
    await scene.saveSearch({
      name: 'Flats in Clapham & around',
      criteria: { beds: 2, location: 'Clapham', maxPrice: 600000, maxTubeDistance: 0.5 },
      propertyTypes: ['flat'],
      within: { north: 51.51234, east: 0, south: 51.4, west: -0.2 },
    });
    for (let id = 1; id <= 27; id += 1) {
      await scene.publish(anEvent(id, now()));
      scene.harness.clock.advance({ seconds: 1 });
    }
    const [email, ...others] = await scene.tell();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      accountId: anna.subject,
      name: 'Flats in Clapham & around',
      alertFrequency: 'daily',
      more: 7,
      resultsPath:
        '/properties?type=sale&beds=2&location=Clapham&maxPrice=600000&maxTubeDistance=0.5&propertyType=flat&area=51.5123,0,51.4,-0.2',
    });
    expect(email!.homes.map(({ id }) => id)).toEqual(Array.from({ length: digestSize }, (_, n) => 27 - n));
    expect(await scene.tell()).toEqual([]);
  });

  it('has the first picture of each home, without its miniature', async () => {
    await scene.saveSearch();
    const [first, second] = ['01', '02'].map((name) => ({
      key: `listings/1/${name}`,
      widths: [480, 960],
      width: 960,
      height: 720,
      alt: 'The front',
    }));
    const placeholder = 'data:image/webp;base64,UklGRg==';
    const images = [first!, second!].map((image) => ({ ...image, placeholder }));
    await scene.listed(1, { images });
    await scene.listed(2, { images: [] });
    const [email] = await scene.tell();
    const pictures = email!.homes.map(({ id, picture }) => [id, picture] as const);
    expect(new Map(pictures)).toEqual(
      new Map([
        [1, first],
        [2, undefined],
      ]),
    );
  });

  it('is made only when there is something to tell', async () => {
    await scene.saveSearch();
    expect(await scene.tell()).toEqual([]);
    await scene.listed(1);
    expect(sizes(await scene.tell())).toEqual([[1, 0]]);
    expect(await scene.tell()).toEqual([]);
    await scene.listed(2);
    expect(sizes(await scene.tell())).toEqual([[1, 0]]);
  });

  it('comes in the order of the search’s other events', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    await scene.tell();
    await scene.listed(2);
    await scene.tell();
    expect(scene.heard.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });
});

describe('instant alerts', () => {
  it('come within a minute, and gather an import into one e-mail', async () => {
    await until('2026-03-01T09:10:00Z');
    await scene.saveSearch({ alertFrequency: 'instant' });
    const began = now().getTime();
    await listed(1, 250);
    scene.harness.clock.advance({ seconds: 10 });
    await listed(251, 250);
    expect(scene.matched()).toEqual([]);
    while (scene.matched().length === 0 && now().getTime() - began < 60_000)
      await until(new Date(now().getTime() + 5000).toISOString());
    await until(new Date(began + 300_000).toISOString());
    expect(sizes(scene.matched())).toEqual([[20, 480]]);
  });
});

describe('daily alerts', () => {
  it.each([
    ['in winter', '2026-03-03T12:00:00Z', '2026-03-04T08:00:00Z'],
    ['on the day the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-29T07:00:00Z'],
    ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T07:00:00Z'],
    ['on the day the clocks go back', '2026-10-24T12:00:00Z', '2026-10-25T08:00:00Z'],
  ])('come at eight in London %s', async (_, found, due) => {
    await until(found);
    await scene.saveSearch();
    await scene.listed(1);
    await until(new Date(Date.parse(due) - 1).toISOString());
    await scene.search.lookAfterAlerts();
    expect(scene.matched()).toEqual([]);
    await until(due);
    expect(sizes(scene.matched())).toEqual([[1, 0]]);
  });

  it('tell of what was found after eight on the next day', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    await until('2026-03-02T08:00:00Z');
    await until('2026-03-02T08:30:00Z');
    await scene.listed(2);
    await until('2026-03-02T20:00:00Z');
    await scene.search.lookAfterAlerts();
    await scene.settle();
    expect(sizes(scene.matched())).toEqual([[1, 0]]);
    await until('2026-03-03T08:00:00Z');
    expect(scene.matched().map(({ homes }) => homes[0]!.id)).toEqual([1, 2]);
  });
});

describe('weekly alerts', () => {
  it('come on Monday at eight in London', async () => {
    // 1 March 2026 is a Sunday.
    await until('2026-03-02T09:00:00Z');
    await scene.saveSearch({ alertFrequency: 'weekly' });
    await scene.listed(1);
    await until('2026-03-08T23:59:59Z');
    await scene.search.lookAfterAlerts();
    expect(scene.matched()).toEqual([]);
    await until('2026-03-09T08:00:00Z');
    expect(scene.matched()).toMatchObject([{ alertFrequency: 'weekly', homes: [{ id: 1 }] }]);
  });
});

describe('after a standstill at the set hour, and when the queue has lost its jobs', () => {
  it('what is overdue is told once, and the schedule is put back', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    for (const key of ['instant', 'daily', 'weekly']) await scene.jobs.unschedule(alertQueue, key);
    await until('2026-03-02T08:30:00Z');
    expect(scene.matched()).toEqual([]);
    const other = await scene.replica();
    await Promise.all([scene.search.lookAfterAlerts(), other.lookAfterAlerts()]);
    await scene.search.lookAfterAlerts();
    await scene.settle();
    expect(sizes(scene.matched())).toEqual([[1, 0]]);
    await scene.listed(2);
    await until('2026-03-03T08:00:00Z');
    expect(sizes(scene.matched())).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});
