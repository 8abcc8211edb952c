import { mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { HouseStyle } from '../house-style.js';
import { chair, roundTable, rug, table } from './furniture.js';
import { pendant, tableLamp } from './lamps.js';
import { framed } from './on-walls.js';
import { plant, vase } from './plants.js';
import { finish, room, sunPatch } from './room.js';
import { panesLit } from './windows.js';

/** A table laid under its lamp, glazed doors behind. */
export function dining(style: HouseStyle, random: Random): string {
  const { scheme } = style;
  const it = room(style, random, {
    w: 4.8,
    d: 5,
    h: style.period ? 2.85 : 2.6,
    wall: scheme.wall,
    floor: style.floor,
    floorColour: scheme.floor,
    camera: { x: 0.3, eye: 1.42 },
  });
  const { stage, back } = it;
  const kind = style.windows === 'steel' ? 'steel' : 'door';
  const panes = panesLit(it, back, [
    {
      u: 1.25,
      v: 0.05,
      w: 2.3,
      h: 2.2,
      kind,
      sill: false,
      curtains: kind === 'door' ? scheme.textile : undefined,
    },
  ]);
  sunPatch(it, panes);
  framed(it, it.right, 2.6, 1.2, 0.8, 1.0);
  framed(it, it.right, 3.75, 1.2, 0.8, 1.0);
  stage.groundShadow(1.9, 2.4, 0.5, 2, 0.4, 0.3);
  stage.box({ at: [1.95, 0.12, 2.5], size: [0.45, 0.72, 1.9] }, scheme.wood);
  vase(it, [2.15, 0.84, 3.9], 0.3, scheme.accent, scheme.textile);
  tableLamp(it, [2.15, 0.84, 2.9], 0.44, scheme.metal);
  plant(it, [-2.05, 0, 4.6], 1.7, 'palm', scheme.accent);
  rug(it, -1.55, 2.2, 2.9, 2.0);
  const seat = mix(scheme.sofa, scheme.textile, 0.2);
  for (const x of [-0.75, 0.05, 0.85]) chair(it, x - 0.15, 3.95, 'viewer', shade(scheme.wood, -0.2), seat);
  if (style.seed % 2) roundTable(it, -0.1, 3.15, 0.95, 0.75, scheme.wood);
  else table(it, -1.2, 2.65, 2.2, 1, 0.76, scheme.wood);
  vase(it, [-0.1, 0.76, 3.2], 0.32, scheme.textile, scheme.accent);
  for (const dx of [-0.62, 0.45]) {
    stage.disc([dx - 0.02, 0.765, 2.95], 0.15, 0.13, stage.tone('#fbf7ee', [0, 1, 0]));
    stage.disc([dx - 0.02, 0.767, 2.95], 0.1, 0.085, stage.tone(scheme.textile, [0, 1, 0]));
    stage.turned(
      [dx + 0.22, 0.76, 3.12],
      [
        [0, 0.035],
        [0.01, 0.006],
        [0.08, 0.006],
        [0.1, 0.04],
        [0.18, 0.045],
      ],
      '#dfe8e8',
      { opacity: 0.7 },
    );
  }
  for (const x of [-0.6, 0.4]) chair(it, x, 2.42, 'away', shade(scheme.wood, -0.2), seat);
  pendant(it, [-0.1, 1.95, 3.15], 0.34, scheme.accent, style.period ? 'cone' : 'dome');
  return finish(it);
}
