import { type Colour, mix, shade } from '../core/colour.js';
import type { Camera } from '../core/geometry.js';
import { filters, sky, strengths } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { distantCity, roofs } from '../core/skyline.js';
import { Stage } from '../core/stage.js';
import type { Hour, HouseStyle } from '../house-style.js';

export interface Site {
  readonly stage: Stage;
  readonly style: HouseStyle;
  readonly random: Random;
  readonly hour: Hour;
  readonly lit: boolean;
  /** Whether a window is lit, steadily for one window. */
  glows(key: string): boolean;
}

/** A place out of doors: the fronts of buildings stand at z = 0, the viewer at negative z. */
export function site(style: HouseStyle, random: Random, hour: Hour, camera: Partial<Camera> = {}): Site {
  const asked: Camera = {
    x: 0,
    z: -15,
    eye: 2.1,
    yaw: 0,
    focal: 1350,
    horizon: 800,
    ...camera,
    flip: style.flip,
  };
  // No two photographers stand on quite the same spot.
  const spot = random.fork('spot');
  const view: Camera = {
    ...asked,
    x: asked.x + (asked.z < -10 ? spot.between(-1.1, 1.1) : 0),
    yaw: asked.yaw + spot.between(-0.035, 0.035),
    focal: asked.focal * spot.between(0.96, 1.1),
  };
  const stage = new Stage(
    view,
    { sun: [0.62, -0.72, 0.5], strength: strengths[hour], filter: filters[hour] },
    random,
  );
  sky(stage.picture, random.fork('sky'), hour, view.horizon, style.flip ? 1250 : 350);
  return {
    stage,
    style,
    random,
    hour,
    lit: hour === 'dusk',
    glows: (key) => random.fork(`glow/${key}`).chance(hour === 'dusk' ? 0.62 : 0),
  };
}

/** Roofs behind the buildings, seen in the gaps. */
export function beyond({ stage, random, hour, lit }: Site, size = 120): void {
  const haze = { morning: '#d9dfd8', afternoon: '#e4d8c0', overcast: '#d3d6d3', dusk: '#8a6388' }[hour];
  distantCity(
    stage.picture,
    random.fork('city'),
    -40,
    1640,
    stage.camera.horizon - 30,
    size * 1.3,
    haze,
    lit,
  );
  roofs(
    stage.picture,
    random.fork('roofs'),
    -60,
    1640,
    stage.camera.horizon - 40,
    size,
    mix(haze, lit ? '#3b3358' : '#9c7560', 0.35),
    lit,
  );
}

export interface Ground {
  /** Depth of pavement in front of z = `from`. */
  readonly pavement?: number;
  readonly from?: number;
  readonly road?: Colour;
}

export function ground(
  { stage, lit, hour }: Site,
  { pavement = 2.6, from = 0, road = '#77767c' }: Ground = {},
): void {
  const flat = stage.surface([-60, 0, 0], [1, 0, 0], [0, 0, 1]);
  const pave = '#cfc7b8';
  const { picture } = stage;
  const horizon = stage.camera.horizon;
  picture.rect(0, horizon, 1600, 1200 - horizon, stage.tone(road));
  flat.rect(0, from - pavement, 120, pavement + 30, stage.tone(pave, [0, 1, 0]));
  const joints = Array.from({ length: 132 }, (_, i) => [
    flat.at(i * 0.9, from - pavement + 0.25),
    flat.at(i * 0.9, from),
  ]).filter((joint) => joint.every((p) => stage.perspective.depth(p) > 1));
  stage.picture.lines(
    joints.map((joint) => joint.map((p) => stage.perspective.point(p))),
    stage.tone(shade(pave, -0.3)),
    1.6,
    { opacity: 0.5 },
  );
  const edge = from - pavement;
  stage.polygon(
    [
      [-60, 0, edge + 0.22],
      [60, 0, edge + 0.22],
      [60, 0, edge],
      [-60, 0, edge],
    ],
    stage.tone(shade(pave, 0.15)),
  );
  stage.polygon(
    [
      [-60, 0, edge],
      [60, 0, edge],
      [60, -0.14, edge],
      [-60, -0.14, edge],
    ],
    stage.tone(shade(pave, -0.35)),
  );
  stage.polygon(
    [
      [-60, -0.14, edge],
      [60, -0.14, edge],
      [60, -0.14, edge - 0.5],
      [-60, -0.14, edge - 0.5],
    ],
    '#1c1730',
    { opacity: 0.2 },
  );
  for (const k of [0.3, 0.42])
    stage.polygon(
      [
        [-60, -0.14, edge - k],
        [60, -0.14, edge - k],
        [60, -0.14, edge - k - 0.06],
        [-60, -0.14, edge - k - 0.06],
      ],
      stage.tone('#d9c27a'),
      { opacity: 0.75 },
    );
  picture.rect(
    0,
    horizon,
    1600,
    1200 - horizon,
    picture.gradient(
      [0, horizon],
      [0, 1200],
      [
        [0, '#1c1730', 0],
        [1, '#1c1730', lit ? 0.45 : hour === 'overcast' ? 0.16 : 0.24],
      ],
    ),
  );
}

/** The long shadow of the house opposite, over the road. */
export function roadShadow({ stage, hour }: Site, at: number): void {
  if (hour === 'overcast' || hour === 'dusk') return;
  stage.polygon(
    [
      [-60, -0.13, at - 20],
      [60, -0.13, at - 20],
      [60, -0.13, at],
      [14, -0.13, at - 0.6],
      [9, -0.13, at + 0.7],
      [2, -0.13, at + 0.4],
      [-3, -0.13, at - 0.9],
      [-60, -0.13, at - 0.5],
    ],
    '#1c1730',
    { opacity: 0.22 },
  );
}

/** The last wash: warmth from the sun's side, weight at the foot. */
export function finishOutside({ stage, style, hour }: Site): string {
  const { picture } = stage;
  const from = style.flip ? 1600 : 0;
  const [warm, k] =
    hour === 'dusk'
      ? (['#ff9a6b', 0.2] as const)
      : hour === 'overcast'
        ? (['#f4efe4', 0.12] as const)
        : (['#ffe3a6', 0.34] as const);
  picture.rect(
    0,
    0,
    1600,
    1200,
    picture.radial([from, 200], 1400, [
      [0, warm, k],
      [0.6, warm, k * 0.25],
      [1, warm, 0],
    ]),
  );
  picture.rect(
    0,
    0,
    1600,
    1200,
    picture.gradient(
      [from, 0],
      [1600 - from, 1200],
      [
        [0, '#1c1730', 0],
        [0.6, '#1c1730', 0],
        [1, '#1c1730', 0.22],
      ],
    ),
  );
  return stage.toString();
}
