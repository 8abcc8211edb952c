import { shade } from '../core/colour.js';
import type { Room } from './room-plan.js';

/** Stairs along the right-hand wall, rising away from the viewer, with their balustrade. */
export function stairs(it: Room, x: number, w: number, from: number, many: number, tread: string): void {
  const { stage, style } = it;
  const [rise, going] = [0.185, 0.25];
  for (let i = many - 1; i >= 0; i--) {
    const z = from + i * going;
    const y = i * rise;
    stage.box({ at: [x, 0, z], size: [w, y + rise, going] }, '#f3eee3', {
      top: stage.tone(shade(tread, -0.04), [0, 1, 0]),
    });
    // The carpet runner.
    stage.polygon(
      [
        [x + w * 0.2, y, z - 0.003],
        [x + w * 0.8, y, z - 0.003],
        [x + w * 0.8, y + rise, z - 0.003],
        [x + w * 0.2, y + rise, z - 0.003],
      ],
      stage.tone(shade(style.scheme.accent, -0.22), [0, 0, -1]),
    );
    if (stage.camera.eye > y + rise)
      stage.polygon(
        [
          [x + w * 0.2, y + rise + 0.003, z],
          [x + w * 0.8, y + rise + 0.003, z],
          [x + w * 0.8, y + rise + 0.003, z + going],
          [x + w * 0.2, y + rise + 0.003, z + going],
        ],
        stage.tone(style.scheme.accent, [0, 1, 0]),
      );
    stage.line(
      [
        [x + 0.03, y + rise, z + 0.12],
        [x + 0.03, y + rise + 0.86, z + 0.12],
      ],
      stage.tone('#f6f2e8'),
      0.035,
    );
  }
  const wood = stage.tone(shade(style.scheme.wood, -0.2));
  stage.line(
    [
      [x + 0.03, 0.98, from - 0.05],
      [x + 0.03, many * rise + 0.86, from + (many - 1) * going + 0.12],
    ],
    wood,
    0.075,
  );
  stage.turned(
    [x + 0.03, 0, from - 0.06],
    [
      [0, 0.08],
      [0.2, 0.07],
      [0.9, 0.055],
      [1.05, 0.07],
      [1.12, 0.04],
      [1.18, 0.06],
    ],
    style.scheme.wood,
  );
}
