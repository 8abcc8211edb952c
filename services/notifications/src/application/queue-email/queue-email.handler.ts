import type { CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { Logger } from '@lintel/service-kit';
import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';

/** Makes the e-mail that an event calls for: one delivery and one job, however often the event is read. */
export class QueueEmailHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async handle(
    event: Pick<CloudEvent, 'id' | 'time'>,
    { template, recipient }: Pick<Delivery, 'template' | 'recipient'>,
  ): Promise<void> {
    const delivery = await this.deliveries.record({
      key: `${event.id}:${template}:${recipient}`,
      template,
      recipient,
      occurredAt: new Date(event.time),
      state: 'queued',
      queuedAt: this.clock.now(),
      settledAt: null,
      reason: null,
    });
    if (delivery.state !== 'queued') return;
    try {
      await this.queue.add([delivery]);
    } catch (error) {
      // The delivery is kept, and upkeep queues it once the queue is back; the event need not wait for that.
      this.logger.warn({ err: error, delivery: delivery.key }, 'an e-mail waits for the queue');
    }
  }
}
