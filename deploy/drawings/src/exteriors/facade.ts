import { type Colour, shade } from '../core/colour.js';
import type { Point, Point3 } from '../core/geometry.js';
import type { Surface } from '../core/stage.js';
import type { Site } from './site.js';

export const white = '#f4eee1';

export const stone = '#ecdfc8';

export const flat = (it: Site, x = 0, y = 0, z = 0) => it.stage.surface([x, y, z], [1, 0, 0], [0, 1, 0]);

export type Front = [0, 0, -1];

export const front: Front = [0, 0, -1];

/** Brickwork: courses hinted at, a scatter of paler and darker bricks. Never a full bond: it would shimmer when small. */
export function brickwork(
  it: Site,
  wall: Surface,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: Colour,
  normal: Point3 = front,
): void {
  const { stage, random } = it;
  const base = stage.tone(colour, normal);
  wall.rect(
    u,
    v,
    w,
    h,
    wall.gradient(
      [u, v + h],
      [u + w, v],
      [
        [0, shade(base, 0.06)],
        [1, shade(base, -0.12)],
      ],
    ),
    { stroke: base, width: 0.6 },
  );
  const r = random.fork(`bricks/${u}/${v}/${w}/${h}`);
  const { perspective, picture } = stage;
  const lines: (readonly Point[])[] = [];
  for (let y = 0.3; y < h; y += 0.3)
    lines.push([perspective.point(wall.at(u, v + y)), perspective.point(wall.at(u + w, v + y))]);
  picture.lines(lines, shade(base, -0.28), Math.max(0.8, 0.012 * perspective.scale(wall.at(u, v))), {
    opacity: 0.2,
  });
  const many = Math.min(130, w * h * 4.5);
  const tones = [-0.28, -0.15, 0.12, 0.22].map((by) => shade(base, by));
  const odd: Point[][][] = tones.map(() => []);
  for (let i = 0; i < many; i++) {
    const row = Math.floor(r.between(0, h / 0.1));
    const long = Math.min(w, r.pick([0.22, 0.22, 0.11, 0.34]));
    const x = r.between(0, Math.max(0, w - long));
    r.pick(odd).push(perspective.outline(wall.corners(u + x, v + Math.min(h - 0.1, row * 0.1), long, 0.085)));
  }
  tones.forEach((tone, i) => picture.polygons(odd[i] ?? [], tone, { opacity: 0.55 }));
}

export interface Doorway {
  readonly u: number;
  readonly v: number;
  readonly w?: number;
  readonly h?: number;
  readonly colour: Colour;
  readonly fan?: 'arch' | 'flat' | 'none';
  readonly trim?: Colour;
}

/** A panelled front door with its light above. */
export function frontDoor(
  it: Site,
  wall: Surface,
  { u, v, w = 0.95, h = 2.1, colour, fan = 'flat', trim = '#f1eada' }: Doorway,
): void {
  const { stage, lit } = it;
  const white = stage.tone(trim, front);
  const top = fan === 'none' ? 0 : fan === 'flat' ? 0.5 : w * 0.56;
  wall.rect(u - 0.14, v, w + 0.28, h + (fan === 'arch' ? 0.06 : top + 0.12), white);
  const glow = lit
    ? wall.gradient(
        [u, v + h],
        [u, v + h + top],
        [
          [0, '#ffe0a0'],
          [1, '#f3b468'],
        ],
      )
    : stage.tone('#5d7480');
  if (fan === 'flat') {
    wall.rect(u, v + h + 0.06, w, top - 0.06, glow);
    for (const k of [0.33, 0.66]) wall.rect(u + w * k - 0.015, v + h + 0.06, 0.03, top - 0.06, white);
  }
  if (fan === 'arch') {
    wall.ellipse(u + w / 2, v + h + 0.05, w / 2 + 0.14, w / 2 + 0.14, white, {}, 0, Math.PI);
    wall.ellipse(u + w / 2, v + h + 0.05, w / 2, w / 2, glow, {}, 0, Math.PI);
    for (const a of [0.25, 0.5, 0.75])
      wall.line(
        [
          [u + w / 2, v + h + 0.05],
          [u + w / 2 + Math.cos(a * Math.PI) * w * 0.5, v + h + 0.05 + Math.sin(a * Math.PI) * w * 0.5],
        ],
        white,
        0.03,
      );
    wall.ellipse(u + w / 2, v + h + 0.05, w * 0.16, w * 0.16, white, {}, 0, Math.PI);
  }
  const wood = stage.tone(colour, front);
  wall.rect(
    u,
    v,
    w,
    h,
    wall.gradient(
      [u, v + h],
      [u + w, v],
      [
        [0, shade(wood, 0.12)],
        [1, shade(wood, -0.16)],
      ],
    ),
  );
  wall.rect(u, v + h - 0.14, w, 0.14, '#1c1730', { opacity: 0.3 });
  wall.rect(u, v, 0.08, h, '#1c1730', { opacity: 0.24 });
  const c = (w - 0.36) / 2;
  for (const a of [0.12, 0.24 + c]) {
    for (const [b, tall] of [
      [0.2, 0.62],
      [1.0, 0.52],
      [1.62, 0.32],
    ] as const) {
      wall.rect(u + a, v + b, c, tall, shade(wood, -0.28));
      wall.rect(u + a + 0.02, v + b, c - 0.02, tall - 0.02, shade(wood, 0.05));
    }
  }
  const brass = stage.tone('#d8b25c');
  wall.ellipse(u + w - 0.1, v + 1.02, 0.04, 0.04, brass);
  wall.rect(u + w / 2 - 0.1, v + 0.88, 0.2, 0.06, brass);
  wall.ellipse(u + w / 2, v + 1.5, 0.05, 0.07, brass);
}

