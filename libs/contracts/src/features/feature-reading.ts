import { z } from 'zod';
import { growing } from '../events/reading.js';
import { featureNames } from './feature-names.js';

/** Where a listing says that a home has something, or has it not. */
export const featureSources = ['fields', 'keyFeatures', 'description', 'agent'] as const;
export type FeatureSource = (typeof featureSources)[number];

/** The most characters of the words that a reading rests on. */
export const longestEvidence = 160;

/** What a listing says of one feature. Of a feature that is not among a listing's readings it says nothing. */
export const featureReadingSchema = z.object({
  feature: z
    .string()
    .max(40)
    .describe(`One of: ${featureNames.join(', ')}`),
  has: z.boolean().describe('False: the listing says that it has not'),
  words: z
    .string()
    .max(longestEvidence)
    .nullable()
    .describe('The words of the listing that say so; null where the agent said so by hand'),
  from: growing(featureSources, 'description'),
});
export type FeatureReading = z.infer<typeof featureReadingSchema>;
