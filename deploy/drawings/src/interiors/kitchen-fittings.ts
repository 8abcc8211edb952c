import { shade } from '../core/colour.js';
import type { Surface } from '../core/stage.js';
import type { HouseStyle } from '../house-style.js';
import { doorsOn, type Front } from './joinery.js';
import { books } from './on-walls.js';
import { plant } from './plants.js';
import type { Room } from './room-plan.js';

export const frontOf = (style: HouseStyle): Front =>
  style.period ? 'panel' : style.seed % 2 === 0 ? 'slat' : 'plain';

export const worktopOf = (style: HouseStyle): string =>
  style.seed % 3 === 0 ? style.scheme.wood : style.seed % 3 === 1 ? '#efebe2' : '#4b4c50';

/** Wall tiles: bricks, squares or stacked, over a stretch of wall. */
export function tiles(it: Room, wall: Surface, u: number, v: number, w: number, h: number): void {
  const { stage, style, random } = it;
  const { tile } = style.scheme;
  wall.rect(u, v, w, h, stage.tone(shade(tile, -0.16)));
  const kind = style.seed % 3;
  const [tw, th] = kind === 0 ? [0.2, 0.1] : kind === 1 ? [0.13, 0.13] : [0.075, 0.22];
  for (let row = 0; row * th < h - 0.02; row++) {
    for (let col = -1; col * tw < w; col++) {
      const shift = kind === 0 && row % 2 ? tw / 2 : 0;
      const a = Math.max(0, col * tw + shift);
      const b = Math.min(w, col * tw + shift + tw) - 0.006;
      if (b - a < 0.01) continue;
      wall.rect(
        u + a,
        v + row * th,
        b - a,
        Math.min(th - 0.006, h - row * th),
        stage.tone(shade(tile, random.between(-0.1, 0.07))),
      );
    }
  }
}

export function crockery(it: Room, x: number, y: number, z: number): void {
  const { stage, style } = it;
  const { accent, textile, feature } = style.scheme;
  for (let i = 0; i < 4; i++)
    stage.turned(
      [x + i * 0.13, y, z],
      [
        [0, 0.04],
        [0.02, 0.045],
        [0.1 + (i % 2) * 0.05, 0.05],
      ],
      [textile, accent, '#f4efe4', feature][i] ?? textile,
    );
}

export function wallCupboard(it: Room, x: number, w: number, front: Front): void {
  const { stage, style } = it;
  const { cabinet } = style.scheme;
  stage.box({ at: [x, 1.5, 4.54], size: [w, 0.72, 0.36] }, cabinet);
  doorsOn(it, stage.surface([x, 1.5, 4.535], [1, 0, 0], [0, 1, 0]), w, 0.72, 3, cabinet, front, 'low');
  it.back.rect(x + 2.45, 1.36, w, 0.14, '#1c1730', { opacity: 0.2 });
}

export function shelf(it: Room, x: number, w: number): void {
  const { stage, style, back } = it;
  const { wood } = style.scheme;
  for (const y of [1.55, 1.95]) {
    back.rect(x + 2.45, y - 0.12, w, 0.12, '#1c1730', { opacity: 0.12 });
    stage.box({ at: [x, y, 4.68], size: [w, 0.035, 0.22] }, wood);
    if (y < 1.8) crockery(it, x + 0.14, y + 0.035, 4.75);
    else books(it, stage.surface([x + 0.3, y + 0.035, 4.72], [1, 0, 0], [0, 1, 0]), 0, 0, 0.6, 0.26);
  }
  plant(it, [x + 0.95, 1.585, 4.74], 0.26, 'snake', style.scheme.textile);
}

export function sinkAndTap(it: Room, x: number, z: number): void {
  const { stage, style } = it;
  const metal = stage.tone(style.scheme.metal);
  stage.box({ at: [x - 0.34, 0.64, z - 0.25], size: [0.68, 0.25, 0.3] }, '#f6f3ec');
  stage
    .surface([x - 0.3, 0.926, z - 0.18], [1, 0, 0], [0, 0, 1])
    .soft(0, 0, 0.6, 0.32, 0.05, stage.tone('#cfccc6'));
  const at = stage.perspective.point([x, 0.92, z + 0.2]);
  const s = stage.perspective.scale([x, 0.92, z + 0.2]);
  stage.picture.path(
    `M${at[0]} ${at[1]}V${at[1] - 0.26 * s}Q${at[0]} ${at[1] - 0.38 * s} ${at[0] + 0.09 * s} ${at[1] - 0.36 * s}Q${at[0] + 0.14 * s} ${at[1] - 0.34 * s} ${at[0] + 0.14 * s} ${at[1] - 0.24 * s}`,
    'none',
    { stroke: metal, width: 0.034 * s, cap: 'round' },
  );
}

export function hob(it: Room, x: number, z: number): void {
  const { stage, style } = it;
  const oven = stage.surface([x, 0.14, z - 0.006], [1, 0, 0], [0, 1, 0]);
  oven.rect(0, 0, 0.6, 0.72, stage.tone('#33353a'));
  oven.soft(
    0.05,
    0.1,
    0.5,
    0.42,
    0.03,
    oven.gradient(
      [0, 0.5],
      [0.6, 0.1],
      [
        [0, '#565a63'],
        [1, '#1d1e22'],
      ],
    ),
  );
  oven.rect(0.06, 0.56, 0.48, 0.025, stage.tone(style.scheme.metal));
  for (let i = 0; i < 4; i++) oven.ellipse(0.12 + i * 0.12, 0.65, 0.018, 0.018, stage.tone('#c9c6c0'));
  stage.surface([x + 0.02, 0.928, z + 0.08], [1, 0, 0], [0, 0, 1]).soft(0, 0, 0.56, 0.44, 0.02, '#26272b');
  stage.turned(
    [x + 0.2, 0.935, z + 0.3],
    [
      [0, 0.1],
      [0.02, 0.11],
      [0.14, 0.11],
    ],
    style.scheme.accent,
  );
  stage.line(
    [
      [x + 0.3, 1.04, z + 0.3],
      [x + 0.46, 1.06, z + 0.3],
    ],
    stage.tone(shade(style.scheme.accent, -0.2)),
    0.024,
  );
}

export function bowl(it: Room, x: number, y: number, z: number): void {
  const { stage, style } = it;
  for (const [dx, dy, c] of [
    [-0.08, 0.09, '#d98a3d'],
    [0.07, 0.09, '#c9503c'],
    [0, 0.13, '#e0b04a'],
  ] as const) {
    const s = stage.perspective.scale([x, y, z]);
    const [px, py] = stage.perspective.point([x + dx, y + dy, z]);
    stage.picture.ellipse(px, py, 0.062 * s, 0.06 * s, stage.tone(c));
  }
  stage.turned(
    [x, y, z],
    [
      [0, 0.07],
      [0.04, 0.14],
      [0.09, 0.18],
    ],
    style.scheme.textile,
  );
}
