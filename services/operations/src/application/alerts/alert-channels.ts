import { createHash } from 'node:crypto';
import { token } from '@lintel/platform/port';

/** An address that is told by a POST. Only the installation's settings name any: whoever chose one here could have this network asked from within. */
export interface Webhook {
  /** Stands for the address in jobs: those addresses are often secrets. */
  readonly id: string;
  readonly url: string;
  readonly host: string;
}

/** Where the installation's settings have alerts told. */
export interface AlertChannels {
  readonly emails: readonly string[];
  readonly webhooks: readonly Webhook[];
  /** The page of an alert. */
  readonly pageOf: (alert: string) => string;
  readonly portal: string;
}

export const webhookOf = (url: string): Webhook => ({
  id: createHash('sha256').update(url).digest('hex').slice(0, 16),
  url,
  host: new URL(url).host,
});

export const ALERT_CHANNELS = token<AlertChannels>('AlertChannels');
