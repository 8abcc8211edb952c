import { mix, multiply, shade, type Colour } from './colour.js';
import type { Point } from './geometry.js';
import { curveThrough, type Picture, type Stop } from './picture.js';
import type { Random } from './random.js';
import type { Hour, Season } from '../house-style.js';

/** Foliage dark, middle and sunlit. */
export const leaves: Record<Season, readonly [Colour, Colour, Colour]> = {
  spring: ['#8f5f6b', '#d797a3', '#f3c9cb'],
  summer: ['#2f5140', '#54794d', '#8fa863'],
  autumn: ['#8a4a2b', '#c67a35', '#e6b257'],
  winter: ['#4a5146', '#6d7561', '#97997c'],
};
export const hedge: Record<Season, readonly [Colour, Colour, Colour]> = {
  spring: ['#35573f', '#5d854f', '#9ab56b'],
  summer: ['#2b4a38', '#476d47', '#7c9a58'],
  autumn: ['#394a33', '#5f6a3d', '#93894c'],
  winter: ['#334a40', '#4d6653', '#7c8f74'],
};

/** The colour light takes on at an hour; materials are multiplied by it. */
export const filters: Record<Hour, Colour> = {
  morning: '#ffffff',
  afternoon: '#fff4e4',
  overcast: '#e9ecf0',
  dusk: '#8486b2',
};
export const strengths: Record<Hour, number> = { morning: 1, afternoon: 1, overcast: 0.5, dusk: 0.35 };

export const skies: Record<Hour, readonly Stop[]> = {
  morning: [
    [0, '#8fbcd6'],
    [0.55, '#c5dde2'],
    [1, '#f6e6d0'],
  ],
  afternoon: [
    [0, '#7fb0cf'],
    [0.5, '#bdd6d6'],
    [1, '#f7dcb4'],
  ],
  overcast: [
    [0, '#b9c4cc'],
    [0.6, '#d5dadb'],
    [1, '#ebe7de'],
  ],
  dusk: [
    [0, '#26305c'],
    [0.42, '#5d4f86'],
    [0.72, '#c4718a'],
    [0.9, '#f0a878'],
    [1, '#f9cd95'],
  ],
};

export function blob(
  random: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  points = 11,
  rough = 0.16,
): string {
  const ring: Point[] = [];
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2;
    const r = 1 + random.between(-rough, rough);
    ring.push([x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]);
  }
  return curveThrough(ring);
}

/** A heaped summer cloud on a flat base. */
export function cloud(
  picture: Picture,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  opacity: number,
): void {
  const paint = picture.gradient(
    [x, y - size * 0.62],
    [x, y + size * 0.05],
    [
      [0, colour, opacity],
      [1, colour, opacity * 0.12],
    ],
  );
  const bumps = random.whole(4, 6);
  const tops: Point[] = [[x - size, y]];
  for (let i = 1; i < bumps; i++) {
    const t = i / bumps + random.between(-0.05, 0.05);
    tops.push([x - size + t * size * 2, y - Math.sin(t * Math.PI) * size * random.between(0.2, 0.34)]);
  }
  tops.push([x + size, y]);
  let d = `M${Math.round(x - size)} ${Math.round(y)}`;
  tops.slice(1).forEach(([tx, ty], i) => {
    const [fx, fy] = tops[i] ?? [x, y];
    const r = Math.hypot(tx - fx, ty - fy) * random.between(0.52, 0.6);
    d += `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${tx.toFixed(1)} ${ty.toFixed(1)}`;
  });
  picture.path(`${d}Z`, paint);
}

export function sky(picture: Picture, random: Random, hour: Hour, bottom: number, sunX = 400): void {
  picture.rect(
    0,
    0,
    picture.wide,
    bottom + 40,
    picture.gradient(
      [0, hour === 'dusk' ? -bottom * 0.25 : 0],
      [0, bottom * (hour === 'dusk' ? 0.82 : 1)],
      skies[hour],
    ),
  );
  if (hour !== 'overcast') {
    const warm = hour === 'dusk' ? '#ffcf8a' : '#fff2d2';
    picture.glow(
      [sunX, bottom * (hour === 'dusk' ? 0.96 : 0.42)],
      picture.wide * 0.46,
      warm,
      hour === 'dusk' ? 0.75 : 0.6,
    );
  }
  const tint = hour === 'dusk' ? '#f3a48f' : '#ffffff';
  const many = hour === 'overcast' ? 8 : random.whole(3, 5);
  for (let i = 0; i < many; i++) {
    const y = bottom * random.between(0.08, 0.62);
    cloud(
      picture,
      random,
      random.between(0, picture.wide),
      y,
      random.between(90, 250) * (0.5 + y / bottom),
      tint,
      hour === 'dusk' ? 0.4 : hour === 'overcast' ? 0.5 : 0.78,
    );
  }
}

/**
 * A heap of leaves: dark underneath, lighter towards the sun, scalloped at the edge.
 * @param sunSide -1 when the sun stands to the left, 1 to the right.
 */
