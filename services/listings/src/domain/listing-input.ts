import {
  agentSchema,
  featureNames,
  isFeature,
  imageSchema,
  listingLimits,
  listingStatuses,
  listingTypes,
  type MaterialInformation,
  materialInformationSchema,
  propertyTypes,
  publicListingSchema,
} from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import type { Listing, ListingContent, ListingProblem } from './listing.js';
import { invisibleTexts } from './listing-text.js';
import type { ListingMedia } from './media.js';
import { locationFromAddress, outcodeOf } from './place.js';

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

const featureCorrection = z.object({
  feature: z.string().max(40).refine(isFeature, 'There is no feature of this name'),
  has: z.boolean(),
});

const fileId = z.string().min(1).max(300);

/** What an agent may give; anything else, such as owner or dates, is not read from input. */
export const listingInputSchema = z.object({
  title: text('The title', listingLimits.title),
  description: text('The description', listingLimits.description),
  address: text('The address', listingLimits.address),
  bedrooms: bedrooms.default(0),
  bathrooms: bathrooms.default(0),
  agent: agentSchema.omit({ agencyId: true, agencySince: true }),
  listingType: z.enum(listingTypes).default('sale'),
  propertyType: z.enum(propertyTypes).default('house'),
  price: price.nullable().default(0),
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
  featureCorrections: z
    .array(featureCorrection)
    .max(featureNames.length, `At most ${featureNames.length} features can be corrected`)
    .superRefine((corrections, context) => {
      const names = corrections.map(({ feature }) => feature);
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'feature'],
            message: 'This feature is there twice',
          });
    })
    .nullable()
    .transform((corrections) => corrections ?? [])
    .default([]),
  status: z.enum(listingStatuses).default('available'),
  images: z
    .array(z.object({ id: fileId, alt: imageSchema.shape.alt.default('') }))
    .max(listingLimits.images, `A listing has at most ${listingLimits.images} pictures`)
    .superRefine((images, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of images.entries())
        if (seen.has(id))
          context.addIssue({ code: 'custom', path: [index, 'id'], message: 'This picture is there twice' });
        else seen.add(id);
    })
    .optional(),
  floorplan: fileId.nullable().optional(),
  epc: fileId.nullable().optional(),
});

/** Fields that were left out, and only those, keep what the listing has. */
export type ListingInput = Readonly<Record<string, unknown>>;

/** What an input makes of a listing, its files being but named: whether they may be used is for others to see. */
export interface ReadListing {
  readonly content: ListingContent;
  /** Undefined when the input leaves it out. */
  readonly status: Listing['status'] | undefined;
  /** Those that the input gives. */
  readonly media: Partial<ListingMedia>;
  /** Whether the input says where the home stands. */
  readonly pinned: boolean;
}

/**
 * What an input gives, over what a listing already says.
 *
 * @returns every field at fault when it cannot be read.
 */
export function readListingInput(
  input: ListingInput,
  current: ListingContent | null,
): Result<ReadListing, readonly ListingProblem[]> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const invisible = invisibleTexts(given);
  if (invisible.length > 0) return fail(invisible);
  const parsed = listingInputSchema.safeParse({ ...(current ? editable(current) : {}), ...given });
  if (!parsed.success) return fail(problemsOf(parsed.error));
  const { location, status, images, floorplan, epc, ...content } = parsed.data;
  if ((content.latitude === null) !== (content.longitude === null))
    return fail([
      {
        field: content.latitude === null ? 'latitude' : 'longitude',
        message: 'Give both coordinates or neither.',
      },
    ]);
  return succeed({
    content: {
      images: [],
      floorplan: null,
      epc: null,
      transportDistances: null,
      ...current,
      ...content,
      agent: { ...content.agent, ...sinceOf(current) },
      location: location ?? locationFromAddress(content.address),
      outcode: outcodeOf(content.address, current),
    },
    status: given['status'] === undefined && current ? undefined : status,
    media: {
      ...(images ? { gallery: images } : {}),
      ...(floorplan === undefined ? {} : { floorplanId: floorplan }),
      ...(epc === undefined ? {} : { epcId: epc }),
    },
    pinned: given['latitude'] !== undefined && content.latitude !== null,
  });
}

/** As much of a form as features are read from; a description may still be missing. */
const featureTextSchema = listingInputSchema
  .pick({
    listingType: true,
    propertyType: true,
    keyFeatures: true,
    materialInformation: true,
    featureCorrections: true,
  })
  .extend({
    description: z
      .string()
      .max(listingLimits.description, `The description has at most ${listingLimits.description} characters`)
      .default(''),
  });

/** @returns every field at fault when it cannot be read. */
export function readFeatureText(
  input: ListingInput,
): Result<z.infer<typeof featureTextSchema>, readonly ListingProblem[]> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const parsed = featureTextSchema.safeParse(given);
  return parsed.success ? succeed(parsed.data) : fail(problemsOf(parsed.error));
}

const problemsOf = ({ issues }: z.ZodError): readonly ListingProblem[] =>
  issues.map(({ path, message }) => ({ field: path.join('.'), message: plain(message, path) }));

// What Lintel knows of the contact's agency is not the input's to give, nor to lose.
const sinceOf = (current: ListingContent | null): Pick<ListingContent['agent'], 'agencySince'> =>
  current?.agent.agencySince === undefined ? {} : { agencySince: current.agent.agencySince };

// A location that was derived from the address is derived again when the address changes. Files are named by the input alone.
const editable = ({
  location,
  images: _images,
  floorplan: _plan,
  epc: _epc,
  ...content
}: ListingContent) => ({
  ...content,
  location: location === locationFromAddress(content.address) ? null : location,
});

const plain = (message: string, path: PropertyKey[]): string =>
  message.includes('received undefined') ? `${path.join('.')} is required` : message;
