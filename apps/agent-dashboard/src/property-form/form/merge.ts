import { featureLabels, isFeature } from '@lintel/contracts';
import { areaText, listingStatusText, listingTypeText, priceText, propertyTypeText } from '@lintel/web';
import type { FieldPath } from 'react-hook-form';
import { fieldLabels, tenureLabels } from './field-words.js';
import { numberOf, type MaterialValues, type PropertyValues } from './property-values.js';

/** The smallest part of the form that two agents can differ in. */
export interface Leaf {
  /** As the form calls it. */
  readonly path: string;
  /** The fields of the form that it takes together. */
  readonly names: readonly FieldPath<PropertyValues>[];
  readonly label: string;
  readonly read: (values: PropertyValues) => unknown;
  /** For people. */
  readonly show: (values: PropertyValues) => string;
  readonly copy: (from: PropertyValues, into: PropertyValues) => PropertyValues;
}

const nothing = 'nothing';

/** A field, or several that mean one thing. */
const leaf = <Name extends keyof PropertyValues>(
  names: readonly [Name, ...Name[]],
  show: (values: PropertyValues) => string,
): Leaf => ({
  path: names[0],
  names: names as readonly FieldPath<PropertyValues>[],
  label: fieldLabels[names[0]] ?? names[0],
  read: (values) => names.map((name) => values[name]),
  show: (values) => show(values) || nothing,
  copy: (from, into) => ({ ...into, ...Object.fromEntries(names.map((name) => [name, from[name]])) }),
});

const inPounds: readonly (keyof MaterialValues)[] = ['groundRent', 'serviceCharge', 'deposit'];

function materialText(name: keyof MaterialValues, material: MaterialValues): string | undefined {
  if (name === 'tenure') return tenureLabels[material.tenure];
  const amount = inPounds.includes(name) ? numberOf(material[name]) : NaN;
  return Number.isNaN(amount) ? material[name] : priceText({ price: amount, listingType: 'sale' });
}

const materialLeaf = (name: keyof MaterialValues): Leaf => ({
  path: `material.${name}`,
  names: [`material.${name}`],
  label: fieldLabels[`material.${name}`] ?? name,
  read: ({ material }) => material[name],
  show: ({ material }) => materialText(name, material) || nothing,
  copy: (from, into) => ({ ...into, material: { ...into.material, [name]: from.material[name] } }),
});

const materialNames: readonly (keyof MaterialValues)[] = [
  'councilTaxBand',
  'tenure',
  'leaseYearsRemaining',
  'groundRent',
  'serviceCharge',
  'deposit',
  'parking',
  'heating',
  'broadband',
  'floodRisk',
  'restrictions',
];

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
const document = (key: string | null): string => (key === null ? 'none' : 'a file');

export const leaves: readonly Leaf[] = [
  leaf(['title'], ({ title }) => title),
  leaf(['description'], ({ description }) => description),
  leaf(['listingType'], ({ listingType }) => listingTypeText[listingType]),
  leaf(['propertyType'], ({ propertyType }) => propertyTypeText[propertyType]),
  leaf(['status'], ({ status }) => listingStatusText[status]),
  leaf(['price', 'priceOnApplication'], ({ price, priceOnApplication, listingType }) =>
    priceText({ price: priceOnApplication ? null : numberOf(price), listingType }),
  ),
  leaf(['bedrooms'], ({ bedrooms }) => bedrooms),
  leaf(['bathrooms'], ({ bathrooms }) => bathrooms),
  leaf(['squareFeet'], ({ squareFeet }) => (squareFeet === '' ? '' : areaText(numberOf(squareFeet)))),
  leaf(['address'], ({ address }) => address),
  {
    ...leaf(['pin'], ({ pin }) => (pin ? `${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}` : '')),
    // The same place is no change, whoever placed the pin; the middle of a district counts as no place.
    read: ({ pin }) => (pin && pin.from !== 'outcode' ? [pin.latitude, pin.longitude] : null),
  },
  leaf(['keyFeatures'], ({ keyFeatures }) => keyFeatures.join(', ')),
  leaf(['featureCorrections'], ({ featureCorrections }) =>
    featureCorrections
      .map(
        ({ feature, has }) =>
          `${isFeature(feature) ? featureLabels[feature] : feature}: ${has ? 'yes' : 'no'}`,
      )
      .join(', '),
  ),
  ...materialNames.map(materialLeaf),
  leaf(['agent'], ({ agent }) => `${agent.name}, ${agent.email}`),
  leaf(['images'], ({ images }) => count(images.length, 'picture', 'pictures')),
  leaf(['floorplan'], ({ floorplan }) => document(floorplan)),
  leaf(['epc'], ({ epc }) => document(epc)),
];

/** What both have changed, and differently. */
export interface Clash {
  readonly leaf: Leaf;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  /** The form's values: the agent's own, and those that only the colleague has changed. */
  readonly values: PropertyValues;
  /** What only the other has changed. */
  readonly taken: readonly Leaf[];
  readonly clashes: readonly Clash[];
}

/**
 * Merges three ways what a colleague saved meanwhile and what the agent has typed. Nothing typed is lost: where both changed a field, mine stays until
 * one is chosen.
 */
export function merge(base: PropertyValues, theirs: PropertyValues, mine: PropertyValues): Merged {
  let values = mine;
  const taken: Leaf[] = [];
  const clashes: Clash[] = [];
  for (const one of leaves) {
    const [was, other, own] = [base, theirs, mine].map((state) => JSON.stringify(one.read(state)));
    if (other === was || other === own) continue;
    if (own === was) {
      values = one.copy(theirs, values);
      taken.push(one);
    } else clashes.push({ leaf: one, mine: one.show(mine), theirs: one.show(theirs) });
  }
  return { values, taken, clashes };
}

/** Whether the form says anything else than what it began with. */
export const differs = (base: PropertyValues, values: PropertyValues): boolean =>
  leaves.some(({ read }) => JSON.stringify(read(base)) !== JSON.stringify(read(values)));
