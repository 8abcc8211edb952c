import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { rug } from './furniture.js';
import { pendant } from './lamps.js';
import { plant } from './plants.js';
import { finish, room, sunPatch } from './room.js';
import { stairs } from './stairs.js';
import { panesLit } from './windows.js';

/** The hall shared by a building's flats: stone floor, post boxes, lift. */
export function communalHall(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = room(style, random, {
    w: 4.2,
    d: 6.2,
    h: 3.1,
    wall: mix(scheme.wall, '#ffffff', 0.2),
    back: scheme.feature,
    floor: 'chequer',
    floorColour: '#efe9dc',
    floorOther: '#3b3d42',
    camera: { x: 0.15, focal: 1200, eye: 1.5 },
  });
  const { stage, back } = it;
  for (const side of [it.left, it.right]) {
    side.rect(-3, 0.2, 9.2, 1.1, stage.tone(shade(scheme.cabinet, side === it.left ? -0.2 : 0.08)));
    side.rect(-3, 1.3, 9.2, 0.07, stage.tone('#efe9dc'));
    for (let i = 0; i < 7; i++)
      side.rect(0.5 + i * 0.82, 0.36, 0.66, 0.8, 'none', {
        stroke: stage.tone(shade(scheme.cabinet, -0.35)),
        width: 2,
      });
  }
  sunPatch(
    it,
    panesLit(it, it.left, [
      { u: 2.0, v: 1.5, w: 1.0, h: 1.2, kind: style.period ? 'sash' : 'picture' },
      { u: 4.0, v: 1.5, w: 1.0, h: 1.2, kind: style.period ? 'sash' : 'picture' },
    ]),
  );
  const metal = stage.tone(scheme.metal);
  back.rect(0.5, 0, 1.3, 2.4, stage.tone('#f4efe4'));
  back.rect(
    0.6,
    0.02,
    1.1,
    2.26,
    back.gradient(
      [0.6, 2.2],
      [1.7, 0],
      [
        [0, '#d9cba2'],
        [0.5, '#a58e5c'],
        [1, '#7e6a44'],
      ],
    ),
  );
  back.rect(1.145, 0.02, 0.014, 2.26, '#3a3226');
  for (const [u, k] of [
    [0.72, 1],
    [1.27, 1],
  ] as const)
    for (let i = 0; i < 3; i++)
      back.rect(u, 0.3 + i * 0.65, 0.3 * k, 0.5, 'none', { stroke: '#5f5030', width: 1.6, opacity: 0.6 });
  back.ellipse(1.15, 2.5, 0.1, 0.1, '#ffe2a3');
  stairs(it, 0.9, 1.15, 3.6, 11, '#d9d2c4');
  for (let r = 0; r < 4; r++) {
    for (let c = 0; c < 4; c++) {
      it.right.rect(2.0 + c * 0.3, 0.85 + r * 0.26, 0.28, 0.24, metal);
      it.right.rect(2.06 + c * 0.3, 1.0 + r * 0.26, 0.16, 0.025, '#3a3226');
    }
  }
  rug(it, -1.0, 1.9, 1.7, 3.2);
  plant(it, [-1.7, 0, 5.4], 1.9, 'palm', scheme.accent);
  plant(it, [-1.75, 0, 3.2], 1.2, 'bush', '#3b3d42');
  pendant(it, [-0.1, 2.35, 3.2], 0.22, '#fff', 'globe');
  pendant(it, [-0.1, 2.35, 5.2], 0.22, '#fff', 'globe');
  return finish(it);
}
