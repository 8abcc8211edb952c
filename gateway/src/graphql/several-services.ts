import type {
  BatchFetchNode,
  FetchNode,
  PlanNode,
  QueryPlanner,
  RequiresSelection,
} from '@graphql-hive/router-query-planner';
import { type DocumentNode, parse } from 'graphql';
import type { Upstream } from '../upstream.js';
import type { Merged } from './answer-shape.js';

/** One question to one service. */
export interface Fetch {
  readonly upstream: Upstream;
  readonly document: DocumentNode;
  /** What is sent, in JSON: without comments, or what a visitor wrote between the words. */
  readonly text: string;
  /** The names of its variables: whatever else comes with a question goes no further. */
  readonly takes: readonly string[];
}

/** Objects that a service completes, and what it has to know of each. */
interface Completing {
  readonly paths: readonly (readonly string[])[];
  readonly requires: readonly RequiresSelection[];
  /** The variable that says which. */
  readonly variable: string;
  /** The key of what comes, in the order of the variable. */
  readonly answer: string;
}

/** What is asked in turn, at the same time, where a variable says so, or of one service. */
export type Step =
  | { readonly kind: 'sequence' | 'parallel'; readonly steps: readonly Step[] }
  | { readonly kind: 'condition'; readonly variable: string; readonly then?: Step; readonly otherwise?: Step }
  | { readonly kind: 'fetch'; readonly fetch: Fetch }
  | { readonly kind: 'completion'; readonly fetch: Fetch; readonly completing: readonly Completing[] };

type Variables = Readonly<Record<string, unknown>>;
/** @returns what a service answered. @throws for any error in it, and when none comes */
export type Ask = (fetch: Fetch, variables: Variables) => Promise<Merged>;

/** The planner, where the platform has one; elsewhere such questions are the stitched schema's. */
export async function plannerOf(supergraphSdl: string): Promise<QueryPlanner | undefined> {
  try {
    const { QueryPlanner: Planner } = await import('@graphql-hive/router-query-planner');
    return new Planner(supergraphSdl);
  } catch {
    return undefined;
  }
}

const PLAN_WITHIN_MS = 1000;
const NO_LABELS = new Set<string>();

/** Undefined for what is better planned as it is answered, or asks for a service that is not there. */
export async function stepsFor(
  planner: QueryPlanner,
  text: string,
  upstreams: ReadonlyMap<string, Upstream>,
): Promise<Step | undefined> {
  const signal = AbortSignal.timeout(PLAN_WITHIN_MS);
  const { node } = await planner.planAsync(text, undefined, NO_LABELS, 0, signal);
  return node && stepOf(node, upstreams);
}

function stepOf(node: PlanNode, upstreams: ReadonlyMap<string, Upstream>): Step | undefined {
  switch (node.kind) {
    case 'Fetch': {
      const fetch = fetchOf(node, upstreams);
      return fetch && { kind: 'fetch', fetch };
    }
    case 'Flatten': {
      const of = node.node;
      if (of.kind !== 'Fetch' || !of.requires) return undefined;
      const entities = {
        alias: ENTITIES,
        representationsVariableName: REPRESENTATIONS,
        paths: [node.path],
        requires: of.requires,
      };
      return completionOf(of, [entities], upstreams);
    }
    case 'BatchFetch':
      return completionOf(node, node.entityBatch.aliases, upstreams);
    case 'Condition': {
      const { condition: variable, ifClause, elseClause } = node;
      const then = ifClause && stepOf(ifClause, upstreams);
      const otherwise = elseClause && stepOf(elseClause, upstreams);
      if ((ifClause && !then) || (elseClause && !otherwise)) return undefined;
      return { kind: 'condition', variable, ...(then ? { then } : {}), ...(otherwise ? { otherwise } : {}) };
    }
    case 'Sequence':
    case 'Parallel': {
      const steps = node.nodes.map((one) => stepOf(one, upstreams)).filter((one) => one !== undefined);
      if (steps.length < node.nodes.length) return undefined;
      return { kind: node.kind === 'Sequence' ? 'sequence' : 'parallel', steps };
    }
    default:
      return undefined;
  }
}

type Batch = BatchFetchNode['entityBatch']['aliases'][number];

/** What the planner would have renamed, before or after: we carry out none of that. */
const isRewritten = ({ inputRewrites, outputRewrites }: Pick<Batch, 'inputRewrites' | 'outputRewrites'>) =>
  Boolean(inputRewrites?.length || outputRewrites?.length);

function completionOf(
  node: FetchNode | BatchFetchNode,
  batches: readonly Batch[],
  upstreams: ReadonlyMap<string, Upstream>,
): Step | undefined {
  const variables = batches.map(({ representationsVariableName }) => representationsVariableName);
  const fetch = fetchOf(node, upstreams, variables);
  // Objects of some types alone would have to be told apart.
  const simple = batches.every(({ paths }) => paths.flat().every((one) => one === EACH || 'Field' in one));
  if (!fetch || batches.some(isRewritten) || !simple) return undefined;
  const completing = batches.map(({ alias, representationsVariableName, paths, requires }): Completing => ({
    paths: paths.map((path) => path.map((one) => (one === EACH ? EACH : (one as { Field: string }).Field))),
    requires,
    variable: representationsVariableName,
    answer: alias,
  }));
  return { kind: 'completion', fetch, completing };
}