export function foliage(
  picture: Picture,
  random: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  tones: readonly [Colour, Colour, Colour],
  filter: Colour,
  sunSide: number,
  density = 14,
): void {
  const [dark, middle, light] = tones.map((tone) => multiply(tone, filter)) as [Colour, Colour, Colour];
  const size = Math.min(rx, ry);
  const tuft = (cx: number, cy: number, r: number): string => {
    const [a, b] = [Math.round(r * 10) / 10, Math.round(r * 8) / 10];
    return `M${Math.round(cx - a)} ${Math.round(cy)}a${a} ${b} ${random.whole(-30, 30)} 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
  };
  let edge = blob(random, [x, y], rx * 0.94, ry * 0.94, 13, 0.08);
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2 + random.between(-0.1, 0.1);
    edge += tuft(
      x + Math.cos(angle) * rx * 0.9,
      y + Math.sin(angle) * ry * 0.9,
      size * random.between(0.13, 0.22),
    );
  }
  picture.path(edge, dark);
  const layers: readonly (readonly [Colour, number, number, number, number])[] = [
    [mix(dark, middle, 0.5), 1.6, 0.92, 0.04, 0.2],
    [middle, 1.8, 0.84, 0.16, 0.16],
    [mix(middle, light, 0.55), 1.4, 0.72, 0.3, 0.12],
    [light, 0.9, 0.6, 0.42, 0.085],
  ];
  for (const [tone, many, spread, rise, r] of layers) {
    let d = '';
    for (let i = 0; i < density * many; i++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * spread;
      d += tuft(
        x + (Math.cos(angle) * reach * 0.95 + sunSide * rise * 0.45) * rx,
        y + (Math.sin(angle) * reach - rise) * ry * 0.92,
        size * r * random.between(0.7, 1.3),
      );
    }
    picture.path(d, tone);
  }
}

/** Bare boughs, forking to twigs. */
function boughs(random: Random, from: Point, angle: number, long: number, depth: number, by: string[]): void {
  const to: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
  const bend = random.between(-0.12, 0.12) * long;
  by[depth] =
    `${by[depth] ?? ''}M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${((from[0] + to[0]) / 2 + bend).toFixed(1)} ${((from[1] + to[1]) / 2).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  if (depth === 0) return;
  const forks = random.chance(0.45) ? 3 : 2;
  for (let i = 0; i < forks; i++)
    boughs(
      random,
      to,
      angle + ((i / (forks - 1)) * 2 - 1) * random.between(0.28, 0.52),
      long * random.between(0.66, 0.82),
      depth - 1,
      by,
    );
}

/** A street tree, its foot at a point; `tall` in picture units. */
export function tree(
  picture: Picture,
  random: Random,
  foot: Point,
  tall: number,
  season: Season,
  filter: Colour,
  sunSide: number,
): void {
  const [x, y] = foot;
  const bark = multiply('#66544a', filter);
  const trunk = picture.gradient(
    [x - tall * 0.03, y],
    [x + tall * 0.03, y],
    sunSide < 0
      ? [
          [0, shade(bark, 0.25)],
          [1, shade(bark, -0.4)],
        ]
      : [
          [0, shade(bark, -0.4)],
          [1, shade(bark, 0.25)],
        ],
  );
  const f = (value: number): string => value.toFixed(1);
  picture.path(
    `M${f(x - tall * 0.027)} ${f(y)}C${f(x - tall * 0.012)} ${f(y - tall * 0.12)} ${f(x - tall * 0.014)} ${f(y - tall * 0.3)} ${f(x - tall * 0.012)} ${f(y - tall * 0.45)}L${f(x + tall * 0.012)} ${f(y - tall * 0.45)}C${f(x + tall * 0.014)} ${f(y - tall * 0.3)} ${f(x + tall * 0.012)} ${f(y - tall * 0.12)} ${f(x + tall * 0.028)} ${f(y)}Z`,
    trunk,
  );
  const by: string[] = [];
  const deep = season === 'winter' ? 5 : 2;
  for (const lean of [-0.36, 0.02, 0.34])
    boughs(random, [x, y - tall * 0.42], -Math.PI / 2 + lean, tall * 0.17, deep, by);
  by.forEach((d, depth) =>
    picture.path(d, 'none', {
      stroke: depth === deep ? shade(bark, -0.1) : bark,
      width: tall * [0.0035, 0.005, 0.008, 0.011, 0.015, 0.02][depth + (season === 'winter' ? 0 : 3)]!,
      cap: 'round',
    }),
  );
  if (season === 'winter') return;
  const r = tall * 0.2;
  const heap = (dx: number, dy: number, k: number): void =>
    foliage(
      picture,
      random,
      [x + dx * tall, y - dy * tall],
      r * k,
      r * k * 0.86,
      leaves[season],
      filter,
      sunSide,
      13,
    );
  heap(-0.17, 0.58, 0.8);
  heap(0.18, 0.6, 0.8);
  heap(-0.08, 0.8, 0.86);
  heap(0.11, 0.76, 0.84);
  heap(0.0, 0.66, 1);
}
