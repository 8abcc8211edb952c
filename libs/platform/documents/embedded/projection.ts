import { notSupported, serverError } from './errors.js';
import { compileElement } from './match.js';
import { segmentsOf } from './paths.js';
import { type Document, isPlain } from './values.js';

export type Project = (document: Document) => Document;

/** Compiles a projection: fields in or out by dotted path, `$slice` and `$elemMatch`. */
export function compileProjection(projection: unknown): Project {
  const fields = Object.entries((projection ?? {}) as Document);
  if (fields.length === 0) return (document) => document;
  const flags = fields.filter(([, value]) => !isPlain(value));
  const reshaped = fields.filter(([, value]) => isPlain(value));
  for (const [path, value] of flags) {
    if (path.includes('$')) throw notSupported(`the projection '${path}'`);
    if (typeof value !== 'number' && typeof value !== 'boolean')
      throw notSupported(`a computed projection at '${path}'`);
  }
  const others = flags.filter(([path]) => path !== '_id');
  const including =
    others.some(([, value]) => Boolean(value)) ||
    (others.length === 0 && flags.some(([, value]) => Boolean(value))) ||
    (others.length === 0 && reshaped.some(([, value]) => '$elemMatch' in (value as Document)));
  if (including && others.some(([, value]) => !value)) {
    throw serverError('badValue', 'A projection either includes or excludes fields; only _id may differ');
  }
  const shape = including ? inclusion(flags, reshaped, others) : exclusion(flags);
  const steps = reshaped.map(([path, operation]) => reshape(path, operation as Document));
  return (document) => steps.reduce((result, step) => step(result), shape(document));
}

type Tree = Map<string, Tree | null>;

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    const segments = segmentsOf(path);
    let node = tree;
    for (const segment of segments.slice(0, -1)) {
      const next = node.get(segment) ?? new Map();
      node.set(segment, next);
      node = next;
    }
    node.set(segments.at(-1)!, null);
  }
  return tree;
}

function inclusion(
  flags: [string, unknown][],
  reshaped: [string, unknown][],
  others: [string, unknown][],
): Project {
  const id = flags.find(([path]) => path === '_id');
  const paths = [...others, ...reshaped].map(([path]) => path);
  const tree = treeOf(id === undefined || id[1] ? ['_id', ...paths] : paths);
  return (document) => include(document, tree) as Document;
}

function include(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isPlain(item) || Array.isArray(item)).map((item) => include(item, tree));
  }
  const result: Document = {};
  for (const [name, inner] of Object.entries(value as Document)) {
    const below = tree.get(name);
    if (below === null) result[name] = inner;
    else if (below !== undefined && (isPlain(inner) || Array.isArray(inner)))
      result[name] = include(inner, below);
  }
  return result;
}

function exclusion(flags: [string, unknown][]): Project {
  const tree = treeOf(flags.filter(([, value]) => !value).map(([path]) => path));
  return (document) => (tree.size === 0 ? document : (exclude(document, tree) as Document));
}

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(item, tree));
  if (!isPlain(value)) return value;
  const result: Document = {};
  for (const [name, inner] of Object.entries(value)) {
    const below = tree.get(name);
    if (below !== null) result[name] = below === undefined ? inner : exclude(inner, below);
  }
  return result;
}

function reshape(path: string, operation: Document): Project {
  const [[operator, operand] = ['', undefined], ...more] = Object.entries(operation);
  if (more.length > 0 || path.includes('.')) throw notSupported(`the projection of '${path}'`);
  if (operator === '$slice') return onArray(path, (array) => slice(array, operand));
  if (operator === '$elemMatch' && isPlain(operand)) {
    const test = compileElement(operand, path);
    return onArray(path, (array) => {
      const found = array.findIndex(test);
      return found < 0 ? undefined : [array[found]];
    });
  }
  throw notSupported(`the projection operator ${operator} (at '${path}')`);
}

function onArray(path: string, change: (array: unknown[]) => unknown[] | undefined): Project {
  return (document) => {
    const { [path]: array, ...rest } = document;
    if (!Array.isArray(array)) return document;
    const changed = change(array);
    return changed === undefined ? rest : { ...document, [path]: changed };
  };
}

function slice(array: unknown[], operand: unknown): unknown[] {
  if (typeof operand === 'number') return operand < 0 ? array.slice(operand) : array.slice(0, operand);
  const [skip, limit] = operand as [number, number];
  const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
  return array.slice(start, start + limit);
}
