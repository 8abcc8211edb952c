import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon, { circular } from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import {
  coasts,
  parks,
  places,
  roads,
  rounded,
  stations,
  thames,
  waters,
  type Coordinate,
} from './london.js';

/** What a feature of the drawn map is; its style follows from it. */
export type DrawnKind = 'island' | 'park' | 'lake' | 'water' | 'road' | 'place' | 'station' | 'ring';

const projected = (points: readonly Coordinate[]): number[][] =>
  points.map((point) => fromLonLat([...point]));
const drawn = (kind: DrawnKind, geometry: LineString | Point | Polygon, properties: object = {}): Feature =>
  new Feature({ geometry, kind, ...properties });

/** The land below everything: islands, parks, river, roads. */
export const landFeatures = (): Feature[] => [
  ...coasts().map(({ name, outline }) =>
    drawn('island', new Polygon([projected(rounded([...outline, outline[0]!]))]), { name }),
  ),
  ...parks().map(({ name, outline }) => {
    const closed = [...outline, outline[0]!, outline[1]!];
    return drawn('park', new Polygon([projected(rounded(rounded(closed)).slice(1))]), { name });
  }),
  ...waters().map(({ name, outline }) =>
    drawn('lake', new Polygon([projected([...outline, outline[0]!])]), { name }),
  ),
  ...thames().map(({ line, width }) => drawn('water', new LineString(projected(line)), { width })),
  ...roads().map(({ name, rank, line }) =>
    drawn('road', new LineString(projected(rounded(rounded(line)))), { name, rank }),
  ),
];

/** Names of places and stations; those that matter more first. */
export const nameFeatures = (): Feature[] => [
  ...stations().map(({ name, longitude, latitude, modes = [] }) =>
    drawn('station', new Point(fromLonLat([longitude, latitude])), { name, modes }),
  ),
  ...places().map(({ name, longitude, latitude, kind }) =>
    drawn('place', new Point(fromLonLat([longitude, latitude])), { name, town: kind === 'town' }),
  ),
];

const metresPerMile = 1609.344;
const milesWalkedPerMinute = 3 / 60;

/** How far one walks from a home, at the 3 mph that the search counts with; along streets it is a little less far. */
export const walkingRings = (home: Coordinate, minutes: readonly number[]): Feature[] =>
  minutes.map((minute) => {
    const circle = circular([...home], minute * milesWalkedPerMinute * metresPerMile, 96);
    return drawn('ring', circle.transform('EPSG:4326', 'EPSG:3857') as Polygon, {
      name: `${minute} min walk`,
    });
  });
