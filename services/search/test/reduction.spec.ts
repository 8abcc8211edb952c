import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.dispose());

describe('a home whose price was lowered', () => {
  it('says from what and when; one of an event that does not say so, nothing', async () => {
    await scene.listed({ reduction: { from: 625_000, at: '2026-11-21T10:00:00.000Z' } }, {});
    const { listingsByIds } = await scene.ask('{ listingsByIds(ids: [1, 2]) { reducedFrom reducedAt } }');
    expect(listingsByIds).toEqual([
      { reducedFrom: 625_000, reducedAt: '2026-11-21T10:00:00.000Z' },
      { reducedFrom: null, reducedAt: null },
    ]);
  });
});
