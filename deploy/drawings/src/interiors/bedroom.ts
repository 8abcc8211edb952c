import { mix, shade, type Colour } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { armchair, chair, cushion, rug, table } from './furniture.js';
import { doorsOn } from './joinery.js';
import { books, framed } from './on-walls.js';
import { pendant, tableLamp } from './lamps.js';
import { plant, vase } from './plants.js';
import { finish, room, sunPatch } from './room.js';
import { type Room } from './room-plan.js';
import { sideWindows } from './living.js';
import { panesLit } from './windows.js';

function bedRoom(style: HouseStyle, random: Random, back: Colour, x: number, d = 4.7): Room {
  return room(style, random, {
    w: 4.5,
    d,
    h: style.period ? 2.8 : 2.55,
    wall: style.scheme.wall,
    back,
    floor: style.floor,
    floorColour: style.scheme.floor,
    camera: { x, eye: 1.42 },
  });
}

/** A made bed with its head at the back wall, foot towards the viewer. */
function bed(
  it: Room,
  x: number,
  z: number,
  w: number,
  long: number,
  linen: Colour,
  blanket: Colour,
  head: Colour,
): void {
  const { stage, style } = it;
  const { accent, textile, wood } = style.scheme;
  stage.groundShadow(x, z, w, long, 0.5, 0.45);
  stage.box({ at: [x - 0.08, 0.1, z + long - 0.1], size: [w + 0.16, 1.05, 0.1] }, head, { soft: 0.06 });
  const face = stage.surface([x - 0.08, 0.1, z + long - 0.103], [1, 0, 0], [0, 1, 0]);
  if (style.seed % 2)
    for (let i = 1; i < 8; i++)
      face.rect(((w + 0.16) * i) / 8, 0.08, 0.012, 0.92, stage.tone(shade(head, -0.35)), { opacity: 0.5 });
  stage.box({ at: [x, 0.1, z], size: [w, 0.2, long - 0.1] }, wood);
  stage.box({ at: [x + 0.02, 0.28, z + 0.02], size: [w - 0.04, 0.24, long - 0.14] }, linen, { soft: 0.08 });
  const [pillowW, gap] = [w / 2 - 0.1, 0.06];
  for (const k of [0, 1])
    stage.box(
      { at: [x + gap + k * (pillowW + 0.08), 0.5, z + long - 0.4], size: [pillowW, 0.34, 0.24] },
      shade(linen, 0.2),
      { soft: 0.1 },
    );
  for (const k of [0, 1])
    stage.box(
      {
        at: [x + gap + 0.05 + k * (pillowW + 0.08), 0.5, z + long - 0.56],
        size: [pillowW - 0.1, 0.28, 0.18],
      },
      textile,
      { soft: 0.09 },
    );
  cushion(it, [x + w / 2, 0.66, z + long - 0.66], 0.36, accent, 0.08);
  // The duvet, turned back at the head, with folds falling over the foot.
  const top = stage.surface([x - 0.05, 0.545, z - 0.03], [1, 0, 0], [0, 0, 1]);
  const reach = long - 0.78;
  stage.box({ at: [x - 0.05, 0.22, z - 0.03], size: [w + 0.1, 0.32, reach] }, linen, {
    soft: 0.07,
    lift: 0.06,
  });
  top.soft(0.0, reach - 0.34, w + 0.1, 0.34, 0.05, stage.tone(shade(linen, 0.35)));
  for (let i = 0; i < 5; i++) {
    const u = 0.2 + ((w - 0.3) * i) / 4;
    top.shape(
      [
        [u, 0.15],
        [u + 0.03, reach * 0.5],
        [u - 0.04, reach - 0.36],
        [u - 0.1, reach * 0.5],
      ],
      '#1c1730',
      { opacity: 0.05 },
    );
  }
  stage.box({ at: [x - 0.07, 0.2, z - 0.05], size: [w + 0.14, 0.36, 0.72] }, blanket, { soft: 0.05 });
  const throwFace = stage.surface([x - 0.07, 0.2, z - 0.054], [1, 0, 0], [0, 1, 0]);
  for (let i = 1; i < 9; i++)
    throwFace.rect(((w + 0.14) * i) / 9 + (i % 2) * 0.03, 0.02, 0.014, 0.3, '#1c1730', { opacity: 0.13 });
  const throwTop = stage.surface([x - 0.07, 0.563, z - 0.05], [1, 0, 0], [0, 0, 1]);
  for (const v of [0.08, 0.14, 0.56, 0.62])
    throwTop.rect(0.02, v, w + 0.1, 0.025, stage.tone(mix(blanket, textile, 0.6)));
}

