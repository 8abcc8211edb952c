import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork, frontDoor, steps } from '../exteriors/facade.js';
import { bicycle } from '../exteriors/street-furniture.js';
import { finishOutside, ground, site } from '../exteriors/site.js';
import { topiary } from '../exteriors/planting.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** The front door close to, with its pots and boot scraper. */
export function doorstep(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -0.9, z: -5.2, yaw: 0.16, focal: 1230, horizon: 640, eye: 1.55 });
  const { stage } = it;
  ground(it, { from: -1.2, pavement: 1.6 });
  const stucco = style.seed % 2 === 0;
  const wallColour = stucco ? '#f1eadc' : style.brick;
  const wall = stage.surface([-6, 0, 0], [1, 0, 0], [0, 1, 0]);
  brickwork(it, wall, 0, 0, 14, 6, wallColour);
  if (stucco)
    for (let v = 0.6; v < 6; v += 0.5) wall.rect(0, v, 14, 0.03, stage.tone(shade(wallColour, -0.2)));
  wall.rect(0, 0, 14, 0.42, stage.tone(shade(wallColour, -0.3)));
  for (const u of [2.2, 8.4]) {
    wall.rect(u - 0.14, 0.9, 1.5, 2.6, stage.tone('#ece2cd'));
    wall.rect(
      u,
      1.0,
      1.22,
      2.3,
      wall.gradient(
        [u, 3.3],
        [u + 1.2, 1],
        it.lit
          ? [
              [0, '#ffdf9c'],
              [1, '#e5984f'],
            ]
          : [
              [0, '#a9c2c9'],
              [0.5, '#5f7a86'],
              [1, '#34454f'],
            ],
      ),
    );
    for (const k of [0.33, 0.66]) wall.rect(u + 1.22 * k, 1.0, 0.04, 2.3, stage.tone('#f6f1e6'));
    for (const k of [0.25, 0.5, 0.75])
      wall.rect(u, 1.0 + 2.3 * k, 1.22, k === 0.5 ? 0.07 : 0.04, stage.tone('#f6f1e6'));
    wall.rect(u - 0.2, 0.84, 1.62, 0.12, stage.tone('#f3ead8'));
    wall.rect(u - 0.2, 0.7, 1.68, 0.14, '#1c1730', { opacity: 0.2 });
  }
  const arched = style.architecture === 'georgian townhouse' || style.seed % 3 === 0;
  wall.rect(4.85, 0.34, 1.9, arched ? 2.5 : 3.15, stage.tone('#efe5d2'));
  if (arched) wall.ellipse(5.8, 2.8, 0.95, 0.95, stage.tone('#efe5d2'), {}, 0, Math.PI);
  frontDoor(it, wall, {
    u: 5.22,
    v: 0.36,
    w: 1.16,
    h: 2.3,
    colour: style.door,
    fan: arched ? 'arch' : 'flat',
  });
  for (const u of [4.72, 6.62]) {
    stage.box({ at: [u - 6, 0.34, -0.16], size: [0.26, 3.1, 0.16] }, '#f1e8d7');
    stage.box({ at: [u - 6.05, 0.34, -0.2], size: [0.36, 0.22, 0.2] }, '#f1e8d7');
  }
  stage.box({ at: [-1.45, 3.42, -0.5], size: [2.5, 0.16, 0.5] }, '#f4ebdb');
  stage.box({ at: [-1.55, 3.58, -0.58], size: [2.7, 0.12, 0.58] }, '#f4ebdb');
  wall.shape(
    [
      [4.6, 3.42],
      [7.3, 3.42],
      [7.5, 3.05],
      [4.8, 3.05],
    ],
    '#1c1730',
    { opacity: 0.2 },
  );
  steps(it, -1.5, 0, 2.6, 0.34, '#d9d0bf');
  topiary(it, -1.15, -0.45, 0.17, 1.75, style.scheme.feature);
  topiary(it, 0.72, -0.45, 0.17, 1.75, style.scheme.feature);
  for (const [dx, c] of [
    [-1.5, style.scheme.accent],
    [1.35, mix(style.scheme.accent, '#f2e2c4', 0.4)],
  ] as const)
    stage.turned(
      [dx, 0, -1.1],
      [
        [0, 0.13],
        [0.26, 0.19],
        [0.3, 0.2],
      ],
      c,
    );
  if (style.seed % 2) bicycle(it, 2.3, -1.2, style.scheme.accent);
  const [lx, ly] = stage.perspective.point([0.95, 2.55, -0.2]);
  if (it.lit) stage.picture.glow([lx, ly], 240, '#ffcf86', 0.7);
  stage.picture.soft(
    [
      [lx - 14, ly + 26],
      [lx + 14, ly + 26],
      [lx + 18, ly - 22],
      [lx - 18, ly - 22],
    ],
    4,
    it.lit ? '#fff0c4' : stage.tone('#e8ead9'),
  );
  stage.picture.polygon(
    [
      [lx - 21, ly - 20],
      [lx + 21, ly - 20],
      [lx, ly - 42],
    ],
    stage.tone('#25282c'),
  );
  if (hour !== 'overcast' && !it.lit)
    wall.shape(
      [
        [0, 0],
        [3.2, 0],
        [4.4, 1.2],
        [5.6, 1.0],
        [7.6, 3.4],
        [9.2, 3.0],
        [10.8, 6],
        [14, 6],
        [14, 0],
      ],
      '#1c1730',
      { opacity: 0.14 },
    );
  return finishOutside(it);
}
