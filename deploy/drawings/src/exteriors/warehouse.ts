import { shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork, course, flat, front, frontDoor } from './facade.js';
import { pane } from './pane.js';
import { streetTree, topiary } from './planting.js';
import { beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle, railings, streetLamp } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A warehouse turned to flats: stock brick, steel windows under arches, a hoist and loading doors. */
export function warehouse(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -6.5, z: -22, yaw: 0.3, focal: 1340, horizon: 905, eye: 1.8 });
  const { stage } = it;
  beyond(it, 100);
  ground(it, { from: 0, pavement: 2.6, road: '#6d6a68' });
  const brick = ['#b98d58', '#a5644a', '#c09a68', '#8f5546'][style.seed % 4] ?? '#b98d58';
  const top = 15.4;
  const wall = flat(it, -22, 0, 0);
  stage.box({ at: [-22, top, 3.5], size: [60, 2.5, 8] }, '#3f4347');
  const glass = flat(it, -22, top + 0.3, 3.49);
  for (let i = 0; i < 24; i++)
    pane(it, glass, {
      u: 0.6 + i * 2.5,
      v: 0,
      w: 2.0,
      h: 1.9,
      bars: [3, 1],
      frame: '#2b2e31',
      head: 'none',
      sill: false,
    });
  brickwork(it, wall, 0, 0, 60, top, brick);
  for (const y of [3.7, 7.5, 11.2]) wall.rect(0, y, 60, 0.22, stage.tone(shade(brick, -0.25), front));
  course(it, -22, top - 0.2, 60, 0.5, 0.3, shade(brick, 0.18));
  for (let i = 0; i < 12; i++)
    wall.rect(i * 5 - 0.45, 0, 0.9, top, stage.tone(shade(brick, 0.07), front), { opacity: 0.55 });
  for (let i = 0; i < 12; i++) {
    const middle = i % 4 === 0;
    const u = i * 5 + (middle ? 1.05 : 0.75);
    for (let floor = 0; floor < 4; floor++) {
      const v = 0.9 + floor * 3.72;
      if (middle && floor > 0) loading(u, v);
      else if (middle) frontDoorway(u);
      else if (floor === 0)
        for (const k of [0, 1])
          pane(it, wall, {
            u: u + k * 1.85,
            v: v + 0.1,
            w: 1.55,
            h: 2.2,
            bars: [3, 3],
            frame: '#2b2e31',
            head: 'arch',
            trim: shade(brick, -0.2),
            sash: false,
          });
      else
        pane(it, wall, {
          u: u + 0.15,
          v,
          w: 3.2,
          h: 2.55,
          bars: [6, 4],
          frame: '#2b2e31',
          head: 'arch',
          trim: shade(brick, -0.2),
          sash: false,
        });
    }
    if (middle) hoist(u + 1.45);
  }
  roadShadow(it, -5.2);
  for (const x of [-1.4, 4.1]) topiary(it, x, -0.7, 0, 1.9, '#2b2e31');
  bicycle(it, 6.2, -0.9, style.scheme.accent);
  streetLamp(it, -5.2, -2.2, 4.6);
  streetTree(it, 12, -1.7, 7.4);
  return finishOutside(it);

  function frontDoorway(u: number): void {
    wall.rect(u - 0.1, 0, 3.1, 3.2, stage.tone('#2b2e31', front));
    const light = it.lit ? '#f8c174' : stage.tone('#4b5f68');
    for (const [a, w] of [
      [0.05, 0.85],
      [1.98, 0.85],
    ] as const)
      wall.rect(u + a, 0.1, w, 2.95, light);
    frontDoor(it, wall, {
      u: u + 0.98,
      v: 0,
      w: 0.9,
      h: 2.35,
      colour: style.door,
      fan: 'flat',
      trim: '#2b2e31',
    });
    if (it.lit) stage.picture.glow(stage.perspective.point([u - 20.6, 1.6, -0.4]), 150, '#ffcf86', 0.5);
  }

  function loading(u: number, v: number): void {
    wall.rect(u + 0.3, v - 0.3, 2.3, 3.1, stage.tone(shade(brick, -0.22), front));
    pane(it, wall, {
      u: u + 0.42,
      v: v - 0.3,
      w: 2.06,
      h: 2.9,
      bars: [4, 4],
      frame: '#2b2e31',
      head: 'none',
      sash: false,
      sill: false,
    });
    stage.box({ at: [u - 22 + 0.2, v - 0.42, -0.9], size: [2.5, 0.12, 0.9] }, '#2b2e31');
    railings(it, u - 22 + 0.24, -0.86, 2.42, 1.0, v - 0.3);
  }

  function hoist(u: number): void {
    stage.box({ at: [u - 22 - 0.12, top - 0.9, -1.9], size: [0.24, 0.3, 1.9] }, '#2b2e31');
    stage.line(
      [
        [u - 22, top - 0.9, -1.8],
        [u - 22, top - 2.2, -1.8],
      ],
      stage.tone('#2b2e31'),
      0.05,
    );
  }
}
