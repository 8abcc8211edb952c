import { type Colour, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import { front } from './facade.js';
import { pane } from './pane.js';
import type { Site } from './site.js';

export const slate = '#5d6472';

/** A slate slope from an eave up and back to the ridge, with courses. */
export function slope(
  it: Site,
  x: number,
  w: number,
  eave: number,
  rise: number,
  back: number,
  colour: Colour = slate,
  z = 0,
): void {
  const { stage } = it;
  const normal: Point3 = [0, back / Math.hypot(rise, back), -rise / Math.hypot(rise, back)];
  const points: Point3[] = [
    [x, eave, z],
    [x + w, eave, z],
    [x + w, eave + rise, z + back],
    [x, eave + rise, z + back],
  ];
  const tone = stage.tone(colour, normal);
  stage.polygon(points, tone, { stroke: tone, width: 0.8 });
  const { perspective, picture } = stage;
  const at = (k: number, u: number): Point3 => [u, eave + (rise * k) / 9, z + (back * k) / 9];
  picture.lines(
    [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [perspective.point(at(k, x)), perspective.point(at(k, x + w))]),
    shade(tone, -0.25),
    1.6,
    { opacity: 0.5 },
  );
  const r = it.random.fork(`slates/${x}`);
  for (const by of [-0.13, 0.12]) {
    const odd = Array.from({ length: Math.min(40, w * 3) }, () => {
      const row = r.whole(0, 8);
      const a = x + r.between(0, w - 0.3);
      return perspective.outline([at(row, a), at(row, a + 0.3), at(row + 1, a + 0.3), at(row + 1, a)]);
    });
    picture.polygons(odd, shade(tone, by), { opacity: 0.7 });
  }
}

export function dormer(it: Site, x: number, y: number): void {
  const { stage } = it;
  stage.box({ at: [x, y, 0.45], size: [1.4, 1.3, 1.6] }, '#e9dfcc');
  const face = stage.surface([x, y, 0.44], [1, 0, 0], [0, 1, 0]);
  pane(it, face, { u: 0.25, v: 0.18, w: 0.9, h: 1.0, bars: [2, 2], head: 'none', sill: false });
  stage.polygon(
    [
      [x - 0.16, y + 1.28, 0.4],
      [x + 1.56, y + 1.28, 0.4],
      [x + 0.7, y + 1.95, 0.4],
    ],
    stage.tone('#efe6d4', front),
  );
  stage.polygon(
    [
      [x + 0.1, y + 1.36, 0.39],
      [x + 1.3, y + 1.36, 0.39],
      [x + 0.7, y + 1.8, 0.39],
    ],
    stage.tone(shade(slate, 0.1), front),
  );
}
