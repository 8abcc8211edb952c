import { Button, buttonLook, EmptyState, Search } from '@lintel/ui';
import { resultsAddress, type ResultsSearch } from './results-address.js';
import type { SearchFacets } from './results-queries.js';
import { Link } from '@lintel/web/router';
import { criterionText } from './filter-options.js';
import { placeText } from './place-words.js';
import { offerOf } from './relaxation.js';
import { crossedPrices, without, withCriteria, withPlace } from './search-changes.js';
import type { ChangeSearch } from './use-search.js';

/** Why there is nothing, and each single change that would find something, for one press. */
export function EmptyResults({
  search,
  facets,
  change,
  onReset,
}: {
  search: ResultsSearch;
  /** Undefined while they come. */
  facets: SearchFacets | undefined;
  change: ChangeSearch;
  onReset: () => void;
}) {
  const crossed = crossedPrices(search);
  const offer = facets?.relaxation && offerOf(search, facets.relaxation);
  const meant = facets?.didYouMean ?? [];
  const { location } = search.criteria;
  return (
    <EmptyState
      icon={<Search />}
      title="No properties found"
      action={
        <div className="flex flex-col items-center gap-3">
          {crossed && (
            <>
              <p className="text-soft">The lowest price is above the highest: nothing can match.</p>
              <Button
                variant="primary"
                onClick={() =>
                  change((current) =>
                    withCriteria(current, { minPrice: crossed.low, maxPrice: crossed.high }),
                  )
                }
              >
                {criterionText(search.listingType, 'minPrice', crossed.low)}{' '}
                {criterionText(search.listingType, 'maxPrice', crossed.high).toLowerCase()}
              </Button>
            </>
          )}
          {meant.length > 0 && (
            <div className="text-soft">
              <p>Did you mean</p>
              <ul className="mt-2 flex flex-wrap justify-center gap-2">
                {meant.map(({ location: meantLocation, insteadOf, place }) => (
                  <li key={`${meantLocation} ${place.within}`}>
                    <Link
                      to={resultsAddress(withPlace(search, insteadOf, meantLocation))}
                      className={buttonLook({ size: 'small' })}
                    >
                      {placeText(place)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {offer && (
            <Button variant={crossed ? 'secondary' : 'primary'} onClick={() => change(() => offer.search)}>
              {offer.text}
            </Button>
          )}
          <div className="flex flex-wrap justify-center gap-2">
            {location !== undefined && facets?.relaxation?.criterion !== 'location' && (
              <Button variant="quiet" onClick={() => change((current) => without(current, 'location'))}>
                <span className="max-w-72 truncate">Look beyond {location}</span>
              </Button>
            )}
            <Button variant={offer || crossed ? 'quiet' : 'secondary'} onClick={onReset}>
              Reset Filters
            </Button>
          </div>
        </div>
      }
    >
      Try adjusting your filters to see more results
    </EmptyState>
  );
}
