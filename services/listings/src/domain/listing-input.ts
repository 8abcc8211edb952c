import {
  agentSchema,
  listingLimits,
  listingTypes,
  type MaterialInformation,
  materialInformationSchema,
  propertyTypes,
  publicListingSchema,
} from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import type { ListingContent, ListingProblem } from './listing.js';
import { locationFromAddress, outcodeFromAddress } from './place.js';

const text = (label: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, `${label} must not be empty`)
    .max(longest, `${label} has at most ${longest} characters`);

const price = publicListingSchema.shape.price.unwrap();
const { latitude, longitude, squareFeet, bedrooms, bathrooms } = publicListingSchema.shape;

const nothingSaid: MaterialInformation = {
  councilTaxBand: null,
  tenure: null,
  leaseYearsRemaining: null,
  groundRent: null,
  serviceCharge: null,
  deposit: null,
  parking: null,
  heating: null,
  broadband: null,
  floodRisk: null,
  restrictions: null,
};

/** What an agent may give; anything else, such as owner, status or dates, is not read from input. */
export const listingInputSchema = z.object({
  title: text('The title', listingLimits.title),
  description: text('The description', listingLimits.description),
  address: text('The address', listingLimits.address),
  bedrooms,
  bathrooms,
  agent: agentSchema.omit({ agencyId: true }),
  listingType: z.enum(listingTypes).default('sale'),
  propertyType: z.enum(propertyTypes).default('house'),
  price: price.nullable().default(null),
  squareFeet: squareFeet.default(null),
  location: text('The location', listingLimits.location).nullable().default(null),
  latitude: latitude.default(null),
  longitude: longitude.default(null),
  keyFeatures: z
    .array(z.string().trim().max(listingLimits.keyFeature))
    .max(listingLimits.keyFeatures)
    .transform((features) => features.filter(Boolean))
    .default([]),
  materialInformation: materialInformationSchema
    .partial()
    .transform((given) => ({ ...nothingSaid, ...given }))
    .nullable()
    .default(null),
});

/** Fields that were left out, and only those, keep what the listing has. */
export type ListingInput = Readonly<Record<string, unknown>>;

/**
 * The content that an input gives, over what a listing already says.
 *
 * @returns every field at fault when it cannot be read.
 */
export function readListingInput(
  input: ListingInput,
  current: ListingContent | null,
): Result<ListingContent, readonly ListingProblem[]> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const parsed = listingInputSchema.safeParse({ ...(current ? editable(current) : {}), ...given });
  if (!parsed.success)
    return fail(
      parsed.error.issues.map((issue) => ({
        field: issue.path.join('.'),
        message: plain(issue.message, issue.path),
      })),
    );
  const { location, ...content } = parsed.data;
  if ((content.latitude === null) !== (content.longitude === null))
    return fail([
      {
        field: content.latitude === null ? 'latitude' : 'longitude',
        message: 'Give both coordinates or neither.',
      },
    ]);
  return succeed({
    images: [],
    floorplan: null,
    epc: null,
    transportDistances: null,
    ...current,
    ...content,
    location: location ?? locationFromAddress(content.address),
    outcode: outcodeFromAddress(content.address),
  });
}

// A location that was derived from the address is derived again when the address changes.
const editable = ({ location, ...content }: ListingContent) => ({
  ...content,
  location: location === locationFromAddress(content.address) ? null : location,
});

const plain = (message: string, path: PropertyKey[]): string =>
  message.includes('received undefined') ? `${path.join('.')} is required` : message;
