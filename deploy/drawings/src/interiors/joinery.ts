import { shade, type Colour } from '../core/colour.js';
import { type Room } from './room-plan.js';
import type { Surface } from '../core/stage.js';

export type Front = 'panel' | 'plain' | 'slat';

/** A cupboard's doors on a surface whose origin is its lower left corner. */
export function doorsOn(
  room: Room,
  face: Surface,
  w: number,
  h: number,
  many: number,
  colour: Colour,
  kind: Front,
  handle: 'top' | 'side' | 'low' = 'side',
): void {
  const { stage, style } = room;
  const line = stage.tone(shade(colour, -0.38));
  const each = w / many;
  for (let i = 0; i < many; i++) {
    const u = i * each;
    face.rect(u + 0.006, 0.006, each - 0.012, h - 0.012, 'none', { stroke: line, width: 1.6, opacity: 0.8 });
    if (kind === 'panel') {
      const m = Math.min(0.075, each * 0.16);
      face.rect(u + m, m, each - 2 * m, h - 2 * m, stage.tone(shade(colour, -0.2)), { opacity: 0.5 });
      face.rect(
        u + m + 0.012,
        m,
        each - 2 * m - 0.012,
        h - 2 * m - 0.012,
        face.gradient(
          [u, h],
          [u + each, 0],
          [
            [0, stage.tone(shade(colour, -0.12))],
            [1, stage.tone(shade(colour, -0.02))],
          ],
        ),
      );
    } else if (kind === 'slat') {
      for (let k = 1; k * 0.06 < each; k++)
        face.rect(u + k * 0.06, 0.02, 0.01, h - 0.04, line, { opacity: 0.3 });
    }
    const metal = stage.tone(style.scheme.metal);
    if (handle === 'top') face.rect(u + each / 2 - 0.07, h - 0.07, 0.14, 0.018, metal);
    else if (handle === 'low') face.ellipse(u + (i % 2 ? 0.06 : each - 0.06), 0.09, 0.016, 0.016, metal);
    else face.rect(u + (i % 2 ? 0.045 : each - 0.06), h * 0.56, 0.016, Math.min(0.2, h * 0.2), metal);
  }
}

/** A run of base units facing the viewer along the back wall, with plinth and worktop. */
export function baseRun(
  room: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  colour: Colour,
  top: Colour,
  kind: Front,
  many = Math.round(w / 0.6),
): void {
  const { stage } = room;
  stage.groundShadow(x, z - 0.02, w, 0.1, 0.2, 0.3);
  stage.box({ at: [x, 0, z + 0.06], size: [w, 0.12, d - 0.06] }, shade(colour, -0.5));
  stage.box({ at: [x, 0.1, z], size: [w, 0.78, d] }, colour);
  const face = stage.surface([x, 0.1, z - 0.003], [1, 0, 0], [0, 1, 0]);
  doorsOn(room, face, w, 0.78, many, colour, kind, 'top');
  stage.box({ at: [x - 0.02, 0.88, z - 0.03], size: [w + 0.04, 0.045, d + 0.03] }, top);
  face.rect(0, 0.72, w, 0.06, '#1c1730', { opacity: 0.2 });
}

/** A four-panelled door in its frame on a wall. */
export function panelDoor(room: Room, wall: Surface, u: number, colour: Colour, w = 0.84, h = 2.05): void {
  const { stage, style } = room;
  const trim = stage.tone('#f6f2e9');
  wall.rect(u - 0.11, 0, w + 0.22, h + 0.11, stage.tone(shade('#f6f2e9', -0.22)));
  wall.rect(u - 0.1, 0, w + 0.2, h + 0.1, trim);
  wall.rect(u, 0.01, w, h - 0.01, stage.tone(shade(colour, -0.06)));
  wall.rect(u, 0.01, 0.02, h, '#1c1730', { opacity: 0.3 });
  const inner = (a: number, b: number, c: number, d: number): void => {
    wall.rect(u + a, b, c, d, stage.tone(shade(colour, -0.24)));
    wall.rect(u + a + 0.014, b, c - 0.014, d - 0.014, stage.tone(shade(colour, 0.02)));
  };
  const c = (w - 0.36) / 2;
  if (style.period) {
    for (const a of [0.12, 0.24 + c]) {
      inner(a, 0.2, c, 0.66);
      inner(a, 1.02, c, 0.86);
    }
  }
  wall.ellipse(u + w - 0.07, 1, 0.028, 0.028, stage.tone(style.scheme.metal));
}
