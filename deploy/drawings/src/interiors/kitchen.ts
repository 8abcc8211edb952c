import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { chair, stool, table } from './furniture.js';
import { baseRun, doorsOn } from './joinery.js';
import {
  bowl,
  crockery,
  frontOf,
  hob,
  shelf,
  sinkAndTap,
  tiles,
  wallCupboard,
  worktopOf,
} from './kitchen-fittings.js';
import { pendant } from './lamps.js';
import { sideWindows } from './living.js';
import { framed } from './on-walls.js';
import { plant, vase } from './plants.js';
import type { Room } from './room-plan.js';
import { finish, room, sunPatch } from './room.js';
import { panesLit } from './windows.js';

function kitchenRoom(style: HouseStyle, random: Random, x: number, d = 4.9): Room {
  const tiled = style.seed % 3 === 1;
  return room(style, random, {
    w: 4.9,
    d,
    h: style.period ? 2.8 : 2.6,
    wall: style.scheme.wall,
    floor: tiled ? 'tiles' : style.floor,
    floorColour: tiled ? mix(style.scheme.tile, '#a9a39a', 0.25) : style.scheme.floor,
    camera: { x },
  });
}

/** The window over the sink, with the run of units below it. */
export function kitchenSink(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = kitchenRoom(style, random, 0.2);
  const { back, plan } = it;
  const front = frontOf(style);
  const worktop = worktopOf(style);
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.5, 3.6)));
  tiles(it, back, 0, 0.92, 4.9, 0.62);
  const steel = style.windows === 'steel';
  panesLit(it, back, [
    {
      u: 1.55,
      v: 1.08,
      w: 1.8,
      h: 1.2,
      kind: steel ? 'steel' : style.windows === 'picture' ? 'picture' : 'casement',
    },
  ]);
  baseRun(it, -2.45, 4.28, 4.9, 0.62, scheme.cabinet, worktop, front);
  wallCupboard(it, -2.45, 1.35, front);
  shelf(it, 1.25, 1.15);
  sinkAndTap(it, 0.02, 4.5);
  hob(it, -1.75, 4.28);
  crockery(it, 1.1, 0.93, 4.62);
  plant(it, [0.7, 0.93, 4.7], 0.36, 'bush', scheme.accent);
  table(it, -1.25, 2.3, 2.1, 1.0, 0.76, scheme.wood);
  vase(it, [-0.4, 0.76, 2.85], 0.28, scheme.textile, scheme.accent);
  bowl(it, 0.25, 0.76, 2.75);
  chair(it, -1.45, 2.8, 'right', shade(scheme.wood, -0.15), scheme.textile);
  chair(it, 1.1, 2.8, 'left', shade(scheme.wood, -0.15), scheme.textile);
  chair(it, -0.75, 2.08, 'away', shade(scheme.wood, -0.15), scheme.textile);
  chair(it, 0.35, 2.08, 'away', shade(scheme.wood, -0.15), scheme.textile);
  pendant(it, [-0.2, 1.86, 2.8], 0.26, scheme.accent, style.period ? 'cone' : 'dome');
  if (plan.h > 3) framed(it, it.right, 2.6, 1.4, 0.5, 0.7);
  return finish(it);
}

