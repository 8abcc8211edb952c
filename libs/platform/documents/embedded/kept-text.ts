import { isWorthPacking, pack, textOf } from '../../packed/packed-text.js';
import type { CollectionState } from './catalog.js';
import { waitingIndex } from '../documents.port.js';
import { encode } from './encoding.js';
import { segmentsOf, valueAt } from './paths.js';
import { type Document, isPlain } from './values.js';

/** A document as two columns keep it: its text, or packed what it is and of the text as much as indexes look at. */
export interface KeptText {
  readonly doc: string;
  readonly packed: Uint8Array | null;
}

/** @param tracked the paths that indexes look at, in parts */
export function keepText(text: string, document: Document, tracked: Iterable<readonly string[]>): KeptText {
  if (!isWorthPacking(text)) return { doc: text, packed: null };
  const doc = encode(seenByIndexes(document, tracked));
  const packed = pack(text, doc);
  return packed ? { doc, packed } : { doc: text, packed: null };
}

/** By the one index that says so of documents. */
export const isWaiting = ({ indexes }: Pick<CollectionState, 'indexes'>, document: Document): boolean => {
  const waiting = indexes.get(waitingIndex);
  return (
    waiting?.clauses.every(({ path }) => (valueAt(document, segmentsOf(path)) ?? null) !== null) ?? false
  );
};

export const textIn = (doc: unknown, packed: unknown): string =>
  textOf(doc as string, (packed ?? null) as Uint8Array | null);

/** The document with those paths alone. What is no object on the way stays whole, so that SQL and `leavesOf` see there what they saw before. */
function seenByIndexes(document: Document, tracked: Iterable<readonly string[]>): Document {
  const seen: Document = {};
  for (const segments of tracked) see(document, seen, segments, 0);
  return seen;
}

function see(from: Document, into: Document, segments: readonly string[], at: number): void {
  const segment = segments[at]!;
  if (!Object.hasOwn(from, segment)) return;
  const value = from[segment];
  if (at === segments.length - 1 || !isPlain(value)) {
    into[segment] = value;
    return;
  }
  if (!Object.hasOwn(into, segment)) into[segment] = {};
  // A shorter path has taken it whole.
  if (into[segment] === value) return;
  see(value, into[segment] as Document, segments, at + 1);
}
