import { shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { stone } from './facade.js';
import { streetTree } from './planting.js';
import { type Site, beyond, finishOutside, site } from './site.js';
import { streetLamp } from './street-furniture.js';
import { tower } from './tower.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A block on the Thames, its lights and balconies over the water. */
export function riversideBlock(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { x: -15, z: -36, yaw: 0.42, focal: 1330, horizon: 800, eye: 1.3 });
  const { stage } = it;
  beyond(it, 70);
  const picture = stage.picture;
  const horizon = stage.camera.horizon;
  const bank = '#b9ad9a';
  stage.surface([-60, 0, -5], [1, 0, 0], [0, 0, 1]).rect(20, 0, 130, 60, stage.tone(bank, [0, 1, 0]));
  const tones = [
    ['#d7cbb6', '#7c8f92'],
    ['#b9805c', '#e0d6c4'],
    ['#e4e0d6', '#b08355'],
    ['#8d6a58', '#cfc6b6'],
  ][style.seed % 4] ?? [stone, stone];
  tower(it, 6, 4, 15, 10, 4, shade(tones[1] ?? stone, -0.05), tones[0] ?? stone);
  tower(it, -11, 0, 15, 10, 5, tones[0] ?? stone, tones[1] ?? stone);
  // The embankment wall, then the river with what it mirrors.
  stage.box({ at: [-40, -2.6, -5], size: [110, 3.4, 0.6] }, '#a39a8c');
  stage.box({ at: [-40, 0.8, -5.1], size: [110, 0.16, 0.8] }, '#c4bbab');
  const shore = (x: number): number => stage.perspective.point([x, -2.6, -5])[1];
  const far: [number, number][] = [-40, 70].map(
    (x): [number, number] => stage.perspective.point([x, -2.6, -5]) as [number, number],
  );
  const water: [number, number][] = [...far, [far[1]?.[0] ?? 1600, 1260], [far[0]?.[0] ?? 0, 1260]];
  const deep = {
    morning: ['#b4cdd0', '#5f858f'],
    afternoon: ['#c8d2c4', '#648a90'],
    overcast: ['#b9c3c4', '#6d7f86'],
    dusk: ['#b0708a', '#2b2f5c'],
  }[hour];
  picture.polygon(
    water,
    picture.gradient(
      [0, horizon],
      [0, 1200],
      [
        [0, deep[0] ?? '#aaaaaa'],
        [1, deep[1] ?? '#888888'],
      ],
    ),
  );
  picture.clipped(water, () => {
    const r = random.fork('water');
    for (let i = 0; i < 60; i++) {
      const y = shore(0) + 20 + Math.pow(r.next(), 1.5) * 330;
      const w = r.between(30, 130) * (0.4 + (y - horizon) / 300);
      picture.ellipse(
        r.between(0, 1600),
        y,
        w,
        1.5 + (y - horizon) / 170,
        r.chance(0.5) ? '#ffffff' : (deep[1] ?? '#888888'),
        { opacity: 0.28 },
      );
    }
    const [bx] = stage.perspective.point([-4, 0, 0]);
    for (let i = 0; i < 26; i++)
      picture.ellipse(
        bx + r.between(-330, 330),
        shore(0) + 30 + i * 9,
        r.between(30, 120),
        4,
        it.lit ? '#ffc983' : stage.tone(tones[0] ?? stone),
        { opacity: it.lit ? 0.3 : 0.2 },
      );
  });
  for (const x of [-14, -5, 4, 13]) streetLamp(it, x, -4.2, 4.2);
  for (const x of [-18, -8.5, 9.5, 17]) streetTree(it, x, -3, 6.4);
  boat(it);
  return finishOutside(it);
}

function boat(it: Site): void {
  const { stage, style } = it;
  const [x, y] = stage.perspective.point([-5, -2.6, -19]);
  const s = stage.perspective.scale([-5, -2.6, -19]);
  const { picture } = stage;
  picture.ellipse(x, y + 0.35 * s, 4.6 * s, 0.25 * s, '#1c1730', { opacity: 0.3 });
  picture.path(
    `M${x - 4.6 * s} ${y - 0.7 * s}L${x + 4.8 * s} ${y - 0.8 * s}L${x + 4.2 * s} ${y + 0.3 * s}L${x - 4.3 * s} ${y + 0.3 * s}Z`,
    stage.tone(style.door),
  );
  picture.rect(x - 4.55 * s, y - 0.75 * s, 9.2 * s, 0.14 * s, stage.tone('#f1e8d6'));
  picture.soft(
    [
      [x - 3.6 * s, y - 0.7 * s],
      [x - 3.6 * s, y - 1.6 * s],
      [x + 2.6 * s, y - 1.6 * s],
      [x + 2.8 * s, y - 0.7 * s],
    ],
    6,
    stage.tone('#efe5d2'),
  );
  for (let i = 0; i < 5; i++)
    picture.rect(
      x + (-3.2 + i * 1.15) * s,
      y - 1.35 * s,
      0.7 * s,
      0.4 * s,
      it.lit ? '#ffd58a' : stage.tone('#4a6470'),
    );
}
