import type { Clock } from '@lintel/kernel';
import { forgetAfterDays } from '../../domain/subscription.js';
import type { DeliveryStore } from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';
import type { SubscriptionStore } from '../subscription-store.js';

const PAGE = 500;
/** One that was queued just now is where it belongs. */
const SETTLING_MS = 60_000;

/** What has to be done now and then: jobs that the queue lost are queued again, and what nobody confirmed is forgotten. */
export class UpkeepHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.subscriptions.forgetPending(new Date(now - forgetAfterDays * 86_400_000));
    const before = new Date(now - SETTLING_MS);
    let page = await this.deliveries.unsettled(before, { first: PAGE });
    while (page.length > 0) {
      await this.queue.add(page);
      page = await this.deliveries.unsettled(before, { after: page.at(-1)!.key, first: PAGE });
    }
  }
}
