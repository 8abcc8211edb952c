import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { armchair, roundTable, rug, sofa, table } from './furniture.js';
import { books, framed } from './on-walls.js';
import { floorLamp, pendant, tableLamp } from './lamps.js';
import { plant, vase } from './plants.js';
import { finish, room, sunPatch } from './room.js';
import { type Room } from './room-plan.js';
import { panesLit, type WindowPlan } from './windows.js';

function livingRoom(style: HouseStyle, random: Random, back: string, x = 0): Room {
  return room(style, random, {
    w: 5.2,
    d: 5.1,
    h: style.period ? 2.95 : 2.65,
    wall: style.scheme.wall,
    back,
    floor: style.floor,
    floorColour: style.scheme.floor,
    camera: { x },
  });
}

/** Windows down the light side of a room, in the manner of the house. */
export function sideWindows(style: HouseStyle, from: number, to: number, curtains?: string): WindowPlan[] {
  const tall = style.period ? 2.0 : 1.9;
  const v = style.period ? 0.55 : 0.5;
  if (style.windows === 'picture') return [{ u: from, v: 0.08, w: to - from, h: 2.25, curtains }];
  if (style.windows === 'steel') return [{ u: from, v: 0.5, w: to - from, h: 1.9 }];
  if (style.windows === 'casement') return [{ u: from + 0.2, v: 0.85, w: to - from - 0.4, h: 1.3, curtains }];
  const each = 1.05;
  return [
    { u: from + 0.1, v, w: each, h: tall, curtains },
    { u: to - each - 0.1, v, w: each, h: tall, curtains },
  ];
}

/** The sofa against the far wall, light from the side. */
export function livingSofa(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = livingRoom(style, random, scheme.wall, 0.25);
  const { stage, back, plan } = it;
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.6, 4.7, shade(scheme.textile, -0.04))));
  const v = 1.42;
  if (random.chance(0.5)) framed(it, back, 1.5, v, 1.45, 0.95);
  else {
    framed(it, back, 1.35, v, 0.66, 0.88);
    framed(it, back, 2.15, v, 0.66, 0.88);
    framed(it, back, 2.95, v, 0.66, 0.88);
  }
  rug(it, -1.55, 2.15, 3.3, 1.9);
  plant(it, [-2.2, 0, 4.75], 1.75, 'fig', shade(scheme.textile, -0.05));
  floorLamp(it, [2.1, 0, 4.75], scheme.metal);
  sofa(it, -1.45, 3.95, 2.7, scheme.sofa, [
    scheme.accent,
    scheme.textile,
    mix(scheme.accent, scheme.textile, 0.6),
  ]);
  roundTable(it, 1.72, 4.35, 0.28, 0.52, scheme.wood);
  tableLamp(it, [1.72, 0.52, 4.35], 0.5, scheme.accent);
  table(it, -0.75, 2.6, 1.3, 0.7, 0.4, scheme.wood);
  vase(it, [-0.3, 0.4, 2.95], 0.26, scheme.textile, scheme.accent);
  stage.box({ at: [0.02, 0.4, 2.72], size: [0.34, 0.035, 0.24] }, scheme.feature);
  stage.box({ at: [0.05, 0.435, 2.74], size: [0.28, 0.03, 0.2] }, scheme.textile);
  armchair(it, 1.25, 2.05, 'left', mix(scheme.accent, scheme.textile, 0.35), scheme.textile);
  if (plan.h > 2.8) pendant(it, [-0.1, 2.25, 3.1], 0.22, '#fff', 'globe');
  return finish(it);
}

