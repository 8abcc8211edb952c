/** What of the stream somebody asked for: all that is said has to be so. */
export interface StreamFilter {
  readonly types?: ReadonlySet<string>;
  readonly agencies?: ReadonlySet<string>;
  readonly outcodes?: ReadonlySet<string>;
  readonly box?: Box;
}

/** Degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whom the stream is for. */
export interface StreamReader {
  /** The agency whose own events it hears beside those for everyone. */
  readonly agencyId: string | null;
  readonly filter: StreamFilter;
}

/** What of an entry of the stream decides who hears it. */
export interface Hearable {
  readonly type: string;
  /** The agency that it is for; null where it is for everyone. */
  readonly onlyFor: string | null;
  readonly agencies: readonly string[];
  readonly places: readonly HearablePlace[];
}

interface HearablePlace {
  readonly outcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const mayHear = ({ agencyId, filter }: StreamReader, entry: Hearable): boolean =>
  (entry.onlyFor === null || entry.onlyFor === agencyId) && matches(filter, entry);

/** Whether an entry is what was asked for. Of a home that moves to another agency or area, both hear. */
function matches({ types, agencies, outcodes, box }: StreamFilter, entry: Hearable): boolean {
  if (types && !types.has(entry.type)) return false;
  if (agencies && !entry.agencies.some((id) => agencies.has(id))) return false;
  if (outcodes && !entry.places.some(({ outcode }) => outcode !== null && outcodes.has(outcode)))
    return false;
  return !box || entry.places.some((place) => isWithin(box, place));
}

const isWithin = ({ west, south, east, north }: Box, { latitude, longitude }: HearablePlace): boolean =>
  latitude !== null &&
  longitude !== null &&
  longitude >= west &&
  longitude <= east &&
  latitude >= south &&
  latitude <= north;

/** In capitals. */
export const isOutcode = (text: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(text);

/** Null for what is no west, south, east and north in degrees. */
export function boxOf(numbers: readonly number[]): Box | null {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const holds = west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return numbers.length === 4 && holds && Math.abs(south) <= 90 && Math.abs(north) <= 90
    ? { west, south, east, north }
    : null;
}

/** What is said wherever a filter is not one. */
export const filterWords = {
  mostValues: 200,
  outcode: 'the first half of a postcode, such as SW4.',
  box: 'west, south, east and north in degrees, such as -0.2,51.4,0,51.6.',
} as const;
