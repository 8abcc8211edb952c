/** A corner of a drawn area, in degrees. */
export interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

/** A part of the map that somebody drew: a ring whose last corner is joined to the first, its edges straight in degrees. */
export type DrawnArea = readonly Corner[];

/** How many areas a search may hold, and how many corners each. */
export const drawnLimits = { areas: 5, corners: 60 } as const;

/** Of a degree: 4 decimals are 11 metres. */
const STEPS = 10_000;
const steps = (degrees: number): number => Math.round(degrees * STEPS) + 0;

/** The corners as an address holds them, to 11 metres, no two of them alike in a row; undefined where that leaves no area. */
export function tidyDrawnArea(area: DrawnArea): DrawnArea | undefined {
  const corners = area.map(({ latitude, longitude }) => ({
    latitude: steps(latitude) / STEPS,
    longitude: steps(longitude) / STEPS,
  }));
  const apart = corners.filter(
    ({ latitude, longitude }, at) =>
      latitude !== corners.at(at - 1)!.latitude || longitude !== corners.at(at - 1)!.longitude,
  );
  const isOnMap = apart.every(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
  );
  const [south, north, west, east] = extentOf(apart);
  const isArea = north > south && east > west && east - west <= 180;
  return isOnMap && isArea && apart.length >= 3 && apart.length <= drawnLimits.corners ? apart : undefined;
}

const extentOf = (corners: DrawnArea): [number, number, number, number] => {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return [Math.min(...latitudes), Math.max(...latitudes), Math.min(...longitudes), Math.max(...longitudes)];
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * `areas=…`: the areas with a full stop between them. Of each corner, north and east, how many steps of 0.0001 degrees it lies from the one
 * before, the sign in the lowest bit, in letters of five bits, the lowest first; a letter of the upper half goes on.
 */
export function areasText(areas: readonly DrawnArea[]): string {
  return areas
    .map((area) => {
      let [north, east] = [0, 0];
      return area
        .map(({ latitude, longitude }) => {
          const [toNorth, toEast] = [steps(latitude) - north, steps(longitude) - east];
          [north, east] = [north + toNorth, east + toEast];
          return numberText(toNorth) + numberText(toEast);
        })
        .join('');
    })
    .join('.');
}

function numberText(value: number): string {
  let left = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; left >= 32; left = Math.floor(left / 32)) text += LETTERS[(left % 32) + 32];
  return text + LETTERS[left];
}

/** The areas of a query parameter; one that is none is left out. */
export function readDrawnAreas(text: string): readonly DrawnArea[] {
  return text
    .split('.', drawnLimits.areas)
    .map((part) => tidyDrawnArea(part.length > drawnLimits.corners * 12 ? [] : cornersOf(part)))
    .filter((area) => area !== undefined);
}

function cornersOf(text: string): DrawnArea {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const letter of text) {
    const bits = LETTERS.indexOf(letter);
    if (bits < 0) return [];
    value += (bits % 32) * scale;
    scale *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  let [north, east] = [0, 0];
  return numbers.length % 2 === 1 || scale > 1
    ? []
    : numbers.flatMap((step, at) => {
        if (at % 2 === 0) {
          north += step;
          return [];
        }
        east += step;
        return [{ latitude: north / STEPS, longitude: east / STEPS }];
      });
}
