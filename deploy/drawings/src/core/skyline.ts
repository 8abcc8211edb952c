import { mix, shade, type Colour } from './colour.js';
import type { Picture } from './picture.js';
import type { Random } from './random.js';

const lamplight = '#ffd58a';

/** The dome and lantern of a great church, `size` wide at the drum. */
export function dome(picture: Picture, x: number, base: number, size: number, colour: Colour): void {
  const r = size / 2;
  picture.rect(x - r * 1.5, base - size * 0.5, size * 1.5, size, shade(colour, -0.06));
  picture.rect(x - r, base - size * 0.95, size, size, colour);
  for (let i = -3; i <= 3; i++)
    picture.rect(x + i * r * 0.28 - r * 0.04, base - size * 0.9, r * 0.08, size * 0.36, shade(colour, -0.14));
  picture.path(
    `M${x - r} ${base - size * 0.93}C${x - r} ${base - size * 1.54} ${x + r} ${base - size * 1.54} ${x + r} ${base - size * 0.93}Z`,
    shade(colour, 0.06),
  );
  picture.path(
    `M${x} ${base - size * 1.385}C${x + r * 0.5} ${base - size * 1.4} ${x + r} ${base - size * 1.2} ${x + r} ${base - size * 0.93}L${x + r * 0.35} ${base - size * 0.93}Z`,
    shade(colour, -0.08),
    { opacity: 0.6 },
  );
  picture.rect(x - size * 0.07, base - size * 1.58, size * 0.14, size * 0.22, colour);
  picture.ellipse(x, base - size * 1.58, size * 0.07, size * 0.06, colour);
  picture.polygon(
    [
      [x - size * 0.02, base - size * 1.6],
      [x, base - size * 1.84],
      [x + size * 0.02, base - size * 1.6],
    ],
    colour,
  );
}

/** A row of chimneyed roofs from one side of a span to the other. */
export function roofs(
  picture: Picture,
  random: Random,
  from: number,
  to: number,
  base: number,
  size: number,
  colour: Colour,
  lit: boolean,
): void {
  let x = from;
  while (x < to) {
    const w = size * random.between(0.8, 1.5);
    const h = size * random.between(0.35, 0.75);
    const tone = mix(colour, random.chance(0.5) ? '#b98a70' : '#5f6676', 0.12);
    const roof = shade(tone, -0.22);
    picture.rect(x, base - h, w + 1, size * 2.4, tone);
    if (random.chance(0.6))
      picture.polygon(
        [
          [x - w * 0.03, base - h],
          [x + w * 0.16, base - h - size * 0.34],
          [x + w * 0.84, base - h - size * 0.34],
          [x + w * 1.03, base - h],
        ],
        roof,
      );
    else
      picture.polygon(
        [
          [x - 2, base - h],
          [x + w / 2, base - h - size * 0.42],
          [x + w + 2, base - h],
        ],
        roof,
      );
    const stack = x + w * random.between(0.05, 0.8);
    picture.rect(stack, base - h - size * 0.55, size * 0.17, size * 0.5, shade(tone, -0.08));
    picture.rect(stack - size * 0.02, base - h - size * 0.57, size * 0.21, size * 0.05, shade(tone, -0.25));
    for (let i = 0; i < 3; i++)
      picture.rect(
        stack + size * (0.015 + i * 0.055),
        base - h - size * 0.67,
        size * 0.035,
        size * 0.11,
        shade('#b5694a', -0.15),
      );
    for (let row = 0; row < 2; row++) {
      for (let i = 0; i < 3; i++) {
        if (random.chance(0.2)) continue;
        const glow = lit && random.chance(0.55);
        picture.rect(
          x + w * (0.14 + i * 0.27),
          base - h + size * (0.12 + row * 0.42),
          w * 0.14,
          size * 0.24,
          glow ? lamplight : shade(tone, lit ? -0.35 : -0.2),
        );
      }
    }
    x += w;
  }
}

/** London a mile or two off: towers, a dome, layers of roofs in haze. */
export function distantCity(
  picture: Picture,
  random: Random,
  from: number,
  to: number,
  base: number,
  size: number,
  haze: Colour,
  lit: boolean,
  withDome = true,
): void {
  for (let x = from; x < to; x += size * random.between(0.5, 1.1)) {
    const h = size * random.between(0.5, 1.6);
    const w = size * random.between(0.28, 0.5);
    const tone = mix(haze, '#56618a', 0.16);
    picture.rect(x, base - h, w, h + size, tone);
    picture.rect(x + w * 0.62, base - h, w * 0.38, h + size, shade(tone, -0.06));
    if (random.chance(0.1))
      picture.polygon(
        [
          [x, base - h],
          [x + w * 0.5, base - h - size * 0.5],
          [x + w, base - h],
        ],
        tone,
      );
    if (lit)
      for (let i = 0; i < 5; i++)
        picture.rect(
          x + w * random.between(0.1, 0.8),
          base - h * random.between(0.1, 0.9),
          size * 0.03,
          size * 0.05,
          lamplight,
          { opacity: 0.7 },
        );
  }
  if (withDome)
    dome(
      picture,
      from + (to - from) * random.between(0.3, 0.7),
      base,
      size * 0.8,
      mix(haze, '#5c6386', 0.26),
    );
  picture.rect(
    from,
    base - size * 0.15,
    to - from,
    size,
    picture.gradient(
      [0, base - size * 0.15],
      [0, base + size * 0.5],
      [
        [0, haze, 0],
        [1, haze, 0.9],
      ],
    ),
  );
}