function fetchOf(
  node: FetchNode | BatchFetchNode,
  upstreams: ReadonlyMap<string, Upstream>,
  more: readonly string[] = [],
): Fetch | undefined {
  const { serviceName, operation, variableUsages = [] } = node;
  const upstream = upstreams.get(serviceName.toUpperCase());
  if (!upstream || (node.kind === 'Fetch' && isRewritten(node))) return undefined;
  return {
    upstream,
    document: parse(operation),
    text: JSON.stringify(operation),
    takes: [...variableUsages, ...more],
  };
}

const ENTITIES = '_entities';
const REPRESENTATIONS = 'representations';
const EACH = '@';

/** Names that the planner gives to variables of its own. */
export const isPlanners = (name: string): boolean =>
  name === REPRESENTATIONS || name.startsWith('__batch_reps_');

/** Carries the steps out. Whatever the services answer is added to what is there. @throws what `ask` throws */
export async function take(step: Step, variables: Variables, answered: Merged, ask: Ask): Promise<void> {
  if (step.kind === 'fetch') {
    add(answered, await ask(step.fetch, variables));
  } else if (step.kind === 'completion') {
    await complete(step.fetch, step.completing, variables, answered, ask);
  } else if (step.kind === 'condition') {
    const next = variables[step.variable] === true ? step.then : step.otherwise;
    if (next) await take(next, variables, answered, ask);
  } else if (step.kind === 'parallel') {
    await Promise.all(step.steps.map((one) => take(one, variables, answered, ask)));
  } else {
    for (const one of step.steps) await take(one, variables, answered, ask);
  }
}

/** Asks for the rest of all objects at some paths at once, of each that is the same once. */
async function complete(
  fetch: Fetch,
  completing: readonly Completing[],
  variables: Variables,
  answered: Merged,
  ask: Ask,
): Promise<void> {
  const batches = completing.map(({ paths, requires, variable, answer }) => {
    const represented = new Map<string, { readonly known: Merged; readonly objects: Merged[] }>();
    for (const object of paths.flatMap((path) => objectsAt(answered, path))) {
      const known = requiredOf(object, requires);
      const key = JSON.stringify(known);
      const same = represented.get(key);
      if (same) same.objects.push(object);
      else represented.set(key, { known, objects: [object] });
    }
    return { variable, answer, represented: [...represented.values()] };
  });
  if (batches.every(({ represented }) => represented.length === 0)) return;
  const representations = batches.map(({ variable, represented }) => [
    variable,
    represented.map(({ known }) => known),
  ]);
  const came = await ask(fetch, { ...variables, ...Object.fromEntries(representations) });
  for (const { answer, represented } of batches)
    (came[answer] as readonly (Merged | null)[]).forEach((entity, n) => {
      if (entity) for (const object of represented[n]!.objects) add(object, entity);
    });
}

function objectsAt(value: unknown, path: readonly string[], from = 0): readonly Merged[] {
  if (value === null || value === undefined) return [];
  if (from === path.length) return [value as Merged];
  const segment = path[from]!;
  return segment === EACH
    ? (value as readonly unknown[]).flatMap((one) => objectsAt(one, path, from + 1))
    : objectsAt((value as Merged)[segment], path, from + 1);
}

const requiredOf = (object: Merged, selections: readonly RequiresSelection[]): Merged =>
  Object.assign({}, ...selections.map((one) => required(object, one)));

function required(object: Merged, selection: RequiresSelection): Merged {
  if (selection.kind === 'FragmentSpread') return {};
  if (selection.kind === 'InlineFragment')
    return object['__typename'] === selection.typeCondition ? requiredOf(object, selection.selections) : {};
  const { name, alias, selections } = selection;
  const value = object[alias ?? name];
  if (!selections?.length || typeof value !== 'object' || value === null) return { [name]: value };
  const of = (one: unknown): unknown => requiredOf(one as Merged, selections);
  return { [name]: Array.isArray(value) ? value.map(of) : of(value) };
}

/** Adds what came to what is there; objects that both have are completed. */
function add(object: Merged, more: Merged): void {
  for (const [key, value] of Object.entries(more)) {
    const known = object[key];
    if (typeof known !== 'object' || known === null || typeof value !== 'object' || value === null)
      object[key] = value;
    else if (Array.isArray(known) && Array.isArray(value))
      known.forEach((one, n) => {
        if (typeof one === 'object' && one !== null && value[n]) add(one as Merged, value[n] as Merged);
      });
    else add(known as Merged, value as Merged);
  }
}
