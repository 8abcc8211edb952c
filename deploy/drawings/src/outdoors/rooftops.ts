import { mix, multiply, shade } from '../core/colour.js';
import { filters } from '../core/nature.js';
import type { Random } from '../core/random.js';
import { dome } from '../core/skyline.js';
import { finishOutside, site } from '../exteriors/site.js';
import type { Hour, HouseStyle } from '../house-style.js';
import { cityBelow, hazes } from './city-below.js';

/** Over the roofs from an upper window. */
export function rooftops(style: HouseStyle, random: Random, hour: Hour): string {
  const it = site(style, random, hour, { horizon: 620 });
  const { picture } = it.stage;
  cityBelow(it, 330);
  if (style.outlook !== 'river') {
    dome(
      picture,
      style.flip ? 420 : 1140,
      640,
      150,
      mix(hazes[hour], hour === 'dusk' ? '#5a4672' : '#7d8391', 0.4),
    );
    const r = random.fork('front');
    const brick = multiply(style.brick, filters[hour]);
    for (const x of [style.flip ? 980 : 120, style.flip ? 1330 : 470]) {
      picture.rect(x, 770, 220, 460, brick);
      picture.rect(x + 150, 770, 70, 460, shade(brick, -0.25));
      picture.rect(x - 16, 770, 252, 30, shade(brick, -0.14));
      picture.rect(x - 10, 748, 240, 26, shade(brick, -0.24));
      for (let i = 0; i < 5; i++) {
        picture.polygon(
          [
            [x + 8 + i * 43, 750],
            [x + 40 + i * 43, 750],
            [x + 36 + i * 43, 668],
            [x + 12 + i * 43, 668],
          ],
          multiply(i % 2 ? '#c07048' : '#ab5f3d', filters[hour]),
        );
        picture.rect(x + 7 + i * 43, 662, 34, 12, multiply('#8e4c31', filters[hour]));
      }
      for (let k = 0; k < 26; k++)
        picture.rect(
          x + r.between(0, 130),
          810 + Math.floor(r.between(0, 24)) * 16,
          26,
          10,
          shade(brick, r.between(-0.18, 0.18)),
          { opacity: 0.6 },
        );
    }
  }
  return finishOutside(it);
}
