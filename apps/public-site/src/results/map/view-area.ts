import { tidyArea, type Area } from '@lintel/web';
import { boundingExtent, type Extent } from 'ol/extent.js';
import { transformExtent, fromLonLat } from 'ol/proj.js';

const degrees = 'EPSG:4326';
const drawn = 'EPSG:3857';

export const areaOf = (extent: Extent): Area => {
  const [west, south, east, north] = transformExtent(extent, drawn, degrees) as [
    number,
    number,
    number,
    number,
  ];
  return tidyArea({ north, east, south, west });
};

export const extentOf = ({ north, east, south, west }: Area): Extent =>
  transformExtent([west, south, east, north], degrees, drawn);

interface Located {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A point of the drawn map; undefined for a home whose place is not known. */
export const pointOf = ({ latitude, longitude }: Located): [number, number] | undefined =>
  latitude === null || longitude === null
    ? undefined
    : (fromLonLat([longitude, latitude]) as [number, number]);

/** What holds all of them; undefined when there are none. */
export function extentAround(located: readonly Located[]): Extent | undefined {
  const points = located.flatMap((one) => {
    const point = pointOf(one);
    return point ? [point] : [];
  });
  return points.length > 0 ? boundingExtent(points) : undefined;
}
