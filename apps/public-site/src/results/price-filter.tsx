import { RangeSlider } from '@lintel/ui';
import type { ListingType } from '@lintel/web';
import { priceNote, pricesAt, priceScales, priceTexts, thumbsAt, type PriceRange } from './price-scale.js';
import { withCriteria } from './search-changes.js';
import { useDraft } from './use-draft.js';
import type { ChangeSearch } from './use-search.js';

const same = (a: PriceRange, b: PriceRange): boolean =>
  a.minPrice === b.minPrice && a.maxPrice === b.maxPrice;

export function PriceFilter({
  listingType,
  minPrice,
  maxPrice,
  change,
}: PriceRange & { listingType: ListingType; change: ChangeSearch }) {
  const scale = priceScales[listingType];
  const { shown, edit, flush } = useDraft<PriceRange>(
    { minPrice, maxPrice },
    (range) => change((search) => withCriteria(search, range), { replace: true }),
    same,
  );
  const [low, high] = priceTexts(scale, shown);
  const note = priceNote(shown);
  return (
    <div role="group" aria-label={listingType === 'rent' ? 'Monthly rent' : 'Price'}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold whitespace-nowrap">
          {listingType === 'rent' ? 'Monthly rent' : 'Price'}
        </span>
        <span className="text-right text-soft tabular-nums">
          {low} – {high}
        </span>
      </p>
      <RangeSlider
        labels={['Minimum price', 'Maximum price']}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={thumbsAt(scale, shown)}
        onValueChange={(next) => edit(pricesAt(scale, shown, next))}
        onValueCommit={flush}
        valueText={scale.text}
        className="mx-3 mt-1"
      />
      {note && <p className="text-sm text-stone">{note}</p>}
    </div>
  );
}
