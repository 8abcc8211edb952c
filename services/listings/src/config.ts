import { platformConfigSchema } from '@lintel/service-kit';
import type { z } from 'zod';

export const listingsConfigSchema = platformConfigSchema.pick({ LINTEL_MEDIA_URL: true });

export type ListingsConfig = z.output<typeof listingsConfigSchema>;

export const LISTINGS_CONFIG = Symbol('ListingsConfig');