/** Steps up to a door whose sill is at height `up`. */
export function steps(
  it: Site,
  x: number,
  z: number,
  w: number,
  up: number,
  stone: Colour = '#d8d0c0',
): void {
  const many = Math.max(1, Math.round(up / 0.17));
  for (let i = many; i >= 1; i--) {
    const from = z - (many - i + 1) * 0.3;
    it.stage.box({ at: [x, 0, from], size: [w, (up * i) / many, (many - i + 1) * 0.3] }, stone);
  }
}

/** A string course or cornice standing proud of the front, with the shade it throws. */
export function course(
  it: Site,
  x: number,
  y: number,
  w: number,
  tall: number,
  proud: number,
  colour: Colour,
  z = 0,
): void {
  const { stage } = it;
  const drop = tall * 0.5 + proud * 0.7;
  stage.polygon(
    [
      [x, y - drop, z - 0.004],
      [x + w, y - drop, z - 0.004],
      [x + w, y, z - 0.004],
      [x, y, z - 0.004],
    ],
    '#1c1730',
    { opacity: it.hour === 'overcast' ? 0.14 : 0.26 },
  );
  stage.box({ at: [x, y, z - proud], size: [w, tall, proud] }, colour);
}

/** A chimney stack with pots. */
export function chimney(
  it: Site,
  x: number,
  y: number,
  z: number,
  w: number,
  tall: number,
  colour: Colour,
  pots = 4,
): void {
  const { stage } = it;
  stage.box({ at: [x, y, z], size: [w, tall, 0.7] }, shade(colour, -0.06));
  stage.box(
    { at: [x - 0.07, y + tall - 0.22, z - 0.07], size: [w + 0.14, 0.14, 0.84] },
    shade(colour, -0.16),
  );
  stage.box({ at: [x - 0.05, y + tall, z - 0.05], size: [w + 0.1, 0.1, 0.8] }, shade(colour, -0.26));
  for (let i = 0; i < pots; i++)
    stage.turned(
      [x + (w * (i + 0.5)) / pots, y + tall + 0.1, z + 0.3],
      [
        [0, 0.11],
        [0.42, 0.09],
        [0.46, 0.12],
        [0.52, 0.12],
      ],
      '#b9683f',
    );
}

/** The shade a projecting part throws on the wall to its right. */
export function castOn(it: Site, x: number, y: number, tall: number, reach: number, z = 0): void {
  if (it.hour === 'overcast') return;
  it.stage.polygon(
    [
      [x, y, z - 0.005],
      [x + reach, y, z - 0.005],
      [x + reach, y + tall - reach * 0.9, z - 0.005],
      [x, y + tall, z - 0.005],
    ],
    '#1c1730',
    { opacity: it.lit ? 0.16 : 0.25 },
  );
}
