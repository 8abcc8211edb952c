import { mix, shade, type Colour } from '../core/colour.js';
import type { Point, Point3 } from '../core/geometry.js';
import { type Room } from './room-plan.js';

export type Way = 'viewer' | 'right' | 'left' | 'away';

/** Legs under a piece that spans a footprint. */
export function legs(
  { stage }: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  tall: number,
  colour: Colour,
  thick = 0.045,
): void {
  for (const [lx, lz] of [
    [x, z + d - thick],
    [x + w - thick, z + d - thick],
    [x, z],
    [x + w - thick, z],
  ] as const)
    stage.box({ at: [lx, 0, lz], size: [thick, tall, thick] }, colour);
}

/** A cushion standing on a seat, its middle at a point. */
export function cushion({ stage }: Room, at: Point3, size: number, colour: Colour, tilt = 0): void {
  const s = stage.perspective.scale(at) * size;
  const [x, y] = stage.perspective.point(at);
  const turn = ([px, py]: Point): Point => [
    x + px * Math.cos(tilt) - py * Math.sin(tilt),
    y + px * Math.sin(tilt) + py * Math.cos(tilt),
  ];
  const k = s / 2;
  const ring: Point[] = [
    [-k, -k],
    [0, -k * 0.88],
    [k, -k],
    [k * 0.9, 0],
    [k, k],
    [0, k * 0.92],
    [-k, k],
    [-k * 0.9, 0],
  ];
  const paint = stage.picture.gradient(
    [x - k, y - k],
    [x + k, y + k],
    stage.camera.flip
      ? [
          [0, stage.tone(shade(colour, -0.05))],
          [1, stage.tone(shade(colour, -0.2))],
        ]
      : [
          [0, stage.tone(shade(colour, 0.2))],
          [1, stage.tone(shade(colour, -0.2))],
        ],
  );
  stage.picture.soft(ring.map(turn), s * 0.16, paint);
}

/** Facing the viewer, back to the wall. x, z is its front left corner. */
export function sofa(
  room: Room,
  x: number,
  z: number,
  w: number,
  colour: Colour,
  pillows: readonly Colour[],
): void {
  const { stage } = room;
  const d = 0.92;
  stage.groundShadow(x, z, w, d, 0.5, 0.42);
  legs(room, x + 0.08, z + 0.06, w - 0.16, d - 0.12, 0.14, room.style.scheme.wood);
  stage.box({ at: [x + 0.06, 0.3, z + d - 0.26], size: [w - 0.12, 0.54, 0.26] }, colour, {
    soft: 0.09,
    lift: -0.04,
  });
  const seats = w > 1.9 ? 3 : 2;
  const inner = w - 0.36;
  for (let i = 0; i < seats; i++)
    stage.box(
      {
        at: [x + 0.18 + (inner * i) / seats + 0.01, 0.44, z + d - 0.4],
        size: [inner / seats - 0.02, 0.42, 0.18],
      },
      colour,
      { soft: 0.1, lift: 0.04 },
    );
  stage.box({ at: [x + 0.05, 0.13, z + 0.04], size: [w - 0.1, 0.2, d - 0.1] }, colour, {
    soft: 0.04,
    lift: -0.1,
  });
  for (let i = 0; i < seats; i++)
    stage.box(
      { at: [x + 0.18 + (inner * i) / seats + 0.008, 0.31, z], size: [inner / seats - 0.016, 0.16, d - 0.3] },
      colour,
      { soft: 0.06, lift: 0.05 },
    );
  for (const ax of [x, x + w - 0.2])
    stage.box({ at: [ax, 0.13, z - 0.01], size: [0.2, 0.5, d - 0.06] }, colour, { soft: 0.07 });
  pillows.forEach((pillow, i) => {
    const at = i % 2 === 0 ? x + 0.42 + i * 0.16 : x + w - 0.42 - (i - 1) * 0.16;
    cushion(room, [at, 0.67, z + d - 0.46 - i * 0.02], 0.44, pillow, i % 2 ? 0.14 : -0.12);
  });
}

