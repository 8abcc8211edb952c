import { shade } from '../core/colour.js';
import type { Site } from '../exteriors/site.js';

export function cafeSet(it: Site, x: number, z: number): void {
  const { stage, style } = it;
  const { accent, textile } = style.scheme;
  const metal = '#2c3136';
  const seat = (sx: number, sz: number, side: number): void => {
    stage.disc([sx + 0.1, 0.005, sz], 0.36, 0.3, '#1c1730', { opacity: 0.24 });
    for (const [dx, dz] of [
      [-0.2, 0.2],
      [0.2, 0.2],
      [-0.2, -0.2],
      [0.2, -0.2],
    ] as const)
      stage.line(
        [
          [sx + dx, 0, sz + dz],
          [sx + dx * 0.8, 0.46, sz + dz * 0.8],
        ],
        stage.tone(metal),
        0.026,
      );
    stage.box({ at: [sx - 0.22, 0.45, sz - 0.22], size: [0.44, 0.07, 0.44] }, accent, { soft: 0.04 });
    stage.line(
      [
        [sx + side * 0.22, 0.45, sz + 0.2],
        [sx + side * 0.27, 0.92, sz + 0.2],
      ],
      stage.tone(metal),
      0.026,
    );
    stage.line(
      [
        [sx + side * 0.22, 0.45, sz - 0.2],
        [sx + side * 0.27, 0.92, sz - 0.2],
      ],
      stage.tone(metal),
      0.026,
    );
    for (const y of [0.66, 0.78, 0.9])
      stage.polygon(
        [
          [sx + side * 0.25, y, sz - 0.22],
          [sx + side * 0.25, y, sz + 0.22],
          [sx + side * 0.26, y + 0.07, sz + 0.22],
          [sx + side * 0.26, y + 0.07, sz - 0.22],
        ],
        stage.tone(shade(accent, -0.12)),
      );
  };
  seat(x - 0.75, z + 0.1, -1);
  seat(x + 0.75, z + 0.1, 1);
  stage.disc([x + 0.1, 0.005, z], 0.45, 0.36, '#1c1730', { opacity: 0.24 });
  stage.turned(
    [x, 0, z],
    [
      [0, 0.22],
      [0.03, 0.22],
      [0.05, 0.03],
      [0.7, 0.03],
    ],
    metal,
  );
  stage.disc([x, 0.71, z], 0.38, 0.38, stage.tone(shade(textile, -0.2)));
  stage.disc([x, 0.73, z], 0.38, 0.38, stage.tone(textile, [0, 1, 0]));
  stage.turned(
    [x - 0.1, 0.73, z],
    [
      [0, 0.06],
      [0.05, 0.075],
      [0.14, 0.07],
    ],
    '#f4efe4',
  );
  stage.turned(
    [x + 0.14, 0.73, z - 0.05],
    [
      [0, 0.035],
      [0.09, 0.045],
    ],
    accent,
  );
}
