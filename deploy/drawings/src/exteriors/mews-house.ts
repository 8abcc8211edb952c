import { type Colour, multiply, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import { filters, hedge, leaves } from '../core/nature.js';
import type { Random } from '../core/random.js';
import type { Surface } from '../core/stage.js';
import { brickwork, front, frontDoor, white } from './facade.js';
import { pane } from './pane.js';
import { bush } from './planting.js';
import { slope } from './roof.js';
import { beyond, finishOutside, site } from './site.js';
import { bicycle } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A cobbled mews, painted fronts on both sides running to an arch. */
export function mewsHouse(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: 0.5, z: -2, yaw: 0.02, focal: 1080, horizon: 720, eye: 1.7 });
  const { stage } = it;
  const half = 3.6;
  beyond(it, 70);
  const floor = stage.surface([-half, 0, 0], [1, 0, 0], [0, 0, 1]);
  floor.rect(-1, -3, half * 2 + 2, 33, stage.tone('#a79d92', [0, 1, 0]));
  const r = random.fork('setts');
  for (const by of [-0.22, -0.1, 0.12]) {
    const odd = Array.from({ length: 230 }, () => {
      const z = 0.4 + Math.pow(r.next(), 1.7) * 22;
      const row = Math.floor(z / 0.16) * 0.16;
      return stage.perspective.outline(floor.corners(r.between(0, half * 2 - 0.2), row, 0.22, 0.13));
    });
    stage.picture.polygons(odd, stage.tone(shade('#a79d92', by)), { opacity: 0.8 });
  }
  floor.rect(half - 0.12, 0.5, 0.24, 30, stage.tone(shade('#a79d92', -0.2)), { opacity: 0.5 });
  endWall();
  const paints = [white, '#d9e0d8', '#efd9c9', '#d6dfe6', '#f0e3bf', '#e2d3da'];
  const at = (k: number): Colour => paints[(k + style.seed) % paints.length] ?? white;
  for (let i = 3; i >= 0; i--) {
    cottage('left', i * 5.35, at(i), i);
    cottage('right', i * 5.35, at(i + 3), i + 4);
  }
  floor.rect(0, -1, half * 1.25, 31, '#1c1730', { opacity: hour === 'overcast' ? 0.06 : 0.16 });
  for (const [x, z] of [
    [-3.1, 9.6],
    [3.05, 10.2],
    [-3.1, 5.1],
    [3.0, 6.4],
    [3.05, 14.5],
  ] as const) {
    bush(it, x, z, 0.9, 0.42);
    stage.turned(
      [x, 0, z],
      [
        [0, 0.2],
        [0.4, 0.3],
        [0.46, 0.32],
      ],
      '#b8694a',
    );
  }
  bicycle(it, -2.1, 4.2, style.scheme.accent);
  return finishOutside(it);

  function endWall(): void {
    const wall = stage.surface([-half - 2, 0, 23], [1, 0, 0], [0, 1, 0]);
    brickwork(it, wall, 0, 0, half * 2 + 4, 7.4, style.brick);
    wall.rect(3.9, 0, 3.4, 3.2, stage.tone(white, front));
    wall.ellipse(5.6, 3.1, 1.7, 1.4, stage.tone(white, front), {}, 0, Math.PI);
    wall.rect(4.2, 0, 2.8, 3.1, it.lit ? '#e8a867' : stage.tone('#d9d2bf'));
    wall.ellipse(5.6, 3.05, 1.4, 1.15, it.lit ? '#e8a867' : stage.tone('#d9d2bf'), {}, 0, Math.PI);
    for (const u of [2.3, 4.9, 7.6])
      pane(it, wall, { u, v: 4.9, w: 1.1, h: 1.6, bars: [2, 3], head: 'flat' });
    slope(it, -half - 2, half * 2 + 4, 7.3, 2, 3, '#5d6472', 23);
  }

  function cottage(side: 'left' | 'right', z: number, paint: Colour, key: number): void {
    const w = 5.35;
    const tall = 5.6 + (key % 3) * 0.5;
    const normal: Point3 = side === 'left' ? [1, 0, 0] : [-1, 0, 0];
    // u runs away from the viewer on the left and towards the viewer on the right, so that glass is drawn the right way round.
    const wall: Surface =
      side === 'left'
        ? stage.surface([-half, 0, z + w], [0, 0, -1], [0, 1, 0])
        : stage.surface([half, 0, z], [0, 0, 1], [0, 1, 0]);
    const tone = stage.tone(paint, normal);
    wall.rect(
      0,
      0,
      w,
      tall,
      wall.gradient(
        [0, tall],
        [0, 0],
        [
          [0, shade(tone, 0.05)],
          [1, shade(tone, -0.1)],
        ],
      ),
    );
    wall.rect(0, tall - 0.22, w, 0.22, stage.tone(shade(white, -0.1), normal));
    wall.rect(0, tall - 0.36, w, 0.14, '#1c1730', { opacity: 0.2 });
    wall.rect(0, 2.86, w, 0.14, stage.tone(shade(paint, -0.2), normal));
    const main = key === 0 || key === 5;
    const doorColour = main
      ? style.door
      : (['#2c4a58', '#6f8576', '#8a3f36', '#3a3f46'][key % 4] ?? style.door);
    garage(wall, key % 2 ? 0.3 : 2.2, doorColour, normal);
    frontDoor(it, wall, {
      u: key % 2 ? 3.8 : 0.55,
      v: 0.04,
      w: 0.95,
      h: 2.1,
      colour: doorColour,
      fan: 'flat',
    });
    for (const u of [0.7, 2.35, 3.95]) {
      pane(it, wall, { u, v: 3.5, w: 1.0, h: 1.5, bars: [2, 3], head: 'none' }, normal);
      flowerBox(wall, u, 3.22);
    }
    if (key % 3 === 0) climber(wall, w);
  }

  function garage(wall: Surface, u: number, colour: Colour, normal: Point3): void {
    wall.rect(u - 0.12, 0, 2.84, 2.6, stage.tone(white, normal));
    wall.rect(u, 0.02, 2.6, 2.45, stage.tone(shade(colour, 0.08), normal));
    for (let i = 1; i < 12; i++)
      wall.rect(
        u + (2.6 * i) / 12,
        0.02,
        0.02,
        i === 6 ? 2.45 : 1.7,
        stage.tone(shade(colour, -0.35), normal),
        { opacity: 0.7 },
      );
    for (let i = 0; i < 4; i++)
      wall.rect(u + 0.14 + i * 0.62, 1.8, 0.46, 0.52, it.lit ? '#ffd08a' : stage.tone('#6f8790'));
  }

  function flowerBox(wall: Surface, u: number, v: number): void {
    wall.rect(u - 0.08, v, 1.16, 0.2, stage.tone('#4a4038'));
    const flower = style.season === 'winter' ? '#6f8a6a' : style.scheme.accent;
    for (let i = 0; i < 9; i++)
      wall.ellipse(u + 0.02 + i * 0.12, v + 0.24, 0.09, 0.1, stage.tone(i % 3 === 1 ? flower : '#4f7549'));
  }

  function climber(wall: Surface, w: number): void {
    const tones =
      style.season === 'spring'
        ? (['#6f5a8c', '#a58bc0', '#d3c0de'] as const)
        : style.season === 'autumn'
          ? leaves.autumn
          : hedge[style.season];
    const c = random.fork(`climber/${wall.origin.join()}`);
    for (const tone of [tones[0], tones[1], tones[2]])
      for (let i = 0; i < 26; i++)
        wall.ellipse(
          c.between(0, w),
          2.95 + c.between(-0.22, 0.3),
          0.2,
          0.16,
          multiply(tone, filters[hour]),
          { opacity: 0.9 },
        );
  }
}
