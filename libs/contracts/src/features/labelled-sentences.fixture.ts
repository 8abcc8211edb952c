import { readFileSync } from 'node:fs';
import { type PropertyType, propertyTypes } from '../enumerations.js';
import { isFeature } from './feature-names.js';
import { readFeatures } from './read-features.js';

/** A sentence of a listing with what it says, as people labelled it: what the home has, and after a `-` what it has not. */
export interface LabelledSentence {
  readonly propertyType: PropertyType;
  readonly sentence: string;
  readonly labels: readonly string[];
}

export interface Failure extends LabelledSentence {
  readonly read: readonly string[];
}

/** What follows from a label by itself, so that labels need not say it. */
const follows: Readonly<Record<string, string>> = {
  garden: 'outside-space',
  balcony: 'outside-space',
  terrace: 'outside-space',
  penthouse: 'top-floor',
  garage: 'parking',
};

export function readLabelled(set: 'dev' | 'test'): readonly LabelledSentence[] {
  const file = new URL(`../../data/evidence/${set}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [type = '', sentence = '', said = ''] = line.split('|').map((part) => part.trim());
    const labels = said === '' ? [] : said.split(/\s+/);
    const propertyType = propertyTypes.find((each) => each === type);
    if (!propertyType || labels.some((label) => !isFeature(label.replace(/^-/, ''))))
      throw new Error(`not a labelled sentence: ${line}`);
    return [{ propertyType, sentence, labels: withWhatFollows(labels) }];
  });
}

const withWhatFollows = (labels: readonly string[]): readonly string[] => [
  ...new Set([...labels, ...labels.flatMap((label) => follows[label] ?? [])]),
];

/** Those of which not all that is labelled, and nothing else, is read. */
export const failuresOf = (sentences: readonly LabelledSentence[]): readonly Failure[] =>
  sentences.flatMap((labelled) => {
    const read = readFeatures({
      listingType: 'sale',
      propertyType: labelled.propertyType,
      description: labelled.sentence,
      keyFeatures: [],
      materialInformation: null,
    }).map(({ feature, has }) => (has ? feature : `-${feature}`));
    return read.toSorted().join(' ') === labelled.labels.toSorted().join(' ') ? [] : [{ ...labelled, read }];
  });
