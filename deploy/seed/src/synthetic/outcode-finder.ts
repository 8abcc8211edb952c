import { milesBetween, type Place, type Point } from './place.js';

/** An outcode's middle further off than this says nothing about a home. */
const REACH_MILES = 1.5;

/** Cells of about seven miles; those around a point's own are sure to hold every middle within reach. */
const CELL_DEGREES = 0.1;
const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

/** Finds the outcode whose middle is nearest, from the gazetteer's entries of that kind; null when there is none near. */
export function outcodeFinder(places: readonly Place[]): (point: Point) => string | null {
  const cells = new Map<string, Place[]>();
  for (const outcode of realOutcodes(places)) {
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const key = `${cellOf(outcode.latitude) + row}:${cellOf(outcode.longitude) + column}`;
        const cell = cells.get(key);
        if (cell) cell.push(outcode);
        else cells.set(key, [outcode]);
      }
    }
  }
  return (point) => {
    let nearest: string | null = null;
    let least = REACH_MILES;
    for (const outcode of cells.get(`${cellOf(point.latitude)}:${cellOf(point.longitude)}`) ?? []) {
      const miles = milesBetween(point, outcode);
      if (miles < least) [nearest, least] = [outcode.name, miles];
    }
    return nearest;
  };
}

/** Without the districts that only exist in parts: people say W1, letters go to W1U. */
function realOutcodes(places: readonly Place[]): Place[] {
  const outcodes = places.filter(({ kind }) => kind === 'outcode');
  const wholes = new Set(outcodes.map(({ name }) => /^(.*\d)[A-Z]$/.exec(name)?.[1]));
  // E1, N1, SE1 and NW1 exist beside their single lettered neighbour.
  const beside = new Set(['E1', 'N1', 'NW1', 'SE1']);
  return outcodes.filter(({ name }) => beside.has(name) || !wholes.has(name));
}
