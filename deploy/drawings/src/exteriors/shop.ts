import { type Colour, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork, chimney, course, front, frontDoor, white } from './facade.js';
import { pane } from './pane.js';
import { streetTree, topiary } from './planting.js';
import { slope } from './roof.js';
import { beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle, streetLamp } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A shop with its awning, homes above. */
export function shop(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -3.6, z: -14.5, yaw: 0.24, focal: 1330, horizon: 850, eye: 1.7 });
  const { stage } = it;
  beyond(it, 90);
  ground(it, { from: 0, pavement: 3.4 });
  const fronts = [style.door, '#2d3a44', style.scheme.feature, '#7b3a33', '#39584a'];
  for (let i = 6; i >= -3; i--) unit(i * 6 - 3, i, fronts[(i + 10) % fronts.length] ?? style.door);
  roadShadow(it, -5.4);
  topiary(it, -2.4, -0.6, 0, 1.5, '#30343a');
  topiary(it, 2.5, -0.6, 0, 1.5, '#30343a');
  streetLamp(it, -5.2, -3.0, 4.2);
  bicycle(it, 4.4, -2.6, style.scheme.accent);
  streetTree(it, 8.5, -2.6, 7.4);
  return finishOutside(it);

  function unit(x: number, i: number, colour: Colour): void {
    const wall = stage.surface([x, 0, 0], [1, 0, 0], [0, 1, 0]);
    const brick = shade(style.brick, ((i + 9) % 3) * 0.1 - 0.08);
    slope(it, x, 6, 10.6, 2, 3);
    chimney(it, x - 0.6, 10.6, 2, 1.3, 2.2, brick, 4);
    brickwork(it, wall, 0, 3.7, 6, 7, brick);
    course(it, x, 10.5, 6, 0.3, 0.3, '#ebe0cb');
    for (const v of [4.6, 7.9])
      for (const u of [0.7, 2.4, 4.1]) pane(it, wall, { u, v, w: 1.15, h: 1.9, bars: [2, 2], head: 'stone' });
    const paint = stage.tone(colour, front);
    wall.rect(0, 0, 6, 3.8, paint);
    wall.rect(0, 3.05, 6, 0.62, stage.tone(shade(colour, 0.12), front));
    const light = it.lit
      ? wall.gradient(
          [0, 0],
          [0, 2.9],
          [
            [0, '#f4b260'],
            [1, '#ffe7b0'],
          ],
        )
      : wall.gradient(
          [0, 2.9],
          [4, 0.5],
          [
            [0, '#a6bec3'],
            [0.5, '#64808a'],
            [1, '#3a4b54'],
          ],
        );
    wall.rect(0.35, 0.6, 3.5, 2.35, light);
    wall.rect(5.5, 0.6, 0.2, 2.35, light);
    for (const u of [1.5, 2.68]) wall.rect(u, 0.6, 0.06, 2.35, paint);
    wall.rect(0.35, 2.3, 3.5, 0.06, paint);
    for (let k = 0; k < 3; k++) {
      wall.rect(0.6 + k * 1.15, 0.7, 0.6, 0.32, stage.tone('#8a6a4c'));
      wall.ellipse(
        0.9 + k * 1.15,
        1.2,
        0.24,
        0.24,
        stage.tone([style.scheme.accent, style.scheme.textile, '#7a9668'][k] ?? white),
      );
    }
    frontDoor(it, wall, { u: 4.25, v: 0.02, w: 1.05, h: 2.3, colour: shade(colour, -0.12), fan: 'flat' });
    stage.box({ at: [x, 3.7, -0.3], size: [6, 0.24, 0.3] }, shade(colour, 0.2));
    awning(x, i === 0 ? style.scheme.accent : shade(colour, 0.25));
  }

  function awning(x: number, colour: Colour): void {
    for (let k = 0; k < 9; k++) {
      const [a, b] = [x + 0.3 + k * 0.42, x + 0.3 + (k + 1) * 0.42];
      const tone = stage.tone(k % 2 ? white : colour, [0, 0.7, -0.7]);
      stage.polygon(
        [
          [a, 3.0, -0.05],
          [b, 3.0, -0.05],
          [b, 2.5, -1.3],
          [a, 2.5, -1.3],
        ],
        tone,
        { stroke: tone, width: 0.6 },
      );
      stage.polygon(
        [
          [a, 2.5, -1.3],
          [b, 2.5, -1.3],
          [b, 2.28, -1.3],
          [(a + b) / 2, 2.2, -1.3],
          [a, 2.28, -1.3],
        ],
        shade(tone, -0.1),
      );
    }
    stage.polygon(
      [
        [x + 0.3, 2.4, -0.006],
        [x + 4.1, 2.4, -0.006],
        [x + 4.4, 1.5, -0.006],
        [x + 0.6, 1.5, -0.006],
      ],
      '#1c1730',
      { opacity: 0.16 },
    );
  }
}
