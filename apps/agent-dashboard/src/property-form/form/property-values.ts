import type { ListingStatus, ListingType, PropertyType, Tenure } from '@lintel/contracts';
import type { FormAgent, FormListing } from '../property-form-queries.js';

/** Where the home stands, and who says so. An outcode's middle is a guess that nobody has confirmed. */
export interface Pin {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: 'listing' | 'postcode' | 'outcode' | 'agent';
}

/** A picture in its place; `key` is the upload's as the form calls it. */
export interface GalleryItem {
  readonly key: string;
  readonly alt: string;
}

export interface FeatureCorrection {
  readonly feature: string;
  readonly has: boolean;
}

export interface Contact {
  readonly agency: string;
  readonly name: string;
  readonly position: string;
  readonly phone: string;
  readonly email: string;
}

/** Numbers are kept as they were typed. */
export interface MaterialValues {
  councilTaxBand: string;
  tenure: Tenure | '';
  leaseYearsRemaining: string;
  groundRent: string;
  serviceCharge: string;
  deposit: string;
  parking: string;
  heating: string;
  broadband: string;
  floodRisk: string;
  restrictions: string;
}

/** All that the form holds, as it is typed. */
export interface PropertyValues {
  title: string;
  description: string;
  listingType: ListingType;
  propertyType: PropertyType;
  status: ListingStatus;
  price: string;
  /** For sale only: `price` is not said. */
  priceOnApplication: boolean;
  bedrooms: string;
  bathrooms: string;
  squareFeet: string;
  address: string;
  pin: Pin | null;
  keyFeatures: readonly string[];
  /** What was said by hand, whatever the texts are read as. */
  featureCorrections: readonly FeatureCorrection[];
  material: MaterialValues;
  agent: Contact;
  images: readonly GalleryItem[];
  floorplan: string | null;
  epc: string | null;
}

const typed = (value: string | number | null | undefined): string => (value ?? '').toString();

const contactAt = (
  agency: FormAgent['agency'],
  { name, email }: Pick<Contact, 'name' | 'email'>,
): Contact => ({
  agency: agency?.companyName ?? '',
  name,
  position: 'Estate Agent',
  phone: agency?.phone ?? '',
  email,
});

export const contactOf = ({ agency, ...me }: FormAgent): Contact => contactAt(agency, me);

export type Contacts = readonly [Contact, ...Contact[]];

/** Who may be the contact: the agency's people, whoever is signed in first. */
export const contactsOf = ({ agency, ...me }: FormAgent): Contacts => [
  contactAt(agency, me),
  ...(agency?.members ?? []).filter(({ id }) => id !== me.id).map((member) => contactAt(agency, member)),
];

/** What a new property begins with (specification, section 9). */
export const newProperty = (agent: Contact): PropertyValues => ({
  title: '',
  description: '',
  listingType: 'sale',
  propertyType: 'house',
  status: 'available',
  price: '0',
  priceOnApplication: false,
  bedrooms: '0',
  bathrooms: '0',
  squareFeet: '',
  address: '',
  pin: null,
  keyFeatures: [],
  featureCorrections: [],
  material: {
    councilTaxBand: '',
    tenure: '',
    leaseYearsRemaining: '',
    groundRent: '',
    serviceCharge: '',
    deposit: '',
    parking: '',
    heating: '',
    broadband: '',
    floodRisk: '',
    restrictions: '',
  },
  agent,
  images: [],
  floorplan: null,
  epc: null,
});

/** What the form of a listing begins with. */
export function valuesOf(listing: FormListing): PropertyValues {
  const { latitude, longitude, materialInformation: material, price, listingType } = listing;
  return {
    title: listing.title,
    description: listing.description,
    listingType,
    propertyType: listing.propertyType,
    status: listing.status,
    price: typed(price ?? 0),
    priceOnApplication: listingType === 'sale' && price === null,
    bedrooms: typed(listing.bedrooms),
    bathrooms: typed(listing.bathrooms),
    squareFeet: typed(listing.squareFeet),
    address: listing.address,
    pin: latitude === null || longitude === null ? null : { latitude, longitude, from: 'listing' },
    keyFeatures: listing.keyFeatures,
    featureCorrections: listing.featureCorrections,
    material: {
      councilTaxBand: typed(material?.councilTaxBand),
      tenure: material?.tenure ?? '',
      leaseYearsRemaining: typed(material?.leaseYearsRemaining),
      groundRent: typed(material?.groundRent),
      serviceCharge: typed(material?.serviceCharge),
      deposit: typed(material?.deposit),
      parking: typed(material?.parking),
      heating: typed(material?.heating),
      broadband: typed(material?.broadband),
      floodRisk: typed(material?.floodRisk),
      restrictions: typed(material?.restrictions),
    },
    agent: listing.agent,
    images: listing.images.map(({ id, alt }) => ({ key: id, alt })),
    floorplan: listing.floorplan?.id ?? null,
    epc: listing.epc?.id ?? null,
  };
}

/** The number that was typed: `1,250,000` and `£950` are numbers too. NaN for anything else. */
export function numberOf(text: string): number {
  const bare = text.replace(/[£,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
}

/** The status of the same meaning that fits a type: only sales are sold, only rentals let. */
export const statusFor = (listingType: ListingType, status: ListingStatus): ListingStatus =>
  status === 'sold' || status === 'let' ? (listingType === 'rent' ? 'let' : 'sold') : status;

/** Why the public would not see it yet, in words for the agent; undefined when nothing stands in the way. */
export function whyDraft({
  listingType,
  price,
  priceOnApplication,
}: Pick<PropertyValues, 'listingType' | 'price' | 'priceOnApplication'>): string | undefined {
  if (listingType === 'sale' && priceOnApplication) return undefined;
  if (price.trim() !== '' && numberOf(price) !== 0) return undefined;
  return listingType === 'rent'
    ? 'An advert to rent must state one exact monthly rent. Until then the property is saved as a draft, which the public does not see.'
    : 'With a price of £0 the property is saved as a draft, which the public does not see.';
}
