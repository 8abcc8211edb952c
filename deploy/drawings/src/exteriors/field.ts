import { type Colour, mix, multiply, shade } from '../core/colour.js';
import { filters, foliage, hedge, leaves } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { finishOutside, site } from './site.js';
import type { Hour, HouseStyle } from '../house-style.js';

/** Open land: a gate in a hedge, rows and hills to the skyline. `turnBy` gives another view of the same ground. */
export function field(style: HouseStyle, random: Random, hour: Hour, turnBy = 0): string {
  const it = site(style, random.fork(`view/${turnBy}`), hour, {
    x: 0,
    z: -8,
    yaw: 0,
    focal: 1200,
    horizon: 560,
    eye: 1.8,
  });
  const { picture } = it.stage;
  const r = it.random;
  const filter = filters[hour];
  const green = hedge[style.season];
  const haze = hour === 'dusk' ? '#a36f8a' : '#dfe2d4';
  const crop = { spring: '#9fb45f', summer: '#c9b45a', autumn: '#b98f52', winter: '#9c9678' }[style.season];
  const hills: readonly (readonly [number, Colour, number])[] = [
    [500, mix(green[1], haze, 0.66), 60],
    [555, mix(green[1], haze, 0.42), 46],
    [620, mix(crop, haze, 0.26), 40],
    [700, crop, 30],
  ];
  hills.forEach(([y, tone, swell], i) => {
    const a = y + r.between(-swell, swell);
    const b = y + r.between(-swell, swell);
    picture.path(
      `M-20 ${a}C400 ${a - swell} 700 ${b + swell} 1000 ${b}S1500 ${a - swell * 0.6} 1640 ${b - 10}V1220H-20Z`,
      picture.gradient(
        [0, y - 40],
        [0, y + 260],
        [
          [0, multiply(shade(tone, 0.16), filter)],
          [1, multiply(tone, filter)],
        ],
      ),
    );
    for (let k = 0; k < 10; k++)
      foliage(
        picture,
        r,
        [r.between(-20, 1620), y + r.between(0, 24)],
        r.between(24, 60) + i * 8,
        r.between(16, 30) + i * 6,
        [
          mix(green[0], haze, 0.5 - i * 0.15),
          mix(green[1], haze, 0.5 - i * 0.15),
          mix(green[2], haze, 0.5 - i * 0.15),
        ],
        filter,
        style.flip ? 1 : -1,
        5,
      );
  });
  const vanish = 500 + ((turnBy * 380) % 900);
  for (let i = -16; i < 17; i++)
    picture.polygon(
      [
        [vanish + i * 26, 735],
        [vanish + i * 26 + 10, 735],
        [vanish + i * 190 + 74, 1200],
        [vanish + i * 190, 1200],
      ],
      multiply(shade(crop, -0.2), filter),
      { opacity: 0.5 },
    );
  const oak = 300 + ((turnBy * 510) % 1100);
  it.stage.picture.ellipse(oak + 110, 905, 260, 26, '#1c1730', { opacity: 0.25 });
  foliageTree(oak);
  if (turnBy % 2 === 0) gate((oak + 700) % 1300);
  else post((oak + 500) % 1300);
  return finishOutside(it);

  function foliageTree(x: number): void {
    const bark = multiply('#66544a', filter);
    picture.path(
      `M${x - 26} 905C${x - 12} 800 ${x - 18} 740 ${x - 14} 660H${x + 16}C${x + 18} 760 ${x + 14} 820 ${x + 30} 905Z`,
      bark,
    );
    const tones = style.season === 'winter' ? hedge.winter : leaves[style.season];
    for (const [dx, dy, k] of [
      [-130, 610, 0.9],
      [130, 620, 0.9],
      [-60, 500, 1],
      [80, 510, 1],
      [0, 580, 1.2],
    ] as const)
      foliage(picture, r, [x + dx, dy], 150 * k, 120 * k, tones, filter, style.flip ? 1 : -1, 14);
  }

  function gate(x: number): void {
    const wood = multiply('#a98a66', filter);
    for (const [hx, w] of [
      [-40, x + 20],
      [x + 330, 1660 - x - 330],
    ] as const)
      for (let k = 0; k * 120 < w; k++)
        foliage(picture, r, [hx + k * 120 + 40, 985], 95, 74, green, filter, style.flip ? 1 : -1, 8);
    for (const px of [x, x + 330]) picture.rect(px - 14, 880, 28, 190, shade(wood, -0.12));
    for (let k = 0; k < 5; k++) picture.rect(x, 905 + k * 32, 330, 13, k % 2 ? wood : shade(wood, 0.08));
    picture.polygon(
      [
        [x + 8, 1044],
        [x + 22, 1046],
        [x + 326, 908],
        [x + 312, 904],
      ],
      shade(wood, -0.06),
    );
  }

  function post(x: number): void {
    for (let k = -3; k < 7; k++) {
      const px = x + k * 190;
      picture.rect(px - 9, 890, 18, 150, multiply('#8d745a', filter));
    }
    for (const y of [925, 965]) picture.rect(-10, y, 1620, 8, multiply('#9c8468', filter));
  }
}
