import { mix, multiply } from '../core/colour.js';
import { filters, foliage, leaves } from '../core/nature.js';
import { distantCity, roofs } from '../core/skyline.js';
import type { Site } from '../exteriors/site.js';
import type { Hour } from '../house-style.js';

export const hazes: Record<Hour, string> = {
  morning: '#dfe2da',
  afternoon: '#e9dcc2',
  overcast: '#d6d8d5',
  dusk: '#94658a',
};

/** The city beyond a parapet: far towers, a dome, nearer chimneys. */
export function cityBelow(it: Site, near: number): void {
  const { picture, camera } = it.stage;
  const haze = hazes[it.hour];
  const r = it.random.fork('below');
  const warm = it.lit ? '#4b3a5c' : '#a56f57';
  if (it.style.outlook === 'river') {
    distantCity(picture, r, -40, 1640, camera.horizon, 110, haze, it.lit, true);
    const water = picture.gradient(
      [0, camera.horizon],
      [0, camera.horizon + 220],
      it.lit
        ? [
            [0, '#e29b86'],
            [1, '#4a4a7c'],
          ]
        : [
            [0, '#d9e3df'],
            [1, multiply('#7fa2a8', filters[it.hour])],
          ],
    );
    picture.rect(0, camera.horizon, 1600, 400, water);
    for (let i = 0; i < 30; i++)
      picture.ellipse(
        r.between(0, 1600),
        camera.horizon + r.between(6, 190),
        r.between(20, 90),
        2,
        '#ffffff',
        { opacity: 0.4 },
      );
    return;
  }
  distantCity(picture, r, -40, 1640, camera.horizon + 10, 95, haze, it.lit, true);
  roofs(picture, r, -80, 1660, camera.horizon + 70, 82, mix(haze, warm, 0.34), it.lit);
  roofs(picture, r, -80, 1660, camera.horizon + 160, 118, mix(haze, warm, 0.62), it.lit);
  for (let i = 0; i < 5; i++)
    foliage(
      picture,
      r,
      [r.between(0, 1600), camera.horizon + 190],
      90,
      70,
      leaves[it.style.season === 'winter' ? 'winter' : it.style.season],
      filters[it.hour],
      -1,
      10,
    );
  if (near > 0)
    roofs(
      picture,
      r,
      -90,
      1660,
      camera.horizon + near,
      170,
      mix(haze, it.lit ? '#33294a' : '#96604a', 0.85),
      it.lit,
    );
}
