import { type Colour, shade } from '../core/colour.js';
import type { Point, Point3 } from '../core/geometry.js';
import { brickwork, castOn, course, flat, front, frontDoor } from './facade.js';
import { pane } from './pane.js';
import { bush } from './planting.js';
import type { Site } from './site.js';

/** One block standing free: `bays` wide on the front, balconies at every other bay. */
export function tower(
  it: Site,
  x: number,
  z: number,
  w: number,
  d: number,
  floors: number,
  brick: Colour,
  panel: Colour,
): void {
  const { stage, style } = it;
  const storey = 3.05;
  const base = 3.8;
  const tall = base + floors * storey;
  stage.box({ at: [x + 3, tall, z + 2.4], size: [9, 3, 5] }, shade(panel, -0.15), { seated: true });
  stage.box({ at: [x, 0, z], size: [w, tall, d] }, brick);
  const left: Point3 = [-1, 0, 0];
  const side = stage.surface([x - 0.004, 0, z + d], [0, 0, -1], [0, 1, 0]);
  const face = flat(it, x, 0, z - 0.004);
  brickwork(it, face, 0, base, w, tall - base, brick);
  if (stage.perspective.faces([x, 0, z], left)) brickwork(it, side, 0, 0, d, tall, shade(brick, -0.04), left);
  face.rect(0, 0, w, base - 0.3, stage.tone(shade(panel, -0.3), front));
  for (let i = 0; i < 5; i++) shopGlass(i);
  course(it, x - 0.1, base - 0.3, w + 0.2, 0.35, 0.3, shade(panel, 0.1), z);
  const columns = 5;
  const each = w / columns;
  for (let floor = 0; floor < floors; floor++) {
    const y = base + floor * storey;
    face.rect(0, y - 0.02, w, 0.22, stage.tone(shade(brick, 0.2), front));
    for (let c = 0; c < columns; c++) {
      const u = c * each;
      const balcony = (c + (style.seed % 2)) % 2 === 1;
      if (balcony) {
        face.rect(u + 0.2, y + 0.2, each - 0.4, storey - 0.35, stage.tone(shade(panel, -0.1), front));
        pane(it, face, {
          u: u + 0.35,
          v: y + 0.22,
          w: each - 0.7,
          h: 2.4,
          bars: [3, 1],
          frame: '#2f3338',
          head: 'none',
          sill: false,
        });
      } else {
        pane(it, face, {
          u: u + 0.35,
          v: y + 0.55,
          w: each * 0.42,
          h: 2.1,
          bars: [1, 1],
          frame: '#2f3338',
          head: 'none',
          sill: false,
        });
        face.rect(u + 0.4 + each * 0.42, y + 0.55, each * 0.16, 2.1, stage.tone(panel, front));
        pane(it, face, {
          u: u + 0.45 + each * 0.58,
          v: y + 0.55,
          w: each * 0.28,
          h: 2.1,
          bars: [1, 1],
          frame: '#2f3338',
          head: 'none',
          sill: false,
        });
      }
    }
    for (let k = 0; k < 3; k++)
      if (stage.perspective.faces([x, 0, z], left))
        pane(
          it,
          side,
          {
            u: 0.9 + k * 2.7,
            v: y + 0.55,
            w: 1.7,
            h: 2.1,
            bars: [2, 1],
            frame: '#2f3338',
            head: 'none',
            sill: false,
          },
          left,
        );
  }
  // Balconies last, from the far end to the near one, so that each hides what it should.
  for (let c = columns - 1; c >= 0; c--) {
    if ((c + (style.seed % 2)) % 2 === 0) continue;
    for (let floor = 0; floor < floors; floor++)
      balconyAt(x + c * each + 0.1, base + floor * storey, z, each - 0.2, c * 10 + floor);
  }
  stage.box({ at: [x - 0.12, tall, z - 0.12], size: [w + 0.24, 0.35, d + 0.24] }, shade(brick, 0.16), {
    seated: true,
  });

  function shopGlass(i: number): void {
    const u = 0.4 + (i * (w - 0.4)) / 5;
    const glow = it.lit
      ? face.gradient(
          [u, 0],
          [u, 3.2],
          [
            [0, '#f6b865'],
            [1, '#ffe2a6'],
          ],
        )
      : face.gradient(
          [u, 3.2],
          [u + 2.6, 0],
          [
            [0, '#a4bcc2'],
            [0.5, '#5d7680'],
            [1, '#33424b'],
          ],
        );
    face.rect(u, 0.15, (w - 0.4) / 5 - 0.4, 3.1, glow);
    for (const k of [0.33, 0.66])
      face.rect(u + ((w - 0.4) / 5 - 0.4) * k - 0.03, 0.15, 0.06, 3.1, stage.tone('#2f3338', front));
    if (i === 2)
      frontDoor(it, face, {
        u: u + 0.9,
        v: 0.02,
        w: 1.1,
        h: 2.4,
        colour: style.door,
        fan: 'none',
        trim: '#2f3338',
      });
  }

  function balconyAt(bx: number, y: number, bz: number, bw: number, key: number): void {
    const out = 1.5;
    castOn(it, bx, y - 1.0, 1.0, bw + 0.4, bz);
    stage.box({ at: [bx, y - 0.06, bz - out], size: [bw, 0.2, out] }, shade(panel, 0.12));
    const r = it.random.fork(`balcony/${key}`);
    if (r.chance(0.6)) bush(it, bx + bw * r.between(0.2, 0.8), bz - out * 0.6, 0.8, y + 0.14);
    const glass = flat(it, bx, y + 0.14, bz - out + 0.02);
    glass.rect(0, 0, bw, 1, stage.tone('#cfe3e6'), { opacity: 0.42 });
    glass.shape(
      [
        [bw * 0.1, 0],
        [bw * 0.3, 0],
        [bw * 0.55, 1],
        [bw * 0.35, 1],
      ],
      '#ffffff',
      { opacity: 0.22 },
    );
    const sideGlass = stage.surface([bx, y + 0.14, bz - out], [0, 0, 1], [0, 1, 0]);
    sideGlass.rect(0, 0, out, 1, stage.tone('#bcd3d8'), { opacity: 0.5 });
    stage.line(
      [
        [bx, y + 1.16, bz],
        [bx, y + 1.16, bz - out],
        [bx + bw, y + 1.16, bz - out],
      ],
      stage.tone('#2f3338'),
      0.06,
    );
  }
}

