import { type Colour, mix, shade } from '../core/colour.js';
import type { Point3 } from '../core/geometry.js';
import type { Surface } from '../core/stage.js';
import { front } from './facade.js';
import type { Site } from './site.js';

export interface Pane {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly bars?: readonly [columns: number, rows: number];
  readonly frame?: Colour;
  readonly head?: 'flat' | 'arch' | 'stone' | 'pediment' | 'none';
  readonly trim?: Colour;
  readonly sash?: boolean;
  readonly sill?: boolean;
  /** Windows of one room share a name, and so a lamp. */
  readonly room?: string;
}

/** A window in a wall: reveal, glass with sky or lamplight in it, curtains, bars, lintel and sill. */
export function pane(it: Site, wall: Surface, p: Pane, normal: Point3 = front): void {
  const { stage, random, hour } = it;
  const { u, v, w, h } = p;
  const key = `${wall.origin.join()}/${u}/${v}`;
  const r = random.fork(`pane/${key}`);
  const lit = it.glows(p.room ?? key);
  const frame = stage.tone(p.frame ?? '#f4efe4', normal);
  const trim = stage.tone(p.trim ?? '#ece3d0', normal);
  const arch = p.head === 'arch';
  const rise = arch ? w * 0.2 : 0;
  const hole = (inset: number): [number, number][] => {
    const points: [number, number][] = [
      [u + inset, v + inset],
      [u + w - inset, v + inset],
      [u + w - inset, v + h - rise - inset],
    ];
    if (arch)
      for (let i = 1; i < 8; i++)
        points.push([
          u + w - inset - ((w - 2 * inset) * i) / 8,
          v + h - rise - inset + Math.sin((i / 8) * Math.PI) * rise,
        ]);
    points.push([u + inset, v + h - rise - inset]);
    return points;
  };
  if (p.head === 'stone' || p.head === 'pediment') wall.rect(u - 0.16, v - 0.05, w + 0.32, h + 0.25, trim);
  if (p.head === 'flat')
    wall.shape(
      [
        [u - 0.12, v + h + 0.27],
        [u + w + 0.12, v + h + 0.27],
        [u + w, v + h],
        [u, v + h],
      ],
      stage.tone(mix(p.trim ?? '#c98a62', '#c98a62', 0.4), normal),
    );
  if (arch) {
    const outer = hole(-0.16)
      .slice(2, -1)
      .concat([[u - 0.16, v + h - rise]]);
    wall.shape([[u + w + 0.16, v + h - rise - 0.16], ...outer, [u - 0.16, v + h - rise - 0.16]], trim);
  }
  if (p.head === 'pediment') {
    wall.shape(
      [
        [u - 0.3, v + h + 0.22],
        [u + w + 0.3, v + h + 0.22],
        [u + w / 2, v + h + 0.55],
      ],
      trim,
    );
    wall.rect(u - 0.3, v + h + 0.18, w + 0.6, 0.07, stage.tone(shade(p.trim ?? '#ece3d0', -0.16), normal));
  }
  wall.shape(hole(0), stage.tone(shade(p.frame ?? '#f4efe4', -0.32), normal));
  wall.shape(hole(0.03), frame);
  const glass = lit
    ? wall.gradient(
        [u, v],
        [u + w * 0.3, v + h],
        [
          [0, '#ffdf9c'],
          [0.55, '#f9b966'],
          [1, '#d9854a'],
        ],
      )
    : wall.gradient(
        [u, v + h],
        [u + w, v],
        hour === 'dusk'
          ? [
              [0, '#5a5684'],
              [0.5, '#3a3960'],
              [1, '#2b2b4a'],
            ]
          : hour === 'overcast'
            ? [
                [0, '#8f9ca4'],
                [1, '#48545e'],
              ]
            : [
                [0, '#a9c2c9'],
                [0.45, '#5f7a86'],
                [1, '#34454f'],
              ],
      );
  wall.shape(hole(0.07), glass);
  if (!lit && r.chance(0.8))
    wall.shape(
      [
        [u + 0.07, v + h * 0.35],
        [u + w * 0.62, v + h - rise - 0.08],
        [u + w * 0.34, v + h - rise - 0.08],
        [u + 0.07, v + h * 0.62],
      ],
      '#ffffff',
      { opacity: hour === 'dusk' ? 0.08 : 0.18 },
    );
  inside(it, wall, p, lit, r.whole(0, 4));
  const bar = Math.min(0.05, w * 0.045);
  const [columns, rows] = p.bars ?? [1, 2];
  for (let i = 1; i < columns; i++)
    wall.rect(u + (w * i) / columns - bar / 2, v + 0.05, bar, h - 0.1 - rise * 0.4, frame);
  for (let j = 1; j < rows; j++) {
    const thick = p.sash !== false && j === Math.round(rows / 2) ? bar * 1.7 : bar;
    wall.rect(u + 0.05, v + (h * j) / rows - thick / 2, w - 0.1, thick, frame);
  }
  // The head and the sun's jamb shade the glass.
  wall.rect(u + 0.03, v + h - rise - 0.12, w - 0.06, 0.1, '#1c1730', { opacity: 0.26 });
  wall.rect(u + 0.03, v + 0.03, 0.08, h - rise - 0.06, '#1c1730', { opacity: 0.2 });
  if (p.sill !== false) {
    wall.rect(u - 0.14, v - 0.12, w + 0.28, 0.12, trim);
    wall.rect(u - 0.1, v - 0.22, w + 0.26, 0.1, '#1c1730', { opacity: 0.2 });
  }
  if (lit)
    stage.picture.glow(
      stage.perspective.point(wall.at(u + w / 2, v + h / 2)),
      Math.max(w, h) * stage.perspective.scale(wall.at(u, v)) * 0.95,
      '#ffc37a',
      0.16,
    );
}

function inside(it: Site, wall: Surface, { u, v, w, h }: Pane, lit: boolean, kind: number): void {
  const { stage } = it;
  const cloth = lit ? '#ffe9bd' : stage.tone(mix(it.style.scheme.textile, '#c9c9c9', 0.3));
  const k = lit ? 0.75 : 0.6;
  if (kind <= 2) {
    const wide = w * (kind === 1 ? 0.2 : 0.26);
    for (const [a, d] of [
      [u + 0.07, 1],
      [u + w - 0.07, -1],
    ] as const)
      wall.shape(
        [
          [a, v + 0.07],
          [a + d * wide * 0.7, v + 0.07],
          [a + d * wide * 0.8, v + h * 0.5],
          [a + d * wide, v + h * 0.86],
          [a, v + h * 0.86],
        ],
        cloth,
        { opacity: k },
      );
  } else if (kind === 3) wall.rect(u + 0.07, v + h * 0.6, w - 0.14, h * 0.33, cloth, { opacity: k });
  if (lit && kind === 1) {
    wall.shape(
      [
        [u + w * 0.4, v + h * 0.3],
        [u + w * 0.6, v + h * 0.3],
        [u + w * 0.56, v + h * 0.42],
        [u + w * 0.44, v + h * 0.42],
      ],
      '#fff6dc',
    );
    wall.rect(u + w * 0.49, v + 0.07, w * 0.02, h * 0.24, '#8a5a33', { opacity: 0.7 });
  }
  if (!lit && kind === 4)
    for (const dx of [0.3, 0.42, 0.54])
      wall.ellipse(u + w * dx, v + h * 0.16, w * 0.1, h * 0.08, stage.tone('#4c7050'), { opacity: 0.8 });
}
