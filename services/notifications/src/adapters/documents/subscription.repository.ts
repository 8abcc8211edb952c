import type { CloudEvent } from '@lintel/contracts';
import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, withoutOutbox, type Outbox } from '@lintel/service-kit';
import type { SubscriptionStore } from '../../application/subscription-store.js';
import { eventOf, type Subscription } from '../../domain/subscription.js';
import type { SubscriptionModel, SubscriptionRecord } from './subscription.schema.js';

/** Subscriptions as documents, each with the events that are not yet published. */
export class SubscriptionRepository implements SubscriptionStore {
  constructor(
    private readonly model: SubscriptionModel,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Subscription | null> {
    const record = await this.model.findById(id, { outbox: 0 }).lean<SubscriptionRecord>();
    return record && toSubscription(record);
  }

  async findByAddress(address: string): Promise<Subscription | null> {
    const record = await this.model.findOne({ address }, { outbox: 0 }).lean<SubscriptionRecord>();
    return record && toSubscription(record);
  }

  async insert({ id, address, ...state }: Subscription): Promise<boolean> {
    const event = this.eventFor({ id, address, ...state });
    const inserted = await unlessDuplicate(() =>
      this.model.insertMany(
        [
          {
            _id: id,
            ...state,
            ...(address === null ? {} : { address }),
            outbox: [event],
            outboxSince: new Date(event.time),
          },
        ],
        { lean: true },
      ),
    );
    if (!inserted.ok) return false;
    this.outbox.nudge();
    return true;
  }

  async replace(before: Subscription, after: Subscription): Promise<boolean> {
    const { id, address, ...state } = after;
    const event = this.eventFor(after);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version: before.version },
      {
        $set: { ...state, ...(address === null ? {} : { address }), outboxSince: new Date(event.time) },
        ...(address === null ? { $unset: { address: 1 } } : {}),
        $push: { outbox: event },
      },
    );
    if (matchedCount === 0) return false;
    this.outbox.nudge();
    return true;
  }

  async keepFor(accountId: string, address: string): Promise<void> {
    await this.model.updateOne({ address }, { $set: { accountId } });
  }

  async ofAccount(accountId: string): Promise<readonly Subscription[]> {
    const records = await this.model.find({ accountId }, { outbox: 0 }).lean<SubscriptionRecord[]>();
    return records.map(toSubscription);
  }

  async forgetPending(requestedBefore: Date): Promise<number> {
    const { deletedCount } = await this.model.deleteMany({
      state: 'pending',
      requestedAt: { $lt: requestedBefore },
    });
    return deletedCount;
  }

  private eventFor(subscription: Subscription): CloudEvent {
    const { id, version } = subscription;
    return this.composer.compose(eventOf(subscription), { subject: id, sequence: version, data: { id } });
  }
}

function toSubscription(record: SubscriptionRecord): Subscription {
  const { _id, address = null, accountId: _account, ...state } = withoutOutbox(record);
  return { id: _id, address, ...state };
}
