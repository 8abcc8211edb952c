import { propertyTypes, type PropertyType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import type { Confidence, SearchedState, Understanding } from '../home/understand-queries.js';
import { activeFilters, type ActiveFilter } from './filter-options.js';

export type Searched = NonNullable<SearchedState['searched']>;
type Part = Understanding['parts'][number];

/** The words of a home search in the history's state, which may hold anything: another page or an older version may have left it. */
export function readSearched(state: unknown): Searched | undefined {
  const searched = (state as { searched?: Partial<Searched> } | null | undefined)?.searched;
  const understanding = searched?.understanding as Partial<Understanding> | undefined;
  const whole =
    typeof searched?.text === 'string' &&
    Array.isArray(understanding?.parts) &&
    Array.isArray(understanding.unrecognised) &&
    Array.isArray(understanding.notes);
  return whole ? (searched as Searched) : undefined;
}

/** A filter that is on, with the words it came from. */
export interface Chip extends ActiveFilter {
  readonly words?: { readonly text: string; readonly confidence: Confidence };
}

/** One chip for each filter in force. Words stand beside it only while its value is still the one they were read as. */
export const chipsOf = (search: ResultsSearch, searched: Searched | undefined): Chip[] =>
  activeFilters(search).map((filter) => {
    const part = searched?.understanding.parts.find((candidate) => saysFilter(candidate, filter));
    return part ? { ...filter, words: { text: part.text, confidence: part.confidence } } : filter;
  });

const saysFilter = ({ criterion, value }: Part, filter: ActiveFilter): boolean => {
  if (criterion !== filter.name) return false;
  if (criterion === 'propertyType') return typesIn(value).includes(filter.value as PropertyType);
  return (
    value === filter.value ||
    sameText(value, filter.value) ||
    (value !== '' && Number(value) === Number(filter.value))
  );
};
const sameText = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('en-GB') === b.trim().toLocaleLowerCase('en-GB');

const typesIn = (value: string): PropertyType[] =>
  value
    .split(',')
    .map((type) => type.trim())
    .filter((type): type is PropertyType => (propertyTypes as readonly string[]).includes(type));

/** Home types that the words named, in the order of the enumeration. */
export const typesSaid = (understanding: Understanding): PropertyType[] => {
  const said = new Set(
    understanding.parts
      .filter(({ criterion }) => criterion === 'propertyType')
      .flatMap(({ value }) => typesIn(value)),
  );
  return propertyTypes.filter((type) => said.has(type));
};

/** Types that the words named and that the search does not ask for; none once any type was chosen. */
export const typesOffered = (search: ResultsSearch, searched: Searched | undefined): PropertyType[] =>
  searched && search.propertyTypes.length === 0 ? typesSaid(searched.understanding) : [];

/** Remarks on how the words were read: general ones, and those of parts that are still in force. */
export function notesOf(search: ResultsSearch, searched: Searched | undefined): string[] {
  if (!searched) return [];
  const { notes, parts } = searched.understanding;
  const active = activeFilters(search);
  const ofParts = parts
    .filter((part) => active.some((filter) => saysFilter(part, filter)))
    .flatMap(({ note }) => (note ? [note] : []));
  return [...new Set([...notes, ...ofParts])];
}
