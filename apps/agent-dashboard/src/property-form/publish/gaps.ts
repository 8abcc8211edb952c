import type { FormListing, PinOfAddress } from '../property-form-queries.js';
import type { IdOf } from '../form/listing-input.js';
import { whyDraft, type PropertyValues } from '../form/property-values.js';

/** Something that people look for first and that a home lacks. It may go public without it, but the agent is asked. */
export interface Gap {
  readonly field: 'images' | 'pin';
  readonly text: string;
}

const noPictures: Gap = {
  field: 'images',
  text: 'It has no pictures. Most people pass by a home that they cannot see.',
};
const noPlace: Gap = {
  field: 'pin',
  text: 'It has no place on the map: who searches by map or by distance does not find it.',
};
const approximate: Gap = {
  field: 'pin',
  text: 'Its place is not saved: the postcode is not in our data, and the pin is only the middle of the district. Move it onto the home.',
};

/** Whether saving shows it to the public for the first time. */
export const goesPublic = (listing: Pick<FormListing, 'state'> | null, values: PropertyValues): boolean =>
  (listing === null || listing.state === 'draft') && whyDraft(values) === undefined;

/** What a public home would lose: its last picture was taken away. */
export const gapsOfPublic = (
  listing: Pick<FormListing, 'state'> | null,
  before: Pick<PropertyValues, 'images'>,
  { images }: Pick<PropertyValues, 'images'>,
  idOf: IdOf,
): readonly Gap[] =>
  listing?.state === 'published' && before.images.length > 0 && !images.some(({ key }) => idOf(key) !== null)
    ? [noPictures]
    : [];

/** @param found where the address is, for a form whose pin is not placed yet; undefined when that could not be looked up */
export function gapsOf(
  { images, pin }: Pick<PropertyValues, 'images' | 'pin'>,
  found: PinOfAddress | undefined,
  idOf: IdOf,
): readonly Gap[] {
  const pictures = images.some(({ key }) => idOf(key) !== null) ? [] : [noPictures];
  const precision = pin ? pin.from : found === undefined ? 'listing' : found?.precision;
  if (precision === 'outcode') return [...pictures, approximate];
  return precision === undefined ? [...pictures, noPlace] : pictures;
}
