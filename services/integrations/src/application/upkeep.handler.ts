import type { Clock } from '@lintel/kernel';
import type { KeyStore } from './keys/key-store.js';
import type { StreamStore } from './stream/stream-store.js';
import type { DeliveryStore } from './webhooks/delivery-store.js';

/** How long a key that has ended is still shown. */
const ENDED_KEPT_MS = 90 * 86_400_000;

/** How long the stream can be read back, and a snapshot that somebody began is whole. */
const STREAM_KEPT_DAYS = 14;
/** How long one can see what was sent to a webhook, and have it sent again. */
const DELIVERIES_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Forgets what nobody needs any more. */
export class UpkeepHandler {
  constructor(
    private readonly keys: KeyStore,
    private readonly stream: StreamStore,
    private readonly deliveries: Pick<DeliveryStore, 'forget'>,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const at = this.clock.now();
    const now = at.getTime();
    await this.keys.forget(new Date(now - ENDED_KEPT_MS));
    await this.stream.forget(new Date(now - STREAM_KEPT_DAYS * DAY_MS));
    await this.deliveries.forget(new Date(now - DELIVERIES_KEPT_DAYS * DAY_MS), at);
  }
}