/** The island under its pendants, tall units behind. */
export function kitchenIsland(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = kitchenRoom(style, random, -0.35, 5.3);
  const { stage, back, plan } = it;
  const front = frontOf(style);
  const worktop = worktopOf(style);
  const tall = Math.min(2.3, plan.h - 0.3);
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.7, 4.9)));
  tiles(it, back, 1.5, 0.92, 2.2, 1.5);
  stage.box({ at: [-2.45, 0.1, 4.68], size: [1.5, tall - 0.1, 0.62] }, scheme.cabinet);
  doorsOn(
    it,
    stage.surface([-2.45, 0.1, 4.676], [1, 0, 0], [0, 1, 0]),
    1.5,
    tall - 0.1,
    2,
    scheme.cabinet,
    front,
  );
  baseRun(it, -0.95, 4.68, 2.2, 0.62, scheme.cabinet, worktop, front);
  hob(it, 0.0, 4.68);
  stage.box({ at: [-0.02, 1.62, 4.86], size: [0.64, 0.34, 0.44] }, mix(scheme.cabinet, '#ffffff', 0.12));
  stage.box(
    { at: [0.14, 1.96, 5.0], size: [0.32, plan.h - 1.96, 0.3] },
    mix(scheme.cabinet, '#ffffff', 0.12),
  );
  for (const y of [1.5, 1.9]) {
    stage.box({ at: [-0.9, y, 5.08], size: [0.78, 0.035, 0.22] }, scheme.wood);
    crockery(it, -0.78, y + 0.035, 5.14);
  }
  stage.box({ at: [1.25, 0.1, 4.68], size: [1.2, tall - 0.1, 0.62] }, scheme.cabinet);
  doorsOn(
    it,
    stage.surface([1.25, 0.1, 4.676], [1, 0, 0], [0, 1, 0]),
    1.2,
    tall - 0.1,
    2,
    scheme.cabinet,
    front,
  );
  const niche = stage.surface([1.36, 0.98, 4.672], [1, 0, 0], [0, 1, 0]);
  niche.rect(0, 0, 0.48, 0.46, stage.tone('#33353a'));
  niche.soft(
    0.04,
    0.05,
    0.4,
    0.3,
    0.02,
    niche.gradient(
      [0, 0.3],
      [0.5, 0],
      [
        [0, '#565a63'],
        [1, '#1d1e22'],
      ],
    ),
  );
  plant(it, [-0.72, 0.925, 5.05], 0.34, 'bush', scheme.textile);
  stage.groundShadow(-1.25, 2.75, 2.5, 0.95, 0.7, 0.4);
  stage.box({ at: [-1.2, 0, 2.95], size: [2.4, 0.88, 0.72] }, mix(scheme.cabinet, scheme.feature, 0.5));
  const face = stage.surface([-1.2, 0.02, 2.946], [1, 0, 0], [0, 1, 0]);
  doorsOn(
    it,
    face,
    2.4,
    0.84,
    4,
    mix(scheme.cabinet, scheme.feature, 0.5),
    front === 'plain' ? 'slat' : front,
    'low',
  );
  face.rect(0, 0.7, 2.4, 0.16, '#1c1730', { opacity: 0.26 });
  stage.box({ at: [-1.3, 0.88, 2.68], size: [2.6, 0.055, 1.05] }, worktop, { soft: 0.012 });
  bowl(it, -0.55, 0.935, 3.15);
  vase(it, [0.65, 0.935, 3.2], 0.3, scheme.accent, scheme.textile);
  stage.box({ at: [0.0, 0.935, 3.0], size: [0.4, 0.022, 0.26] }, scheme.wood);
  for (const x of [-0.8, 0, 0.8]) stool(it, x, 2.48, scheme.metal, scheme.wood);
  for (const x of [-0.75, 0, 0.75])
    pendant(it, [x, 1.82, 3.2], 0.17, scheme.accent, style.seed % 2 === 0 ? 'globe' : 'cone');
  return finish(it);
}

/** A narrow kitchen seen from its end, units on both sides and a window ahead. */
export function kitchenGalley(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const front = frontOf(style);
  const worktop = worktopOf(style);
  const it = room(style, random, {
    w: 2.9,
    d: 4.4,
    h: 2.6,
    wall: scheme.wall,
    floor: style.seed % 2 ? 'chequer' : style.floor,
    floorColour: style.seed % 2 ? mix(scheme.tile, '#ffffff', 0.2) : scheme.floor,
    floorOther: scheme.cabinet,
    camera: { x: -0.1, focal: 1120 },
  });
  const { stage, back } = it;
  panesLit(it, back, [
    { u: 0.75, v: 1.0, w: 1.4, h: 1.3, kind: style.windows === 'steel' ? 'steel' : 'casement' },
  ]);
  const ahead = back.corners(0.8, 1.05, 1.3, 1.2);
  sunPatch(it, [ahead]);
  tiles(it, it.right, 0.4, 0.92, 4.0, 0.6);
  tiles(it, it.left, 0.4, 0.92, 4.0, 0.6);
  baseRun(it, -1.45, 3.8, 2.9, 0.6, scheme.cabinet, worktop, front, 5);
  sinkAndTap(it, 0.0, 4.02);
  stage.box({ at: [-1.45, 1.5, 0.6], size: [0.36, 0.7, 3.4] }, scheme.cabinet);
  doorsOn(
    it,
    stage.surface([-1.088, 1.5, 0.6], [0, 0, 1], [0, 1, 0]),
    3.4,
    0.7,
    6,
    shade(scheme.cabinet, -0.2),
    front,
    'low',
  );
  stage.box({ at: [1.12, 1.55, 1.0], size: [0.33, 0.04, 3.2] }, scheme.wood);
  for (let i = 0; i < 6; i++) crockery(it, 1.2, 1.59, 4.0 - i * 0.5);
  for (const [x, near] of [
    [-1.45, -0.6],
    [0.85, -0.6],
  ] as const) {
    stage.box({ at: [x, 0.1, near], size: [0.6, 0.78, 4.4] }, scheme.cabinet);
    const side = x < 0 ? -0.847 : 0.847;
    doorsOn(
      it,
      stage.surface([side, 0.1, 0.2], [0, 0, 1], [0, 1, 0]),
      3.6,
      0.78,
      6,
      shade(scheme.cabinet, x < 0 ? -0.2 : 0.12),
      front,
      'top',
    );
    stage.box({ at: [x < 0 ? x : x - 0.03, 0.88, near], size: [0.63, 0.045, 4.4] }, worktop);
  }
  plant(it, [1.2, 0.925, 3.5], 0.4, 'bush', scheme.accent);
  crockery(it, -1.3, 0.925, 3.0);
  bowl(it, 1.15, 0.925, 2.3);
  pendant(it, [0, 2.05, 2.6], 0.16, scheme.accent, 'dome');
  pendant(it, [0, 2.05, 3.5], 0.16, scheme.accent, 'dome');
  return finish(it);
}
