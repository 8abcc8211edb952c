import type { estypes } from '@elastic/elasticsearch';
import {
  areCircles,
  type Filter,
  foldText,
  type GeoCircle,
  InvalidSearch,
  isPolygon,
  SEARCH_LIMITS,
  type SoughtWord,
  soughtWords,
} from '../search-index.port.js';
import { isGeoPoint } from './document.js';
import { FARTHEST, metresAround } from './geo.js';
import type { Place, Places } from './mapping.js';
import { LONGEST_WORD, termOf, USUAL_LENGTH } from './words.js';

type Query = estypes.QueryDslQueryContainer;
type Leaf = Exclude<Filter, { readonly any: unknown } | { readonly not: unknown }>;
type LeafOf<Name extends string> = Extract<Leaf, { readonly [K in Name]?: unknown }>;

const NOTHING: Query = { match_none: {} };
/** Miles. Around others there are few, and they may reach round the globe. */
const WIDEST_TOGETHER = 50;
/** `index.max_terms_count` is 65,536. */
const MOST_TERMS = 50_000;

/** Never a tombstone. Throws `InvalidSearch`. */
export function queryOf(places: Places, filters: readonly Filter[]): Query {
  return {
    bool: {
      filter: [{ term: { live: true } }, ...filters.map((filter) => parse(places, filter, 'filters', 0))],
    },
  };
}

/** What all filters ask of what is live. Throws `InvalidSearch` naming the field below `part` of the request. */
export function allOf(places: Places, filters: readonly Filter[], part: string): Query {
  return filters.length === 0
    ? { match_all: {} }
    : { bool: { filter: filters.map((filter) => parse(places, filter, part, 0)) } };
}

/** Throws `InvalidSearch` naming `part`. */
export function placeOf(places: Places, field: string, part: string): Place {
  if (!Object.hasOwn(places, field)) throw new InvalidSearch(`the index has no field ${field}`, part);
  return places[field]!;
}

function parse(places: Places, filter: Filter, part: string, depth: number): Query {
  if (depth > SEARCH_LIMITS.depth) throw new InvalidSearch('filters are too deep inside each other', part);
  if ('any' in filter) return anyOf(filter.any.map((each) => parse(places, each, part, depth + 1)));
  if ('not' in filter) return { bool: { must_not: [parse(places, filter.not, part, depth + 1)] } };
  const { field } = filter;
  const place = placeOf(places, field, `${part}.${field}`);
  const query = parseLeaf(place.type, `fields.${place.at}`, filter);
  if (query) return query;
  const asked = JSON.stringify({ ...filter, field: undefined }).slice(0, 200);
  throw new InvalidSearch(
    `${field}, of type ${place.type}, cannot be asked for ${asked}`,
    `${part}.${field}`,
  );
}

function parseLeaf(type: Place['type'], path: string, filter: Leaf): Query | undefined {
  if ('exists' in filter) {
    if (typeof filter.exists !== 'boolean') return undefined;
    const exists = has(type, path);
    return filter.exists ? exists : { bool: { must_not: [exists] } };
  }
  switch (type) {
    case 'keyword': {
      const values = listed(filter);
      if (!values?.every((value) => typeof value === 'string')) return undefined;
      return oneOf(
        path,
        values.map((value) => value.toWellFormed()),
      );
    }
    case 'number':
      return parseNumber(path, filter);
    case 'boolean':
      if (!('equals' in filter) || typeof filter.equals !== 'boolean') return undefined;
      return { term: { [path]: filter.equals } };
    case 'text':
      return parseText(path, filter);
    case 'geo':
      return parseGeo(path, filter);
  }
}

function parseNumber(path: string, filter: Leaf): Query | undefined {
  const values = listed(filter);
  if (values) {
    if (!values.every(isFinite)) return undefined;
    return oneOf(path, values);
  }
  const { min, max } = filter as LeafOf<'min'>;
  if (min === undefined && max === undefined) return undefined;
  if (!isFinite(min ?? 0) || !isFinite(max ?? 0)) return undefined;
  return between(path, min, max);
}

function parseText(path: string, filter: Leaf): Query | undefined {
  if ('contains' in filter) {
    if (typeof filter.contains !== 'string') return undefined;
    return containing(path, foldText(filter.contains));
  }
  if (!('matches' in filter) || typeof filter.matches !== 'string') return undefined;
  const sought = soughtWords(filter.matches);
  if (sought.length === 0) return has('text', path);
  return { bool: { filter: sought.map((word) => spelling(path, word)) } };
}

function containing(path: string, folded: string): Query {
  if (folded === '') return has('text', path);
  if (folded.length <= 4 && [...folded].length <= 2) return { term: { [`${path}.folded.short`]: folded } };
  return { match_phrase: { [`${path}.folded`]: folded } };
}

