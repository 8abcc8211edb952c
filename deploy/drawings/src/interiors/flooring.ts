import { type Colour, mix, shade } from '../core/colour.js';
import type { Random } from '../core/random.js';
import type { Stage } from '../core/stage.js';
import { type Surface } from '../core/stage.js';
import { type RoomPlan, behind } from './room-plan.js';

export function laid(stage: Stage, floor: Surface, plan: RoomPlan, random: Random): void {
  const { w, d, floorColour: base } = plan;
  const other = plan.floorOther ?? shade(base, -0.25);
  const vary = (): Colour =>
    stage.tone(
      random.chance(0.5) ? shade(base, random.between(-0.12, 0)) : mix(base, other, random.between(0, 0.22)),
    );
  floor.rect(0, -behind, w, d + behind, stage.tone(base));
  const joint = stage.tone(shade(base, -0.3));
  if (plan.floor === 'boards' || plan.floor === 'planks') {
    const board = plan.floor === 'boards' ? 0.17 : 0.26;
    for (let u = 0; u < w - 0.01; u += board) {
      let v = -random.between(0, 2);
      const across = Math.min(board, w - u);
      while (v < d) {
        const long = Math.min(random.between(1.2, 2.8), d - v);
        floor.rect(u, v, across, long, vary());
        floor.line(
          [
            [u, v],
            [u + across, v],
          ],
          joint,
          0.006,
          { opacity: 0.5 },
        );
        v += long;
      }
      floor.line(
        [
          [u, -1],
          [u, d],
        ],
        joint,
        0.007,
        { opacity: 0.5 },
      );
    }
  } else if (plan.floor === 'herringbone') {
    const [a, b] = [0.42, 0.14];
    const tones = [0, 1, 2].map(() => vary());
    for (let row = 0; row * b * 1.414 < d + 1; row++) {
      for (let col = -1; col * a * 1.414 < w + 0.6; col++) {
        const v = row * b * 1.414;
        const u = col * a * 1.414;
        const s = 0.707;
        const left: [number, number][] = [
          [u, v],
          [u + a * s, v + a * s],
          [u + a * s, v + a * s + b * 1.414],
          [u, v + b * 1.414],
        ];
        const right: [number, number][] = [
          [u + a * s, v + a * s],
          [u + a * 1.414, v],
          [u + a * 1.414, v + b * 1.414],
          [u + a * s, v + a * s + b * 1.414],
        ];
        const clip = (points: [number, number][]): [number, number][] =>
          points.map(([x, y]) => [Math.max(0, Math.min(w, x)), Math.min(d, y)]);
        floor.shape(clip(left), shade(tones[row % 3] ?? base, -0.06));
        floor.shape(clip(right), shade(tones[(row + col + 3) % 3] ?? base, 0.07));
      }
    }
  } else if (plan.floor === 'chequer' || plan.floor === 'tiles') {
    const size = plan.floor === 'chequer' ? 0.4 : 0.5;
    for (let i = 0; i * size < w; i++) {
      for (let j = 0; j * size < d; j++) {
        const dark = plan.floor === 'chequer' && (i + j) % 2 === 1;
        floor.rect(
          i * size,
          j * size,
          Math.min(size, w - i * size),
          Math.min(size, d - j * size),
          dark ? stage.tone(shade(other, random.between(-0.04, 0.06))) : vary(),
          { stroke: joint, width: 0.8 },
        );
      }
    }
  }
}
