import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.dispose());

describe('the nearest station of a home', () => {
  it('is of the Underground or the railway, whichever is nearer and has a name', async () => {
    const unknown = { nearestStation: null, nearestStationMiles: null };
    const distances = { tube: 0.4, bus: 0.1, train: 0.3 };
    await scene.listed(
      { transportDistances: { ...distances, tubeStop: 'Clapham Common', trainStop: 'Clapham High Street' } },
      { transportDistances: { ...distances, tubeStop: 'Clapham Common', busStop: 'The Pavement' } },
      { transportDistances: distances },
      { transportDistances: null },
    );
    const { listingsByIds } = await scene.ask(
      '{ listingsByIds(ids: [1, 2, 3, 4]) { nearestStation nearestStationMiles } }',
    );
    expect(listingsByIds).toEqual([
      { nearestStation: 'Clapham High Street', nearestStationMiles: 0.3 },
      { nearestStation: 'Clapham Common', nearestStationMiles: 0.4 },
      unknown,
      unknown,
    ]);
  });
});