function spelling(path: string, { word, edits, prefix }: SoughtWord): Query {
  const value = termOf(word);
  // What was cut off cannot be compared, and so not be misspelt.
  const fuzziness = value.length + edits > LONGEST_WORD ? 0 : edits;
  const fields = [
    { field: `${path}.words`, hasSuch: value.length - fuzziness <= USUAL_LENGTH },
    { field: `${path}.longWords`, hasSuch: value.length + fuzziness > USUAL_LENGTH },
  ];
  return anyOf(
    fields.flatMap(({ field, hasSuch }) => [
      ...(prefix ? [{ prefix: { [field]: { value } } }] : []),
      ...(hasSuch && fuzziness === 0 && !prefix ? [{ term: { [field]: value } }] : []),
      ...(hasSuch && fuzziness > 0 ? [misspelt(field, value, fuzziness)] : []),
    ]),
  );
}

/** Without the rewriting, only the 50 best of the spellings would count. */
function misspelt(field: string, value: string, fuzziness: number): Query {
  return { fuzzy: { [field]: { value, fuzziness, transpositions: false, rewrite: 'constant_score' } } };
}

function parseGeo(path: string, filter: Leaf): Query | undefined {
  if ('centre' in filter) {
    if (!isGeoPoint(filter.centre) || !isFinite(filter.miles) || filter.miles < 0) return undefined;
    return around(path, filter);
  }
  if ('circles' in filter) return areCircles(filter.circles) ? aroundAny(path, filter.circles) : undefined;
  if ('polygon' in filter) {
    if (!isPolygon(filter.polygon)) return undefined;
    const ring = [...filter.polygon, filter.polygon[0]!];
    const coordinates = [ring.map(({ latitude, longitude }) => [longitude, latitude])];
    return { geo_shape: { [`${path}.point`]: { shape: { type: 'Polygon', coordinates } } } };
  }
  if (!('northEast' in filter)) return undefined;
  const { northEast, southWest } = filter;
  if (!isGeoPoint(northEast) || !isGeoPoint(southWest) || southWest.latitude > northEast.latitude)
    return undefined;
  const [west, east] = [southWest.longitude, northEast.longitude];
  const longitude = `${path}.longitude`;
  const sides =
    west <= east
      ? between(longitude, west, east)
      : anyOf([between(longitude, west, undefined), between(longitude, undefined, east)]);
  return {
    bool: { filter: [between(`${path}.latitude`, southWest.latitude, northEast.latitude), sides] },
  };
}

function around(path: string, { centre, miles }: GeoCircle): Query {
  if (miles >= FARTHEST) return has('geo', path);
  return {
    geo_distance: {
      distance: `${metresAround(miles)}m`,
      distance_type: 'arc',
      [`${path}.point`]: { lat: centre.latitude, lon: centre.longitude },
    },
  };
}

/** Hundreds of circles, as around stations, are looked up in one go: as clauses of their own they take twenty times as long. */
function aroundAny(path: string, circles: readonly GeoCircle[]): Query {
  const [wide, small] = [
    circles.filter(({ miles }) => miles > WIDEST_TOGETHER),
    circles.filter(({ miles }) => miles <= WIDEST_TOGETHER),
  ];
  const each = wide.map((circle) => around(path, circle));
  if (small.length < 2) return anyOf([...each, ...small.map((circle) => around(path, circle))]);
  const geometries = small.map(({ centre: { latitude, longitude }, miles }) => ({
    type: 'Circle',
    radius: `${metresAround(miles)}m`,
    coordinates: [longitude, latitude],
  }));
  const shape = { type: 'GeometryCollection', geometries };
  return anyOf([...each, { geo_shape: { [`${path}.point`]: { shape } } }]);
}

/** Which of its parts says that a field has a value. */
const ALWAYS_THERE: Readonly<Record<Place['type'], string>> = {
  keyword: '',
  number: '',
  boolean: '',
  text: '.folded',
  geo: '.latitude',
};

function has(type: Place['type'], path: string): Query {
  return { exists: { field: path + ALWAYS_THERE[type] } };
}

function between(field: string, min: number | undefined, max: number | undefined): Query {
  return { range: { [field]: { gte: min, lte: max } } };
}

function oneOf(field: string, values: readonly (string | number)[]): Query {
  const lists: Query[] = [];
  for (let at = 0; at < values.length; at += MOST_TERMS)
    lists.push({ terms: { [field]: values.slice(at, at + MOST_TERMS) } });
  return anyOf(lists);
}

function anyOf(queries: readonly Query[]): Query {
  if (queries.length === 0) return NOTHING;
  return queries.length === 1 ? queries[0]! : { bool: { should: [...queries], minimum_should_match: 1 } };
}

function listed(filter: Leaf): readonly unknown[] | undefined {
  if ('equals' in filter) return [filter.equals];
  return 'in' in filter && Array.isArray(filter.in) ? filter.in : undefined;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}
