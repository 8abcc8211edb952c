import { type Brand, platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';
import { type AlertChannels, webhookOf } from './application/alerts/alert-channels.js';

const list = (text: string): string[] => text.split(',').map((one) => one.trim());

/** The service's own settings, beside those of the platform. */
export const operationsConfigSchema = platformConfigSchema.pick({ LINTEL_PUBLIC_URL: true }).extend({
  LINTEL_ALERT_EMAILS: z
    .string()
    .transform(list)
    .refine(
      (addresses) => addresses.every((address) => z.email().max(254).safeParse(address).success),
      'not e-mail addresses separated by commas',
    )
    .optional()
    .describe(
      'Who is told by e-mail when something is the matter, separated by commas; /operations/alerts can add others',
    ),
  LINTEL_ALERT_WEBHOOKS: z
    .string()
    .transform(list)
    .refine(
      (addresses) => addresses.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
      'not addresses such as https://chat.example.org/hooks/1, separated by commas',
    )
    .optional()
    .describe(
      'Addresses, separated by commas, that are told by a POST of JSON when something is the matter, such as those of a chat or a pager',
    ),
});

/** Of programs of their own: in one process the gateway is watched without it. */
export const gatewaysSetting = z
  .string()
  .transform(list)
  .refine(
    (addresses) => addresses.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
    'not addresses such as http://gateway:8081, separated by commas',
  )
  .optional()
  .describe(
    'Where gateways have their health (`LINTEL_OPERATIONS_PORT`), for the operations console: addresses separated by commas',
  );

export type OperationsConfig = z.output<typeof operationsConfigSchema>;

export const channelsOf = (config: OperationsConfig, { name }: Pick<Brand, 'name'>): AlertChannels => ({
  emails: config.LINTEL_ALERT_EMAILS ?? [],
  webhooks: (config.LINTEL_ALERT_WEBHOOKS ?? []).map(webhookOf),
  pageOf: (alert) => `${config.LINTEL_PUBLIC_URL}/operations/alerts?id=${encodeURIComponent(alert)}`,
  portal: name,
});
