/** A part of the map in degrees, as the API takes it. */
export interface Area {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** Of a degree: 4 decimals are 11 metres. */
const decimals = 4;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

/** As the address holds it: 4 decimals, within what a web map can show. */
export const tidyArea = ({ north, east, south, west }: Area): Area => ({
  north: rounded(Math.min(north, 85)),
  east: rounded(Math.min(east, 180)),
  south: rounded(Math.max(south, -85)),
  west: rounded(Math.max(west, -180)),
});

/** `north,east,south,west` */
export const areaParameter = ({ north, east, south, west }: Area): string =>
  [north, east, south, west].join(',');

/** The area in a query parameter; undefined when it is none: another number of numbers, upside down, beyond the map. */
export function readArea(text: string | null | undefined): Area | undefined {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,16})?$/.test(part.trim())))
    return undefined;
  const [north, east, south, west] = parts.map(Number) as [number, number, number, number];
  if (Math.abs(north) > 90 || Math.abs(south) > 90 || Math.abs(east) > 180 || Math.abs(west) > 180)
    return undefined;
  const area = tidyArea({ north, east, south, west });
  return area.north > area.south && area.east > area.west ? area : undefined;
}
