import { mix, shade, type Colour } from '../core/colour.js';
import { filters, skies, strengths, tree, cloud } from '../core/nature.js';
import { Picture } from '../core/picture.js';
import { randomFrom, type Random } from '../core/random.js';
import { distantCity, dome, roofs } from '../core/skyline.js';
import { Stage, type Surface } from '../core/stage.js';
import { chimney, frontDoor } from '../exteriors/facade.js';
import { pane } from '../exteriors/pane.js';
import { streetLamp } from '../exteriors/street-furniture.js';
import { type Site } from '../exteriors/site.js';
import { houseStyle } from '../house-style.js';

const [wide, high] = [2400, 1350];
const [leftWall, rightWall] = [-8.6, 6.2];
const houseWide = 6.2;

/** The widths the hero is stored in. */
export const heroWidths: readonly number[] = [800, 1600, 2400];

/**
 * A London street at dusk, 2400 × 1350, for the home page: both sides run to a dome in the last light, right of the
 * middle; left and centre stay dark enough for white text.
 */
export function drawHero(seed = 7): string {
  const random = randomFrom(seed);
  const style = { ...houseStyle(seed, 'house'), flip: false, season: 'summer' as const };
  const picture = new Picture(wide, high);
  const stage = new Stage(
    { x: -0.6, z: -1, eye: 2.3, yaw: 0, focal: 1280, horizon: 905, centre: 1500 },
    { sun: [0.4, -0.5, -0.7], strength: strengths.dusk, filter: filters.dusk },
    random,
    picture,
  );
  const it: Site = {
    stage,
    style,
    random,
    hour: 'dusk',
    lit: true,
    glows: (key) => random.fork(`glow/${key}`).chance(0.55),
  };
  heavens(picture, random);
  city(picture, random);
  road(it);
  const bricks = ['#a9745a', '#94604c', '#b58a68', '#a06a52', '#b9967a'];
  for (let i = 8; i >= 0; i--) {
    terraceHouse(it, 'left', -1 + i * houseWide, bricks[i % 5] ?? '#a9745a', i);
    terraceHouse(it, 'right', -2 + i * houseWide, bricks[(i + 2) % 5] ?? '#a9745a', i + 10);
  }
  furniture(it);
  // The words stand on the left: the light falls away towards them, and towards the foot for the search box.
  picture.rect(
    0,
    0,
    wide,
    high,
    picture.gradient(
      [0, 0],
      [1500, 0],
      [
        [0, '#15122b', 0.62],
        [0.6, '#15122b', 0.38],
        [1, '#15122b', 0],
      ],
    ),
  );
  picture.rect(
    0,
    0,
    wide,
    high,
    picture.gradient(
      [0, 0],
      [0, high],
      [
        [0, '#15122b', 0.3],
        [0.35, '#15122b', 0.06],
        [0.7, '#15122b', 0.1],
        [1, '#15122b', 0.55],
      ],
    ),
  );
  picture.glow([1520, 860], 900, '#ffb27a', 0.22);
  return picture.toString();
}

function heavens(picture: Picture, random: Random): void {
  picture.rect(0, 0, wide, high, picture.gradient([0, 0], [0, 905], skies.dusk));
  picture.glow([1520, 880], 1100, '#ffc98a', 0.85);
  const r = random.fork('sky');
  for (let i = 0; i < 9; i++)
    cloud(picture, r, r.between(200, 2300), r.between(150, 620), r.between(130, 330), '#f29a92', 0.3);
  for (let i = 0; i < 40; i++)
    picture.ellipse(r.between(0, wide), r.between(0, 320), 1.6, 1.6, '#fff4dc', {
      opacity: r.between(0.2, 0.7),
    });
}

function city(picture: Picture, random: Random): void {
  const haze = '#b9718a';
  distantCity(picture, random.fork('far'), 900, 2100, 885, 120, haze, true, false);
  dome(picture, 1530, 890, 250, '#7d4f7c');
  roofs(picture, random.fork('near'), 1180, 1900, 900, 62, '#6a4570', true);
}

function road({ stage, random }: Site): void {
  const { picture } = stage;
  const ground = stage.surface([leftWall, 0, 0], [1, 0, 0], [0, 0, 1]);
  picture.rect(
    0,
    905,
    wide,
    high - 905,
    picture.gradient(
      [0, 905],
      [0, high],
      [
        [0, '#a3657c'],
        [0.18, '#5d4670'],
        [1, '#26213f'],
      ],
    ),
  );
  const walk = stage.tone('#b3a8a6', [0, 1, 0]);
  ground.rect(0, -0.6, 4.1, 70, walk);
  ground.rect(10.9, -0.6, 3.9, 70, walk);
  for (let i = 0; i < 40; i++)
    for (const [u, w] of [
      [0, 4.1],
      [10.9, 3.9],
    ] as const)
      ground.rect(u, i * 1.1, w, 0.02, shade(walk, -0.3), { opacity: 0.5 });
  ground.rect(4.1, -0.6, 0.18, 70, shade(walk, 0.18));
  ground.rect(10.72, -0.6, 0.18, 70, shade(walk, 0.18));
  // The sky in a wet road.
  const r = random.fork('wet');
  for (let i = 0; i < 46; i++) {
    const z = 2.6 + Math.pow(r.next(), 2) * 40;
    const [px, py] = stage.perspective.point([r.between(-3.6, 1.6), 0, z]);
    const s = stage.perspective.scale([0, 0, z]);
    picture.ellipse(px, py, s * r.between(0.3, 1.1), s * 0.03, '#ffb784', { opacity: 0.2 });
  }
}

