import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { brickwork, chimney, course, front, frontDoor, steps } from './facade.js';
import { pane } from './pane.js';
import { streetTree, topiary } from './planting.js';
import { dormer, slate, slope } from './roof.js';
import { beyond, finishOutside, ground, roadShadow, site } from './site.js';
import { bicycle, car, railings, streetLamp } from './street-furniture.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A Georgian row: stucco below, brick above, area railings and a fanlight. */
export function georgianTownhouse(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -5.6, z: -21, yaw: 0.3, focal: 1330, horizon: 880, eye: 1.8 });
  const { stage } = it;
  beyond(it, 100);
  ground(it, { from: -1.5, pavement: 3.2 });
  const w = 6.3;
  const white = '#f2ecdf';
  const brick = ['#b48a62', '#a87a58', '#c4a070', '#9a6a52'][style.seed % 4] ?? '#b48a62';
  const cream = style.seed % 5 === 0;
  for (let i = 4; i >= -3; i--) house(i * w - w / 2, i);
  area();
  roadShadow(it, -6.8);
  streetLamp(it, -6.4, -4.4, 4.2);
  streetTree(it, 9.6, -4.2, 9.5);
  if (random.chance(0.7)) bicycle(it, 2.6, -1.95, style.scheme.accent);
  else car(it, 5.6, -7, mix(style.scheme.sofa, '#59606a', 0.5));
  return finishOutside(it);

  function house(x: number, i: number): void {
    const wall = stage.surface([x, 0, 0], [1, 0, 0], [0, 1, 0]);
    const tone = cream ? shade('#efe6d2', ((i + 6) % 3) * -0.04) : shade(brick, ((i + 8) % 3) * 0.07 - 0.06);
    const top = 12.7;
    slope(it, x, w, top - 0.6, 2, 2.6, slate, 0.5);
    chimney(it, x - 0.8, top - 0.4, 2.2, 1.6, 2.3, brick, 6);
    dormer(it, x + 1.2, top + 0.1);
    dormer(it, x + 3.7, top + 0.1);
    brickwork(it, wall, 0, 4.1, w, top - 4.1, tone);
    wall.rect(0, 0, w, 4.1, stage.tone(white, front), { stroke: stage.tone(white, front), width: 0.6 });
    for (let v = 0.5; v < 4; v += 0.42) wall.rect(0, v, w, 0.035, stage.tone(shade(white, -0.18), front));
    course(it, x, top - 0.35, w, 0.4, 0.4, white);
    course(it, x, 4.05, w, 0.24, 0.14, white);
    course(it, x, 10.3, w, 0.12, 0.08, white);
    const door =
      i === 0 ? style.door : (['#1f2a30', '#6d2f2a', '#27483a', '#27364f'][(i + 8) % 4] ?? style.door);
    wall.rect(0.62, 0.5, 1.75, 3.3, stage.tone(shade(white, 0.1), front));
    frontDoor(it, wall, { u: 0.98, v: 0.52, w: 1.04, h: 2.2, colour: door, fan: 'arch', trim: white });
    for (const cx of [0.64, 2.16]) stage.box({ at: [x + cx, 0.5, -0.14], size: [0.2, 3.0, 0.14] }, white);
    stage.box({ at: [x + 0.5, 3.5, -0.34], size: [2.0, 0.24, 0.34] }, white);
    for (const u of [2.95, 4.65])
      pane(it, wall, { u, v: 1.15, w: 1.1, h: 2.1, bars: [3, 4], head: 'none', trim: white });
    for (const u of [0.85, 2.65, 4.55]) {
      pane(it, wall, {
        u,
        v: 4.75,
        w: 1.14,
        h: 2.6,
        bars: [3, 4],
        head: cream ? 'pediment' : 'flat',
        trim: cream ? white : '#c99a76',
        sill: false,
      });
      pane(it, wall, {
        u,
        v: 8.15,
        w: 1.1,
        h: 1.8,
        bars: [3, 4],
        head: 'flat',
        trim: cream ? white : '#c99a76',
      });
      pane(it, wall, {
        u: u + 0.05,
        v: 10.75,
        w: 1.0,
        h: 1.2,
        bars: [3, 2],
        head: 'flat',
        trim: cream ? white : '#c99a76',
      });
    }
    stage.box({ at: [x + 0.4, 4.4, -0.6], size: [w - 0.8, 0.12, 0.6] }, white);
    castBelow(x);
    railings(it, x + 0.45, -0.58, w - 0.9, 0.95, 4.5);
    if (i === 0) for (const u of [1.4, 3.2, 5.1]) windowBox(x + u);
    steps(it, x + 0.75, -0.02, 1.5, 0.5);
  }

  function windowBox(x: number): void {
    stage.box({ at: [x - 0.5, 8.0, -0.28], size: [1.0, 0.2, 0.24] }, '#3b3f3c');
    for (let i = 0; i < 10; i++) {
      const [px, py] = stage.perspective.point([x - 0.45 + i * 0.1, 8.26, -0.2]);
      stage.picture.ellipse(px, py, 5, 6, stage.tone(i % 3 === 1 ? style.scheme.accent : '#557a4f'));
    }
  }

  function castBelow(x: number): void {
    stage.polygon(
      [
        [x + 0.5, 3.9, -0.006],
        [x + w - 0.2, 3.9, -0.006],
        [x + w - 0.2, 4.4, -0.006],
        [x + 0.5, 4.4, -0.006],
      ],
      '#1c1730',
      { opacity: 0.2 },
    );
  }

  function area(): void {
    for (let i = 4; i >= -3; i--) {
      const x = i * w - w / 2;
      stage.box({ at: [x + 2.5, 0, -1.6], size: [w - 2.1, 0.22, 0.24] }, white);
      railings(it, x + 2.55, -1.5, w - 2.2, 1.15, 0.22);
    }
    topiary(it, 0.55 - w / 2 - 0.15, -1.1, 0.02, 1.5, '#30343a');
    topiary(it, 2.55 - w / 2 + 0.15, -1.1, 0.02, 1.5, '#30343a');
  }
}
