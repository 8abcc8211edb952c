import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork } from '../exteriors/facade.js';
import { pane } from '../exteriors/pane.js';
import { bush, topiary } from '../exteriors/planting.js';
import { finishOutside, site } from '../exteriors/site.js';
import type { Hour, HouseStyle } from '../house-style.js';
import { cafeSet } from './cafe-set.js';
import { cityBelow } from './city-below.js';

/** Seats on a balcony, the view over its rail. */
export function balcony(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: 0, z: -1.2, yaw: 0, focal: 1080, horizon: 600, eye: 1.45 });
  const { stage } = it;
  cityBelow(it, style.outlook === 'river' ? 0 : 300);
  const deck = stage.surface([-2.6, 0, 0], [1, 0, 0], [0, 0, 1]);
  const wood = mix(style.scheme.wood, '#b7a58d', 0.5);
  deck.rect(-2, -1, 9, 4, stage.tone(wood, [0, 1, 0]));
  for (let i = 0; i < 26; i++) deck.rect(-2, -0.9 + i * 0.15, 9, 0.012, stage.tone(shade(wood, -0.4)));
  // The wall of the building, warm in the sun on the far side.
  stage.box({ at: [2.2, 0, -1], size: [2, 6, 3.9] }, style.brick);
  brickwork(it, stage.surface([2.196, 0, -1], [0, 0, 1], [0, 1, 0]), 0, 0, 3.9, 4, style.brick, [-1, 0, 0]);
  const reveal = stage.surface([2.19, 0, 0.2], [0, 0, 1], [0, 1, 0]);
  pane(
    it,
    reveal,
    {
      u: 0.4,
      v: 0.06,
      w: 1.5,
      h: 2.2,
      bars: [2, 1],
      frame: '#2f3338',
      head: 'none',
      sill: false,
      sash: false,
    },
    [-1, 0, 0],
  );
  const r = random.fork('rail');
  stage.box({ at: [-4, -0.2, 2.86], size: [8, 0.25, 0.14] }, '#d8d0c2');
  const rail = stage.surface([-4, 0.05, 2.9], [1, 0, 0], [0, 1, 0]);
  if (style.period) {
    const iron = stage.tone('#23262b');
    for (let i = 0; i < 48; i++) rail.rect(i * 0.13, 0, 0.022, 1.02, iron);
    rail.rect(0, 0.98, 6.2, 0.06, iron);
    rail.rect(0, 0.12, 6.2, 0.035, iron);
  } else {
    rail.rect(0, 0, 6.2, 1.02, '#e3f0ef', { opacity: 0.26 });
    for (let i = 0; i < 4; i++)
      rail.shape(
        [
          [i * 1.7, 0],
          [i * 1.7 + 0.3, 0],
          [i * 1.7 + 0.8, 1.02],
          [i * 1.7 + 0.5, 1.02],
        ],
        '#ffffff',
        { opacity: 0.16 },
      );
    rail.rect(0, 1.0, 6.2, 0.06, stage.tone('#2f3338'));
  }
  for (const x of [-3.1, -2.45, -1.8]) planter(x);
  cafeSet(it, -0.2, 1.5);
  stage.polygon(
    [
      [-4, 0.003, 0.4],
      [0.6, 0.003, 0.4],
      [2.2, 0.003, 2.9],
      [-2.2, 0.003, 2.9],
    ],
    '#fff0c4',
    { opacity: it.lit || hour === 'overcast' ? 0.04 : 0.16 },
  );
  topiary(it, 1.75, 2.45, 0, 1.25, style.scheme.accent);
  return finishOutside(it);

  function planter(x: number): void {
    stage.box({ at: [x, 0.05, 2.35], size: [0.6, 0.34, 0.4] }, style.scheme.feature);
    for (const dx of [0.1, 0.3, 0.5]) bush(it, x + dx, 2.5, 0.36 + r.between(0, 0.3), 0.36);
  }
}