/** One house of the row: area railings, a door with its fanlight, three storeys of sashes, a stack on the party wall. */
function terraceHouse(it: Site, side: 'left' | 'right', z: number, brick: Colour, key: number): void {
  const { stage } = it;
  const left = side === 'left';
  const x = left ? leftWall : rightWall;
  const normal: [number, number, number] = left ? [1, 0, 0] : [-1, 0, 0];
  const wall: Surface = left
    ? stage.surface([x, 0, z + houseWide], [0, 0, -1], [0, 1, 0])
    : stage.surface([x, 0, z], [0, 0, 1], [0, 1, 0]);
  const tall = 11.2;
  chimney(it, left ? x - 2.2 : x + 1, tall - 0.3, z + houseWide - 0.4, 1.3, 2.5, brick, 4);
  const tone = stage.tone(brick, normal);
  wall.rect(
    0,
    0,
    houseWide,
    tall,
    wall.gradient(
      [0, tall],
      [0, 0],
      [
        [0, shade(tone, 0.08)],
        [1, shade(tone, -0.2)],
      ],
    ),
  );
  const stucco = stage.tone('#efe6d6', normal);
  wall.rect(
    0,
    0,
    houseWide,
    3.9,
    wall.gradient(
      [0, 3.9],
      [0, 0],
      [
        [0, stucco],
        [1, shade(stucco, -0.22)],
      ],
    ),
  );
  for (let v = 0.5; v < 3.9; v += 0.45) wall.rect(0, v, houseWide, 0.035, shade(stucco, -0.25));
  for (const [v, h] of [
    [3.85, 0.25],
    [tall - 0.5, 0.5],
    [8.15, 0.14],
  ] as const) {
    wall.rect(0, v, houseWide, h, shade(stucco, 0.06));
    wall.rect(0, v - 0.14, houseWide, 0.14, '#15122b', { opacity: 0.3 });
  }
  const columns = [0.75, 2.55, 4.35];
  for (const u of columns) {
    pane(it, wall, { u, v: 4.6, w: 1.15, h: 2.6, bars: [2, 4], head: 'none', sill: false }, normal);
    pane(it, wall, { u, v: 8.6, w: 1.1, h: 1.75, bars: [2, 4], head: 'none' }, normal);
  }
  for (const u of [2.6, 4.4])
    pane(
      it,
      wall,
      { u, v: 1.15, w: 1.15, h: 2.1, bars: [2, 4], head: 'none', room: `ground/${key}` },
      normal,
    );
  frontDoor(it, wall, {
    u: 0.85,
    v: 0.4,
    w: 1,
    h: 2.15,
    colour: ['#7d2f2b', '#23455a', '#2d5a47', '#3a3550', '#b0783a'][key % 5] ?? '#7d2f2b',
    fan: 'arch',
  });
  // The first-floor balcony and the area railings, both along the wall.
  const iron = '#191629';
  const reach = left ? 0.55 : -0.55;
  stage.polygon(
    [
      [x, 4.4, z + 0.3],
      [x + reach, 4.4, z + 0.3],
      [x + reach, 4.4, z + houseWide - 0.3],
      [x, 4.4, z + houseWide - 0.3],
    ],
    shade(stucco, -0.3),
  );
  const rail: Surface = stage.surface([x + reach, 4.4, z + 0.3], [0, 0, 1], [0, 1, 0]);
  const bars = Array.from({ length: 29 }, (_, i) => [
    stage.perspective.point(rail.at(i * 0.2, 0)),
    stage.perspective.point(rail.at(i * 0.2, 0.9)),
  ]);
  if (z > 1) stage.picture.lines(bars, iron, Math.max(0.8, 0.03 * stage.perspective.scale([x, 4.4, z + 3])));
  rail.rect(0, 0.88, houseWide - 0.6, 0.05, iron);
  rail.rect(0, -0.1, houseWide - 0.6, 0.12, stucco);
  const fence: Surface = stage.surface(
    [left ? x + 1.3 : x - 1.3, 0, z + (left ? 0 : 1.9)],
    [0, 0, 1],
    [0, 1, 0],
  );
  const posts = Array.from({ length: 24 }, (_, i) => [
    stage.perspective.point(fence.at(i * 0.18, 0)),
    stage.perspective.point(fence.at(i * 0.18, 1.1)),
  ]);
  if (z > 1) stage.picture.lines(posts, iron, Math.max(0.8, 0.034 * stage.perspective.scale([x, 0, z + 2])));
  if (z > 1) fence.rect(0, 0.98, 4.2, 0.05, iron);
}

function furniture(it: Site): void {
  const { stage, random } = it;
  const { picture } = stage;
  const r = random.fork('furniture');
  const rows = [34, 26, 19, 13.5, 9];
  rows.forEach((z, i) => {
    for (const side of ['left', 'right'] as const) {
      // Nothing stands near on the left, behind the words.
      if (side === 'left' && z < 12) continue;
      const x = side === 'left' ? -5.0 : 2.75;
      if ((i + (side === 'left' ? 0 : 1)) % 2 === 0) {
        const s = stage.perspective.scale([x, 0, z]);
        stage.disc([x, 0.01, z], 0.6, 0.6, '#3a3048');
        tree(
          picture,
          r.fork(`${side}/${z}`),
          stage.perspective.point([x, 0, z]),
          6.6 * s,
          'summer',
          mix(filters.dusk, '#5d567f', 0.5),
          1,
        );
      } else {
        stage.disc(
          [x, 0.012, z],
          2.6,
          2.2,
          picture.radial(stage.perspective.point([x, 0, z]), 2.6 * stage.perspective.scale([x, 0, z]), [
            [0, '#ffcf8a', 0.55],
            [1, '#ffcf8a', 0],
          ]),
        );
        streetLamp(it, x, z, 4.4);
      }
    }
  });
}
