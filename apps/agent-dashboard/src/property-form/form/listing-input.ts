import type { ListingInput } from '../property-form-queries.js';
import { numberOf, type MaterialValues, type PropertyValues } from './property-values.js';

/** The id of an upload as the service knows it; null for one that is not there, or could not be made ready. */
export type IdOf = (key: string) => string | null;

const optionalNumber = (typed: string): number | null => (typed.trim() === '' ? null : numberOf(typed));
const optionalText = (typed: string): string | null => typed.trim() || null;

/** Null when the form says nothing about the home. */
export function materialOf(material: MaterialValues): ListingInput['materialInformation'] {
  const said = {
    councilTaxBand: optionalText(material.councilTaxBand),
    tenure: material.tenure || null,
    leaseYearsRemaining: optionalNumber(material.leaseYearsRemaining),
    groundRent: optionalNumber(material.groundRent),
    serviceCharge: optionalNumber(material.serviceCharge),
    deposit: optionalNumber(material.deposit),
    parking: optionalText(material.parking),
    heating: optionalText(material.heating),
    broadband: optionalText(material.broadband),
    floodRisk: optionalText(material.floodRisk),
    restrictions: optionalText(material.restrictions),
  };
  return Object.values(said).some((value) => value !== null) ? said : null;
}

/** What the form says, in the parts that the service takes together. */
function partsOf(values: PropertyValues, idOf: IdOf): Record<string, ListingInput> {
  const { pin } = values;
  // The middle of an outcode is a guess of ours, and nobody's statement.
  const placed = pin && pin.from !== 'outcode' ? pin : null;
  const known = (key: string | null): string | null => (key === null ? null : idOf(key));
  return {
    title: { title: values.title.trim() },
    description: { description: values.description.trim() },
    listingType: { listingType: values.listingType },
    propertyType: { propertyType: values.propertyType },
    status: { status: values.status },
    price: {
      price: values.listingType === 'sale' && values.priceOnApplication ? null : numberOf(values.price),
    },
    bedrooms: { bedrooms: numberOf(values.bedrooms) },
    bathrooms: { bathrooms: numberOf(values.bathrooms) },
    squareFeet: { squareFeet: optionalNumber(values.squareFeet) },
    address: { address: values.address.trim() },
    pin: { latitude: placed?.latitude ?? null, longitude: placed?.longitude ?? null },
    keyFeatures: { keyFeatures: [...values.keyFeatures] },
    featureCorrections: { featureCorrections: [...values.featureCorrections] },
    material: { materialInformation: materialOf(values.material) },
    agent: { agent: { ...values.agent } },
    images: {
      images: values.images.flatMap(({ key, alt }) => {
        const id = idOf(key);
        return id === null ? [] : [{ id, alt: alt.trim() }];
      }),
    },
    floorplan: { floorplan: known(values.floorplan) },
    epc: { epc: known(values.epc) },
  };
}

/** All of a new property. */
export const inputOf = (values: PropertyValues, idOf: IdOf): ListingInput =>
  Object.assign({}, ...Object.values(partsOf(values, idOf))) as ListingInput;

/** What differs from what was there; empty when nothing does. */
export function changedInput(base: PropertyValues, values: PropertyValues, idOf: IdOf): ListingInput {
  const kept = new Set([...values.images.map(({ key }) => key), values.floorplan, values.epc]);
  // A file that was taken away is known no more; the listing has it by its own id.
  const before = partsOf(base, (key) => (kept.has(key) ? idOf(key) : key));
  const changed = Object.entries(partsOf(values, idOf)).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(before[name]),
  );
  return Object.assign({}, ...changed.map(([, part]) => part)) as ListingInput;
}
