import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.harness.dispose());

const SEARCH = `query ($wishes: WishesInput, $criteria: SearchCriteriaInput) {
  searchListings(listingType: sale, wishes: $wishes, criteria: $criteria) { total edges { node { id }
    commute { minutes rideMinutes summary legs { mode line from to minutes wait stops } } } } }`;
const search = async (variables: Record<string, unknown>) =>
  (await scene.ask(SEARCH, variables)).searchListings;
const to = (place: string, minutes: number) => ({ wishes: { commute: { to: place, minutes } } });

const nearBalham = { latitude: 51.447, longitude: -0.158 };
const inBank = { latitude: 51.5133, longitude: -0.0886 };
const inBath = { latitude: 51.3811, longitude: -2.359 };

describe('a search by commute', () => {
  beforeEach(() => scene.listed(nearBalham, inBank, inBath, { latitude: null, longitude: null }));

  it('finds the homes that are near enough in time, and says how one comes there', async () => {
    const { total, edges } = await search(to('Bank', 30));
    expect(total).toBe(2);
    const [balham] = edges.filter(({ node }: any) => node.id === 1);
    expect(balham.commute).toMatchObject({
      summary: `${balham.commute.minutes} min to Bank: 8 walk, Northern line`,
      legs: [
        { mode: 'walk', line: null, from: null, to: 'Balham', minutes: 8, wait: null, stops: null },
        { mode: 'ride', line: 'Northern line', from: 'Balham', to: 'Bank', stops: 10 },
      ],
    });
    expect(balham.commute.minutes).toBeLessThanOrEqual(30);
  });

  it('counts the very minute that the card says, and none more', async () => {
    const { edges } = await search(to('Bank', 60));
    const { minutes } = edges.find(({ node }: any) => node.id === 1).commute;
    expect((await search(to('Bank', minutes))).total).toBe(2);
    expect((await search(to('Bank', minutes - 1))).total).toBe(1);
  });

  it('goes with other criteria', async () => {
    expect((await search({ ...to('Bank', 30), criteria: { location: 'Balham' } })).edges).toMatchObject([
      { node: { id: 1 } },
    ]);
  });

  it('says no journey where none is asked for', async () => {
    expect((await search({})).edges.map(({ commute }: any) => commute)).toEqual([null, null, null, null]);
  });

  it.each([
    ['Atlantis', 30, 'wishes.commute.to', 'No place or station is known as “Atlantis”'],
    ['Penzance', 30, 'wishes.commute.to', 'No station is within reach of “Penzance”'],
    ['Bank', 0, 'wishes.commute.minutes', '1 to 180 minutes'],
    ['Bank', -5, 'wishes.commute.minutes', '1 to 180 minutes'],
    ['Bank', 181, 'wishes.commute.minutes', '1 to 180 minutes'],
  ])('refuses %s in %d minutes by name', async (place, minutes, field, message) => {
    expect(await scene.faults(SEARCH, to(place, minutes))).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
    const { errors } = await scene.harness.ask<any>(scene.search, SEARCH, { variables: to(place, minutes) });
    expect(errors![0]!.message).toContain(message);
  });
});

describe('the area of a commute', () => {
  const AREA = `query ($to: String!, $minutes: Int!) { commuteArea(to: $to, minutes: $minutes) {
    to { name latitude longitude } circles { latitude longitude miles } } }`;

  it('is circles around stations, as wide as the minutes left', async () => {
    const { to: place, circles } = (await scene.ask(AREA, { to: 'Bank', minutes: 30 })).commuteArea;
    expect(place).toMatchObject({ name: 'Bank', latitude: 51.5133 });
    expect(circles.length).toBeGreaterThan(50);
    expect(Math.max(...circles.map(({ miles }: any) => miles))).toBe(1.5);
  });

  it.each([
    [{ to: 'Atlantis', minutes: 30 }, 'to'],
    [{ to: '', minutes: 30 }, 'to'],
    [{ to: 'x'.repeat(10_000), minutes: 30 }, 'to'],
    [{ to: 'Bank', minutes: 0 }, 'minutes'],
  ])('refuses %p', async (variables, field) => {
    expect(await scene.faults(AREA, variables)).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });
});