function nightstand(it: Room, x: number, z: number): void {
  const { stage, style } = it;
  const { wood } = style.scheme;
  stage.groundShadow(x, z, 0.46, 0.4, 0.4, 0.34);
  for (const dx of [0.02, 0.4]) stage.box({ at: [x + dx, 0, z + 0.02], size: [0.04, 0.2, 0.04] }, wood);
  stage.box({ at: [x, 0.18, z], size: [0.46, 0.36, 0.4] }, wood, { soft: 0.015 });
  const face = stage.surface([x, 0.18, z - 0.003], [1, 0, 0], [0, 1, 0]);
  for (const v of [0.03, 0.19]) {
    face.rect(0.03, v, 0.4, 0.14, 'none', { stroke: stage.tone(shade(wood, -0.4)), width: 1.5 });
    face.ellipse(0.23, v + 0.07, 0.016, 0.016, stage.tone(style.scheme.metal));
  }
}

const linenOf = (style: HouseStyle): Colour => mix(style.scheme.textile, '#faf6ee', 0.6);

/** The main bedroom: bed against a painted wall, lamps on both sides. */
export function bedroomMain(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bedRoom(style, random, scheme.feature, 0.15);
  const { stage, back } = it;
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.5, 4.2, scheme.textile)));
  if (style.period) {
    // Panelling to shoulder height.
    back.rect(0, 1.36, 4.5, 0.05, stage.tone(shade(scheme.feature, 0.14)));
    for (let i = 0; i < 6; i++)
      back.rect(0.12 + i * 0.73, 0.32, 0.6, 0.94, 'none', {
        stroke: stage.tone(shade(scheme.feature, -0.2)),
        width: 2,
      });
  }
  if (random.chance(0.5)) framed(it, back, 1.62, 1.56, 1.2, 0.72);
  else for (const u of [1.45, 2.3]) framed(it, back, u, 1.55, 0.62, 0.8);
  wardrobe(it, 2.0);
  nightstand(it, -1.55, 4.25);
  nightstand(it, 0.98, 4.25);
  tableLamp(it, [-1.32, 0.54, 4.45], 0.5, scheme.accent);
  tableLamp(it, [1.21, 0.54, 4.45], 0.5, scheme.accent);
  rug(it, -1.6, 1.9, 3.0, 1.5);
  bed(it, -0.95, 2.6, 1.75, 2.05, linenOf(style), scheme.sofa, mix(scheme.sofa, scheme.textile, 0.3));
  plant(it, [-1.95, 0, 4.2], 1.3, 'palm', scheme.textile);
  pendant(it, [-0.05, 2.2, 3], 0.24, scheme.textile, style.period ? 'cone' : 'globe');
  return finish(it);
}

function wardrobe(it: Room, from: number): void {
  const { stage, style, plan } = it;
  const colour = style.period ? mix(style.scheme.wall, '#ffffff', 0.3) : style.scheme.wood;
  const tall = plan.h - 0.35;
  const d = plan.d;
  stage.groundShadow(1.68, from, 0.56, d - from, 0.4, 0.3);
  stage.box({ at: [1.68, 0, from], size: [0.57, tall, d - from] }, colour);
  doorsOn(
    it,
    stage.surface([1.677, 0.06, from], [0, 0, 1], [0, 1, 0]),
    d - from,
    tall - 0.12,
    4,
    shade(colour, 0.12),
    style.period ? 'panel' : 'slat',
  );
}

/** A second bedroom: a single or small double, window beyond, books above. */
export function bedroomSecond(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bedRoom(style, random, scheme.wall, -0.2, 4.3);
  const { stage, back } = it;
  const curtain = mix(scheme.accent, scheme.textile, 0.5);
  const kind = style.windows;
  const plan =
    kind === 'sash'
      ? { u: 0.75, v: 0.62, w: 1.1, h: 1.75 }
      : kind === 'picture'
        ? { u: 0.5, v: 0.3, w: 1.9, h: 1.95 }
        : { u: 0.55, v: 0.8, w: 1.5, h: 1.4 };
  const panes = panesLit(it, back, [{ ...plan, curtains: curtain }]);
  sunPatch(it, panes);
  const shelf = (u: number, v: number): void => {
    back.rect(u, v - 0.14, 1.3, 0.13, '#1c1730', { opacity: 0.1 });
    books(it, back, u + 0.04, v + 0.03, 0.95, 0.27);
    stage.box({ at: [u - 2.25, v, 4.08], size: [1.3, 0.035, 0.22] }, scheme.wood);
  };
  shelf(2.85, 1.55);
  shelf(2.85, 1.98);
  rug(it, -1.75, 1.9, 2.6, 1.6);
  stage.groundShadow(-1.9, 3.6, 1.5, 0.5, 0.5, 0.35);
  stage.box({ at: [-1.95, 0, 3.72], size: [1.35, 0.74, 0.46] }, scheme.wood);
  doorsOn(
    it,
    stage.surface([-1.95, 0.02, 3.716], [1, 0, 0], [0, 1, 0]),
    1.35,
    0.7,
    2,
    scheme.wood,
    'plain',
    'top',
  );
  vase(it, [-1.55, 0.74, 3.95], 0.24, scheme.accent, scheme.textile);
  tableLamp(it, [-0.85, 0.74, 3.95], 0.4, scheme.textile);
  bed(it, 0.72, 2.1, 1.25, 2.1, linenOf(style), scheme.accent, scheme.wood);
  plant(it, [0.35, 0, 4.0], 0.9, 'bush', scheme.textile);
  pendant(it, [-0.6, 2.05, 3], 0.22, scheme.accent, 'dome');
  return finish(it);
}

