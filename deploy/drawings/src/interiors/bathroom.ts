import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import {
  mirrorAndLights,
  pan,
  stool,
  tapOnWall,
  tiled,
  towelRail,
  tub,
  vanity,
} from './bathroom-fittings.js';
import { shadeLamp } from './lamps.js';
import { framed } from './on-walls.js';
import { plant } from './plants.js';
import type { Room } from './room-plan.js';
import { finish, room, sunPatch } from './room.js';
import { panesLit } from './windows.js';

function bathRoom(style: HouseStyle, random: Random, w: number, x: number): Room {
  const { scheme } = style;
  const chequer = style.period;
  return room(style, random, {
    w,
    d: 3.7,
    h: 2.55,
    wall: mix(scheme.wall, '#ffffff', 0.1),
    back: mix(scheme.wall, '#ffffff', 0.1),
    floor: chequer ? 'chequer' : 'tiles',
    floorColour: chequer ? '#f1ece1' : mix(scheme.tile, '#8f8b84', 0.2),
    floorOther: mix(scheme.feature, '#2b3038', 0.35),
    camera: { x, focal: 1150, eye: 1.36 },
    cornice: false,
  });
}

/** Bath under the window, basin beside it. */
export function bathroom(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bathRoom(style, random, 3.5, 0.1);
  const { stage, back } = it;
  const tile = style.seed % 2 ? scheme.tile : mix(scheme.feature, scheme.tile, 0.45);
  tiled(it, back, 0, 3.5, 1.2, tile, style.seed % 3 === 0);
  for (const side of [it.left, it.right])
    tiled(it, side, 0.6, 3.1, 1.2, shade(tile, side === it.left ? -0.14 : 0.04), style.seed % 3 === 0);
  back.rect(0, 1.2, 3.5, 0.035, stage.tone(shade(scheme.feature, -0.1)));
  const panes = panesLit(it, back, [{ u: 0.65, v: 1.28, w: 1.15, h: 0.95, blind: undefined }]);
  sunPatch(it, panes);
  mirrorAndLights(it, back, 2.85, 1.62, style.seed % 2 === 0);
  const freestanding = style.seed % 2 === 0;
  stage.groundShadow(-1.5, 2.75, 1.75, 0.75, 0.5, 0.36);
  if (freestanding) tub(it, -0.62, 3.1);
  else {
    stage.box({ at: [-1.75, 0, 2.9], size: [2.1, 0.58, 0.8] }, '#f6f3ec', {
      soft: 0.02,
      front: stage.tone(shade(tile, -0.05), [0, 0, -1]),
    });
    stage
      .surface([-1.68, 0.585, 2.98], [1, 0, 0], [0, 0, 1])
      .soft(0, 0, 1.96, 0.64, 0.18, stage.tone('#cfd6d6'));
  }
  tapOnWall(it, -0.62, 3.64);
  vanity(it, 0.62, 3.15, 0.92);
  towelRail(it, 2.0);
  stage
    .surface([-0.9, 0.006, 1.95], [1, 0, 0], [0, 0, 1])
    .soft(0, 0, 1.3, 0.6, 0.05, stage.tone(mix(scheme.accent, scheme.textile, 0.5)));
  stool(it);
  plant(
    it,
    [-1.52, freestanding ? 0 : 0.58, freestanding ? 3.45 : 3.55],
    freestanding ? 1.1 : 0.42,
    freestanding ? 'palm' : 'bush',
    scheme.accent,
  );
  shadeLamp(it, [1.58, 1.86, 3.66], 0.07, 0.2, '#fff1d0');
  return finish(it);
}

/** Walk-in shower behind glass. */
export function showerRoom(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bathRoom(style, random, 3.0, -0.1);
  const { stage, back } = it;
  const tile = style.seed % 2 ? mix(scheme.feature, scheme.tile, 0.35) : scheme.tile;
  tiled(it, back, 0, 3.0, 2.55, tile, style.seed % 3 !== 0);
  tiled(it, it.right, 1.6, 2.1, 2.55, shade(tile, 0.04), style.seed % 3 !== 0);
  it.back.rect(
    0,
    0,
    3,
    2.55,
    back.gradient(
      [0, 2.4],
      [3, 0],
      [
        [0, '#1c1730', 0.14],
        [0.6, '#1c1730', 0],
      ],
    ),
  );
  const niche = stage.tone(shade(tile, -0.34));
  back.rect(2.25, 1.1, 0.5, 0.34, niche);
  for (const [du, h, c] of [
    [0.08, 0.2, scheme.accent],
    [0.2, 0.26, scheme.textile],
    [0.33, 0.17, scheme.feature],
  ] as const)
    back.soft(2.25 + du, 1.1, 0.07, h, 0.01, stage.tone(c));
  const metal = stage.tone(scheme.metal);
  stage.box({ at: [0.35, 0, 2.3], size: [1.15, 0.05, 1.4] }, '#f2efe8');
  stage.line(
    [
      [1.2, 1.0, 3.66],
      [1.2, 2.2, 3.66],
      [1.2, 2.2, 3.25],
    ],
    metal,
    0.03,
  );
  stage.disc([1.2, 2.17, 3.22], 0.16, 0.16, metal);
  stage.disc([1.2, 1.05, 3.62], 0.06, 0.06, metal);
  mirrorAndLights(it, back, 0.85, 1.62, style.seed % 2 === 1);
  vanity(it, -1.1, 3.15, 0.95);
  pan(it, -1.05, 2.35);
  const glass = stage.surface([0.35, 0.05, 2.3], [0, 0, 1], [0, 1, 0]);
  glass.rect(0, 0, 1.4, 2.0, '#dfeff0', { opacity: 0.26 });
  glass.shape(
    [
      [0.2, 0],
      [0.5, 0],
      [1.1, 2.0],
      [0.8, 2.0],
    ],
    '#ffffff',
    { opacity: 0.2 },
  );
  glass.rect(0, 0, 1.4, 2.0, 'none', { stroke: metal, width: 3 });
  const front = stage.surface([0.35, 0.05, 2.3], [1, 0, 0], [0, 1, 0]);
  front.rect(0, 0, 0.5, 2.0, '#dfeff0', { opacity: 0.2 });
  front.rect(0, 0, 0.5, 2.0, 'none', { stroke: metal, width: 3 });
  stage
    .surface([-0.75, 0.006, 1.9], [1, 0, 0], [0, 0, 1])
    .soft(0, 0, 0.95, 0.6, 0.05, stage.tone(mix(scheme.accent, scheme.textile, 0.5)));
  framed(it, it.left, 2.3, 1.3, 0.5, 0.65);
  plant(it, [0.1, 0, 3.45], 0.95, 'snake', scheme.accent);
  return finish(it);
}
