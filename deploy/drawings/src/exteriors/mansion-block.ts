import { shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork, castOn, chimney, course, flat, front, frontDoor, steps, stone } from './facade.js';
import { pane } from './pane.js';
import { hedgeRow, streetTree, topiary } from './planting.js';
import { slope } from './roof.js';
import { beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle, railings, streetLamp } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A red-brick mansion block: stone bands, gables, iron balconies, a porch with a canopy. */
export function mansionBlock(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -4.6, z: -25, yaw: 0.2, focal: 1420, horizon: 900, eye: 1.9 });
  const { stage } = it;
  const red = ['#a5503f', '#94463a', '#b05c43'][style.seed % 3] ?? '#a5503f';
  beyond(it, 90);
  ground(it, { from: -1.6, pavement: 3.4 });
  const top = 14.2;
  const bays = [-15, -5, 5, 15, 25];
  slope(it, -20, 55, top, 3, 4);
  for (const x of [-11, -1.2, 8.8, 19]) chimney(it, x, top + 1.2, 2.2, 1.7, 3.1, red, 6);
  const wall = flat(it, -20, 0, 0);
  brickwork(it, wall, 0, 0, 55, top, red);
  for (let y = 4.6; y < top; y += 3.15)
    for (const dy of [0, 1.1, 2.2])
      wall.rect(0, y + dy, 55, 0.16, stage.tone(stone, front), { opacity: 0.9 });
  for (const x of bays) {
    for (const dx of [-3.7, -2.2, 2.0, 3.45]) {
      for (let floor = 0; floor < 4; floor++)
        pane(it, wall, {
          u: x + 20 + dx - 0.55,
          v: 1.5 + floor * 3.15,
          w: 1.1,
          h: 2.0,
          bars: [2, 3],
          head: floor === 3 ? 'arch' : 'stone',
          trim: stone,
        });
    }
    centreBay(x);
  }
  course(it, -20, top - 0.15, 55, 0.4, 0.45, stone);
  course(it, -20, 3.95, 55, 0.26, 0.2, stone);
  for (const x of bays) gable(x);
  entrance(-0.0 + 0);
  for (const [x, w] of [
    [-19, 17.4],
    [1.6, 17],
  ] as const) {
    hedgeRow(it, x, -1.2, w, 0.95, 0.05, 0.5);
    railings(it, x, -1.5, w, 1.1);
  }
  roadShadow(it, -8.4);
  streetTree(it, 9.4, -4.4, 9.5);
  streetLamp(it, -6.0, -4.6, 4.4);
  if (random.chance(0.5)) bicycle(it, 3.4, -2.3, style.scheme.accent);
  return finishOutside(it);

  function centreBay(x: number): void {
    castOn(it, x + 1.55, 4.2, 9.6, 0.8);
    stage.box({ at: [x - 1.55, 4.2, -0.7], size: [3.1, 9.6, 0.7] }, red);
    const face = flat(it, x - 1.55, 4.2, -0.705);
    brickwork(it, face, 0, 0, 3.1, 9.6, red);
    for (let floor = 0; floor < 3; floor++) {
      const v = 0.35 + floor * 3.15;
      for (const dy of [-0.05, 1.05, 2.15]) face.rect(0, v + dy, 3.1, 0.15, stage.tone(stone, front));
      pane(it, face, {
        u: 0.3,
        v: v + 0.2,
        w: 0.7,
        h: 2.05,
        bars: [1, 3],
        head: 'none',
        room: `${x}/${floor}`,
        sill: false,
      });
      pane(it, face, {
        u: 1.1,
        v: v + 0.2,
        w: 0.9,
        h: 2.05,
        bars: [2, 3],
        head: 'none',
        room: `${x}/${floor}`,
        sill: false,
      });
      pane(it, face, {
        u: 2.1,
        v: v + 0.2,
        w: 0.7,
        h: 2.05,
        bars: [1, 3],
        head: 'none',
        room: `${x}/${floor}`,
        sill: false,
      });
      stage.box({ at: [x - 1.75, 4.2 + v - 0.2, -1.4], size: [3.5, 0.13, 0.8] }, stone);
      railings(it, x - 1.7, -1.36, 3.4, 0.85, 4.2 + v - 0.08);
    }
  }

  function gable(x: number): void {
    const y = top + 0.1;
    const shape: [number, number][] = [
      [-2.1, 0],
      [2.1, 0],
      [2.1, 0.9],
      [1.65, 1.05],
      [1.5, 1.9],
      [0.95, 2.1],
      [0.75, 2.9],
      [0, 3.3],
      [-0.75, 2.9],
      [-0.95, 2.1],
      [-1.5, 1.9],
      [-1.65, 1.05],
      [-2.1, 0.9],
    ];
    const face = flat(it, x, y, -0.5);
    face.shape(
      shape.map(([a, b]) => [a * 1.06, b * 1.05]),
      stage.tone(stone, front),
    );
    face.shape(shape, stage.tone(red, front));
    face.rect(-2.1, 0.75, 4.2, 0.15, stage.tone(stone, front));
    pane(it, face, { u: -0.55, v: 0.35, w: 1.1, h: 1.5, bars: [2, 3], head: 'arch', trim: stone });
  }

  function entrance(x: number): void {
    // The main door stands between two bays, under a stone hood with a lit transom.
    const u = x;
    castOn(it, u + 1.7, 0, 3.9, 0.7);
    stage.box({ at: [u - 1.7, 0, -0.5], size: [3.4, 3.9, 0.5] }, stone);
    const face = flat(it, u - 1.7, 0, -0.505);
    face.rect(0.55, 0.3, 2.3, 2.9, stage.tone(shade(red, -0.55)));
    face.ellipse(1.7, 3.1, 1.15, 0.55, stage.tone(shade(red, -0.55)), {}, 0, Math.PI);
    for (const d of [0.72, 1.74])
      frontDoor(it, face, {
        u: d,
        v: 0.32,
        w: 0.94,
        h: 2.2,
        colour: style.door,
        fan: 'flat',
        trim: shade(stone, -0.1),
      });
    stage.box({ at: [u - 1.95, 3.9, -0.95], size: [3.9, 0.28, 0.95] }, stone);
    steps(it, u - 1.5, -0.5, 3, 0.34);
    topiary(it, u - 2.15, -1.0, 0, 1.7, '#2f343a');
    topiary(it, u + 2.15, -1.0, 0, 1.7, '#2f343a');
    if (it.lit) stage.picture.glow(stage.perspective.point([u, 2.6, -0.6]), 130, '#ffcf86', 0.6);
  }
}
