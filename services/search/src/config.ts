import { platformConfigSchema } from '@lintel/service-kit';
import type { z } from 'zod';

export const searchConfigSchema = platformConfigSchema.pick({ LINTEL_MEDIA_URL: true });

export type SearchConfig = z.output<typeof searchConfigSchema>;

export const SEARCH_CONFIG = Symbol('SearchConfig');
