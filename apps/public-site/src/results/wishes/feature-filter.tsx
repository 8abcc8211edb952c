import { featureLabels, type FeatureName } from '@lintel/contracts/features';
import { Button, clsx, Input } from '@lintel/ui';
import { numberText } from '@lintel/web';
import { useId, useState } from 'react';
import type { CountOf } from '../facet-counts.js';
import { homesText } from '../filter-options.js';
import type { ResultsSearch } from '../results-address.js';
import type { ChangeSearch } from '../use-search.js';
import { commonFeatures, featureGroups, type FeatureGroup } from './feature-groups.js';
import { wishesFor, withFeature, withoutFeature } from './wish-changes.js';

interface FeatureFilterProps {
  readonly search: ResultsSearch;
  readonly countOf: CountOf;
  readonly change: ChangeSearch;
}

/** Features to wish for: those that people ask for most, and all of them in groups to search in. */
export function FeatureFilter({ search: { wishes = {} }, countOf, change }: FeatureFilterProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  const found = all ? groupsWith(sought) : [{ title: '', features: inSight(wishes) }];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Features</legend>
      <div id={id}>
        {all && (
          <Input
            label="Find a feature"
            type="search"
            autoComplete="off"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        <p role="status" className={clsx(all && found.length === 0 ? 'mt-3 text-sm text-soft' : 'sr-only')}>
          {all && found.length === 0 && 'No feature is called so.'}
        </p>
        {found.map(({ title, features }) => (
          <div key={title} role={title ? 'group' : undefined} aria-label={title || undefined}>
            {title && (
              <p aria-hidden className="mt-4 mb-1 text-sm text-stone">
                {title}
              </p>
            )}
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <FeatureChoice
                    feature={feature}
                    chosen={wishesFor(feature, wishes)}
                    count={countOf('features', feature)}
                    onChoose={(chosen) =>
                      change((current) => (chosen ? withFeature : withoutFeature)(current, feature))
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={all}
        aria-controls={id}
        onClick={() => {
          setAll(!all);
          setSought('');
        }}
      >
        {all ? 'Fewer features' : 'All features'}
      </Button>
    </fieldset>
  );
}

function FeatureChoice({
  feature,
  chosen,
  count,
  onChoose,
}: {
  feature: FeatureName;
  chosen: boolean;
  count: number | undefined;
  onChoose: (chosen: boolean) => void;
}) {
  return (
    <label
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm hover:bg-sunken pointer-coarse:min-h-11',
        count === 0 && !chosen && 'text-stone',
      )}
    >
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-4.5 shrink-0 accent-brick"
      />
      <span className="flex-1">{featureLabels[feature]}</span>
      {count !== undefined && (
        <span className="pr-1 text-sm text-stone tabular-nums">
          <span aria-hidden>{numberText(count)}</span>
          <span className="sr-only">({homesText(count)})</span>
        </span>
      )}
    </label>
  );
}

/** Those that people ask for most and those that are wished for, in their order. */
const inSight = (wishes: NonNullable<ResultsSearch['wishes']>): FeatureName[] =>
  featureGroups.flatMap(({ features }) =>
    features.filter((feature) => commonFeatures.includes(feature) || wishesFor(feature, wishes)),
  );

function groupsWith(sought: string): FeatureGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (feature: FeatureName, title: string): boolean => {
    const text = `${featureLabels[feature]} ${feature} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return featureGroups
    .map(({ title, features }) => ({ title, features: features.filter((feature) => fits(feature, title)) }))
    .filter(({ features }) => features.length > 0);
}
