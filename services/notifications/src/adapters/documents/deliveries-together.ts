import type { Claim, Delivery, DeliveryState } from '../../application/delivery-store.js';
import type { DeliveryModel, DeliveryRecord } from './delivery.schema.js';
import { OwnFailure, recordsById, Together } from '@lintel/service-kit';

/** What an attempt may be made of: a failed one is tried when operations staff ask for it. */
const toBeSent = { state: { $in: ['queued', 'failed'] as DeliveryState[] } };

interface AskedClaim {
  readonly key: string;
  readonly claim: Claim;
  /** Of this asking alone: of two for one delivery, the record says who was first. */
  readonly by: string;
}

interface Change {
  readonly key: string;
  readonly update: object;
}

const apart = { ordered: false, timestamps: false } as const;

/** What each e-mail asks of its record while it is sent, for all of those that are under way at once. */
export class DeliveriesTogether {
  readonly find: Together<string, DeliveryRecord | null>;

  constructor(private readonly model: DeliveryModel) {
    this.find = recordsById(model);
  }

  readonly claim = new Together<AskedClaim, 'claimed' | null | { readonly takenUntil: Date }>(
    async (asked) => {
      const { matchedCount } = await this.model.bulkWrite(
        asked.map(({ key, by, claim: { now, until, addressed } }) => ({
          updateOne: {
            filter: { _id: key, ...toBeSent, $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] },
            update: { $set: { claimedUntil: until, claimedBy: by, ...(addressed && { addressed }) } },
          },
        })),
        apart,
      );
      if (matchedCount === asked.length) return asked.map(() => 'claimed' as const);
      const keys = asked.map(({ key }) => key);
      const records = await this.model
        .find({ _id: { $in: keys }, ...toBeSent }, { claimedUntil: 1, claimedBy: 1 })
        .lean<Pick<DeliveryRecord, '_id' | 'claimedUntil' | 'claimedBy'>[]>();
      const kept = new Map(records.map((record) => [record._id, record]));
      return asked.map(({ key, by, claim }) => {
        const record = kept.get(key);
        if (!record) return null;
        return record.claimedBy === by ? 'claimed' : { takenUntil: record.claimedUntil ?? claim.now };
      });
    },
  );

  /** A change that cannot be made fails by itself: the others of its turn tell of e-mails that are on their way. */
  readonly change = new Together<Change, undefined>(async (changes) => {
    try {
      await this.model.bulkWrite(
        changes.map(({ key, update }) => ({ updateOne: { filter: { _id: key }, update } })),
        apart,
      );
      return changes.map(() => undefined);
    } catch (error) {
      const refused = refusalsIn(error);
      if (!refused) throw error;
      return changes.map((_, index) => refused.get(index));
    }
  });

  readonly newer = new Together<Delivery, boolean>(async (deliveries) => {
    const since = new Date(Math.min(...deliveries.map(({ occurredAt }) => occurredAt.getTime())));
    const found = await this.model
      .find(
        {
          recipient: { $in: [...new Set(deliveries.map(({ recipient }) => recipient))] },
          template: { $in: [...new Set(deliveries.map(({ email }) => email.template))] },
          occurredAt: { $gt: since },
          state: { $ne: 'dropped' },
        },
        { recipient: 1, template: 1, occurredAt: 1 },
      )
      .lean<Pick<DeliveryRecord, 'recipient' | 'template' | 'occurredAt'>[]>();
    const latest = new Map<string, number>();
    for (const { recipient, template, occurredAt } of found) {
      const kind = JSON.stringify([recipient, template]);
      latest.set(kind, Math.max(latest.get(kind) ?? 0, occurredAt.getTime()));
    }
    return deliveries.map(({ recipient, email, occurredAt }) => {
      const last = latest.get(JSON.stringify([recipient, email.template]));
      return last !== undefined && last > occurredAt.getTime();
    });
  });
}

/** Of a bulk write of which the server refused some and made the others: the refused ones by their place. */
function refusalsIn(error: unknown): ReadonlyMap<number, OwnFailure> | undefined {
  const { writeErrors } = error as { writeErrors?: { index: number } | readonly { index: number }[] };
  if (!writeErrors) return undefined;
  const all = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  return new Map(all.map((one: { index: number }) => [one.index, new OwnFailure(one)]));
}
