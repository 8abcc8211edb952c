import { type DrawnArea, drawnLimits } from '@lintel/contracts/search';
import type { ResultsSearch } from '../../results-address.js';
import { withWishes } from '../../wishes/wish-changes.js';

export const areasOf = ({ wishes }: ResultsSearch): readonly DrawnArea[] => wishes?.areas ?? [];

export const mayDrawMore = (search: ResultsSearch): boolean => areasOf(search).length < drawnLimits.areas;

/** Also in a drawn area, which is in place of the location, the other places and the part of the map that were looked in. */
export function withDrawnArea({ area: _area, ...search }: ResultsSearch, drawn: DrawnArea): ResultsSearch {
  const { location: _location, radius: _radius, ...criteria } = search.criteria;
  return withWishes({ ...search, criteria }, ({ places: _places, ...wishes }) => ({
    ...wishes,
    areas: [...(wishes.areas ?? []), drawn],
  }));
}

export const withoutDrawnAreas = (search: ResultsSearch): ResultsSearch =>
  withWishes(search, ({ areas: _, ...wishes }) => wishes);
