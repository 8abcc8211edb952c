import { type Colour, mix, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import type { Random } from '../core/random.js';
import { brickwork, castOn, chimney, course, front, frontDoor, steps, stone } from './facade.js';
import { pane } from './pane.js';
import { hedgeRow, streetTree, topiary } from './planting.js';
import { dormer, slate, slope } from './roof.js';
import { type Site, beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle, car, streetLamp } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A canted bay of `floors` storeys on the front, its foot at x. */
export function bay(
  it: Site,
  x: number,
  w: number,
  out: number,
  base: number,
  storeys: readonly number[],
  brick: Colour,
  trim: Colour,
): void {
  const { stage } = it;
  const cant = 0.62;
  const total = storeys.reduce((sum, h) => sum + h, 0);
  castOn(it, x + w, base, total + 0.5, 0.9);
  const slanted = Math.hypot(cant, out);
  const sides = [
    {
      o: [x, base, 0] as Point3,
      a: [cant / slanted, 0, -out / slanted] as Point3,
      n: [-out / slanted, 0, -cant / slanted] as Point3,
      w: slanted,
    },
    {
      o: [x + w - cant, base, -out] as Point3,
      a: [cant / slanted, 0, out / slanted] as Point3,
      n: [out / slanted, 0, -cant / slanted] as Point3,
      w: slanted,
    },
    { o: [x + cant, base, -out] as Point3, a: [1, 0, 0] as Point3, n: front as Point3, w: w - cant * 2 },
  ];
  for (const s of sides) {
    if (!stage.perspective.faces(s.o, s.n)) continue;
    const wall = stage.surface(s.o, s.a, [0, 1, 0]);
    let v = 0;
    for (const storey of storeys) {
      brickwork(it, wall, 0, v, s.w, 0.75, brick, s.n);
      wall.rect(0, v + 0.72, s.w, storey - 0.72, stage.tone(trim, s.n));
      pane(
        it,
        wall,
        {
          u: 0.14,
          v: v + 0.86,
          w: s.w - 0.28,
          h: storey - 1.22,
          bars: [1, 2],
          head: 'none',
          trim,
          sill: false,
          room: `${x}/${v}`,
        },
        s.n,
      );
      wall.rect(0, v + 0.7, s.w, 0.09, stage.tone(shade(trim, 0.1), s.n));
      wall.rect(0, v + 0.62, s.w, 0.08, '#1c1730', { opacity: 0.2 });
      wall.rect(0, v + storey - 0.2, s.w, 0.2, stage.tone(shade(trim, 0.04), s.n));
      wall.rect(0, v + storey - 0.26, s.w, 0.06, '#1c1730', { opacity: 0.18 });
      v += storey;
    }
  }
  const y = base + total;
  const roof = stage.tone(slate, [0, 0.7, -0.7]);
  const peak: Point3[] = [
    [x + cant, y + 0.75, 0],
    [x + w - cant, y + 0.75, 0],
  ];
  const [p0, p1] = [peak[0] ?? [0, 0, 0], peak[1] ?? [0, 0, 0]];
  stage.polygon([[x - 0.08, y, 0], [x + cant - 0.04, y, -out - 0.1], p0 as Point3], shade(roof, 0.1));
  stage.polygon(
    [[x + w + 0.08, y, 0], [x + w - cant + 0.04, y, -out - 0.1], p1 as Point3],
    shade(roof, -0.3),
  );
  stage.polygon(
    [[x + cant - 0.04, y, -out - 0.1], [x + w - cant + 0.04, y, -out - 0.1], p1 as Point3, p0 as Point3],
    roof,
  );
}

function victorianHouse(
  it: Site,
  x: number,
  brick: Colour,
  door: Colour,
  near: boolean,
  mirrored: boolean,
): void {
  const { stage, style } = it;
  const w = 5.4;
  const eave = 7.3;
  const wall = stage.surface([x, 0, 0], [1, 0, 0], [0, 1, 0]);
  slope(it, x, w, eave, 2.7, 3.6);
  dormer(it, x + w / 2 - 0.7, eave + 0.5);
  brickwork(it, wall, 0, 0, w, eave, brick);
  course(it, x, eave - 0.16, w, 0.2, 0.3, stone);
  for (let i = 0; i < 9; i++)
    stage.box({ at: [x + 0.15 + i * 0.62, eave - 0.4, -0.18], size: [0.14, 0.26, 0.18] }, stone);
  course(it, x, 3.72, w, 0.16, 0.06, mix(brick, '#e2b48a', 0.5));
  const du = mirrored ? 0.55 : 3.75;
  const bu = mirrored ? 2.2 : 0.35;
  // The porch is cut back into the front, under an arch.
  wall.rect(du - 0.22, 0.3, 1.45, 2.75, stage.tone(stone, front));
  wall.ellipse(du + 0.5, 3.02, 0.72, 0.5, stage.tone(stone, front), {}, 0, Math.PI);
  wall.rect(du - 0.02, 0.3, 1.05, 2.68, stage.tone(shade(brick, -0.5)));
  wall.ellipse(du + 0.5, 2.95, 0.52, 0.36, stage.tone(shade(brick, -0.5)), {}, 0, Math.PI);
  frontDoor(it, stage.surface([x, 0, 0.0], [1, 0, 0], [0, 1, 0]), {
    u: du + 0.1,
    v: 0.32,
    w: 0.82,
    h: 2.05,
    colour: door,
    fan: 'flat',
    trim: shade(stone, -0.1),
  });
  pane(it, wall, { u: du - 0.02, v: 4.5, w: 1.0, h: 1.9, bars: [1, 2], head: 'stone', trim: stone });
  steps(it, x + du - 0.12, 0, 1.25, 0.32);
  bay(it, x + bu, 2.85, 0.85, 0.12, [3.35, 3.2], brick, stone);
  if (near) {
    topiary(it, x + (mirrored ? du + 1.35 : du - 0.35), -0.5, 0.02, 1.35, style.door);
  }
}

/** A Victorian terrace with two-storey bays and small front gardens. */
export function victorianTerrace(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -4.4, z: -16.5, yaw: 0.27, focal: 1370, horizon: 845, eye: 1.9 });
  const { stage } = it;
  beyond(it);
  ground(it, { from: -2.3, pavement: 2.7 });
  const garden = stage.surface([-60, 0.003, -2.3], [1, 0, 0], [0, 0, 1]);
  garden.rect(0, 0, 120, 2.3, stage.tone('#b9ae9b', [0, 1, 0]));
  const shades = [-0.1, 0.12, 0, 0.16, -0.06, 0.08];
  const painted = style.seed % 3 === 0;
  const pastel = ['#e8d6c0', '#d9dfd6', style.brick, '#e3c9c0', '#d8dde4', '#efe4cc'];
  for (let i = 4; i >= -3; i--) {
    const k = (i + 6) % 6;
    const brick = painted
      ? i === 0
        ? '#f0e8d8'
        : (pastel[k] ?? style.brick)
      : shade(style.brick, shades[k] ?? 0);
    const door =
      i === 0 ? style.door : (['#2b3a42', '#7b3a33', '#39584a', '#30466b', '#c7a04a'][k % 5] ?? style.door);
    const x = i * 5.4 - 2.7;
    chimney(it, x - 0.6, 8.6, 2.4, 1.3, 2.4, painted ? '#b98a6a' : brick, 5);
    victorianHouse(it, x, brick, door, i === 0, false);
  }
  for (let i = 4; i >= -3; i--) {
    const x = i * 5.4 - 2.7;
    hedgeRow(it, x + 0.1, -2.05, 3.35, 0.85, 0.1, 0.45);
    gardenWall(it, x, 3.5, painted ? '#f0e8d8' : style.brick);
    for (const px of [x + 3.45, x + 4.85]) {
      stage.box({ at: [px, 0, -2.42], size: [0.36, 1.05, 0.36] }, painted ? '#f0e8d8' : style.brick);
      stage.box({ at: [px - 0.05, 1.05, -2.47], size: [0.46, 0.1, 0.46] }, stone);
    }
    stage.box({ at: [x + 5.15, 0, -2.35], size: [0.25, 0.6, 0.22] }, painted ? '#f0e8d8' : style.brick);
    const path = stage.surface([x + 3.8, 0.006, -2.4], [1, 0, 0], [0, 0, 1]);
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 6; b++)
        path.rect(a * 0.26, b * 0.36, 0.26, 0.36, stage.tone((a + b) % 2 ? '#3d3a40' : '#e6dcc8'));
  }
  roadShadow(it, -6.2);
  streetLamp(it, 7.2, -4.6);
  bicycle(it, -1.2, -3.2, style.scheme.accent);
  streetTree(it, -6.4, -4.3, 7.2);
  if (random.chance(0.35)) car(it, 4.4, -6.4, mix(style.scheme.sofa, '#888888', 0.3));
  return finishOutside(it);

  function gardenWall(of: Site, x: number, w: number, brick: Colour): void {
    stage.groundShadow(x, -2.4, w, 0.2, 0.4, 0.3);
    stage.box({ at: [x, 0, -2.35], size: [w, 0.55, 0.22] }, brick);
    of.stage.box({ at: [x - 0.02, 0.55, -2.39], size: [w + 0.04, 0.09, 0.3] }, stone);
  }
}
