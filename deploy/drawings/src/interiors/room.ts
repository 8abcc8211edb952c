import { type Colour, shade } from '../core/colour.js';
import type { Camera, Point3 } from '../core/geometry.js';
import { filters, strengths } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { Stage } from '../core/stage.js';
import type { HouseStyle } from '../house-style.js';
import { laid } from './flooring.js';
import { type Room, type RoomPlan, behind } from './room-plan.js';

export function room(style: HouseStyle, random: Random, plan: RoomPlan): Room {
  const { w, d, h } = plan;
  const asked: Camera = {
    x: 0,
    z: -0.35,
    eye: 1.32,
    yaw: 0,
    focal: 1190,
    horizon: 545,
    ...plan.camera,
    flip: style.flip,
  };
  const spot = random.fork('spot');
  const camera: Camera = {
    ...asked,
    x: asked.x + spot.between(-0.22, 0.22),
    focal: asked.focal * spot.between(0.97, 1.08),
    horizon: asked.horizon + spot.between(-14, 10),
  };
  const overcast = style.hour === 'overcast';
  const stage = new Stage(
    camera,
    {
      sun: [0.62, -0.78, -0.4],
      strength: overcast ? 0.72 : strengths[style.hour],
      filter: filters[style.hour],
    },
    random,
  );
  const made: Room = {
    stage,
    plan,
    style,
    random,
    floor: stage.surface([-w / 2, 0, 0], [1, 0, 0], [0, 0, 1]),
    ceiling: stage.surface([-w / 2, h, 0], [1, 0, 0], [0, 0, 1]),
    back: stage.surface([-w / 2, 0, d], [1, 0, 0], [0, 1, 0]),
    left: stage.surface([-w / 2, 0, 0], [0, 0, 1], [0, 1, 0]),
    right: stage.surface([w / 2, 0, 0], [0, 0, 1], [0, 1, 0]),
  };
  shell(made);
  return made;
}

function shell({ stage, plan, style, random, floor, ceiling, back, left, right }: Room): void {
  const { w, d, h } = plan;
  const paint = (colour: Colour, k: number): Colour => stage.tone(shade(colour, k));
  const white = plan.ceiling ?? '#f7f3ea';
  stage.picture.rect(0, 0, 1600, 1200, paint(plan.wall, -0.2));
  ceiling.rect(
    0,
    -behind,
    w,
    d + behind,
    ceiling.gradient(
      [w * 0.2, 1],
      [w, d],
      [
        [0, paint(white, 0.1)],
        [1, paint(white, -0.14)],
      ],
    ),
  );
  laid(stage, floor, plan, random);
  floor.rect(
    0,
    -behind,
    w,
    d + behind,
    floor.gradient(
      [0, d * 0.6],
      [w, d * 0.4],
      [
        [0, '#fff0cf', 0.2],
        [0.4, '#fff0cf', 0],
        [1, '#1c1730', 0.24],
      ],
    ),
  );
  floor.rect(
    0,
    d - 1.6,
    w,
    1.6,
    floor.gradient(
      [w / 2, d - 1.6],
      [w / 2, d],
      [
        [0, '#1c1730', 0],
        [1, '#1c1730', 0.2],
      ],
    ),
  );
  const wallB = plan.back ?? plan.wall;
  back.rect(
    0,
    0,
    w,
    h,
    back.gradient(
      [0, h * 0.3],
      [w, h * 0.7],
      [
        [0, paint(wallB, -0.12)],
        [0.5, paint(wallB, -0.02)],
        [1, paint(wallB, 0.1)],
      ],
    ),
  );
  back.rect(
    0,
    h * 0.55,
    w,
    h * 0.45,
    back.gradient(
      [0, h],
      [0, h * 0.55],
      [
        [0, '#1c1730', 0.1],
        [1, '#1c1730', 0],
      ],
    ),
  );
  left.rect(
    -behind,
    0,
    d + behind,
    h,
    left.gradient(
      [0, 1],
      [d, 1],
      [
        [0, paint(plan.wall, -0.26)],
        [1, paint(plan.wall, -0.14)],
      ],
    ),
  );
  right.rect(
    -behind,
    0,
    d + behind,
    h,
    right.gradient(
      [0, 1.4],
      [d, 1.6],
      [
        [0, paint(plan.wall, -0.04)],
        [0.6, paint(plan.wall, 0.12)],
        [1, paint(plan.wall, 0.02)],
      ],
    ),
  );
  // Light pools less in corners.
  for (const [side, at] of [
    [left, 0.16],
    [right, 0.12],
  ] as const)
    side.rect(
      d - 0.7,
      0,
      0.7,
      h,
      side.gradient(
        [d - 0.7, 1],
        [d, 1],
        [
          [0, '#1c1730', 0],
          [1, '#1c1730', at],
        ],
      ),
    );
  back.rect(
    0,
    0,
    0.6,
    h,
    back.gradient(
      [0.6, 1],
      [0, 1],
      [
        [0, '#1c1730', 0],
        [1, '#1c1730', 0.12],
      ],
    ),
  );
  skirting({ stage, plan, style, random, floor, ceiling, back, left, right });
}

function skirting({ stage, plan, style, back, left, right }: Room): void {
  const { w, d, h } = plan;
  const trim = '#f5f1e8';
  const deep = style.period ? 0.2 : 0.1;
  const strip = (v: number, tall: number, k: number): void => {
    left.rect(-behind, v, d + behind, tall, stage.tone(shade(trim, -0.2 + k)));
    right.rect(-behind, v, d + behind, tall, stage.tone(shade(trim, 0.02 + k)));
    back.rect(0, v, w, tall, stage.tone(shade(trim, -0.06 + k)));
  };
  strip(0, deep, 0);
  strip(deep - 0.025, 0.025, -0.08);
  if (style.period && plan.cornice !== false) {
    strip(h - 0.13, 0.13, 0);
    strip(h - 0.15, 0.025, -0.14);
    strip(h - 0.06, 0.012, -0.1);
  }
}

/** The sun's patch on the floor, pane by pane; `panes` are outlines in space. */
export function sunPatch({ stage, plan, style, floor }: Room, panes: readonly (readonly Point3[])[]): void {
  const [sx, sy, sz] = stage.light.sun;
  const { w, d } = plan;
  const opacity = style.hour === 'overcast' ? 0.14 : 0.55;
  stage.picture.clipped(floor.outline(0, -behind, w, d + behind), () => {
    for (const pane of panes) {
      const fallen = pane.map(([x, y, z]): Point3 => {
        const t = y / -sy;
        return [x + sx * t, 0.003, z + sz * t];
      });
      stage.polygon(fallen, '#fff0c4', { opacity });
    }
  });
}

/** The last wash over an interior: warm from the window, cool in the far corner. */
export function finish({ stage, style }: Room): string {
  const { picture } = stage;
  const from = style.flip ? 1600 : 0;
  if (style.hour !== 'overcast') {
    picture.rect(
      0,
      0,
      1600,
      1200,
      picture.radial([from, 300], 1250, [
        [0, '#ffe9b8', 0.3],
        [0.5, '#ffe9b8', 0.08],
        [1, '#ffe9b8', 0],
      ]),
    );
  }
  picture.rect(
    0,
    0,
    1600,
    1200,
    picture.gradient(
      [from, 200],
      [1600 - from, 1200],
      [
        [0, '#1c1730', 0],
        [0.55, '#1c1730', 0],
        [1, '#1c1730', 0.26],
      ],
    ),
  );
  return stage.toString();
}
