import {
  type FieldType,
  foldText,
  type GeoPoint,
  type IndexedDocument,
  InvalidDocument,
  SEARCH_LIMITS,
  wordsOf,
} from '../search-index.port.js';
import type { Places } from './mapping.js';
import { termOf, USUAL_LENGTH } from './words.js';

/** One document as it is sent; `version` decides whether it is news. */
export interface Write {
  readonly id: string;
  readonly version: number;
  /** JSON. */
  readonly body: string;
}

/** Throws `InvalidDocument`. */
export function writeOf(places: Places, document: IndexedDocument<unknown>): Write {
  checkIdentity(document);
  const { id, version } = document;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(document.fields)) {
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    if (!place) throw new InvalidDocument(`the index has no field ${name}`, `fields.${name}`);
    if (value === undefined || value === null) continue;
    const { expected, parse } = FORMS[place.type];
    const parsed = parse(value);
    if (parsed === INVALID)
      throw new InvalidDocument(`${name} of ${id} is not ${expected}`, `fields.${name}`);
    if (parsed !== MISSING) fields[place.at] = parsed;
  }
  const source = JSON.stringify(document.source) as string | undefined;
  if (source === undefined) throw new InvalidDocument(`the source of ${id} is not JSON`, 'source');
  return { id, version, body: JSON.stringify({ id, live: true, source, fields }) };
}

/** What stands where a removed document was, as Elasticsearch forgets the versions of what it deletes. Throws `InvalidDocument`. */
export function tombstoneOf(removal: { readonly id: string; readonly version: number }): Write {
  checkIdentity(removal);
  const { id, version } = removal;
  return { id, version, body: JSON.stringify({ id, live: false }) };
}

function checkIdentity({ id, version }: { readonly id: string; readonly version: number }): void {
  if (typeof id !== 'string' || id === '' || !id.isWellFormed() || Buffer.byteLength(id) > 512)
    throw new InvalidDocument('an id is a text of 1 to 512 bytes', 'id');
  if (!Number.isSafeInteger(version) || version < 0)
    throw new InvalidDocument(`the version of ${id} is not a whole number from 0`, 'version');
}

export function isGeoPoint(value: unknown): value is GeoPoint {
  const { latitude, longitude } = (value ?? {}) as Partial<GeoPoint>;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

const INVALID = Symbol('invalid');
const MISSING = Symbol('missing');

interface Form {
  readonly expected: string;
  parse(value: unknown): unknown;
}

const FORMS: Readonly<Record<FieldType, Form>> = {
  keyword: {
    expected: `a text or a list of texts of at most ${SEARCH_LIMITS.keywordCharacters} characters`,
    parse(value) {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (!values.every(isKeyword)) return INVALID;
      return values.length === 0 ? MISSING : values.map((each) => each.toWellFormed());
    },
  },
  number: {
    expected: 'a finite number',
    // JSON has no -0, which Elasticsearch would hold for another number than 0.
    parse: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : INVALID),
  },
  boolean: {
    expected: 'true or false',
    parse: (value) => (typeof value === 'boolean' ? value : INVALID),
  },
  text: {
    expected: 'a text',
    parse(value) {
      if (typeof value !== 'string') return INVALID;
      const folded = foldText(value);
      if (folded === '') return MISSING;
      const terms = [...new Set(wordsOf(folded).map(termOf))];
      return {
        folded,
        words: terms.filter((term) => term.length <= USUAL_LENGTH),
        longWords: terms.filter((term) => term.length > USUAL_LENGTH),
      };
    },
  },
  geo: {
    expected: 'a latitude from -90 to 90 and a longitude from -180 to 180',
    parse(value) {
      if (!isGeoPoint(value)) return INVALID;
      const { latitude, longitude } = value;
      return { point: { lat: latitude, lon: longitude }, latitude, longitude };
    },
  },
};

function isKeyword(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SEARCH_LIMITS.keywordCharacters;
}