/** A neighbouring block, plainly: it sets the scene and stays out of the way. */
export function massing(
  it: Site,
  x: number,
  z: number,
  w: number,
  d: number,
  floors: number,
  colour: Colour,
): void {
  const { stage, lit } = it;
  const tall = 3.6 + floors * 3;
  stage.box({ at: [x, 0, z], size: [w, tall, d] }, colour, { seated: true });
  const face = flat(it, x, 0, z - 0.01);
  const side = stage.surface([x - 0.01, 0, z + d], [0, 0, -1], [0, 1, 0]);
  const glass: Record<'dark' | 'lamp', (readonly Point[])[]> = { dark: [], lamp: [] };
  for (const [wall, long] of [
    [face, w],
    [side, d],
  ] as const) {
    for (let floor = 0; floor <= floors; floor++) {
      for (let u = 0.8; u + 1.3 < long; u += 2.2)
        glass[it.glows(`far/${x}/${floor}/${u}/${long}`) ? 'lamp' : 'dark'].push(
          stage.perspective.outline(wall.corners(u, 0.9 + floor * 3, 1.3, 1.8)),
        );
    }
  }
  stage.picture.polygons(glass.dark, lit ? '#35345a' : stage.tone('#64798a'));
  stage.picture.polygons(glass.lamp, '#f6bd6e');
}
