import {
  councilTaxBands,
  listingLimits,
  listingStatuses,
  listingTypes,
  propertyTypes,
  tenures,
} from '@lintel/contracts';
import { z } from 'zod';
import { numberOf, type PropertyValues } from './property-values.js';

/** Checks what can be checked of the form before it is sent; the listings service checks it again. */

const required = (missing: string, longest: number) =>
  z
    .string()
    .max(longest, `Use at most ${longest.toLocaleString('en-GB')} characters`)
    .refine((text) => text.trim() !== '', missing);
const text = (longest: number) =>
  z.string().max(longest, `Use at most ${longest.toLocaleString('en-GB')} characters`);

const isNumber = (typed: string): boolean => !Number.isNaN(numberOf(typed));
const given = (typed: string): boolean => typed.trim() !== '';

/** A number of at least 0, as text. At most one message is given. */
const number = ({
  missing,
  most,
  whole = false,
  least = 0,
}: {
  readonly missing?: string;
  readonly most: number;
  readonly whole?: boolean;
  readonly least?: number;
}) =>
  z.string().superRefine((typed, context) => {
    const problem = problemOf(typed);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });

    function problemOf(value: string): string | undefined {
      if (!given(value)) return missing;
      if (!isNumber(value))
        return whole ? 'Enter a whole number, such as 3' : 'Enter a number, such as 450,000';
      const read = numberOf(value);
      if (read < least) return least === 0 ? 'Enter 0 or more' : `Enter ${least} or more`;
      if (read > most) return `Enter ${most.toLocaleString('en-GB')} or less`;
      if (whole && !Number.isInteger(read)) return 'Enter a whole number, such as 3';
      if (Math.abs(read * 100 - Math.round(read * 100)) > 1e-6)
        return 'Enter pounds with at most two decimals';
      return undefined;
    }
  });

const money = number({ most: listingLimits.price });
const rooms = (what: string) =>
  number({ missing: `Enter the number of ${what}`, most: listingLimits.rooms, whole: true });

export const propertySchema: z.ZodType<PropertyValues, PropertyValues> = z
  .object({
    title: required('Enter a title', listingLimits.title),
    description: required('Enter a description', listingLimits.description),
    listingType: z.enum(listingTypes),
    propertyType: z.enum(propertyTypes),
    status: z.enum(listingStatuses),
    price: z.string(),
    priceOnApplication: z.boolean(),
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    squareFeet: number({ most: listingLimits.squareFeet, least: 1, whole: true }),
    address: required('Enter the address', listingLimits.address),
    pin: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        from: z.enum(['listing', 'postcode', 'outcode', 'agent']),
      })
      .nullable(),
    keyFeatures: z.array(text(listingLimits.keyFeature)).max(listingLimits.keyFeatures),
    featureCorrections: z.array(z.object({ feature: z.string(), has: z.boolean() })),
    material: z.object({
      councilTaxBand: z.enum(['', ...councilTaxBands]),
      tenure: z.enum(['', ...tenures]),
      leaseYearsRemaining: number({ most: 9999, whole: true }),
      groundRent: money,
      serviceCharge: money,
      deposit: money,
      parking: text(200),
      heating: text(200),
      broadband: text(200),
      floodRisk: text(500),
      restrictions: text(1000),
    }),
    agent: z.object({
      agency: z.string(),
      name: z.string(),
      position: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    images: z
      .array(z.object({ key: z.string(), alt: text(300) }))
      .max(listingLimits.images, `At most ${listingLimits.images} pictures: remove some to save`),
    floorplan: z.string().nullable(),
    epc: z.string().nullable(),
  })
  .superRefine((values, context) => {
    if (values.listingType === 'sale' && values.priceOnApplication) return;
    const checked = number({
      missing: values.listingType === 'rent' ? 'Enter the monthly rent' : 'Enter the price',
      most: listingLimits.price,
    }).safeParse(values.price);
    for (const { message } of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['price'], message });
  });