export function armchair(room: Room, x: number, z: number, way: Way, colour: Colour, pillow?: Colour): void {
  const { stage } = room;
  const [w, d] = [0.82, 0.82];
  stage.groundShadow(x, z, w, d, 0.5, 0.4);
  legs(room, x + 0.08, z + 0.08, w - 0.16, d - 0.16, 0.2, room.style.scheme.wood, 0.04);
  const part = (px: number, py: number, pz: number, sw: number, sh: number, sd: number, lift = 0): void => {
    const placed: Record<Way, [number, number, number, number]> = {
      viewer: [px, pz, sw, sd],
      away: [w - px - sw, d - pz - sd, sw, sd],
      right: [d - pz - sd, px, sd, sw],
      left: [pz, px, sd, sw],
    };
    const [bx, bz, bw, bd] = placed[way];
    stage.box({ at: [x + bx, py, z + bz], size: [bw, sh, bd] }, colour, { soft: 0.08, lift });
  };
  const pieces: Record<string, () => void> = {
    back: () => part(0.04, 0.2, d - 0.2, w - 0.08, 0.68, 0.2),
    seat: () => part(0.13, 0.2, 0.02, w - 0.26, 0.26, d - 0.2, 0.06),
    one: () => part(0, 0.18, 0.04, 0.15, 0.42, d - 0.1),
    two: () => part(w - 0.15, 0.18, 0.04, 0.15, 0.42, d - 0.1),
  };
  const order: Record<Way, string[]> = {
    viewer: ['back', 'one', 'two', 'seat'],
    away: ['seat', 'one', 'two', 'back'],
    right: ['back', 'two', 'seat', 'one'],
    left: ['back', 'two', 'seat', 'one'],
  };
  for (const name of order[way]) {
    pieces[name]?.();
    if (name === 'seat' && pillow)
      cushion(
        room,
        [
          x + w / 2 + (way === 'right' ? -0.12 : way === 'left' ? 0.12 : 0),
          0.62,
          z + d / 2 + (way === 'viewer' ? 0.12 : 0),
        ],
        0.38,
        pillow,
        0.1,
      );
  }
}

export function table(
  room: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  tall: number,
  colour: Colour,
  top = colour,
): void {
  const { stage } = room;
  stage.groundShadow(x, z, w, d, tall * 0.7, 0.34);
  legs(room, x + 0.04, z + 0.04, w - 0.08, d - 0.08, tall - 0.04, colour, 0.055);
  stage.box({ at: [x, tall - 0.05, z], size: [w, 0.05, d] }, top, { soft: 0.02 });
}

export function roundTable(room: Room, x: number, z: number, r: number, tall: number, colour: Colour): void {
  const { stage } = room;
  stage.disc([x + 0.1, 0.004, z], r * 1.15, r * 1.1, '#1c1730', { opacity: 0.22 });
  stage.turned(
    [x, 0, z],
    [
      [0, r * 0.5],
      [0.03, r * 0.48],
      [0.06, 0.05],
      [tall - 0.05, 0.05],
      [tall, 0.08],
    ],
    colour,
  );
  stage.disc([x, tall - 0.045, z], r, r, stage.tone(shade(colour, -0.3)));
  stage.disc([x, tall, z], r, r, stage.tone(colour, [0, 1, 0]));
}

/** A dining chair, seen from any side; its middle at x, z. */
export function chair(room: Room, x: number, z: number, way: Way, colour: Colour, seat: Colour): void {
  const { stage } = room;
  const s = 0.42;
  const [x0, z0] = [x - s / 2, z - s / 2];
  stage.groundShadow(x0, z0, s, s, 0.4, 0.26);
  legs(room, x0, z0, s, s, 0.45, colour, 0.035);
  const back = (): void => {
    const rails: Record<Way, [number, number, number, number]> = {
      viewer: [x0, z0 + s - 0.04, s, 0.04],
      away: [x0, z0, s, 0.04],
      right: [x0, z0, 0.04, s],
      left: [x0 + s - 0.04, z0, 0.04, s],
    };
    const [bx, bz, bw, bd] = rails[way];
    stage.box({ at: [bx, 0.66, bz], size: [bw, 0.2, bd] }, colour, { soft: 0.03 });
    if (bw > bd)
      for (const dx of [0, bw - 0.04]) stage.box({ at: [bx + dx, 0.45, bz], size: [0.04, 0.4, bd] }, colour);
    else
      for (const dz of [bd - 0.04, 0]) stage.box({ at: [bx, 0.45, bz + dz], size: [bw, 0.4, 0.04] }, colour);
  };
  if (way !== 'away') back();
  stage.box({ at: [x0, 0.43, z0], size: [s, 0.05, s] }, seat, { soft: 0.04 });
  if (way === 'away') back();
}

