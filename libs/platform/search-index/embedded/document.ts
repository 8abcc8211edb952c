import {
  type FieldType,
  foldText,
  type GeoPoint,
  type IndexDefinition,
  type IndexedDocument,
  InvalidDocument,
  SEARCH_LIMITS,
} from '../search-index.port.js';

export type ParsedFields = ReadonlyMap<string, ParsedValue>;
/** Keywords as lists, texts folded; missing values are absent. */
export type ParsedValue = number | boolean | string | readonly string[] | GeoPoint;

export interface ParsedDocument {
  readonly id: string;
  readonly version: number;
  readonly fields: ParsedFields;
  /** JSON. */
  readonly source: string;
}

/** Throws `InvalidDocument`. */
export function parseDocument(
  definition: IndexDefinition,
  document: IndexedDocument<unknown>,
): ParsedDocument {
  checkIdentity(document);
  const fields = new Map<string, ParsedValue>();
  for (const [name, value] of Object.entries(document.fields)) {
    const type = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    if (!type) throw new InvalidDocument(`the index has no field ${name}`, `fields.${name}`);
    if (value === undefined || value === null) continue;
    const parsed = PARSERS[type](value);
    if (parsed === INVALID) {
      throw new InvalidDocument(`${name} of ${document.id} is not ${EXPECTED[type]}`, `fields.${name}`);
    }
    if (parsed !== undefined) fields.set(name, parsed);
  }
  const source = JSON.stringify(document.source) as string | undefined;
  if (source === undefined) throw new InvalidDocument(`the source of ${document.id} is not JSON`, 'source');
  return { id: document.id, version: document.version, fields, source };
}

/** Throws `InvalidDocument` naming `id` or `version`. */
export function checkIdentity({ id, version }: { readonly id: string; readonly version: number }): void {
  if (typeof id !== 'string' || id === '' || !id.isWellFormed() || Buffer.byteLength(id) > 512) {
    throw new InvalidDocument('an id is a text of 1 to 512 bytes', 'id');
  }
  if (!Number.isSafeInteger(version) || version < 0) {
    throw new InvalidDocument(`the version of ${id} is not a whole number from 0`, 'version');
  }
}

export function isGeoPoint(value: unknown): value is GeoPoint {
  const { latitude, longitude } = (value ?? {}) as Partial<GeoPoint>;
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}

const INVALID = Symbol('invalid');

const EXPECTED: Readonly<Record<FieldType, string>> = {
  keyword: `a text or a list of texts of at most ${SEARCH_LIMITS.keywordCharacters} characters`,
  number: 'a finite number',
  boolean: 'true or false',
  text: 'a text',
  geo: 'a latitude from -90 to 90 and a longitude from -180 to 180',
};

const PARSERS: Readonly<Record<FieldType, (value: unknown) => ParsedValue | undefined | typeof INVALID>> = {
  keyword(value) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (!values.every(isKeyword)) return INVALID;
    return values.length === 0 ? undefined : values.map((each) => each.toWellFormed());
  },
  // Adding 0 turns -0 into 0, so that a facet counts them as one.
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? value + 0 : INVALID),
  boolean: (value) => (typeof value === 'boolean' ? value : INVALID),
  text: (value) => (typeof value === 'string' ? foldText(value) || undefined : INVALID),
  geo: (value) => (isGeoPoint(value) ? { latitude: value.latitude, longitude: value.longitude } : INVALID),
};

function isKeyword(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SEARCH_LIMITS.keywordCharacters;
}
