import { token } from '@lintel/platform/port';
import { platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';

export const listingsConfigSchema = platformConfigSchema.pick({ LINTEL_MEDIA_URL: true }).extend({
  LINTEL_BUS_STOPS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A CSV file of bus stops (columns name, lat, lon; packed as .gz or plain); without it bus distances stay unknown',
    ),
  LINTEL_POSTCODES: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A CSV file of postcodes (columns postcode, lat, lon; packed as .gz or plain); without it a home stands where its agent puts it',
    ),
});

export type ListingsConfig = z.output<typeof listingsConfigSchema>;

export const LISTINGS_CONFIG = token<ListingsConfig>('ListingsConfig');