/** The chimney breast with shelves on either side. */
export function livingHearth(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = livingRoom(style, random, scheme.wall, -0.3);
  const { stage, back, plan } = it;
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.5, 4.4, shade(scheme.textile, -0.04))));
  alcove(it, 0.2, 1.25);
  alcove(it, 3.75, 1.25);
  stage.box({ at: [-1, 0, 4.78], size: [2, plan.h - 0.13, 0.35] }, scheme.feature);
  hearth(it);
  rug(it, -1.6, 2.2, 3.2, 1.75);
  plant(it, [2.2, 0, 4.1], 1.3, 'palm', scheme.accent);
  armchair(it, -2.05, 3.0, 'right', scheme.sofa, scheme.accent);
  armchair(it, 1.2, 2.9, 'left', scheme.sofa, scheme.textile);
  roundTable(it, -0.15, 3.1, 0.42, 0.4, scheme.wood);
  vase(it, [-0.1, 0.4, 3.1], 0.24, scheme.accent, scheme.textile);
  pendant(it, [0, 2.2, 3.2], 0.24, scheme.metal, style.period ? 'globe' : 'dome');
  return finish(it);

  function alcove(of: Room, u: number, w: number): void {
    const inset = stage.tone(shade(scheme.feature, -0.18));
    back.rect(u, 0.8, w, plan.h - 1.1, inset);
    back.rect(
      u,
      0.8,
      w,
      plan.h - 1.1,
      back.gradient(
        [u, 1],
        [u + w, 1],
        [
          [0, '#1c1730', 0.26],
          [0.5, '#1c1730', 0],
        ],
      ),
    );
    for (let i = 0; i < 4; i++) {
      const v = 0.82 + i * 0.44;
      books(of, back, u + 0.05, v, w - 0.1, 0.38);
      back.rect(u, v - 0.035, w, 0.04, stage.tone(shade(scheme.feature, 0.1)));
    }
    stage.box({ at: [u - plan.w / 2, 0, 4.72], size: [w, 0.82, 0.38] }, scheme.feature);
    const front = stage.surface([u - plan.w / 2, 0, 4.715], [1, 0, 0], [0, 1, 0]);
    for (const k of [0, 1]) {
      front.rect(0.05 + (k * w) / 2, 0.12, w / 2 - 0.1, 0.6, 'none', {
        stroke: stage.tone(shade(scheme.feature, -0.3)),
        width: 2,
      });
      front.ellipse(w / 2 + (k ? 0.07 : -0.07), 0.44, 0.018, 0.018, stage.tone(scheme.metal));
    }
  }

  function hearth(of: Room): void {
    const marble = style.period ? '#efe9dd' : shade(scheme.wood, 0.05);
    const z = 4.72;
    stage.box({ at: [-0.9, 0, 4.2], size: [1.8, 0.03, 0.56] }, shade('#4a4a50', 0.1));
    stage.box({ at: [-0.74, 0, z], size: [0.24, 1.08, 0.08] }, marble);
    stage.box({ at: [0.5, 0, z], size: [0.24, 1.08, 0.08] }, marble);
    stage.box({ at: [-0.74, 0.86, z], size: [1.48, 0.24, 0.08] }, marble);
    const front = stage.surface([-0.5, 0.03, z + 0.03], [1, 0, 0], [0, 1, 0]);
    front.rect(0, 0, 1, 0.86, stage.tone('#2c2b30'));
    front.ellipse(0.5, 0.42, 0.36, 0.36, '#141318', {}, 0, Math.PI);
    front.rect(0.14, 0.02, 0.72, 0.42, '#141318');
    for (let i = 0; i < 5; i++) {
      front.soft(
        0.22 + i * 0.11,
        0.04,
        0.14,
        0.09 + (i % 2) * 0.06,
        0.03,
        stage.tone(shade('#6b4a33', i % 2 ? 0.1 : -0.1)),
      );
    }
    const glowAt = stage.perspective.point([0, 0.2, z]);
    stage.picture.glow(glowAt, 130, '#ff9d4a', 0.5);
    stage.box({ at: [-0.86, 1.08, z - 0.1], size: [1.72, 0.07, 0.2] }, marble);
    const mirror = stage.surface([0, 0, 4.775], [1, 0, 0], [0, 1, 0]);
    if (random.chance(0.5)) {
      mirror.ellipse(0.02, 1.76, 0.5, 0.5, '#1c1730', { opacity: 0.22 });
      mirror.ellipse(0, 1.78, 0.48, 0.48, stage.tone(scheme.metal));
      mirror.ellipse(
        0,
        1.78,
        0.44,
        0.44,
        mirror.gradient(
          [-0.4, 2.2],
          [0.4, 1.4],
          [
            [0, '#f4f3ea'],
            [0.48, '#cfd8d8'],
            [0.5, '#e2e6e2'],
            [1, '#a9b7ba'],
          ],
        ),
      );
    } else framed(of, mirror, -0.5, 1.3, 1, 1.05);
    vase(of, [-0.62, 1.15, 4.7], 0.22, scheme.textile, scheme.accent);
    tableLamp(of, [0.62, 1.15, 4.7], 0.34, scheme.metal);
  }
}
