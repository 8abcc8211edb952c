import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { armchair, roundTable, rug } from './furniture.js';
import { floorLamp } from './lamps.js';
import { sideWindows } from './living.js';
import { books } from './on-walls.js';
import { plant, vase } from './plants.js';
import { finish, room, sunPatch } from './room.js';
import { panesLit } from './windows.js';

/** An armchair by the window, with a book to hand. */
export function readingCorner(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = room(style, random, {
    w: 4,
    d: 3.9,
    h: 2.7,
    wall: scheme.feature,
    back: scheme.feature,
    floor: style.floor,
    floorColour: scheme.floor,
    camera: { x: 0.1, focal: 1280, eye: 1.25 },
  });
  const { stage, back } = it;
  sunPatch(it, panesLit(it, it.left, sideWindows(style, 1.2, 3.7)));
  const w = style.windows === 'picture' ? 1.7 : 1.15;
  panesLit(it, back, [{ u: 0.6, v: 0.55, w, h: 1.75, curtains: scheme.textile }]);
  for (let i = 0; i < 5; i++) {
    const v = 0.35 + i * 0.42;
    back.rect(2.75, v, 1.25, 0.4, stage.tone(shade(scheme.feature, -0.2)));
    books(it, back, 2.78, v, 1.15, 0.36);
    back.rect(2.75, v - 0.03, 1.25, 0.035, stage.tone(shade(scheme.wood, 0.1)));
  }
  back.rect(2.7, 0.3, 0.05, 2.2, stage.tone(scheme.wood));
  rug(it, -1.3, 1.7, 2.7, 1.6);
  plant(it, [-1.65, 0, 3.4], 1.5, 'fig', scheme.accent);
  floorLamp(it, [0.75, 0, 3.55], scheme.metal);
  armchair(
    it,
    -0.4,
    2.55,
    'viewer',
    scheme.sofa === scheme.feature ? scheme.accent : mix(scheme.accent, scheme.sofa, 0.15),
    scheme.textile,
  );
  roundTable(it, 0.95, 2.6, 0.27, 0.5, scheme.wood);
  vase(it, [0.98, 0.5, 2.62], 0.22, scheme.textile, scheme.accent);
  stage.box({ at: [-1.25, 0, 2.0], size: [0.62, 0.36, 0.5] }, mix(scheme.accent, scheme.textile, 0.4), {
    soft: 0.09,
  });
  stage.box({ at: [-1.1, 0.36, 2.1], size: [0.32, 0.035, 0.24] }, scheme.textile);
  return finish(it);
}
