import { accountsConfigSchema } from '@lintel/accounts';
import { gatewayConfigSchema } from '@lintel/gateway';
import { listingsConfigSchema } from '@lintel/listings';
import { messagingConfigSchema } from '@lintel/messaging';
import { notificationsConfigSchema } from '@lintel/notifications';
import { alertConfigSchema, understandingConfigSchema } from '@lintel/search';
import { booleanSetting, platformConfigSchema } from '@lintel/service-kit';
import type { z } from 'zod';

export const allInOneConfigSchema = platformConfigSchema.extend({
  ...gatewayConfigSchema.shape,
  ...listingsConfigSchema.shape,
  ...accountsConfigSchema.shape,
  ...notificationsConfigSchema.shape,
  ...messagingConfigSchema.shape,
  ...understandingConfigSchema.shape,
  ...alertConfigSchema.shape,
  LINTEL_DEMO: booleanSetting
    .optional()
    .describe('0 starts without demonstration data, 1 with it; without it, all but production have it'),
});

export type AllInOneConfig = z.output<typeof allInOneConfigSchema>;
