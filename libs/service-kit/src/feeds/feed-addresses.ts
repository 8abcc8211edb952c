import type { CloudEvent, EventData } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Identity } from '../identity/identity.js';
import { type Refusal, refuse, signInFirst } from '../use-case/refusal.js';
import { feedHashOf, isFeedToken, makeFeedToken } from './feed-secret.js';

/** A secret address that is good, without its secret. */
export interface FeedAddress {
  /** What it is of: one thing has one address at most. */
  readonly of: string;
  readonly accountId: string;
  readonly about: Readonly<Record<string, string | boolean>>;
  readonly madeAt: Date;
}

export interface MadeFeedAddress {
  /** What the address ends with: told this once. */
  readonly token: string;
  readonly madeAt: Date;
}

interface FeedRecord extends Omit<FeedAddress, 'of'> {
  readonly _id: string;
  readonly hash: string;
  /** The version of the account that the session was of in which it was made. */
  readonly accountVersion: number;
}

/** Since which version of an account its sessions are good. */
interface AccessRecord {
  readonly _id: string;
  readonly fromVersion: number;
}

const text = { type: String, required: true } as const;
const feeds = new Schema(
  {
    ...{ _id: text, accountId: text, hash: text },
    about: { type: Schema.Types.Mixed, required: true },
    accountVersion: { type: Number, required: true },
    madeAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false, collection: 'feed-addresses' },
);
feeds.index({ hash: 1 }, { name: 'hash', unique: true });
feeds.index({ accountId: 1 }, { name: 'account' });

const access = new Schema(
  { _id: text, fromVersion: { type: Number, required: true } },
  { versionKey: false, minimize: false, collection: 'feed-account-access' },
);

/**
 * Secret addresses of feeds (docs/adr/0044). They end with the sessions of whoever made them: when the account's rights or password change, or staff end
 * its sessions, and when it is closed.
 */
export class FeedAddresses {
  private readonly feeds: Model<FeedRecord>;
  private readonly access: Model<AccessRecord>;

  /** To be made before the indexes are. */
  constructor(
    connection: Connection,
    private readonly clock: Clock,
  ) {
    this.feeds = connection.model('FeedAddress', feeds) as unknown as Model<FeedRecord>;
    this.access = connection.model('FeedAccountAccess', access) as unknown as Model<AccessRecord>;
  }

  /** Another address for the same thing, if it had one: the old one is good no more. */
  async make(
    of: string,
    { subject: accountId, sessionId, accountVersion }: Identity,
    about: FeedAddress['about'] = {},
  ): Promise<Result<MadeFeedAddress, Refusal>> {
    if (!sessionId || accountVersion === undefined)
      return refuse('FORBIDDEN', 'The address of a feed is for somebody who signs in, not for a program.');
    const [token, madeAt] = [makeFeedToken(), this.clock.now()];
    const hash = feedHashOf(token);
    const state = { accountId, accountVersion, about, hash, madeAt };
    const write = () => this.feeds.updateOne({ _id: of }, { $set: state }, { upsert: true });
    // Two that are both the first at once: the second writes over what is there by now.
    if (!(await unlessDuplicate(write)).ok) await write();
    // Written, then looked: what ended the session came before, or ends this as well.
    if (!(await this.access.exists({ _id: accountId, fromVersion: { $gt: accountVersion } })))
      return succeed({ token, madeAt });
    await this.feeds.deleteOne({ _id: of, hash });
    return signInFirst();
  }

  async opened(token: string): Promise<FeedAddress | null> {
    return isFeedToken(token)
      ? toAddress(await this.feeds.findOne({ hash: feedHashOf(token) }).lean<FeedRecord>())
      : null;
  }

  async of(of: string): Promise<FeedAddress | null> {
    return toAddress(await this.feeds.findById(of).lean<FeedRecord>());
  }

  async ofAccount(accountId: string): Promise<readonly FeedAddress[]> {
    return (await this.feeds.find({ accountId }).sort({ madeAt: -1 }).lean<FeedRecord[]>()).map((record) =>
      toAddress(record)!,
    );
  }

  /** False when there was none. */
  async end(of: string): Promise<boolean> {
    return (await this.feeds.deleteOne({ _id: of })).deletedCount === 1;
  }

  async erase(accountId: string): Promise<void> {
    await this.feeds.deleteMany({ accountId });
  }

  /** Of `lintel.account-access`: twice, late or in another order they come to the same. */
  async hear(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type !== 'lintel.account-access.changed.v1') continue;
      const { accountId, fromVersion } = event.data as EventData<typeof event.type>;
      await this.access.updateOne({ _id: accountId }, { $max: { fromVersion } }, { upsert: true });
      await this.feeds.deleteMany({ accountId, accountVersion: { $lt: fromVersion } });
    }
  }
}

function toAddress(record: FeedRecord | null): FeedAddress | null {
  if (!record) return null;
  const { _id: of, accountId, about, madeAt } = record;
  return { of, accountId, about, madeAt };
}
