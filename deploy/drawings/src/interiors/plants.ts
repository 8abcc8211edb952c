import { type Colour, multiply, shade } from '../core/colour.js';
import type { Point, Point3 } from '../core/geometry.js';
import { curveThrough } from '../core/picture.js';
import type { Room } from './room-plan.js';

const greens = ['#2e5a41', '#3f6d4a', '#5c8655', '#7a9c5c'] as const;

function leaf(room: Room, from: Point, angle: number, long: number, broad: number, colour: Colour): void {
  const { picture } = room.stage;
  const along = (t: number, side: number): Point => [
    from[0] + Math.cos(angle) * long * t - Math.sin(angle) * broad * side,
    from[1] + Math.sin(angle) * long * t + Math.cos(angle) * broad * side,
  ];
  picture.path(
    curveThrough([
      from,
      along(0.35, -0.5),
      along(0.75, -0.42),
      along(1, 0),
      along(0.75, 0.42),
      along(0.35, 0.5),
    ]),
    colour,
  );
  picture.line([from, along(0.92, 0)], shade(colour, 0.22), Math.max(0.8, broad * 0.06), { opacity: 0.7 });
}

/** A plant in a pot standing at a point; `tall` in metres, pot and all. */
export function plant(
  room: Room,
  at: Point3,
  tall: number,
  kind: 'fig' | 'palm' | 'bush' | 'snake',
  pot: Colour,
): void {
  const { stage, random: parent } = room;
  const random = parent.fork(`plant/${at.join()}`);
  const s = stage.perspective.scale(at);
  const [x, y] = stage.perspective.point(at);
  const potTall = Math.min(0.36, tall * 0.3);
  stage.disc([at[0] + 0.05, at[1] + 0.003, at[2]], potTall * 0.66, potTall * 0.5, '#1c1730', {
    opacity: 0.26,
  });
  const rim = y - potTall * s;
  const tone = (): Colour =>
    multiply(shade(random.pick(greens), random.between(-0.12, 0.12)), stage.light.filter);
  const reach = (tall - potTall) * s;
  const draw = (): void => {
    if (kind === 'fig') {
      stage.picture.line(
        [
          [x, rim],
          [x + reach * 0.04, rim - reach * 0.55],
          [x - reach * 0.02, rim - reach * 0.92],
        ],
        stage.tone('#6b5442'),
        reach * 0.026,
      );
      for (let i = 0; i < 34; i++) {
        const t = random.between(0.28, 1);
        const angle = random.between(-Math.PI * 1.08, Math.PI * 0.08);
        leaf(
          room,
          [x + reach * 0.02 * Math.sin(t * 4), rim - reach * t * 0.9],
          angle,
          reach * random.between(0.16, 0.25),
          reach * random.between(0.09, 0.14),
          tone(),
        );
      }
    } else if (kind === 'palm') {
      for (let i = 0; i < 15; i++) {
        const angle = -Math.PI / 2 + ((i / 14) * 2 - 1) * 1.25 + random.between(-0.08, 0.08);
        const long = reach * random.between(0.7, 1) * (1 - Math.abs(angle + Math.PI / 2) * 0.14);
        const tip: Point = [x + Math.cos(angle) * long, rim + Math.sin(angle) * long + long * 0.12];
        const bend: Point = [x + Math.cos(angle) * long * 0.5, rim + Math.sin(angle) * long * 0.68];
        const colour = tone();
        stage.picture.path(
          `M${x} ${rim}Q${bend[0] - long * 0.05} ${bend[1]} ${tip[0]} ${tip[1]}Q${bend[0] + long * 0.08} ${bend[1] + long * 0.06} ${x} ${rim}Z`,
          colour,
        );
      }
    } else if (kind === 'snake') {
      for (let i = 0; i < 9; i++) {
        const lean = ((i / 8) * 2 - 1) * 0.34;
        leaf(
          room,
          [x + lean * potTall * s * 0.7, rim + 3],
          -Math.PI / 2 + lean,
          reach * random.between(0.7, 1),
          reach * 0.13,
          tone(),
        );
      }
    } else {
      for (let i = 0; i < 30; i++) {
        const angle = random.between(-Math.PI * 1.1, Math.PI * 0.1);
        const r = reach * random.between(0.1, 0.62);
        leaf(
          room,
          [x + Math.cos(angle) * r, rim - reach * 0.28 + Math.sin(angle) * r * 0.75],
          angle,
          reach * 0.36,
          reach * 0.17,
          tone(),
        );
      }
    }
  };
  draw();
  stage.turned(
    at,
    [
      [0, potTall * 0.36],
      [potTall * 0.85, potTall * 0.48],
      [potTall, potTall * 0.5],
    ],
    pot,
  );
}

/** A vase with stems, small enough for a table. */
export function vase(room: Room, at: Point3, tall: number, colour: Colour, flower: Colour): void {
  const { stage } = room;
  const random = room.random.fork(`vase/${at.join()}`);
  const s = stage.perspective.scale(at) * tall;
  const [x, y] = stage.perspective.point(at);
  for (let i = 0; i < 7; i++) {
    const tip: Point = [x + random.between(-0.5, 0.5) * s, y - s * random.between(1.15, 1.75)];
    stage.picture.line(
      [[x, y - s * 0.7], [x + (tip[0] - x) * 0.4, y - s * 1.05], tip],
      stage.tone('#5c7d52'),
      Math.max(1, s * 0.025),
    );
    leaf(
      room,
      [x + (tip[0] - x) * 0.5, y - s * 1.1],
      random.between(-2.6, -0.5),
      s * 0.3,
      s * 0.12,
      stage.tone(random.pick(greens)),
    );
    for (const [dx, dy] of [
      [0, 0],
      [0.07, 0.05],
      [-0.07, 0.04],
      [0.01, -0.08],
    ] as const)
      stage.picture.ellipse(
        tip[0] + dx * s,
        tip[1] + dy * s,
        s * 0.085,
        s * 0.075,
        stage.tone(shade(flower, dx * 2)),
      );
  }
  stage.turned(
    at,
    [
      [0, tall * 0.2],
      [tall * 0.3, tall * 0.32],
      [tall * 0.62, tall * 0.2],
      [tall * 0.8, tall * 0.14],
      [tall * 0.88, tall * 0.18],
    ],
    colour,
  );
}
