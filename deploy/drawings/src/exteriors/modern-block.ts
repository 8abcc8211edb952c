import { shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import { stone } from './facade.js';
import { bush, streetTree } from './planting.js';
import { type Site, beyond, finishOutside, ground, site } from './site.js';
import { bicycle, streetLamp } from './street-furniture.js';
import { massing, tower } from './tower.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** A present-day block: brick frame, deep balconies with glass, planting at its foot. */
export function modernBlock(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, {
    x: -15,
    z: -29,
    yaw: 0.5,
    focal: 1230,
    horizon: 965,
    eye: 1.8,
    centre: 800,
  });
  beyond(it, 80);
  ground(it, { from: -3, pavement: 3 });
  const palette = [
    ['#c9b79c', '#6b6f73'],
    ['#8a5a48', '#d8cdbb'],
    ['#d9d5cc', '#a7714f'],
    ['#5e6166', '#c59a6b'],
  ][style.seed % 4] ?? ['#c9b79c', '#6b6f73'];
  massing(it, 13, 7, 14, 9, 5, shade(palette[1] ?? stone, 0.1));
  massing(it, -27, 16, 13, 9, 4, shade(style.brick, 0.1));
  tower(it, -6, 0, 16.5, 10, 6, palette[0] ?? stone, palette[1] ?? stone);
  forecourt(it);
  return finishOutside(it);
}

function forecourt(it: Site): void {
  const { style, random } = it;
  for (const x of [-4.6, -1.6, 4.6, 7.2]) {
    it.stage.box({ at: [x, 0, -2.4], size: [2.3, 0.5, 0.9] }, '#b8aea0');
    for (let i = 0; i < 4; i++) bush(it, x + 0.3 + i * 0.56, -1.95, 0.75 + (i % 2) * 0.25, 0.45);
  }
  streetTree(it, -9.6, -4.2, 7.6);
  streetTree(it, 5.4, -4.6, 6.2);
  streetTree(it, 11.5, -4.4, 7.5);
  if (random.chance(0.5)) bicycle(it, -3.2, -4.4, style.scheme.accent);
  else streetLamp(it, -2.8, -5, 4.6);
}
