import { token } from '@lintel/platform/port';
import { platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';

export const searchConfigSchema = platformConfigSchema.pick({ LINTEL_MEDIA_URL: true });

export type SearchConfig = z.output<typeof searchConfigSchema>;

/** The service's own settings, beside those of the platform. */
export const understandingConfigSchema = z.object({
  LINTEL_LANGUAGE_MODEL_FALLBACK: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: a language model that fails is an error for the visitor; on: the rules answer for it'),
});

export type UnderstandingConfig = z.output<typeof understandingConfigSchema>;

export const usualAlertHour = 8;

export const alertConfigSchema = z.object({
  LINTEL_ALERT_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .max(23)
    .default(usualAlertHour)
    .describe(
      'The hour of the day in London, 0 to 23, at which daily and weekly alerts of saved searches are sent',
    ),
});

export type AlertConfig = z.output<typeof alertConfigSchema>;

export const SEARCH_CONFIG = token<SearchConfig>('SearchConfig');
