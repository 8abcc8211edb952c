import { z } from 'zod';
import { outlineOf, simplified } from './drawing/outline.js';
import { propertyTypes } from './enumerations.js';
import { featureNames, isFeature } from './features/feature-names.js';
import { type DrawnArea, drawnLimits, tidyDrawnArea } from './search/drawn-area.js';
import { featuresOfKey, type WishKey, type Wishes, wishKey, wishLimits } from './search/wishes.js';

const place = z
  .string()
  .trim()
  .min(1)
  .max(wishLimits.place)
  .refine((text) => !text.includes('|'), 'A place has no | in its name');
const feature = z.enum(featureNames, { error: ({ input }) => `No feature is called ${said(input)}` });
const key = z.string().refine((text) => featuresOfKey(text).length > 0 && text.split('|').every(isFeature), {
  error: ({ input }) => `No feature is called ${said(input)}`,
});
const corner = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const area = z.array(corner).min(3).max(drawnLimits.corners);
/** One whose line crosses itself is all that the line goes round. */
const drawnArea = area
  .transform((corners) => tidyDrawnArea(simplified(outlineOf(corners), drawnLimits.corners)) ?? [])
  .refine(
    (corners) => corners.length > 0,
    'An area has at least three corners not in line, 11 metres apart, and is at most 180 degrees wide',
  );
const commuteMinutes = `1 to ${wishLimits.minutes} minutes`;
const atLeastTwo = 'Any one of two features at least';

const wishesOf = (areas: z.ZodType<DrawnArea>, keys: z.ZodType<WishKey>): z.ZodType<Wishes> =>
  z
    .object({
      places: z.array(place).max(wishLimits.places),
      notPlaces: z.array(place).max(wishLimits.places),
      areas: z.array(areas).max(drawnLimits.areas),
      notPropertyTypes: z.array(z.enum(propertyTypes)).max(propertyTypes.length),
      features: z.array(feature).max(wishLimits.features),
      notFeatures: z.array(feature).max(wishLimits.features),
      anyOf: z.array(z.array(feature).min(2, atLeastTwo).max(wishLimits.features)).max(wishLimits.anyOf),
      must: z.array(keys).max(wishLimits.features + wishLimits.anyOf),
      ideally: z.array(keys).max(wishLimits.features + wishLimits.anyOf),
      commute: z.object({
        to: z.string().trim().min(1).max(wishLimits.place),
        minutes: z.int(commuteMinutes).min(1, commuteMinutes).max(wishLimits.minutes, commuteMinutes),
      }),
    })
    .partial();

/** Wishes as a search holds them, and events tell them. */
export const heldWishesSchema = wishesOf(area, key);

/** Wishes as they come from a program: what is out of bounds or not known is refused, and nothing is left out. All optional. */
export const wishesSchema = wishesOf(
  drawnArea,
  key.transform((text) => wishKey(featuresOfKey(text))),
);

/** Of what may be anything, as much as a message shows. */
const said = (input: unknown): string => `“${String(input).slice(0, 60)}”`;
