import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '../../shared/use-settled.js';
import { materialOf } from '../form/listing-input.js';
import type { PropertyValues } from '../form/property-values.js';
import { readFeatures, type FeatureReading, type FeatureText } from '../property-form-queries.js';

/** What the texts of the form say of features, a moment after the last key; while that cannot be told, what it was before. */
export function useTextReading(): readonly FeatureReading[] {
  const { control } = useFormContext<PropertyValues>();
  const [description, keyFeatures, listingType, propertyType, material] = useWatch({
    control,
    name: ['description', 'keyFeatures', 'listingType', 'propertyType', 'material'],
  });
  const text: FeatureText = {
    description,
    keyFeatures: [...keyFeatures],
    listingType,
    propertyType,
    materialInformation: materialOf(material),
  };
  const settled = useSettled(JSON.stringify(text));
  const { data } = useQuery({
    ...readFeatures(JSON.parse(settled) as FeatureText),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data ?? [];
}
