import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork } from '../exteriors/facade.js';
import { bush, topiary } from '../exteriors/planting.js';
import { finishOutside, site } from '../exteriors/site.js';
import type { Hour, HouseStyle } from '../house-style.js';
import { cityBelow } from './city-below.js';

/** A roof terrace with benches, planters and strung lights. */
export function roofTerrace(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: 0.3, z: -2.6, yaw: 0.08, focal: 1120, horizon: 600, eye: 1.6 });
  const { stage } = it;
  cityBelow(it, style.outlook === 'river' ? 0 : 260);
  const deck = stage.surface([-6, 0, 0], [1, 0, 0], [0, 0, 1]);
  const wood = mix(style.scheme.wood, '#b9a78f', 0.55);
  deck.rect(0, -2, 13, 6.6, stage.tone(wood, [0, 1, 0]));
  for (let i = 0; i < 44; i++) deck.rect(0, -2 + i * 0.15, 13, 0.012, stage.tone(shade(wood, -0.35)));
  stage.box({ at: [-6, 0, 4.5], size: [13, 0.85, 0.3] }, style.brick);
  brickwork(it, stage.surface([-6, 0, 4.495], [1, 0, 0], [0, 1, 0]), 0, 0, 13, 0.85, style.brick);
  stage.box({ at: [-6, 0.85, 4.42], size: [13, 0.1, 0.46] }, '#e5dccb');
  const glass = stage.surface([-6, 0.95, 4.6], [1, 0, 0], [0, 1, 0]);
  glass.rect(0, 0, 13, 0.35, '#e3f0ef', { opacity: 0.3 });
  for (const x of [-3.9, -2.6, 1.6, 2.9]) {
    stage.box({ at: [x, 0, 3.8], size: [1.1, 0.5, 0.5] }, '#4a4d50');
    for (const dx of [0.2, 0.55, 0.9]) bush(it, x + dx, 4.0, 0.7 + ((x * 10) % 3) * 0.06, 0.45);
  }
  for (const x of [-4, 0.25, 4.5])
    stage.line(
      [
        [x, 0, 4.3],
        [x, 2.78, 4.3],
      ],
      stage.tone('#3a3c40'),
      0.05,
    );
  const { sofa, textile, accent } = style.scheme;
  stage.groundShadow(-1.5, 3.0, 2.7, 0.8, 0.4, 0.4);
  stage.box({ at: [-1.5, 0, 3.0], size: [2.7, 0.32, 0.85] }, style.scheme.wood);
  stage.box({ at: [-1.5, 0.3, 3.65], size: [2.7, 0.5, 0.2] }, style.scheme.wood);
  for (let i = 0; i < 3; i++) {
    stage.box({ at: [-1.46 + i * 0.88, 0.42, 3.5], size: [0.84, 0.4, 0.16] }, textile, { soft: 0.08 });
    stage.box({ at: [-1.46 + i * 0.88, 0.31, 2.98], size: [0.84, 0.14, 0.6] }, mix(sofa, textile, 0.3), {
      soft: 0.05,
    });
  }
  stage.box({ at: [-1.3, 0.46, 3.36], size: [0.4, 0.34, 0.14] }, accent, { soft: 0.08 });
  stage.box({ at: [0.6, 0.46, 3.36], size: [0.4, 0.34, 0.14] }, sofa, { soft: 0.08 });
  stage.groundShadow(-0.75, 1.9, 1.2, 0.6, 0.3, 0.36);
  stage.box({ at: [-0.75, 0, 1.9], size: [1.2, 0.34, 0.65] }, mix(style.scheme.wood, '#cbb89c', 0.4), {
    soft: 0.02,
  });
  stage.turned(
    [-0.3, 0.34, 2.2],
    [
      [0, 0.08],
      [0.1, 0.12],
      [0.2, 0.08],
    ],
    accent,
  );
  stage.turned(
    [0.05, 0.34, 2.1],
    [
      [0, 0.05],
      [0.16, 0.06],
    ],
    '#f4efe4',
  );
  topiary(it, -2.6, 2.6, 0, 1.6, accent);
  topiary(it, 2.1, 2.3, 0, 1.45, style.scheme.feature);
  if (it.lit)
    for (const [x, z, r] of [
      [-0.2, 2.6, 620],
      [-2.4, 3.4, 330],
      [2.2, 3.2, 330],
    ] as const)
      stage.picture.glow(stage.perspective.point([x, 0.4, z]), r, '#ffb566', 0.42);
  lights();
  return finishOutside(it);

  function lights(): void {
    const points: [number, number][] = [];
    for (let i = 0; i <= 20; i++) {
      const t = i / 20;
      points.push(
        stage.perspective.point([-4 + t * 8.5, 2.75 - Math.sin(((t * 2) % 1) * Math.PI) * 0.32, 4.2]) as [
          number,
          number,
        ],
      );
    }
    stage.picture.line(points, stage.tone('#3a3c40'), 2);
    for (const [x, y] of points) {
      if (it.lit) stage.picture.glow([x, y + 8], 60, '#ffd28a', 0.7);
      stage.picture.ellipse(x, y + 8, 6, 8, it.lit ? '#fff2c8' : '#f3e6bd');
    }
  }
}