/** A third bedroom, turned the other way: pale, with a chair in the light. */
export function bedroomThird(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bedRoom(style, random, mix(scheme.feature, scheme.wall, 0.5), 0.35, 4.4);
  const { back } = it;
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.4, 3.9, mix(scheme.feature, scheme.textile, 0.5))));
  framed(it, back, 2.35, 1.5, 0.55, 0.75);
  framed(it, back, 3.05, 1.62, 0.5, 0.5);
  rug(it, -1.5, 1.9, 2.9, 1.5);
  nightstand(it, -0.52, 3.95);
  tableLamp(it, [-0.29, 0.54, 4.15], 0.46, scheme.metal);
  armchair(it, -2.0, 3.2, 'right', mix(scheme.sofa, scheme.textile, 0.3), scheme.accent);
  plant(it, [1.98, 0, 4.1], 1.6, 'fig', scheme.accent);
  bed(it, 0.05, 2.3, 1.6, 2.05, '#f6f0e4', mix(scheme.accent, scheme.textile, 0.35), scheme.wood);
  pendant(it, [0.2, 2.1, 2.9], 0.2, scheme.metal, 'globe');
  return finish(it);
}

/** A study: the desk under the window. */
export function study(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = bedRoom(style, random, scheme.feature, 0.2, 4.2);
  const { stage, back } = it;
  const steel = style.windows === 'steel';
  sunPatch(
    it,
    panesLit(it, back, [
      {
        u: 1.2,
        v: 0.95,
        w: 1.9,
        h: 1.35,
        kind: steel ? 'steel' : style.windows === 'picture' ? 'picture' : 'sash',
      },
    ]),
  );
  for (let i = 0; i < 5; i++) {
    const v = 0.45 + i * 0.42;
    it.right.rect(2.2, v - 0.03, 1.9, 0.04, stage.tone(shade(scheme.wood, 0.1)));
    books(it, it.right, 2.24, v + 0.01, 1.8, 0.36);
  }
  framed(it, back, 0.3, 1.35, 0.58, 0.78);
  framed(it, back, 3.55, 1.35, 0.58, 0.78);
  rug(it, -1.3, 1.9, 2.6, 1.6);
  plant(it, [-1.85, 0, 3.8], 1.6, 'fig', scheme.accent);
  table(it, -1.1, 3.1, 2.1, 0.75, 0.76, scheme.wood);
  stage.box({ at: [0.35, 0.36, 3.16], size: [0.6, 0.35, 0.6] }, scheme.wood, { soft: 0.01 });
  tableLamp(it, [-0.8, 0.76, 3.55], 0.46, scheme.metal);
  stage.box({ at: [-0.2, 0.76, 3.3], size: [0.42, 0.02, 0.28] }, '#c9c7c3');
  stage.surface([-0.22, 0.78, 3.56], [1, 0, 0], [0, 1, 0.12]).soft(0, 0, 0.46, 0.28, 0.015, '#2b2e33');
  stage
    .surface([-0.2, 0.79, 3.555], [1, 0, 0], [0, 1, 0.12])
    .soft(0, 0, 0.42, 0.25, 0.01, mix(scheme.feature, '#ffffff', 0.55));
  vase(it, [0.62, 0.76, 3.55], 0.22, scheme.textile, scheme.accent);
  stage.box({ at: [0.42, 0.76, 3.2], size: [0.26, 0.05, 0.2] }, scheme.accent);
  stage.box({ at: [0.44, 0.81, 3.21], size: [0.24, 0.04, 0.18] }, scheme.textile);
  chair(it, 0.0, 2.75, 'away', shade(scheme.wood, -0.2), scheme.accent);
  pendant(it, [0, 2.1, 2.9], 0.22, scheme.textile, 'dome');
  return finish(it);
}
