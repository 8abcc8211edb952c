import { accountsConfigSchema } from '@lintel/accounts';
import { gatewayConfigSchema } from '@lintel/gateway';
import { integrationsConfigSchema } from '@lintel/integrations';
import { listingsConfigSchema } from '@lintel/listings';
import { messagingConfigSchema } from '@lintel/messaging';
import { notificationsConfigSchema } from '@lintel/notifications';
import { operationsConfigSchema } from '@lintel/operations';
import { alertConfigSchema, understandingConfigSchema } from '@lintel/search';
import { booleanSetting, platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';

export const allInOneConfigSchema = platformConfigSchema.extend({
  ...listingsConfigSchema.shape,
  ...accountsConfigSchema.shape,
  ...notificationsConfigSchema.shape,
  ...messagingConfigSchema.shape,
  ...understandingConfigSchema.shape,
  ...alertConfigSchema.shape,
  ...operationsConfigSchema.shape,
  ...integrationsConfigSchema.shape,
  // Last: it alone knows whether LINTEL_PUBLIC_URL was set.
  ...gatewayConfigSchema.shape,
  LINTEL_BACKUPS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A folder outside LINTEL_DATA into which `/operations/backups` makes backups. With it backups are expected: the console says when the last is two days old',
    ),
  LINTEL_DEMO: booleanSetting
    .optional()
    .describe(
      '0 starts without demonstration data, 1 with it; without it, all but production have it. Its accounts are there on a loopback address alone, and never in production',
    ),
});

export type AllInOneConfig = z.output<typeof allInOneConfigSchema>;
