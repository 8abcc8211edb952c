import { shade } from '../core/colour.js';
import { hedge } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { brickwork, castOn, chimney, front, frontDoor, steps, white } from './facade.js';
import { pane } from './pane.js';
import { bush, hedgeRow, streetTree } from './planting.js';
import { beyond, finishOutside, site } from './site.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A bungalow on its lawn. */
export function bungalow(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -4.5, z: -16, yaw: 0.25, focal: 1400, horizon: 720, eye: 2.0 });
  const { stage } = it;
  const green = hedge[style.season];
  beyond(it, 50);
  for (const [x, z, t] of [
    [-9, 10, 8],
    [-3, 13, 9.5],
    [6, 12, 9],
    [13, 9, 8],
  ] as const)
    streetTree(it, x, z, t);
  stage.picture.rect(
    0,
    720,
    1600,
    480,
    stage.picture.gradient(
      [0, 720],
      [0, 1200],
      [
        [0, stage.tone(shade(green[1], 0.2))],
        [1, stage.tone(shade(green[1], -0.12))],
      ],
    ),
  );
  const lawn = stage.surface([-30, 0.003, -14], [1, 0, 0], [0, 0, 1]);
  for (let i = 0; i < 14; i++) lawn.rect(0, i * 1.0, 60, 0.5, '#f2f0b8', { opacity: 0.09 });
  const [x, w, eave] = [-6.4, 12.8, 2.9];
  const tile = ['#9c5a44', '#6a6e78', '#8a5a45'][style.seed % 3] ?? '#9c5a44';
  const render = ['#f3ebdb', style.brick, '#e9e4d6'][style.seed % 3] ?? white;
  stage.groundShadow(x, 0, w, 7, 1, 0.34);
  stage.box({ at: [x, 0, 0], size: [w, eave, 7.4] }, render);
  const wall = stage.surface([x, 0, 0], [1, 0, 0], [0, 1, 0]);
  if (render === style.brick) brickwork(it, wall, 0, 0, w, eave, style.brick);
  else brickwork(it, wall, 0, 0, w, 0.5, style.brick);
  stage.polygon(
    [
      [x - 0.5, eave, -0.5],
      [x + 3.2, eave + 3.1, 3.6],
      [x + 3.2, eave + 3.1, 4],
      [x - 0.5, eave, 8],
    ],
    stage.tone(tile, [-0.6, 0.7, 0]),
  );
  const roof = stage.tone(tile, [0, 0.75, -0.65]);
  stage.polygon(
    [
      [x - 0.5, eave, -0.5],
      [x + w + 0.5, eave, -0.5],
      [x + w - 3.2, eave + 3.1, 3.6],
      [x + 3.2, eave + 3.1, 3.6],
    ],
    roof,
  );
  for (let i = 1; i < 12; i++)
    stage.line(
      [
        [x - 0.5 + 0.31 * i, eave + 0.26 * i, -0.5 + 0.34 * i],
        [x + w + 0.5 - 0.31 * i, eave + 0.26 * i, -0.5 + 0.34 * i],
      ],
      shade(roof, -0.25),
      0.03,
      { opacity: 0.45 },
    );
  chimney(it, x + 8.6, eave + 1.7, 2.2, 1.1, 2.2, style.brick, 2);
  wall.rect(0, eave - 0.5, w, 0.5, '#1c1730', { opacity: 0.22 });
  bay(x + 1.0);
  bay(x + 8.6);
  frontDoor(it, wall, { u: 5.7, v: 0.12, w: 1.0, h: 2.05, colour: style.door, fan: 'none' });
  pane(it, wall, { u: 6.95, v: 0.9, w: 0.5, h: 1.25, bars: [1, 1], head: 'none' });
  stage.box({ at: [x + 5.1, 2.35, -1.3], size: [2.8, 0.16, 1.3] }, white);
  stage.polygon(
    [
      [x + 5.0, 2.5, -1.4],
      [x + 8.0, 2.5, -1.4],
      [x + 6.5, 3.5, -1.4],
    ],
    stage.tone(white, front),
  );
  stage.polygon(
    [
      [x + 5.4, 2.56, -1.41],
      [x + 7.6, 2.56, -1.41],
      [x + 6.5, 3.28, -1.41],
    ],
    stage.tone(tile, front),
  );
  for (const px of [5.2, 7.65]) stage.box({ at: [x + px, 0, -1.25], size: [0.14, 2.35, 0.14] }, white);
  steps(it, x + 5.2, -1.2, 2.6, 0.16);
  const path = stage.surface([x + 5.7, 0.01, -14], [1, 0, 0], [0, 0, 1]);
  path.shape(
    [
      [-2.8, 0],
      [0.2, 0],
      [1.2, 12.6],
      [0, 12.6],
    ],
    stage.tone('#d2c5ae', [0, 1, 0]),
  );
  for (let i = 0; i < 12; i++)
    path.line(
      [
        [-2.6 + i * 0.22, i],
        [0.4 + i * 0.07, i],
      ],
      stage.tone('#ac9d86'),
      0.025,
      { opacity: 0.5 },
    );
  for (const [bx, z, s] of [
    [-6.9, -0.6, 1.3],
    [-5.7, -1.6, 0.9],
    [-4.3, -1.7, 1.0],
    [-2.9, -1.4, 0.8],
    [1.8, -1.4, 0.9],
    [2.9, -1.7, 1.0],
    [4.4, -1.6, 1.1],
    [5.9, -1.0, 1.4],
  ] as const)
    bush(it, bx, z, s);
  flowers();
  hedgeRow(it, -16, -5.6, 12.6, 1.0);
  hedgeRow(it, 3.2, -5.6, 14, 1.0);
  return finishOutside(it);

  function bay(bx: number): void {
    castOn(it, bx + 3.1, 0, eave, 0.6);
    stage.box({ at: [bx, 0, -0.6], size: [3.1, eave - 0.1, 0.6] }, render);
    const face = stage.surface([bx, 0, -0.605], [1, 0, 0], [0, 1, 0]);
    pane(it, face, { u: 0.2, v: 0.75, w: 2.7, h: 1.6, bars: [3, 1], head: 'none', sash: false });
  }

  function flowers(): void {
    const r = random.fork('flowers');
    const inks = [style.scheme.accent, '#f4efe0', style.scheme.feature, '#e3b54a'];
    for (let i = 0; i < 90; i++) {
      const [px, py] = stage.perspective.point([
        r.between(-7, 7),
        r.between(0.1, 0.5),
        -2.2 + r.between(-0.3, 0.3),
      ]);
      stage.picture.ellipse(px, py, 4, 4, stage.tone(r.chance(0.5) ? green[1] : r.pick(inks)));
    }
  }
}
