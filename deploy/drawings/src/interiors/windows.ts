import { shade, type Colour } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import type { Surface } from '../core/stage.js';
import { outlook } from './outlook.js';
import { type Room } from './room-plan.js';

export interface WindowPlan {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly kind?: 'sash' | 'casement' | 'steel' | 'picture' | 'door';
  /** Curtain cloth, or none. */
  readonly curtains?: Colour | undefined;
  readonly blind?: Colour | undefined;
  readonly sill?: boolean;
}

/** Draws a window and returns its panes in space, for the sunlight they let in. */
export function windowIn(room: Room, wall: Surface, plan: WindowPlan): Point3[][] {
  const { stage, style } = room;
  const { u, v, w, h } = plan;
  const kind = plan.kind ?? style.windows;
  const steel = kind === 'steel';
  const frame = stage.tone(steel ? '#2b2e31' : '#f6f2e9', wall === room.back ? [0, 0, -1] : undefined);
  const edge = stage.tone(shade(steel ? '#2b2e31' : '#f6f2e9', -0.3));
  const rim = steel ? 0.05 : style.period ? 0.13 : 0.06;
  wall.rect(u - rim - 0.015, v - 0.01, w + rim * 2 + 0.03, h + rim + 0.03, edge, { opacity: 0.35 });
  wall.rect(u - rim, v, w + rim * 2, h + rim, frame);
  outlook(stage, style, wall.outline(u, v, w, h));
  // The reveal throws a shade along the head and the far jamb.
  wall.rect(u, v + h - 0.07, w, 0.07, '#1c1730', { opacity: 0.28 });
  wall.rect(u, v, 0.05, h, '#1c1730', { opacity: 0.2 });
  const bar = steel ? 0.028 : 0.035;
  const [columns, rows] = grid(kind, w, h);
  const panes: Point3[][] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++)
      panes.push(
        wall.corners(
          u + (w * i) / columns + bar / 2,
          v + (h * j) / rows + bar / 2,
          w / columns - bar,
          h / rows - bar,
        ),
      );
  }
  for (let i = 0; i <= columns; i++) wall.rect(u + (w * i) / columns - bar / 2, v, bar, h, frame);
  for (let j = 0; j <= rows; j++) {
    const thick = kind === 'sash' && j === rows / 2 ? bar * 2 : bar;
    wall.rect(u, v + (h * j) / rows - thick / 2, w, thick, frame);
    wall.rect(u, v + (h * j) / rows - thick / 2 - 0.012, w, 0.012, edge, { opacity: 0.6 });
  }
  if (plan.sill !== false && kind !== 'door') {
    wall.rect(u - rim - 0.05, v - 0.06, w + rim * 2 + 0.1, 0.07, stage.tone('#f9f5ec'));
    wall.rect(u - rim - 0.03, v - 0.1, w + rim * 2 + 0.06, 0.04, '#1c1730', { opacity: 0.18 });
  }
  if (plan.blind) blind(room, wall, plan, plan.blind);
  if (plan.curtains) curtains(room, wall, plan, plan.curtains);
  return panes;
}

function grid(kind: NonNullable<WindowPlan['kind']>, w: number, h: number): [number, number] {
  if (kind === 'sash') return [w > 1 ? 2 : w > 0.7 ? 2 : 1, 2];
  if (kind === 'casement') return [Math.max(2, Math.round(w / 0.6)), 1];
  if (kind === 'steel') return [Math.max(2, Math.round(w / 0.45)), Math.max(2, Math.round(h / 0.5))];
  if (kind === 'door') return [Math.max(2, Math.round(w / 0.85)), 1];
  return [Math.max(1, Math.round(w / 1.5)), 1];
}

function blind(room: Room, wall: Surface, { u, v, w, h }: WindowPlan, colour: Colour): void {
  const { stage } = room;
  const drop = h * 0.26;
  for (let i = 0; i < 4; i++)
    wall.rect(
      u - 0.04,
      v + h - drop + (drop * i) / 4,
      w + 0.08,
      drop / 4,
      stage.tone(shade(colour, i % 2 ? 0.05 : -0.06)),
    );
  wall.rect(u - 0.04, v + h - drop - 0.02, w + 0.08, 0.02, stage.tone(shade(colour, -0.25)));
}

function curtains(room: Room, wall: Surface, { u, v, w, h }: WindowPlan, colour: Colour): void {
  const { stage, plan } = room;
  const pole = Math.min(v + h + 0.2, plan.h - 0.16);
  const wide = Math.min(0.44, w * 0.32);
  for (const start of [u - wide * 0.72, u + w - wide * 0.28]) {
    const folds = 7;
    for (let i = 0; i < folds; i++) {
      const a = start + (wide * i) / folds;
      const b = start + (wide * (i + 1)) / folds;
      const foot = i % 2 ? 0.035 : 0.015;
      wall.shape(
        [
          [a, foot],
          [b, foot + (i % 2 ? -0.012 : 0.012)],
          [b, pole],
          [a, pole],
        ],
        wall.gradient(
          [a, 1],
          [b, 1],
          [
            [0, stage.tone(shade(colour, 0.1))],
            [0.55, stage.tone(shade(colour, -0.04))],
            [1, stage.tone(shade(colour, -0.28))],
          ],
        ),
      );
    }
    wall.rect(
      start,
      0.02,
      wide,
      pole - 0.02,
      wall.gradient(
        [0, pole],
        [0, 0.02],
        [
          [0, '#fff0cf', 0.14],
          [1, '#1c1730', 0.14],
        ],
      ),
    );
  }
  const metal = stage.tone(room.style.scheme.metal);
  wall.line(
    [
      [u - wide * 0.9, pole + 0.02],
      [u + w + wide * 0.9, pole + 0.02],
    ],
    metal,
    0.03,
  );
  wall.ellipse(u - wide * 0.92, pole + 0.02, 0.035, 0.035, metal);
  wall.ellipse(u + w + wide * 0.92, pole + 0.02, 0.035, 0.035, metal);
}

export function panesLit(room: Room, wall: Surface, plans: readonly WindowPlan[]): Point3[][] {
  return plans.flatMap((plan) => windowIn(room, wall, plan));
}
