import { Bath, Bed, BusFront, ReceiptPoundSterling, Select, TrainFront, TramFront } from '@lintel/ui';
import { criterionOf, readCriterion, type ChoiceName, type CriterionValue } from '@lintel/web';
import { withCount, type CountOf } from './facet-counts.js';
import { optionsFor } from './filter-options.js';
import { withCriteria } from './search-changes.js';
import type { ChangeSearch } from './use-search.js';

const icons: Record<ChoiceName, typeof Bed> = {
  beds: Bed,
  baths: Bath,
  maxTubeDistance: TramFront,
  maxBusDistance: BusFront,
  maxTrainDistance: TrainFront,
  maxCouncilTaxBand: ReceiptPoundSterling,
};

/** One of the choices of a criterion, each with the count of what it would find; a choice that finds nothing is muted, not refused. */
export function ChoiceFilter({
  name,
  chosen,
  countOf,
  change,
}: {
  name: ChoiceName;
  chosen: CriterionValue<ChoiceName> | undefined;
  countOf: CountOf;
  change: ChangeSearch;
}) {
  const Icon = icons[name];
  return (
    <Select
      label={
        <span className="inline-flex items-center gap-1.5">
          <Icon className="size-4 text-stone" aria-hidden /> {criterionOf(name).label}
        </span>
      }
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target }) =>
        change((search) => withCriteria(search, { [name]: readCriterion(name, target.value) }))
      }
    >
      {optionsFor(name, chosen).map(({ value, label }) => {
        const count = value === '' ? undefined : countOf(name, value);
        return (
          <option key={value} value={value} className={count === 0 ? 'text-stone' : 'text-ink'}>
            {withCount(label, count)}
          </option>
        );
      })}
    </Select>
  );
}
