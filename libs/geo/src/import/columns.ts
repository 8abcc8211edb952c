import type { Point } from '../distance.js';
import type { CsvRecord } from './csv.js';

/**
 * Where the columns stand by their names, in any case.
 *
 * @throws Error that names the column which is missing.
 */
export function columnsOf<Column extends string>(
  { fields }: CsvRecord,
  columns: readonly Column[],
  of: string,
): Readonly<Record<Column, number>> {
  const header = fields.map((field) => field.trim().toLowerCase());
  const places = columns.map((column) => {
    const index = header.indexOf(column);
    if (index === -1)
      throw new Error(`The file of ${of} has no column "${column}" (it has ${header.join(', ')}).`);
    return [column, index] as const;
  });
  return Object.fromEntries(places) as Record<Column, number>;
}

/** A place in Britain from decimal degrees, or why there is none. */
export function pointOf(lat: string | undefined, lon: string | undefined): Point | string {
  const latitude = degrees(lat);
  const longitude = degrees(lon);
  if (!(latitude >= 49 && latitude <= 61)) return `lat is not a latitude of Britain: "${lat ?? ''}"`;
  if (!(longitude >= -9 && longitude <= 2)) return `lon is not a longitude of Britain: "${lon ?? ''}"`;
  return { latitude, longitude };
}

const degrees = (text = ''): number => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);
