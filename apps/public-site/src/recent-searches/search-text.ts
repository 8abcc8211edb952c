import { saidOfWishes } from '@lintel/contracts/search';
import { saidOf } from '@lintel/web';
import { criterionText, goneWord, typesText } from '../results/filter-options.js';
import type { ResultsSearch } from '../results/results-address.js';
import { priceWords, whereWords } from '../results/save-search/proposed-name.js';

const longest = 120;
const deals = { sale: 'For sale', rent: 'To rent' } as const;

/** `2+ beds in Clapham or Balham, up to £2,400 pcm, garden · To rent` */
export function searchText(search: ResultsSearch): string {
  const { listingType, criteria, propertyTypes, wishes, offMarket } = search;
  const rooms = (['beds', 'baths'] as const).flatMap((name) => {
    const value = criteria[name];
    return value === undefined ? [] : [criterionText(listingType, name, value)];
  });
  const what = [...rooms, typesText(propertyTypes)].filter(Boolean).join(', ') || 'homes';
  const wished = saidOfWishes(wishes);
  // Areas come first among the wishes; where no place is named, they say where.
  const where = whereWords(search) ?? (wishes?.areas ? wished.shift() : undefined);
  const asked = [
    where ? `${what} ${where}` : what,
    priceWords(search),
    ...saidOf(criteria, 'inName'),
    ...wished,
    offMarket && `also ${goneWord[listingType]} homes`,
  ]
    .filter(Boolean)
    .join(', ');
  const capital = asked.charAt(0).toUpperCase() + asked.slice(1);
  const short = capital.length > longest ? `${capital.slice(0, longest - 1).trimEnd()}…` : capital;
  return `${short} · ${deals[listingType]}`;
}
