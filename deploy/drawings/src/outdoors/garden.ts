import { mix, multiply, shade } from '../core/colour.js';
import { filters, foliage, hedge, leaves } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { roofs } from '../core/skyline.js';
import { brickwork, front } from '../exteriors/facade.js';
import { pane } from '../exteriors/pane.js';
import { bush, streetTree, topiary } from '../exteriors/planting.js';
import { finishOutside, site } from '../exteriors/site.js';
import type { Hour, HouseStyle } from '../house-style.js';
import { cafeSet } from './cafe-set.js';
import { hazes } from './city-below.js';

/** A London garden seen from the house: lawn, borders, a table on the terrace, a shed or a tree at its end. */
export function garden(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: 0.4, z: -3.4, yaw: 0.05, focal: 1080, horizon: 560, eye: 1.75 });
  const { stage } = it;
  const { picture } = stage;
  const green = hedge[style.season];
  const filter = filters[hour];
  const r = random.fork('garden');
  roofs(picture, r, -80, 1660, 545, 105, mix(hazes[hour], it.lit ? '#3b3358' : '#a06e58', 0.45), it.lit);
  for (let i = 0; i < 7; i++)
    foliage(
      picture,
      r,
      [i * 260 + r.between(-40, 40), 470 + r.between(-30, 30)],
      r.between(110, 170),
      r.between(90, 150),
      i % 3 === 1
        ? style.season === 'winter'
          ? hedge.winter
          : leaves[style.season]
        : [mix(green[0], hazes[hour], 0.2), mix(green[1], hazes[hour], 0.2), mix(green[2], hazes[hour], 0.1)],
      filter,
      style.flip ? 1 : -1,
      12,
    );
  const lawn = stage.surface([-4, 0, 0], [1, 0, 0], [0, 0, 1]);
  lawn.rect(
    0,
    -3,
    8,
    16,
    lawn.gradient(
      [4, 0],
      [4, 13],
      [
        [0, multiply(shade(green[1], 0.02), filter)],
        [1, multiply(shade(green[2], 0.1), filter)],
      ],
    ),
  );
  for (let i = 0; i < 8; i++) lawn.rect(0.6 + i * 0.9, 1.4, 0.45, 11.6, '#fbf6c4', { opacity: 0.09 });
  fence(-4, [1, 0, 0]);
  fence(4, [-1, 0, 0]);
  const end = stage.surface([-4, 0, 13], [1, 0, 0], [0, 1, 0]);
  brickwork(it, end, 0, 0, 8, 1.9, style.brick);
  end.rect(0, 1.85, 8, 0.12, stage.tone('#d9cdb8'));
  if (style.seed % 2) shed();
  else streetTree(it, -1.9, 11, 6);
  border(-3.5);
  border(3.5);
  lawn.shape(
    [
      [0, 9],
      [3, 9.6],
      [5, 8.6],
      [8, 9.2],
      [8, 6.4],
      [5.5, 7],
      [2.6, 6.6],
      [0, 7.2],
    ],
    '#1c1730',
    { opacity: hour === 'overcast' ? 0.05 : 0.16 },
  );
  const paving = ['#cfc3ae', '#b9b2a6', '#c7a98a'][style.seed % 3] ?? '#cfc3ae';
  lawn.rect(-1, -3, 10, 4.4, stage.tone(paving, [0, 1, 0]));
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 6; j++)
      lawn.rect(
        -1 + i * 0.85,
        -2.2 + j * 0.62,
        0.83,
        0.6,
        stage.tone(shade(paving, r.between(-0.1, 0.1)), [0, 1, 0]),
      );
  cafeSet(it, -0.6, 0.4);
  topiary(it, -3.0, 0.7, 0, 1.4, style.scheme.accent);
  bush(it, 3.0, 0.6, 0.9, 0.3);
  stage.turned(
    [3.0, 0, 0.55],
    [
      [0, 0.2],
      [0.32, 0.3],
      [0.38, 0.32],
    ],
    '#b8694a',
  );
  return finishOutside(it);

  function fence(x: number, normal: [number, number, number]): void {
    const wall = stage.surface([x, 0, 0], [0, 0, 1], [0, 1, 0]);
    const wood = mix(style.scheme.wood, '#8d8172', 0.4);
    const tone = stage.tone(wood, normal);
    wall.rect(-3, 0, 16, 1.75, tone);
    for (let i = 0; i < 30; i++)
      wall.rect(0.2 + i * 0.43, 0, 0.02, 1.75, shade(tone, -0.3), { opacity: 0.6 });
    for (const v of [0.3, 1.4]) wall.rect(-3, v, 16, 0.07, shade(tone, -0.2));
    wall.rect(-3, 1.73, 16, 0.07, shade(tone, 0.16));
  }

  function border(x: number): void {
    const inks = [style.scheme.accent, '#f6f0e0', '#e4b64f', '#b98fb5', style.scheme.feature];
    for (let i = 11; i >= 0; i--) {
      const z = 2 + i * 0.92;
      const bx = x + r.between(-0.2, 0.2);
      bush(it, bx, z, r.between(0.7, 1.25));
      if (style.season === 'winter') continue;
      const ink = multiply(r.pick(inks), filter);
      const s = stage.perspective.scale([bx, 0, z]);
      for (let k = 0; k < 7; k++) {
        const [px, py] = stage.perspective.point([
          bx - Math.sign(x) * r.between(-0.1, 0.45),
          r.between(0.2, 0.75),
          z - 0.3,
        ]);
        picture.ellipse(px, py, 0.055 * s, 0.05 * s, ink);
      }
    }
  }

  function shed(): void {
    const colour = mix(style.scheme.feature, '#5f6f6a', 0.3);
    stage.groundShadow(0.6, 10.6, 2.4, 1.8, 0.8, 0.3);
    stage.box({ at: [0.6, 0, 10.6], size: [2.4, 2.1, 2] }, colour);
    stage.polygon(
      [
        [0.35, 2.05, 10.5],
        [3.25, 2.05, 10.5],
        [1.8, 3.0, 10.5],
      ],
      stage.tone(shade(colour, -0.05), front),
    );
    stage.polygon(
      [
        [0.3, 2.0, 10.45],
        [1.8, 3.05, 10.45],
        [3.3, 2.0, 10.45],
        [3.3, 2.15, 10.45],
        [1.8, 3.22, 10.45],
        [0.3, 2.15, 10.45],
      ],
      stage.tone('#4d4a4c'),
    );
    const face = stage.surface([0.6, 0, 10.59], [1, 0, 0], [0, 1, 0]);
    for (let i = 1; i < 8; i++) face.rect(i * 0.3, 0, 0.015, 2.1, stage.tone(shade(colour, -0.3)));
    pane(it, face, { u: 0.25, v: 0.95, w: 0.75, h: 0.75, bars: [2, 2], head: 'none', sash: false });
    face.rect(1.3, 0, 0.8, 1.85, stage.tone(style.door, front));
    pane(it, face, {
      u: 1.42,
      v: 1.1,
      w: 0.56,
      h: 0.6,
      bars: [2, 2],
      head: 'none',
      sash: false,
      sill: false,
    });
  }
}
