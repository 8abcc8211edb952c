import { type Colour, shade } from '../core/colour.js';
import type { Point } from '../core/geometry.js';
import type { Site } from './site.js';

/** Iron railings with finials. */
export function railings(it: Site, x: number, z: number, w: number, tall = 1.05, base = 0): void {
  const { stage } = it;
  const iron = stage.tone('#23262b');
  const bars: Point[][] = [];
  const finials: Point[][] = [];
  for (const y of [0.14, tall - 0.12])
    stage.line(
      [
        [x, base + y, z],
        [x + w, base + y, z],
      ],
      iron,
      0.035,
    );
  for (let i = 0; i * 0.16 <= w; i++) {
    const a = x + i * 0.16;
    const [px, py] = stage.perspective.point([a, base + tall, z]);
    const s = stage.perspective.scale([a, base, z]);
    bars.push([stage.perspective.point([a, base, z]), [px, py]]);
    finials.push([
      [px - 0.035 * s, py],
      [px, py - 0.09 * s],
      [px + 0.035 * s, py],
      [px, py + 0.05 * s],
    ]);
  }
  stage.picture.lines(bars, iron, Math.max(0.9, 0.026 * stage.perspective.scale([x + w / 2, base, z])));
  stage.picture.polygons(finials, iron);
}

export function streetLamp(it: Site, x: number, z: number, tall = 3.9): void {
  const { stage, lit } = it;
  const iron = stage.tone('#22262b');
  stage.turned(
    [x, 0, z],
    [
      [0, 0.16],
      [0.3, 0.14],
      [0.4, 0.08],
      [1, 0.06],
    ],
    '#2b3036',
  );
  stage.line(
    [
      [x, 0.9, z],
      [x, tall - 0.5, z],
    ],
    iron,
    0.08,
  );
  const s = stage.perspective.scale([x, 0, z]);
  const [px, py] = stage.perspective.point([x, tall - 0.2, z]);
  if (lit) stage.picture.glow([px, py], 2.4 * s, '#ffcf86', 0.6);
  stage.picture.polygon(
    [
      [px - 0.12 * s, py + 0.3 * s],
      [px + 0.12 * s, py + 0.3 * s],
      [px + 0.2 * s, py - 0.2 * s],
      [px - 0.2 * s, py - 0.2 * s],
    ],
    lit ? '#fff0c4' : stage.tone('#dfe5e2'),
  );
  stage.picture.polygon(
    [
      [px - 0.23 * s, py - 0.18 * s],
      [px + 0.23 * s, py - 0.18 * s],
      [px + 0.08 * s, py - 0.4 * s],
      [px - 0.08 * s, py - 0.4 * s],
    ],
    iron,
  );
  stage.picture.line(
    [
      [px, py + 0.3 * s],
      [px, py - 0.5 * s],
    ],
    iron,
    0.03 * s,
    { opacity: 0.7 },
  );
}

export function bicycle(it: Site, x: number, z: number, colour: Colour): void {
  const { stage } = it;
  const s = stage.perspective.scale([x, 0, z]);
  const [px, py] = stage.perspective.point([x, 0, z]);
  const { picture } = stage;
  const p = (dx: number, dy: number): [number, number] => [px + dx * s, py - dy * s];
  const dark = stage.tone('#22252a');
  stage.disc([x + 0.2, 0.005, z + 0.1], 1, 0.16, '#1c1730', { opacity: 0.28 });
  for (const dx of [-0.52, 0.52]) {
    const [wx, wy] = p(dx, 0.34);
    picture.ellipse(wx, wy, 0.33 * s, 0.33 * s, 'none', { stroke: dark, width: 0.045 * s });
    for (let i = 0; i < 4; i++)
      picture.line(
        [
          [wx - Math.cos(i * 0.8) * 0.3 * s, wy - Math.sin(i * 0.8) * 0.3 * s],
          [wx + Math.cos(i * 0.8) * 0.3 * s, wy + Math.sin(i * 0.8) * 0.3 * s],
        ],
        dark,
        0.006 * s,
        { opacity: 0.5 },
      );
  }
  const frame = stage.tone(colour);
  picture.line(
    [p(-0.52, 0.34), p(-0.06, 0.34), p(0.36, 0.82), p(-0.2, 0.82), p(-0.06, 0.34)],
    frame,
    0.042 * s,
  );
  picture.line([p(-0.52, 0.34), p(-0.2, 0.82), p(-0.24, 0.95)], frame, 0.036 * s);
  picture.line([p(0.52, 0.34), p(0.36, 0.82), p(0.33, 1.0), p(0.22, 1.03)], frame, 0.038 * s);
  picture.line([p(-0.36, 0.96), p(-0.12, 0.96)], stage.tone('#6b452f'), 0.075 * s);
  picture.soft([p(0.36, 0.94), p(0.66, 0.94), p(0.62, 0.66), p(0.4, 0.66)], 4, stage.tone('#a9773f'));
}

/** A parked car, from the side: rounded, mute, never the subject. */
export function car(it: Site, x: number, z: number, colour: Colour): void {
  const { stage, lit } = it;
  const s = stage.perspective.scale([x, 0, z]);
  const [px, py] = stage.perspective.point([x, -0.14, z]);
  const { picture } = stage;
  const p = (dx: number, dy: number): string =>
    `${Math.round((px + dx * s) * 10) / 10} ${Math.round((py - dy * s) * 10) / 10}`;
  picture.ellipse(px, py, 2.1 * s, 0.16 * s, '#1c1730', { opacity: 0.45 });
  const paint = picture.gradient(
    [px, py - 1.4 * s],
    [px, py - 0.2 * s],
    [
      [0, stage.tone(shade(colour, 0.25))],
      [0.5, stage.tone(colour)],
      [1, stage.tone(shade(colour, -0.4))],
    ],
  );
  picture.path(
    `M${p(-1.95, 0.3)}C${p(-2.02, 0.75)} ${p(-1.75, 0.86)} ${p(-1.3, 0.92)}C${p(-1.0, 1.35)} ${p(-0.6, 1.46)} ${p(0, 1.47)}C${p(0.7, 1.48)} ${p(1.1, 1.3)} ${p(1.4, 0.95)}C${p(1.8, 0.9)} ${p(1.98, 0.75)} ${p(1.95, 0.3)}Z`,
    paint,
  );
  const glass = lit ? '#3b3f60' : '#5d737c';
  picture.path(
    `M${p(-1.1, 0.94)}C${p(-0.9, 1.26)} ${p(-0.6, 1.36)} ${p(-0.1, 1.37)}L${p(-0.1, 0.94)}Z`,
    glass,
  );
  picture.path(`M${p(0, 0.94)}L${p(0, 1.37)}C${p(0.6, 1.37)} ${p(0.9, 1.24)} ${p(1.15, 0.95)}Z`, glass);
  for (const dx of [-1.2, 1.22]) {
    picture.ellipse(px + dx * s, py - 0.32 * s, 0.34 * s, 0.34 * s, stage.tone('#1f2126'));
    picture.ellipse(px + dx * s, py - 0.32 * s, 0.19 * s, 0.19 * s, stage.tone('#b9bcbf'));
  }
  picture.ellipse(px - 1.86 * s, py - 0.62 * s, 0.07 * s, 0.08 * s, lit ? '#ff7a5a' : '#b5503f');
  picture.ellipse(px + 1.86 * s, py - 0.62 * s, 0.07 * s, 0.08 * s, '#fbf2d8');
}
