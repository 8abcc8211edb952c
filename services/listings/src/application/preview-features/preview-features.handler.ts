import type { FeatureReading } from '@lintel/contracts';
import { readFeatures } from '@lintel/contracts/evidence';
import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseInput } from '@lintel/service-kit';
import { type ListingInput, readFeatureText } from '../../domain/listing-input.js';
import { ofInput } from '../outcome.js';

/** What the text of a form would be read as: nothing is kept of it. */
export function previewFeatures(input: ListingInput): Result<FeatureReading[], Refusal> {
  const text = readFeatureText(input);
  return text.ok
    ? succeed(readFeatures(text.value, text.value.featureCorrections))
    : refuseInput(ofInput(text.failure));
}
