import { mix, multiply, shade } from '../core/colour.js';
import type { Point } from '../core/geometry.js';
import { blob, cloud, filters, foliage, hedge, leaves, skies } from '../core/nature.js';
import { distantCity, roofs } from '../core/skyline.js';
import type { Stage } from '../core/stage.js';
import type { HouseStyle } from '../house-style.js';

/** What a window looks out upon, drawn to the picture's own horizon so that every pane of a room agrees. */
export function outlook(stage: Stage, style: HouseStyle, outline: readonly Point[]): void {
  const { picture } = stage;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const horizon = stage.camera.horizon;
  const random = stage.random.fork(`outlook/${Math.round(x0)}`);
  const filter = filters[style.hour];
  const haze = style.hour === 'overcast' ? '#d5dadb' : '#e7e4d8';
  picture.clipped(outline, () => {
    picture.rect(
      x0,
      y0,
      x1 - x0,
      y1 - y0,
      picture.gradient([0, Math.min(y0, 150)], [0, horizon + 20], skies[style.hour]),
    );
    for (let i = 0; i < 2; i++)
      cloud(
        picture,
        random,
        random.between(x0, x1),
        random.between(y0, horizon - 80),
        random.between(60, 130),
        '#ffffff',
        0.8,
      );
    const wide = x1 - x0;
    if (style.outlook === 'river') {
      distantCity(picture, random, x0 - 20, x1 + 20, horizon, 85, haze, false, wide > 200);
      picture.rect(
        x0,
        horizon,
        wide,
        y1 - horizon,
        picture.gradient(
          [0, horizon],
          [0, y1],
          [
            [0, '#c9dadb'],
            [1, multiply('#7fa0a6', filter)],
          ],
        ),
      );
      for (let i = 0; i < 12; i++)
        picture.rect(
          random.between(x0, x1),
          horizon + random.between(4, 90),
          random.between(20, 80),
          2,
          '#ffffff',
          { opacity: 0.5 },
        );
    } else if (style.outlook === 'rooftops') {
      distantCity(picture, random, x0 - 20, x1 + 20, horizon, 60, haze, false, wide > 200);
      roofs(picture, random, x0 - 30, x1 + 30, horizon + 50, 80, mix(haze, '#a5735c', 0.4), false);
      roofs(picture, random, x0 - 60, x1 + 40, horizon + 130, 110, mix('#a36b53', haze, 0.25), false);
    } else if (style.outlook === 'street') {
      roofs(
        picture,
        random,
        x0 - 60,
        x1 + 30,
        horizon - 10,
        170,
        mix(multiply(style.brick, filter), haze, 0.42),
        false,
      );
      picture.path(
        blob(random, [x0 + wide * 0.9, horizon - 10], 90, 120, 12, 0.16),
        mix(leaves[style.season][1], haze, 0.3),
        { opacity: 0.9 },
      );
      for (let i = 0; i < 9; i++)
        picture.path(
          blob(
            random,
            [x0 + wide * 0.9 + random.between(-80, 80), horizon + random.between(-110, 70)],
            24,
            20,
            9,
            0.2,
          ),
          mix(leaves[style.season][2], haze, 0.3),
        );
    } else {
      roofs(picture, random, x0 - 60, x1 + 30, horizon + 10, 90, mix('#a5735c', haze, 0.5), false);
      const green = hedge[style.season];
      foliage(
        picture,
        random,
        [x0 + wide * 0.15, horizon + 30],
        130,
        150,
        [mix(green[0], haze, 0.25), mix(green[1], haze, 0.25), mix(green[2], haze, 0.2)],
        filter,
        -1,
        12,
      );
      foliage(
        picture,
        random,
        [x0 + wide * 0.9, horizon + 20],
        110,
        170,
        leaves[style.season === 'winter' ? 'summer' : style.season],
        filter,
        -1,
        12,
      );
      picture.rect(x0, horizon + 95, wide, y1, multiply(shade(green[1], -0.05), filter));
      foliage(picture, random, [x0 + wide * 0.5, horizon + 110], wide * 0.8, 46, green, filter, -1, 12);
    }
    picture.rect(
      x0,
      y0,
      wide,
      y1 - y0,
      picture.gradient(
        [x0, y0],
        [x1, y1],
        [
          [0, '#fffaf0', 0.38],
          [0.6, '#fffaf0', 0.08],
          [1, '#fffaf0', 0.2],
        ],
      ),
    );
  });
}
