import { mix, shade } from '../core/colour.js';
import type { Surface } from '../core/stage.js';
import type { Room } from './room-plan.js';

/** A framed composition of our own on a wall; u, v its lower left corner. */
export function framed(room: Room, wall: Surface, u: number, v: number, w: number, h: number): void {
  const { stage, style } = room;
  const random = room.random.fork(`art/${u}/${v}/${w}`);
  const { accent, feature, textile, sofa, wood } = style.scheme;
  wall.rect(u + 0.03, v - 0.05, w + 0.01, h + 0.02, '#1c1730', { opacity: 0.2 });
  wall.rect(u, v, w, h, stage.tone(random.pick([wood, '#23262a', '#f4efe4'])));
  const m = Math.min(w, h) * 0.05;
  wall.rect(u + m, v + m, w - 2 * m, h - 2 * m, stage.tone('#f7f2e7'));
  const p = Math.min(w, h) * 0.17;
  const [iu, iv, iw, ih] = [u + p, v + p, w - 2 * p, h - 2 * p];
  const ink = random.pick([feature, sofa, accent]);
  const kind = random.whole(0, 3);
  wall.rect(iu, iv, iw, ih, stage.tone(mix(textile, '#fffaf0', 0.3)));
  if (kind === 0) {
    wall.ellipse(iu + iw * 0.6, iv + ih * 0.66, iw * 0.17, iw * 0.17, stage.tone(accent));
    wall.shape(
      [
        [iu, iv],
        [iu + iw, iv],
        [iu + iw, iv + ih * 0.34],
        [iu + iw * 0.6, iv + ih * 0.5],
        [iu + iw * 0.3, iv + ih * 0.36],
        [iu, iv + ih * 0.48],
      ],
      stage.tone(ink === accent ? feature : ink),
    );
    wall.shape(
      [
        [iu, iv],
        [iu + iw, iv],
        [iu + iw, iv + ih * 0.16],
        [iu + iw * 0.4, iv + ih * 0.28],
        [iu, iv + ih * 0.2],
      ],
      stage.tone(shade(sofa, -0.2)),
    );
  } else if (kind === 1) {
    wall.ellipse(iu + iw / 2, iv, iw * 0.44, ih * 0.72, stage.tone(ink), {}, 0, Math.PI);
    wall.ellipse(
      iu + iw / 2,
      iv,
      iw * 0.28,
      ih * 0.48,
      stage.tone(mix(textile, '#fffaf0', 0.3)),
      {},
      0,
      Math.PI,
    );
    wall.ellipse(iu + iw * 0.5, iv + ih * 0.84, iw * 0.09, iw * 0.09, stage.tone(accent));
  } else if (kind === 2) {
    wall.line(
      [
        [iu + iw / 2, iv + ih * 0.04],
        [iu + iw * 0.5, iv + ih * 0.9],
      ],
      stage.tone(shade(sofa, -0.1)),
      0.012,
    );
    for (let i = 0; i < 5; i++)
      for (const side of [-1, 1])
        wall.ellipse(
          iu + iw * (0.5 + side * 0.17),
          iv + ih * (0.22 + i * 0.14),
          iw * 0.15,
          ih * 0.05,
          stage.tone(i % 2 ? ink : shade(ink, 0.2)),
        );
  } else {
    wall.rect(iu, iv + ih * 0.5, iw * 0.55, ih * 0.5, stage.tone(ink));
    wall.rect(iu + iw * 0.35, iv + ih * 0.12, iw * 0.65, ih * 0.5, stage.tone(accent), { opacity: 0.85 });
    wall.rect(iu, iv, iw * 0.5, ih * 0.34, stage.tone(shade(feature, -0.2)));
  }
}

/** Books and small things along a shelf; `at` is the shelf's left end. */
export function books(room: Room, wall: Surface, u: number, v: number, w: number, tall: number): void {
  const { stage, style } = room;
  const random = room.random.fork(`books/${u}/${v}`);
  const { accent, feature, sofa, textile, wood } = style.scheme;
  const inks = [
    accent,
    feature,
    sofa,
    textile,
    wood,
    '#efe7d6',
    shade(sofa, -0.3),
    shade(accent, -0.25),
    '#2c2f36',
  ];
  let x = u + 0.02;
  while (x < u + w - 0.06) {
    if (random.chance(0.14)) {
      const r = Math.min(0.07, tall * 0.3);
      if (x + r * 2 > u + w) break;
      wall.ellipse(x + r, v + r, r * 0.9, r, stage.tone(random.pick([accent, textile, '#efe7d6'])));
      x += r * 2 + 0.04;
      continue;
    }
    const thick = random.between(0.022, 0.055);
    const h = tall * random.between(0.55, 0.86);
    const ink = random.pick(inks);
    wall.rect(x, v, thick, h, stage.tone(shade(ink, -0.06)));
    wall.rect(x, v + h * 0.78, thick, h * 0.05, stage.tone(shade(ink, 0.3)));
    wall.rect(x + thick * 0.75, v, thick * 0.25, h, '#1c1730', { opacity: 0.18 });
    x += thick + 0.003;
    if (random.chance(0.08)) x += 0.08;
  }
}
