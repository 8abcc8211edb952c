import { type Colour, shade } from '../core/colour.js';
import type { Surface } from '../core/stage.js';
import { doorsOn } from './joinery.js';
import type { Room } from './room-plan.js';

export function tiled(
  it: Room,
  wall: Surface,
  u: number,
  w: number,
  h: number,
  colour: Colour,
  upright: boolean,
): void {
  const { stage, random } = it;
  wall.rect(u, 0, w, h, stage.tone(shade(colour, -0.2)));
  const [tw, th] = upright ? [0.1, 0.3] : [0.3, 0.12];
  for (let row = 0; row * th < h - 0.01; row++) {
    for (let col = -1; col * tw < w; col++) {
      const shift = !upright && row % 2 ? tw / 2 : 0;
      const [a, b] = [Math.max(0, col * tw + shift), Math.min(w, (col + 1) * tw + shift) - 0.008];
      if (b > a)
        wall.rect(
          u + a,
          row * th,
          b - a,
          Math.min(th - 0.008, h - row * th),
          stage.tone(shade(colour, random.between(-0.1, 0.06))),
        );
    }
  }
}

export function mirrorAndLights(it: Room, wall: Surface, u: number, v: number, round: boolean): void {
  const { stage, style } = it;
  const metal = stage.tone(style.scheme.metal);
  const glass = wall.gradient(
    [u - 0.35, v + 0.4],
    [u + 0.35, v - 0.4],
    [
      [0, '#f3f5f0'],
      [0.46, '#c9d5d6'],
      [0.5, '#e3e9e7'],
      [1, '#a5b6bb'],
    ],
  );
  if (round) {
    wall.ellipse(u + 0.02, v - 0.03, 0.42, 0.42, '#1c1730', { opacity: 0.2 });
    wall.ellipse(u, v, 0.41, 0.41, metal);
    wall.ellipse(u, v, 0.385, 0.385, glass);
  } else {
    wall.soft(u - 0.42, v - 0.48, 0.84, 0.98, 0.3, metal);
    wall.soft(u - 0.395, v - 0.455, 0.79, 0.93, 0.28, glass);
  }
}

export function vanity(it: Room, x: number, z: number, w: number): void {
  const { stage, style } = it;
  const { cabinet, wood, metal } = style.scheme;
  const colour = style.period ? cabinet : wood;
  stage.groundShadow(x, z, w, 0.5, 0.6, 0.3);
  stage.box({ at: [x, style.period ? 0.08 : 0.34, z], size: [w, style.period ? 0.7 : 0.44, 0.5] }, colour);
  doorsOn(
    it,
    stage.surface([x, style.period ? 0.08 : 0.34, z - 0.003], [1, 0, 0], [0, 1, 0]),
    w,
    style.period ? 0.7 : 0.44,
    2,
    colour,
    style.period ? 'panel' : 'slat',
    'top',
  );
  stage.box({ at: [x - 0.02, 0.78, z - 0.02], size: [w + 0.04, 0.04, 0.52] }, '#f4f0e7');
  stage.turned(
    [x + w / 2, 0.82, z + 0.24],
    [
      [0, 0.15],
      [0.06, 0.22],
      [0.13, 0.25],
    ],
    '#fbf9f4',
  );
  stage.disc([x + w / 2, 0.95, z + 0.24], 0.24, 0.16, stage.tone('#dfdcd4'));
  const tap = [x + w / 2, 0.82, z + 0.44] as const;
  stage.line([tap, [tap[0], 1.08, tap[2]], [tap[0], 1.08, tap[2] - 0.14]], stage.tone(metal), 0.028);
  const bottle = (dx: number, h: number, c: Colour): void =>
    stage.turned(
      [x + dx, 0.82, z + 0.3],
      [
        [0, 0.035],
        [h * 0.7, 0.035],
        [h * 0.8, 0.014],
        [h, 0.014],
      ],
      c,
    );
  bottle(0.12, 0.2, style.scheme.accent);
  bottle(0.22, 0.15, style.scheme.feature);
}

