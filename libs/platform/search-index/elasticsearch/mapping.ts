import type { estypes } from '@elastic/elasticsearch';
import type { FieldType, IndexDefinition } from '../search-index.port.js';

/** Where a field of the definition lies in the documents of a generation. */
export interface Place {
  readonly type: FieldType;
  /** A name below `fields`. Elasticsearch never changes a mapped type, so a field that changes its own moves to another place. */
  readonly at: string;
}
export type Places = Readonly<Record<string, Place>>;

/** What a generation knows of itself, in the `_meta` of its mapping. */
export interface GenerationMeta {
  readonly fields: Places;
  /** Of a rebuild that is not over: when its creator last said that it is at work, in milliseconds. */
  readonly renewed?: number;
  /** That a rebuild was promoted and has caught up, with these fields. */
  readonly complete?: boolean;
}

const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/;
const INDEX_NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Throws a `TypeError` that names what is at fault. */
export function checkDefinition({ name, fields }: IndexDefinition, prefix: string): void {
  if (!INDEX_NAME.test(prefix + name))
    throw new TypeError(`name: ${prefix + name} is not of lower-case letters, digits, - and _`);
  const seen = new Set<string>();
  for (const [field, type] of Object.entries(fields)) {
    if (!FIELD_NAME.test(field))
      throw new TypeError(`fields.${field}: a name is letters and digits, a lower-case letter first`);
    if (!Object.hasOwn(PROPERTIES, type))
      throw new TypeError(`fields.${field}: ${type} is none of ${Object.keys(PROPERTIES).join(', ')}`);
    if (seen.has(field.toLowerCase()))
      throw new TypeError(`fields.${field}: another field differs by case alone`);
    seen.add(field.toLowerCase());
  }
}

/** Leaves a field of the same type where it is; the others get places that nothing was ever written to. */
export function placesFor({ fields }: IndexDefinition, known: Places, taken: ReadonlySet<string>): Places {
  return Object.fromEntries(
    Object.entries(fields).map(([name, type]) => {
      const place = Object.hasOwn(known, name) ? known[name]! : undefined;
      return [name, place?.type === type ? place : { type, at: unusedName(name, taken) }];
    }),
  );
}

/** Elasticsearch keeps what it is told, but not in its order. */
export function areSame(places: Places, others: Places): boolean {
  const names = Object.keys(places);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => {
      const other = Object.hasOwn(others, name) ? others[name] : undefined;
      return other?.at === places[name]!.at && other.type === places[name]!.type;
    })
  );
}

function unusedName(name: string, taken: ReadonlySet<string>): string {
  for (let turn = 1; ; turn++) if (!taken.has(`${name}_${turn}`)) return `${name}_${turn}`;
}

export const TRIGRAMS = 'trigrams';
export const SHORT_GRAMS = 'short_grams';

/** Adapters fold and split texts themselves, so analysers only cut what they are given into pieces of so many characters. */
export const ANALYSIS: estypes.IndicesIndexSettingsAnalysis = {
  analyzer: {
    [TRIGRAMS]: { type: 'custom', tokenizer: TRIGRAMS },
    [SHORT_GRAMS]: { type: 'custom', tokenizer: SHORT_GRAMS },
  },
  tokenizer: {
    [TRIGRAMS]: { type: 'ngram', min_gram: 3, max_gram: 3 },
    [SHORT_GRAMS]: { type: 'ngram', min_gram: 1, max_gram: 2 },
  },
};

const WORDS: estypes.MappingProperty = { type: 'keyword', doc_values: false };

const PROPERTIES: Readonly<Record<FieldType, estypes.MappingProperty>> = {
  keyword: { type: 'keyword' },
  number: { type: 'double' },
  boolean: { type: 'boolean' },
  // A trigram begins at each character and takes the next position, so a phrase of trigrams is a substring, exactly. What is
  // too short for one is a term of its own.
  text: {
    type: 'object',
    dynamic: 'strict',
    properties: {
      folded: {
        type: 'text',
        analyzer: TRIGRAMS,
        index_options: 'positions',
        norms: false,
        fields: { short: { type: 'text', analyzer: SHORT_GRAMS, index_options: 'docs', norms: false } },
      },
      words: WORDS,
      longWords: WORDS,
    },
  },
  // A `geo_point` is rounded to about a centimetre; the numbers are for boxes, whose edges count.
  geo: {
    type: 'object',
    dynamic: 'strict',
    properties: { point: { type: 'geo_point' }, latitude: { type: 'double' }, longitude: { type: 'double' } },
  },
};

export function propertiesOf(places: Places): Record<string, estypes.MappingProperty> {
  return Object.fromEntries(Object.values(places).map(({ type, at }) => [at, PROPERTIES[type]]));
}

export function mappingOf(meta: GenerationMeta): estypes.MappingTypeMapping {
  return {
    dynamic: 'strict',
    _meta: { ...meta },
    // The rest of what is sent is only indexed: a rebuild comes from the topic and not from here.
    _source: { includes: ['source'] },
    properties: {
      /** Sorting by `_id` itself would need it all in memory. */
      id: { type: 'keyword', index: false },
      /** False of the tombstone of a removed document. */
      live: { type: 'boolean', doc_values: false },
      /** JSON as a string: Elasticsearch then neither reads nor changes it. */
      source: { type: 'object', enabled: false },
      fields: { type: 'object', dynamic: 'strict', properties: propertiesOf(meta.fields) },
    },
  };
}
