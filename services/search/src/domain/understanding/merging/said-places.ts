import { findPlace, foldName } from '@lintel/geo';
import { tokenise } from '../tokens.js';

export interface SaidPlace {
  /** What the location filter gets. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** A name of the gazetteer. */
  readonly isKnown: boolean;
  /** The text itself has the name, and not only the gazetteer. */
  readonly isSaid: boolean;
}

/** Where a model's place comes from: the text's own words, else the gazetteer; undefined for a place that is in neither. */
export function placeSaid(location: string, text: string): SaidPlace | undefined {
  const [known] = findPlace(location);
  const wanted = foldName(location).split(' ');
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'symbol');
  const folded = tokens.map(({ start, end }) => foldName(text.slice(start, end)));
  const at = folded.findIndex(
    (_, from) => folded.slice(from, from + wanted.length).join(' ') === wanted.join(' '),
  );
  const first = tokens[at];
  const last = tokens[at + wanted.length - 1];
  if (first && last) {
    const name = known ? known.name : text.slice(first.start, last.end);
    return { name, start: first.start, end: last.end, isKnown: known !== undefined, isSaid: true };
  }
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return known && end > start ? { name: known.name, start, end, isKnown: true, isSaid: false } : undefined;
}
