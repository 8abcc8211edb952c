import { Aggregator } from 'mingo';
import { notSupported, serverError } from './errors.js';
import { compileFilter } from './match.js';
import { sortDocuments, sortKeys } from './sort.js';
import { type Document, isPlain } from './values.js';

/** What the first stages ask of the collection itself, so that an index can serve them. */
export interface AggregateStart {
  readonly filter: Document;
  readonly sort: unknown;
  readonly rest: readonly Document[];
}

/** Stages that the library does; those below, and `$match` and `$sort`, are done here so that they mean what they mean in a query. */
const libraryStages = new Set([
  '$group',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$sortByCount',
]);

export function startOf(pipeline: readonly Document[]): AggregateStart {
  for (const stage of pipeline) checkStage(stage);
  const [first, second] = pipeline;
  const filter = first !== undefined && '$match' in first ? (first.$match as Document) : undefined;
  const rest = filter === undefined ? pipeline : pipeline.slice(1);
  const sort = filter === undefined ? first?.$sort : second?.$sort;
  return { filter: filter ?? {}, sort, rest: sort === undefined ? rest : rest.slice(1) };
}

function checkStage(stage: Document): void {
  const [name, ...more] = Object.keys(stage);
  if (name === undefined || more.length > 0)
    throw serverError('failedToParse', 'A pipeline stage has exactly one field');
  if (!libraryStages.has(name) && !Object.hasOwn(ownStages, name))
    throw notSupported(`the aggregation stage ${name}`);
  if (name === '$facet')
    for (const inner of Object.values(stage.$facet as Document).flat()) checkStage(inner as Document);
}

export const runStages = (documents: Document[], stages: readonly Document[]): Document[] =>
  stages.reduce((current, stage) => runStage(current, stage), documents);

function runStage(documents: Document[], stage: Document): Document[] {
  const [[name, argument]] = Object.entries(stage) as [[string, unknown]];
  const own = Object.hasOwn(ownStages, name) ? ownStages[name] : undefined;
  if (own !== undefined) return own(documents, argument);
  return new Aggregator([stage], { scriptEnabled: false }).run(documents) as Document[];
}

const ownStages: Readonly<Record<string, (documents: Document[], argument: unknown) => Document[]>> = {
  $match: (documents, filter) => documents.filter(compileFilter(filter as Document)),
  $sort: (documents, sort) => sortDocuments(documents, sortKeys(sort)),
  $skip: (documents, count) => documents.slice(whole('$skip', count, 0)),
  $limit: (documents, count) => documents.slice(0, whole('$limit', count, 1)),
  $count: (documents, name) => (documents.length === 0 ? [] : [{ [String(name)]: documents.length }]),
  $facet: (documents, facets) => {
    if (!isPlain(facets)) throw serverError('badValue', '$facet takes an object of pipelines');
    const results = Object.entries(facets).map(([name, stages]) => [
      name,
      // A stage may change its documents, and the next facet is to see them as they were.
      runStages(documents.map(copy), stages as Document[]),
    ]);
    return [Object.fromEntries(results)];
  },
};

const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)])) as T;
};

function whole(stage: string, count: unknown, least: number): number {
  if (Number.isInteger(count) && (count as number) >= least) return count as number;
  throw serverError('badValue', `${stage} takes an integer of at least ${least}`);
}
