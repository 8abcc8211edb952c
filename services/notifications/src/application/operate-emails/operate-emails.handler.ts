import { fail, type Result, succeed } from '@lintel/kernel';
import type { Acts } from '@lintel/service-kit';
import type { Delivery, DeliveryState, DeliveryStore, PlaceInPages } from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';
import type { PersonStore } from '../person-store.js';

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly next: PlaceInPages | null;
}

/** What operations staff see of e-mails, and do about those that failed. */
export class OperateEmailsHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly people: PersonStore,
    private readonly queue: EmailQueue,
    private readonly acts: Acts,
  ) {}

  async page(options: {
    readonly state?: DeliveryState;
    readonly first: number;
    readonly after?: PlaceInPages;
  }): Promise<DeliveryPage> {
    const found = await this.deliveries.page({ ...options, first: options.first + 1 });
    const deliveries = found.slice(0, options.first);
    return { deliveries, next: found.length > options.first ? deliveries.at(-1)! : null };
  }

  /** Somebody who tries again says that the address takes mail: a bounce is forgotten. */
  async retry(key: string): Promise<Result<Delivery, 'missing' | 'not-failed'>> {
    const known = await this.deliveries.find(key);
    if (!known) return fail('missing');
    if (known.state === 'failed')
      await this.acts.record({
        act: 'email.retry-asked',
        subjectType: 'email',
        subjectId: key,
        agencyId: null,
        values: { template: known.email.template },
      });
    if (known.bounced) await this.people.clearBounce(known.recipient);
    const queued = await this.deliveries.requeue(key);
    if (!queued) return fail('not-failed');
    // Should this fail, upkeep does it.
    await this.queue.retry(queued);
    return succeed(queued);
  }
}