export function pan(it: Room, x: number, z: number): void {
  const { stage } = it;
  stage.groundShadow(x - 0.18, z - 0.3, 0.36, 0.5, 0.4, 0.26);
  stage.box({ at: [x - 0.2, 0.42, z + 0.12], size: [0.4, 0.42, 0.18] }, '#f8f5ee', { soft: 0.04 });
  stage.turned(
    [x, 0, z - 0.08],
    [
      [0, 0.13],
      [0.2, 0.14],
      [0.36, 0.2],
      [0.4, 0.2],
    ],
    '#f8f5ee',
  );
  stage.disc([x, 0.41, z - 0.08], 0.2, 0.24, stage.tone('#fffdf8'));
}

export function stool(it: Room): void {
  const { stage, style } = it;
  const [x, z] = [-1.42, 2.35];
  stage.groundShadow(x - 0.15, z - 0.15, 0.32, 0.32, 0.3, 0.26);
  stage.box({ at: [x - 0.16, 0, z - 0.14], size: [0.34, 0.42, 0.3] }, style.scheme.wood, { soft: 0.02 });
  stage.box({ at: [x - 0.12, 0.42, z - 0.1], size: [0.26, 0.07, 0.22] }, style.scheme.textile, {
    soft: 0.03,
  });
  stage.box({ at: [x - 0.11, 0.49, z - 0.1], size: [0.24, 0.06, 0.22] }, style.scheme.accent, { soft: 0.03 });
}

export function tub(it: Room, x: number, z: number): void {
  const { stage, style } = it;
  const colour = style.seed % 4 === 0 ? style.scheme.feature : '#f8f5ee';
  const s = stage.perspective.scale([x, 0, z]);
  const [px, py] = stage.perspective.point([x, 0, z]);
  const w = 0.84 * s;
  const paint = stage.picture.gradient(
    [px - w, py],
    [px + w, py],
    [
      [0, stage.tone(shade(colour, stage.camera.flip ? -0.3 : 0.1))],
      [0.5, stage.tone(colour)],
      [1, stage.tone(shade(colour, stage.camera.flip ? 0.1 : -0.3))],
    ],
  );
  stage.picture.path(
    `M${px - w} ${py - 0.6 * s}C${px - w * 0.97} ${py - 0.1 * s} ${px - w * 0.72} ${py} ${px - w * 0.5} ${py}L${px + w * 0.5} ${py}C${px + w * 0.72} ${py} ${px + w * 0.97} ${py - 0.1 * s} ${px + w} ${py - 0.6 * s}Z`,
    paint,
  );
  stage.disc([x, 0.6, z], 0.86, 0.38, stage.tone('#fdfbf6'));
  stage.disc([x, 0.6, z], 0.8, 0.33, stage.tone('#bcc9cc'));
  stage.disc([x + 0.04, 0.59, z - 0.02], 0.74, 0.28, stage.tone('#d9e3e3'));
}

export function tapOnWall(it: Room, x: number, z: number): void {
  const { stage, style } = it;
  const metal = stage.tone(style.scheme.metal);
  stage.line(
    [
      [x, 0.86, z],
      [x, 0.86, z - 0.2],
      [x, 0.78, z - 0.2],
    ],
    metal,
    0.034,
  );
  for (const dx of [-0.14, 0.14]) {
    stage.line(
      [
        [x + dx, 0.86, z],
        [x + dx, 0.86, z - 0.08],
      ],
      metal,
      0.05,
    );
  }
}

export function towelRail(it: Room, from: number): void {
  const { stage, style } = it;
  const wall = it.right;
  const metal = stage.tone(style.scheme.metal);
  for (const dv of [0, 0.18, 0.36, 0.54, 0.72])
    wall.line(
      [
        [from, 0.8 + dv],
        [from + 0.6, 0.8 + dv],
      ],
      metal,
      0.025,
    );
  for (const du of [0, 0.6])
    wall.line(
      [
        [from + du, 0.74],
        [from + du, 1.6],
      ],
      metal,
      0.03,
    );
  wall.soft(from + 0.06, 0.7, 0.46, 0.66, 0.02, stage.tone(style.scheme.accent, [-1, 0, 0]));
  wall.rect(from + 0.06, 0.82, 0.46, 0.03, stage.tone(style.scheme.textile));
  wall.soft(from + 0.1, 1.18, 0.4, 0.36, 0.02, stage.tone(style.scheme.textile, [-1, 0, 0]));
}
