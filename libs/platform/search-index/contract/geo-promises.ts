import { describe, expect, it } from '@jest/globals';
import { EARTH_RADIUS, type Filter, type GeoPoint } from '../search-index.port.js';
import { indexOf, listing, type OpenIndex } from './harness.js';

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });
const box = (north: number, east: number, south: number, west: number): Filter => ({
  field: 'place',
  northEast: at(north, east),
  southWest: at(south, west),
});
const around = (...degrees: readonly (readonly [number, number])[]): Filter => ({
  field: 'place',
  polygon: degrees.map(([latitude, longitude]) => at(latitude, longitude)),
});
const within = (miles: number, centre: GeoPoint): Filter => ({ field: 'place', centre, miles });
const withinAny = (...circles: readonly (readonly [number, GeoPoint])[]): Filter => ({
  field: 'place',
  circles: circles.map(([miles, centre]) => ({ miles, centre })),
});
const DEGREE = (EARTH_RADIUS * Math.PI) / 180;

export function geoPromises(open: OpenIndex): void {
  describe('places', () => {
    const CHARING_CROSS = at(51.5074, -0.1278);
    const { ids } = indexOf(open, [
      listing('bath', { place: at(51.3811, -2.359) }),
      listing('charing cross', { place: CHARING_CROSS }),
      listing('clapham', { place: at(51.4618, -0.1384) }),
      listing('east of the date line', { place: at(-17, -179.9) }),
      listing('north pole', { place: at(89.99, 10) }),
      listing('north pole, other side', { place: at(89.99, -170) }),
      listing('nowhere', {}),
      listing('west of the date line', { place: at(-17, 179.9) }),
    ]);

    it.each<[string, Filter, readonly string[]]>([
      ['a distance', within(4, CHARING_CROSS), ['charing cross', 'clapham']],
      ['a distance just short of one', within(3.1, CHARING_CROSS), ['charing cross']],
      ['a hundred miles', within(100, CHARING_CROSS), ['bath', 'charing cross', 'clapham']],
      ['a distance a step to the side', within(0.01, at(51.5074, -0.1279)), ['charing cross']],
      [
        'a distance across the date line',
        within(DEGREE, at(-17, 180)),
        ['east of the date line', 'west of the date line'],
      ],
      ['a distance across the pole', within(1.5, at(89.99, 10)), ['north pole', 'north pole, other side']],
      ['one of two circles', withinAny([1, CHARING_CROSS], [1, at(51.38, -2.36)]), ['bath', 'charing cross']],
      [
        'circles over each other',
        withinAny([4, CHARING_CROSS], [3.9, CHARING_CROSS]),
        ['charing cross', 'clapham'],
      ],
      [
        'a circle just short of one, and one across the pole',
        withinAny([3.1, CHARING_CROSS], [1.5, at(89.99, 10)]),
        ['charing cross', 'north pole', 'north pole, other side'],
      ],
      [
        'a narrow circle across the date line',
        withinAny([DEGREE / 5, at(-17, 180)]),
        ['east of the date line', 'west of the date line'],
      ],
      [
        'a circle around everything, and a small one',
        withinAny([1, at(0, 0)], [13_000, at(0, 0)]),
        [
          'bath',
          'charing cross',
          'clapham',
          'east of the date line',
          'north pole',
          'north pole, other side',
          'west of the date line',
        ],
      ],
      [
        'a thousand circles',
        withinAny(
          ...Array.from({ length: 1000 }, (_, index) => [0.05, at(51.4618 + index / 1e4, -0.1384)] as const),
        ),
        ['clapham'],
      ],
      ['no circle', withinAny(), []],
      ['a box', box(51.6, 0.2, 51.4, -0.5), ['charing cross', 'clapham']],
      ['a box of a street', box(51.5075, -0.1277, 51.5073, -0.1279), ['charing cross']],
      [
        'a box across the date line',
        box(-16, -179, -18, 179),
        ['east of the date line', 'west of the date line'],
      ],
      ['a box up to the date line', box(-16, 180, -18, 179), ['west of the date line']],
      ['a box at the pole', box(90, 11, 89.98, 9), ['north pole']],
      ['a triangle', around([51.6, -0.1], [51.4, 0.1], [51.4, -0.3]), ['charing cross', 'clapham']],
      [
        'the same the other way round',
        around([51.4, -0.3], [51.4, 0.1], [51.6, -0.1]),
        ['charing cross', 'clapham'],
      ],
      [
        'a horseshoe around one of them',
        around(
          [51.6, -0.3],
          [51.6, 0],
          [51.4, 0],
          [51.4, -0.1],
          [51.5, -0.1],
          [51.5, -0.2],
          [51.4, -0.2],
          [51.4, -0.3],
        ),
        ['charing cross'],
      ],
      [
        'a line that crosses itself, as two areas',
        around([51.6, -0.2], [51.6, -0.05], [51.4, -0.2], [51.4, -0.05]),
        ['charing cross', 'clapham'],
      ],
      [
        'a line that goes round twice, but not what it goes round twice',
        around(
          ...([
            [51.6, -0.3],
            [51.6, 0],
            [51.48, 0],
            [51.48, -0.3],
          ] as const),
          ...([
            [51.6, -0.3],
            [51.6, 0],
            [51.4, 0],
            [51.4, -0.3],
          ] as const),
        ),
        ['clapham'],
      ],
      ['a whole country', around([61, -9], [61, 2], [49, 2], [49, -9]), ['bath', 'charing cross', 'clapham']],
      ['a line there and back', around([51, -1], [52, 0], [51.5, -0.5]), []],
      ['a point three times', around([51, -1], [51, -1], [51, -1]), []],
      [
        'a hemisphere',
        around([80, -170], [80, 10], [-80, 10], [-80, -170]),
        ['bath', 'charing cross', 'clapham'],
      ],
      ['a box between two others', box(51.45, -0.2, 51.4, -2), []],
    ])('are found by %s', async (_, filter, expected) => {
      expect(await ids(filter)).toEqual(expected);
    });

    it('the whole world holds every place, and nothing that has none', async () => {
      const everywhere = (await ids()).filter((id) => id !== 'nowhere');
      expect(await ids(within(13_000, at(0, 0)))).toEqual(everywhere);
      expect(await ids(box(90, 180, -90, -180))).toEqual(everywhere);
      expect(await ids({ not: box(90, 180, -90, -180) })).toEqual(['nowhere']);
    });
  });

  describe('sorting by distance', () => {
    const listings = indexOf(open, [
      listing('a', {}),
      listing('b', { place: at(51.5, 0.1) }),
      listing('c', { place: at(51.5, 0) }),
      listing('d', { place: at(52.5, 0) }),
      listing('e', { place: at(51.5, -0.1) }),
    ]);

    it('the nearest first, equal ones by id, without a place last', async () => {
      const sort = [{ field: 'place', nearestTo: at(51.5, 0) }];
      const { hits } = await listings.index.search({ sort, first: 10 });
      expect(hits.map((hit) => hit.id)).toEqual(['c', 'b', 'e', 'd', 'a']);
    });

    it('tells the miles, and none where there is no place', async () => {
      const sort = [{ field: 'place', nearestTo: at(51.5, 0) }];
      const { hits } = await listings.index.search({ sort, first: 10 });
      const miles = Object.fromEntries(hits.map((hit) => [hit.id, hit.miles]));
      expect(miles.c).toBeCloseTo(0, 4);
      expect(miles.d).toBeCloseTo(DEGREE, 2);
      expect(miles.b).toBeCloseTo(DEGREE * 0.1 * Math.cos((51.5 * Math.PI) / 180), 3);
      expect(miles.a).toBeUndefined();
    });

    it('tells no miles with another sort', async () => {
      const { hits } = await listings.index.search({ first: 10 });
      expect(hits.every((hit) => hit.miles === undefined)).toBe(true);
    });
  });
}
