import { z } from 'zod';
import { featureNames } from './features/feature-names.js';
import { featureReadingSchema } from './features/feature-reading.js';
import { councilTaxBands, listingStatuses, listingTypes, propertyTypes, tenures } from './enumerations.js';
import { growing } from './events/reading.js';

/** The most that a listing may say of each thing; more is a mistake or an attack. */
export const listingLimits = {
  title: 200,
  description: 20_000,
  address: 300,
  location: 120,
  keyFeature: 200,
  keyFeatures: 50,
  images: 50,
  rooms: 50,
  squareFeet: 1_000_000,
  price: 1_000_000_000,
  stopName: 120,
} as const;

/** A stored picture: `<key>-<width>.webp` in the object store for each width, all of one aspect. */
export const imageSchema = z.object({
  key: z.string().min(1).max(300).describe('Prefix of the object keys, without width and extension'),
  widths: z.array(z.int().min(16).max(8000)).min(1).max(8).describe('Stored widths in pixels, ascending'),
  width: z.int().min(1).describe('Width of the largest rendition in pixels'),
  height: z.int().min(1).describe('Height of the largest rendition in pixels'),
  alt: z.string().max(300).describe('What the picture shows, for those who cannot see it'),
  placeholder: z.string().max(2000).describe('A blurred miniature as a data URI, or empty'),
});
export type ListingImage = z.infer<typeof imageSchema>;

/** A drawing or scan such as a floorplan: one object of the store. */
export const documentSchema = z.object({
  key: z.string().min(1).max(300).describe('Object key'),
  contentType: growing(
    ['image/svg+xml', 'image/webp', 'image/png', 'image/jpeg', 'application/pdf'],
    'application/pdf',
  ),
  width: z.int().min(1).nullable().describe('Pixels; null for PDF'),
  height: z.int().min(1).nullable().describe('Pixels; null for PDF'),
});
export type ListingDocument = z.infer<typeof documentSchema>;

/** Stands in for the address of a contact whose agency has nobody left, and of a visitor who gave none: nothing is sent to it (RFC 2606, section 2). */
export const nobodysAddress = 'nobody@lintel.invalid';

export const agentSchema = z.object({
  agencyId: z.string().min(1).max(100),
  agency: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  position: z.string().max(200),
  phone: z.string().max(50),
  email: z.email().max(254),
  agencySince: z
    .int()
    .positive()
    .optional()
    .describe('When the agency registered, in seconds since 1970; absent where a program wrote the listing'),
});
export type ListingAgent = z.infer<typeof agentSchema>;

/** Whom people deal with: the person, then the agency; once where the account never had a person's name, as of agencies that registered without one. */
export const agentLine = ({ name, agency }: Pick<ListingAgent, 'name' | 'agency'>): string =>
  [...new Set([name, agency])].filter((words) => words !== '').join(', ');

const stopName = (kind: string) =>
  z
    .string()
    .min(1)
    .max(listingLimits.stopName)
    .nullish()
    .describe(`Name of the nearest ${kind}; absent from older events, null where it is not known`);

/** Miles, great circle, to the nearest stop of each kind; null where it is not known. */
export const transportDistancesSchema = z.object({
  tube: z.number().min(0).nullable().describe('To the nearest station of the Underground'),
  bus: z.number().min(0).nullable(),
  train: z
    .number()
    .min(0)
    .nullable()
    .describe('To the nearest station of National Rail, the Overground, the Elizabeth line or the DLR'),
  tubeStop: stopName('station of the Underground'),
  busStop: stopName('bus stop'),
  trainStop: stopName('railway station'),
});
export type TransportDistances = z.infer<typeof transportDistancesSchema>;

/**
 * What a buyer is owed before viewing (Digital Markets, Competition and Consumers Act 2024; guidance of National Trading Standards),
 * as far as the agent has given it.
 */
export const materialInformationSchema = z.object({
  councilTaxBand: growing(councilTaxBands, null).nullable(),
  tenure: growing(tenures, null).nullable(),
  leaseYearsRemaining: z.int().min(0).max(9999).nullable(),
  groundRent: z.number().min(0).nullable().describe('Pounds a year'),
  serviceCharge: z.number().min(0).nullable().describe('Pounds a year'),
  deposit: z.number().min(0).nullable().describe('Pounds'),
  parking: z.string().max(200).nullable(),
  heating: z.string().max(200).nullable(),
  broadband: z.string().max(200).nullable(),
  floodRisk: z.string().max(500).nullish().describe('Rivers, sea and surface water, and past floods'),
  restrictions: z
    .string()
    .max(1000)
    .nullish()
    .describe('Covenants, rights of way, listed status and the like'),
});
export type MaterialInformation = z.infer<typeof materialInformationSchema>;

/** That a home is offered for less than before. */
export const reductionSchema = z.object({
  from: z
    .number()
    .min(0)
    .max(listingLimits.price)
    .describe('What it was offered at before; pounds, as the price'),
  at: z.iso.datetime().describe('When the price was lowered, UTC'),
});

/** A listing as the public sees it: the whole of it, in each event, so that a new reader needs nothing but the topic. */
export const publicListingSchema = z.object({
  id: z.int().min(1).max(2_147_483_647),
  listingType: z.enum(listingTypes),
  status: growing(listingStatuses, 'underOffer'),
  propertyType: growing(propertyTypes, 'house'),
  title: z.string().min(1).max(listingLimits.title),
  description: z.string().max(listingLimits.description),
  price: z
    .number()
    .min(0)
    .max(listingLimits.price)
    .nullable()
    .describe('Pounds: the whole price for sale, a calendar month to rent; null is price on application'),
  bedrooms: z.int().min(0).max(listingLimits.rooms),
  bathrooms: z.int().min(0).max(listingLimits.rooms),
  squareFeet: z.int().min(1).max(listingLimits.squareFeet).nullable().describe('Null: ask the agent'),
  address: z.string().min(1).max(listingLimits.address),
  location: z.string().min(1).max(listingLimits.location).describe('Area and town, such as Clapham, London'),
  outcode: z.string().max(4).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  transportDistances: transportDistancesSchema.nullable(),
  keyFeatures: z.array(z.string().min(1).max(listingLimits.keyFeature)).max(listingLimits.keyFeatures),
  images: z.array(imageSchema).max(listingLimits.images),
  floorplan: documentSchema.nullable(),
  epc: documentSchema.nullable(),
  agent: agentSchema,
  materialInformation: materialInformationSchema.nullable(),
  features: z
    .array(featureReadingSchema)
    .max(featureNames.length)
    .optional()
    .describe('What it says of features; missing where it was not read'),
  publishedAt: z.iso.datetime().describe('UTC'),
  updatedAt: z.iso.datetime().describe('UTC'),
  reduction: reductionSchema
    .optional()
    .describe(
      'The last lowering of its price, however long ago; absent where there was none, and from older events',
    ),
});
export type PublicListing = z.infer<typeof publicListingSchema>;
