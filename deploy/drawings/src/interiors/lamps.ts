import { type Colour, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import type { Room } from './room-plan.js';

/** A lit shade with its light on what is round it; `at` is the middle of the shade's foot. */
export function shadeLamp(room: Room, at: Point3, r: number, tall: number, colour: Colour): void {
  const { stage } = room;
  const s = stage.perspective.scale(at);
  const [x, y] = stage.perspective.point(at);
  stage.picture.glow([x, y - tall * s * 0.4], r * s * 4.2, '#ffd894', 0.34);
  const paint = stage.picture.gradient(
    [x, y],
    [x, y - tall * s],
    [
      [0, '#ffeab8'],
      [1, shade(colour, 0.1)],
    ],
  );
  stage.picture.soft(
    [
      [x - r * s, y],
      [x + r * s, y],
      [x + r * 0.66 * s, y - tall * s],
      [x - r * 0.66 * s, y - tall * s],
    ],
    4,
    paint,
  );
}

export function tableLamp(room: Room, at: Point3, tall: number, base: Colour): void {
  room.stage.turned(
    at,
    [
      [0, tall * 0.17],
      [tall * 0.05, tall * 0.17],
      [tall * 0.22, tall * 0.15],
      [tall * 0.4, tall * 0.07],
      [tall * 0.55, tall * 0.02],
    ],
    base,
  );
  shadeLamp(room, [at[0], at[1] + tall * 0.52, at[2]], tall * 0.3, tall * 0.46, '#f3e3c3');
}

export function floorLamp(room: Room, at: Point3, metal: Colour): void {
  const { stage } = room;
  const [x, , z] = at;
  stage.disc([x, 0.004, z], 0.17, 0.17, stage.tone(shade(metal, -0.2)));
  stage.line(
    [
      [x, 0, z],
      [x, 1.42, z],
    ],
    stage.tone(metal),
    0.022,
  );
  shadeLamp(room, [x, 1.38, z], 0.22, 0.32, '#f3e3c3');
}

export function pendant(
  room: Room,
  [x, y, z]: Point3,
  r: number,
  colour: Colour,
  kind: 'dome' | 'globe' | 'cone',
): void {
  const { stage } = room;
  const s = stage.perspective.scale([x, y, z]);
  const [px, py] = stage.perspective.point([x, y, z]);
  stage.line(
    [
      [x, y + r * 0.7, z],
      [x, room.plan.h, z],
    ],
    stage.tone('#3a3836'),
    0.012,
  );
  stage.picture.glow([px, py], r * s * 3, '#ffe0a3', 0.34);
  if (kind === 'globe') {
    stage.picture.ellipse(
      px,
      py,
      r * s,
      r * s,
      stage.picture.radial([px - r * s * 0.3, py - r * s * 0.3], r * s * 1.4, [
        [0, '#fffaf0'],
        [1, '#f3d9a4'],
      ]),
    );
    stage.picture.rect(
      px - r * s * 0.2,
      py - r * s * 1.16,
      r * s * 0.4,
      r * s * 0.24,
      stage.tone(room.style.scheme.metal),
    );
    return;
  }
  const body = stage.picture.gradient(
    [px - r * s, py],
    [px + r * s, py],
    [
      [0, stage.tone(shade(colour, 0.2))],
      [0.4, stage.tone(colour)],
      [1, stage.tone(shade(colour, -0.32))],
    ],
  );
  if (kind === 'dome')
    stage.picture.path(
      `M${px - r * s} ${py}C${px - r * s} ${py - r * s * 1.25} ${px + r * s} ${py - r * s * 1.25} ${px + r * s} ${py}Z`,
      body,
    );
  else
    stage.picture.soft(
      [
        [px - r * s, py],
        [px + r * s, py],
        [px + r * s * 0.22, py - r * s * 0.95],
        [px - r * s * 0.22, py - r * s * 0.95],
      ],
      4,
      body,
    );
  stage.picture.ellipse(px, py, r * s, r * s * 0.14, '#ffe7b0');
}
