import { type Colour, mix, multiply } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import { filters, foliage, hedge, tree } from '../core/nature.js';
import type { Site } from './site.js';

export function streetTree(it: Site, x: number, z: number, tall: number): void {
  const { stage, style, hour } = it;
  const foot: Point3 = [x, 0, z];
  const s = stage.perspective.scale(foot);
  const point = stage.perspective.point(foot);
  stage.disc([x, 0.005, z], 0.7, 0.5, stage.tone('#6b5b4c'));
  stage.disc([x + 1.1, 0.006, z + 0.3], 2.1, 0.7, '#1c1730', { opacity: 0.24 });
  tree(
    stage.picture,
    it.random.fork(`tree/${x}`),
    point,
    tall * s,
    style.season,
    filters[hour],
    style.flip ? 1 : -1,
  );
}

/** A clipped hedge between two points along x. */
export function hedgeRow(
  it: Site,
  x: number,
  z: number,
  w: number,
  tall: number,
  base = 0,
  deep = 0.5,
): void {
  const { stage, style, random, hour } = it;
  const green = hedge[style.season];
  stage.box({ at: [x, base, z], size: [w, tall, deep] }, green[0], { soft: 0.1 });
  const r = random.fork(`hedge/${x}/${z}`);
  const s = stage.perspective.scale([x, 0, z]);
  for (let i = 0; i < w * 3; i++) {
    const at = stage.perspective.point([
      x + (w * (i + 0.5)) / (w * 3),
      base + tall * r.between(0.5, 0.94),
      z,
    ]);
    stage.picture.ellipse(
      at[0],
      at[1],
      s * 0.2,
      s * 0.12,
      multiply(r.chance(0.5) ? green[1] : mix(green[1], green[2], 0.6), filters[hour]),
      { opacity: 0.85 },
    );
  }
}

export function bush(it: Site, x: number, z: number, size: number, base = 0): void {
  const { stage, style, hour } = it;
  const at = stage.perspective.point([x, base + size * 0.55, z]);
  const s = stage.perspective.scale([x, base, z]) * size;
  stage.disc([x + 0.1, base + 0.005, z], size * 0.6, size * 0.3, '#1c1730', { opacity: 0.22 });
  foliage(
    stage.picture,
    it.random.fork(`bush/${x}/${z}`),
    at,
    s * 0.55,
    s * 0.55,
    hedge[style.season],
    filters[hour],
    style.flip ? 1 : -1,
    9,
  );
}

/** A clipped bay tree or ball in a planter, for beside a door. */
export function topiary(it: Site, x: number, z: number, base: number, tall: number, pot: Colour): void {
  const { stage, style, hour } = it;
  const s = stage.perspective.scale([x, base, z]);
  stage.groundShadow(x - 0.2, z - 0.2, 0.4, 0.4, 0.3, 0.3, base + 0.004);
  stage.box({ at: [x - 0.2, base, z - 0.2], size: [0.4, 0.4, 0.4] }, pot);
  stage.line(
    [
      [x, base + 0.4, z],
      [x, base + tall - 0.3, z],
    ],
    stage.tone('#5f4b3a'),
    0.05,
  );
  const at = stage.perspective.point([x, base + tall - 0.2, z]);
  foliage(
    stage.picture,
    it.random.fork(`top/${x}`),
    at,
    0.34 * s,
    0.34 * s,
    hedge[style.season],
    filters[hour],
    style.flip ? 1 : -1,
    8,
  );
}