export function stool(room: Room, x: number, z: number, colour: Colour, seat: Colour): void {
  const { stage } = room;
  stage.groundShadow(x - 0.17, z - 0.17, 0.34, 0.34, 0.4, 0.26);
  const top: Point3 = [x, 0.64, z];
  for (const [dx, dz] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
    stage.line(
      [
        [x + dx * 0.18, 0, z + dz * 0.18],
        [x + dx * 0.12, 0.64, z + dz * 0.12],
      ],
      stage.tone(shade(colour, -0.1)),
      0.028,
    );
  stage.line(
    [
      [x - 0.16, 0.22, z - 0.16],
      [x + 0.16, 0.22, z - 0.16],
    ],
    stage.tone(shade(colour, -0.1)),
    0.02,
  );
  stage.disc([x, 0.63, z], 0.19, 0.19, stage.tone(shade(seat, -0.25)));
  stage.disc([top[0], 0.67, top[2]], 0.19, 0.19, stage.tone(seat, [0, 1, 0]));
}

export function rug(room: Room, x: number, z: number, w: number, d: number): void {
  const { stage, style, random } = room;
  const { rug: base, accent, textile } = style.scheme;
  const flat = stage.surface([x, 0.006, z], [1, 0, 0], [0, 0, 1]);
  flat.rect(-0.02, -0.04, w + 0.04, d + 0.06, '#1c1730', { opacity: 0.16 });
  flat.rect(0, 0, w, d, stage.tone(base));
  const kind = random.fork('rug').whole(0, 3);
  if (kind === 0) {
    flat.rect(0.12, 0.12, w - 0.24, d - 0.24, 'none', { stroke: stage.tone(accent), width: 3, opacity: 0.7 });
    flat.rect(0.2, 0.2, w - 0.4, d - 0.4, 'none', {
      stroke: stage.tone(shade(base, -0.3)),
      width: 1.6,
      opacity: 0.7,
    });
    for (let i = 0; i < 5; i++)
      flat.shape(
        [
          [w * (0.1 + i * 0.2), d / 2],
          [w * (0.2 + i * 0.2), d * 0.3],
          [w * (0.3 + i * 0.2), d / 2],
          [w * (0.2 + i * 0.2), d * 0.7],
        ].map(([a, b]): Point => [Math.min(w - 0.25, a ?? 0), b ?? 0]),
        stage.tone(mix(base, i % 2 ? accent : textile, 0.4)),
        { opacity: 0.8 },
      );
  } else if (kind === 1) {
    for (let i = 0; i < 9; i++)
      flat.rect(
        0,
        (d * i) / 9,
        w,
        d / 18,
        stage.tone(mix(base, i % 3 === 1 ? accent : shade(base, -0.3), 0.32)),
      );
  } else if (kind === 2) {
    for (let i = 0; i < 8; i++)
      flat.line(
        [
          [w * (i / 8), 0],
          [w * ((i + 0.5) / 8), d / 2],
          [w * (i / 8), d],
        ],
        stage.tone(mix(base, shade(accent, -0.1), 0.5)),
        0.018,
      );
    for (let i = 0; i < 8; i++)
      flat.line(
        [
          [w * ((i + 1) / 8), 0],
          [w * ((i + 0.5) / 8), d / 2],
          [w * ((i + 1) / 8), d],
        ],
        stage.tone(mix(base, shade(accent, -0.1), 0.5)),
        0.018,
      );
  } else {
    flat.ellipse(w * 0.3, d * 0.45, w * 0.2, d * 0.34, stage.tone(mix(base, accent, 0.45)));
    flat.ellipse(w * 0.6, d * 0.6, w * 0.24, d * 0.24, stage.tone(mix(base, textile, 0.7)), {
      opacity: 0.85,
    });
    flat.ellipse(w * 0.78, d * 0.32, w * 0.12, d * 0.2, stage.tone(mix(base, shade(base, -0.4), 0.5)), {
      opacity: 0.8,
    });
  }
  flat.rect(0, 0, 0.05, d, stage.tone(shade(base, -0.16)));
  flat.rect(w - 0.05, 0, 0.05, d, stage.tone(shade(base, -0.16)));
}
