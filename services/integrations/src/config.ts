import { token } from '@lintel/platform/port';
import { booleanSetting, platformConfigSchema } from '@lintel/service-kit';
import type { z } from 'zod';

export const integrationsConfigSchema = platformConfigSchema.pick({ LINTEL_PUBLIC_URL: true }).extend({
  LINTEL_WEBHOOKS_LOOPBACK: booleanSetting
    .default(false)
    .describe(
      '1 lets webhooks go to this machine, by `http:` too: for development and tests, as whoever may make a webhook then reaches what listens here',
    ),
});

export type IntegrationsConfig = z.output<typeof integrationsConfigSchema>;

export const INTEGRATIONS_CONFIG = token<IntegrationsConfig>('IntegrationsConfig');
