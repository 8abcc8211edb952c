import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { rug, table } from './furniture.js';
import { panelDoor } from './joinery.js';
import { pendant, tableLamp } from './lamps.js';
import { framed } from './on-walls.js';
import { plant, vase } from './plants.js';
import { finish, room } from './room.js';
import { stairs } from './stairs.js';
import { panesLit } from './windows.js';

export function hallway(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const tiled = style.period;
  const it = room(style, random, {
    w: 3.0,
    d: 5.6,
    h: style.period ? 2.9 : 2.6,
    wall: scheme.wall,
    back: scheme.wall,
    floor: tiled ? 'chequer' : style.floor,
    floorColour: tiled ? '#efe8da' : scheme.floor,
    floorOther: mix(scheme.feature, '#2a2d33', 0.5),
    camera: { x: -0.15, focal: 1150, eye: 1.45 },
  });
  const { stage, back } = it;
  if (style.period) {
    it.left.rect(-3, 0.2, 8.6, 0.85, stage.tone(shade(scheme.feature, -0.2)));
    back.rect(0, 0.2, 3, 0.85, stage.tone(shade(scheme.feature, -0.06)));
    it.left.rect(-3, 1.05, 8.6, 0.06, stage.tone('#e2dccf'));
    back.rect(0, 1.05, 3, 0.06, stage.tone('#efe9dc'));
  }
  doorWithGlass();
  stairs(it, 0.55, 0.95, 2.55, 12, scheme.wood);
  table(it, -1.48, 2.6, 0.36, 1.25, 0.82, scheme.wood);
  tableLamp(it, [-1.32, 0.82, 3.55], 0.46, scheme.accent);
  vase(it, [-1.3, 0.82, 2.95], 0.26, scheme.textile, scheme.accent);
  it.left.ellipse(3.2, 1.62, 0.36, 0.42, stage.tone(scheme.metal));
  it.left.ellipse(
    3.2,
    1.62,
    0.33,
    0.39,
    it.left.gradient(
      [2.9, 2],
      [3.5, 1.2],
      [
        [0, '#e8ece8'],
        [0.5, '#b9c7c9'],
        [0.52, '#d5ddda'],
        [1, '#93a4aa'],
      ],
    ),
  );
  framed(it, it.left, 4.3, 1.3, 0.55, 0.75);
  rug(it, -1.0, 2.0, 1.3, 2.6);
  plant(it, [-1.2, 0, 5.1], 1.2, 'snake', scheme.textile);
  pendant(it, [-0.35, 2.15, 3.4], 0.2, scheme.metal, 'globe');
  return finish(it);

  function doorWithGlass(): void {
    const u = 0.62;
    back.rect(u - 0.14, 0, 1.24, 2.72, stage.tone('#f6f1e6'));
    const light = back.gradient(
      [u, 2.6],
      [u + 0.9, 0.4],
      [
        [0, '#fdf3d2'],
        [1, '#cfe0dc'],
      ],
    );
    back.rect(u, 2.2, 0.96, 0.42, light);
    for (const k of [0.33, 0.66]) back.rect(u + 0.96 * k, 2.2, 0.03, 0.42, stage.tone('#f6f1e6'));
    back.rect(u, 0.02, 0.96, 2.1, stage.tone(style.door, [0, 0, -1]));
    for (const k of [0.1, 0.53]) {
      back.rect(u + k, 1.0, 0.33, 0.95, light);
      back.ellipse(u + k + 0.165, 1.55, 0.11, 0.11, stage.tone(scheme.accent), { opacity: 0.75 });
      back.rect(u + k, 1.0, 0.33, 0.22, stage.tone(scheme.feature), { opacity: 0.6 });
      back.rect(u + k, 0.2, 0.33, 0.62, stage.tone(shade(style.door, -0.3)));
    }
    back.ellipse(u + 0.88, 0.98, 0.035, 0.035, stage.tone(scheme.metal));
    const [px, py] = stage.perspective.point([u - 1.0, 0.01, 5.4]);
    stage.picture.glow([px, py], 260, '#fff0c4', 0.5);
    stage.polygon(
      [
        [-0.9, 0.004, 5.5],
        [0.1, 0.004, 5.5],
        [0.35, 0.004, 3.9],
        [-0.75, 0.004, 3.9],
      ],
      '#fff0c4',
      { opacity: 0.22 },
    );
  }
}

/** A landing with doors off it, for homes on several floors. */
export function landing(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = room(style, random, {
    w: 3.4,
    d: 4.6,
    h: 2.7,
    wall: scheme.wall,
    back: mix(scheme.feature, scheme.wall, 0.3),
    floor: style.floor,
    floorColour: scheme.floor,
    camera: { x: -0.2, focal: 1160, eye: 1.5 },
  });
  const { stage, back } = it;
  panelDoor(it, it.left, 2.4, '#f1ece1');
  panelDoor(it, it.right, 2.0, '#f7f2e8');
  panelDoor(it, back, 0.4, '#f3eee4');
  panesLit(it, back, [{ u: 1.85, v: 0.95, w: 1.05, h: 1.35, curtains: scheme.textile }]);
  stage.polygon(
    [
      [0.3, 0.004, 4.5],
      [1.2, 0.004, 4.5],
      [0.7, 0.004, 2.8],
      [-0.5, 0.004, 2.8],
    ],
    '#fff0c4',
    { opacity: 0.28 },
  );
  rug(it, -0.75, 1.9, 1.3, 2.2);
  framed(it, it.right, 3.35, 1.3, 0.6, 0.8);
  stage.box({ at: [0.35, 0, 4.1], size: [1.1, 0.44, 0.4] }, scheme.wood, { soft: 0.02 });
  stage.box({ at: [0.38, 0.44, 4.12], size: [1.04, 0.09, 0.36] }, scheme.accent, { soft: 0.05 });
  plant(it, [-1.35, 0, 4.2], 1.1, 'bush', scheme.textile);
  pendant(it, [-0.1, 2.1, 3], 0.19, scheme.metal, 'globe');
  return finish(it);
}
