import { token } from '@lintel/platform/port';
import { platformConfigSchema } from '@lintel/service-kit';
import type { z } from 'zod';

export const messagingConfigSchema = platformConfigSchema.pick({ LINTEL_MEDIA_URL: true });

export type MessagingConfig = z.output<typeof messagingConfigSchema>;

export const MESSAGING_CONFIG = token<MessagingConfig>('MessagingConfig');
