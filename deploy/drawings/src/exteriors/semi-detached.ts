import { type Colour, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import { hedge } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { brickwork, castOn, chimney, front, frontDoor, steps, white } from './facade.js';
import { pane } from './pane.js';
import { bush, hedgeRow, streetTree, topiary } from './planting.js';
import { beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A pair of 1930s semis: hipped roof, round bays, a drive and a hedge. */
export function semiDetached(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -5.5, z: -19, yaw: 0.28, focal: 1400, horizon: 830, eye: 1.9 });
  const { stage } = it;
  beyond(it, 60);
  ground(it, { from: -5.2, pavement: 2.4 });
  const green = hedge[style.season];
  stage
    .surface([-40, 0.002, -5.2], [1, 0, 0], [0, 0, 1])
    .rect(0, 0, 90, 14, stage.tone(shade(green[1], 0.05), [0, 1, 0]));
  for (const x of [22, 11, -15]) pair(x - 6.2, x < 0);
  streetTree(it, -7.6, 2.6, 8);
  streetTree(it, 8.4, 3.0, 9);
  pair(-6.2, true);
  frontage();
  roadShadow(it, -8.4);
  return finishOutside(it);

  function pair(x: number, near: boolean): void {
    const tile = ['#a85a42', '#8d4f40', '#9a6a4a'][style.seed % 3] ?? '#a85a42';
    const render = ['#f0e8d6', '#efe3cc', '#e6e2d8'][style.seed % 3] ?? white;
    const w = 12.4;
    const eave = 5.4;
    const base = stage.surface([x, 0, 0], [1, 0, 0], [0, 1, 0]);
    stage.groundShadow(x, 0, w, 6, 1, 0.3);
    const hip: Point3[] = [
      [x - 0.4, eave, -0.4],
      [x + w + 0.4, eave, -0.4],
      [x + w - 2.6, eave + 3, 3],
      [x + 2.6, eave + 3, 3],
    ];
    stage.box({ at: [x, 0, 0], size: [w, eave, 7] }, render);
    stage.polygon(
      [
        [x - 0.4, eave, -0.4],
        [x + 2.6, eave + 3, 3],
        [x + 2.6, eave + 3, 4],
        [x - 0.4, eave, 7.4],
      ],
      stage.tone(tile, [-0.6, 0.7, 0]),
    );
    const roofTone = stage.tone(tile, [0, 0.75, -0.65]);
    stage.polygon(hip, roofTone);
    for (let i = 1; i < 10; i++)
      stage.line(
        [
          [x - 0.4 + 0.3 * i, eave + 0.3 * i, -0.4 + 0.34 * i],
          [x + w + 0.4 - 0.3 * i, eave + 0.3 * i, -0.4 + 0.34 * i],
        ],
        shade(roofTone, -0.25),
        0.03,
        { opacity: 0.5 },
      );
    chimney(it, x + w / 2 - 0.7, eave + 1.9, 2.6, 1.4, 2.4, style.brick, 4);
    brickwork(it, base, 0, 0, w, 2.7, style.brick);
    base.rect(0, 2.7, w, eave - 2.7, stage.tone(render, front));
    base.rect(0, eave - 0.5, w, 0.5, '#1c1730', { opacity: 0.2 });
    for (const mirrored of [false, true]) house(x, w, eave, mirrored, tile, near && !mirrored);
  }

  function house(x: number, w: number, eave: number, mirrored: boolean, tile: Colour, main: boolean): void {
    const at = (u: number, wide: number): number => (mirrored ? x + w - u - wide : x + u);
    const bx = at(2.95, 2.9);
    castOn(it, bx + 2.9, 0, eave + 0.6, 0.8);
    stage.box({ at: [bx, 0, -0.75], size: [2.9, eave + 0.1, 0.75] }, style.brick);
    const face = stage.surface([bx, 0, -0.755], [1, 0, 0], [0, 1, 0]);
    brickwork(it, face, 0, 0, 2.9, 0.85, style.brick);
    face.rect(0, 0.8, 2.9, 1.95, stage.tone(white, front));
    pane(it, face, { u: 0.1, v: 0.88, w: 2.7, h: 1.7, bars: [4, 1], head: 'none', sash: false });
    // Tiles hung between the two bays' windows.
    face.rect(0, 2.7, 2.9, 0.82, stage.tone(tile, front));
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 12; i++)
        face.ellipse(
          0.12 + i * 0.242 + (row % 2 ? 0.08 : 0),
          2.78 + row * 0.2,
          0.11,
          0.09,
          stage.tone(shade(tile, (i + row) % 3 ? 0.08 : -0.12), front),
        );
    face.rect(0, 3.5, 2.9, 1.8, stage.tone(white, front));
    pane(it, face, { u: 0.1, v: 3.58, w: 2.7, h: 1.5, bars: [4, 1], head: 'none', sash: false });
    const gable = stage.surface([bx, eave + 0.1, -0.9], [1, 0, 0], [0, 1, 0]);
    gable.shape(
      [
        [-0.35, 0],
        [3.25, 0],
        [1.45, 2.2],
      ],
      stage.tone(white, front),
    );
    gable.shape(
      [
        [0, 0.1],
        [2.9, 0.1],
        [1.45, 1.85],
      ],
      stage.tone('#e9dcc2', front),
    );
    for (const u of [0.55, 1.0, 1.45, 1.9, 2.35])
      gable.rect(u - 0.06, 0.1, 0.12, 1.65 - Math.abs(u - 1.45) * 1.2, stage.tone('#5a463a', front));
    const dx = at(0.85, 1.5);
    const wall = stage.surface([dx, 0, -0.01], [1, 0, 0], [0, 1, 0]);
    wall.rect(-0.1, 0, 1.7, 2.6, stage.tone(shade(style.brick, -0.35), front));
    wall.ellipse(0.75, 2.5, 0.85, 0.5, stage.tone(shade(style.brick, -0.35), front), {}, 0, Math.PI);
    frontDoor(it, wall, {
      u: 0.25,
      v: 0.15,
      w: 0.98,
      h: 2.05,
      colour: main ? style.door : '#37525c',
      fan: 'none',
    });
    pane(it, stage.surface([dx, 0, -0.01], [1, 0, 0], [0, 1, 0]), {
      u: 0.2,
      v: 3.6,
      w: 1.15,
      h: 1.35,
      bars: [2, 1],
      head: 'none',
      sash: false,
    });
    steps(it, dx - 0.1, 0, 1.7, 0.16);
    if (main) topiary(it, dx + 1.95, -0.5, 0, 1.3, style.door);
  }

  function frontage(): void {
    const drive = stage.surface([-6.6, 0.01, -5.2], [1, 0, 0], [0, 0, 1]);
    drive.shape(
      [
        [0.2, 0],
        [3.2, 0],
        [2.7, 5.2],
        [0.6, 5.2],
      ],
      stage.tone('#c4b6a0', [0, 1, 0]),
    );
    for (let i = 1; i < 12; i++)
      drive.line(
        [
          [0.3, i * 0.43],
          [3.1, i * 0.43],
        ],
        stage.tone('#a3937c'),
        0.02,
        { opacity: 0.5 },
      );
    for (const [bx, z, s] of [
      [-3.1, -1.5, 1.0],
      [-2.2, -1.4, 0.8],
      [-1.1, -1.5, 1.1],
      [-0.1, -1.4, 0.8],
      [4.2, -1.6, 1.1],
      [2.6, -1.4, 0.9],
    ] as const)
      bush(it, bx, z, s);
    for (const [hx, w] of [
      [-3.3, 6.8],
      [-17, 9.8],
      [6.6, 16],
    ] as const) {
      stage.box({ at: [hx, 0, -5.0], size: [w, 0.5, 0.25] }, style.brick);
      hedgeRow(it, hx, -4.8, w, 1.1, 0.2, 0.6);
    }
    for (const px of [-3.6, -7.0]) {
      stage.box({ at: [px, 0, -5.1], size: [0.42, 1.2, 0.42] }, style.brick);
      stage.box({ at: [px - 0.06, 1.2, -5.16], size: [0.54, 0.12, 0.54] }, '#e6dcc8');
    }
    if (style.seed % 2) bicycle(it, 1.2, -5.8, style.scheme.accent);
  }
}
