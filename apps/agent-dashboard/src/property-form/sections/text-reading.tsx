import { featureLabels, featureNames, type FeatureName } from '@lintel/contracts';
import { Check, Select, X } from '@lintel/ui';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import type { FeatureCorrection, PropertyValues } from '../form/property-values.js';
import type { FeatureReading } from '../property-form-queries.js';
import { Card } from './card.js';
import { useTextReading } from './use-text-reading.js';

const wordOf = (has: boolean): string => (has ? 'yes' : 'no');

/** What the texts of the form are read as, feature by feature, to be put right by hand. */
export function TextReading() {
  const { control } = useFormContext<PropertyValues>();
  const { field } = useController({ control, name: 'featureCorrections' });
  const corrections = field.value;
  const readings = useTextReading();
  const read = new Map(readings.map((reading) => [reading.feature, reading]));
  const corrected = new Map(corrections.map(({ feature, has }) => [feature, has]));
  const shown = featureNames.filter((feature) => read.has(feature) || corrected.has(feature));
  const others = featureNames.filter((feature) => !shown.includes(feature));

  const correct = (feature: FeatureName, has: boolean | undefined): void => {
    const left = corrections.filter((correction) => correction.feature !== feature);
    field.onChange(has === undefined ? left : ([...left, { feature, has }] satisfies FeatureCorrection[]));
  };

  return (
    <Card
      title="What Your Text Was Read As"
      lead="People who search for these find the property by them, with your words beside each. What was read wrongly can be put right here."
    >
      {shown.length === 0 ? (
        <p className="text-sm text-stone">
          Nothing yet. Name a garden, a lift or whether pets are considered in the description or the key
          features.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((feature) => (
            <Row
              key={feature}
              feature={feature}
              reading={read.get(feature)}
              corrected={corrected.get(feature)}
              onCorrect={(has) => correct(feature, has)}
            />
          ))}
        </ul>
      )}
      <Select
        id={fieldElementId('featureCorrections')}
        label="Say that it has something else"
        className="mt-4 sm:max-w-xs"
        value=""
        options={[
          { value: '', label: 'Choose a feature' },
          ...others.map((feature) => ({ value: feature, label: featureLabels[feature] })),
        ]}
        onChange={({ target }) => {
          if (target.value !== '') correct(target.value as FeatureName, true);
        }}
      />
    </Card>
  );
}

function Row({
  feature,
  reading,
  corrected,
  onCorrect,
}: {
  feature: FeatureName;
  reading: FeatureReading | undefined;
  /** What was said by hand. */
  corrected: boolean | undefined;
  onCorrect: (has: boolean | undefined) => void;
}) {
  const has = corrected ?? reading?.has ?? false;
  const Icon = has ? Check : X;
  const label = featureLabels[feature];
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon className={`size-4.5 shrink-0 ${has ? 'text-moss' : 'text-clay'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{label}</p>
        <p className="text-sm wrap-anywhere text-stone">
          {corrected !== undefined
            ? 'Said by hand'
            : reading?.words
              ? `“${reading.words}”`
              : 'From the fields'}
        </p>
      </div>
      <Select
        label={label}
        hideLabel
        className="w-36 shrink-0"
        value={corrected === undefined ? '' : wordOf(corrected)}
        options={[
          { value: '', label: reading ? `As read: ${wordOf(reading.has)}` : 'Not said' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        onChange={({ target }) => onCorrect(target.value === '' ? undefined : target.value === 'yes')}
      />
    </li>
  );
}
