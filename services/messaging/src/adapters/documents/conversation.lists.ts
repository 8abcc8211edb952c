import type { ConversationLists, Page, PageWanted } from '../../application/conversation-store.js';
import type { Conversation } from '../../domain/conversation.js';
import { unreadOf, type Viewer } from '../../domain/marks.js';
import { fields, toConversation } from './conversation.record.js';
import type { ConversationModel, ConversationRecord } from './conversation.schema.js';

/** Read at once where most of what is read may be left out. */
const BATCH = 100;

type Place = Pick<ConversationRecord, '_id' | 'lastMessageAt'>;

/** Lists of conversations, the last message first. */
export class ConversationListing implements ConversationLists {
  constructor(private readonly model: ConversationModel) {}

  ofAccount(accountId: string, wanted: PageWanted): Promise<Page> {
    return this.page({ accountId }, wanted);
  }

  ofAgency(agencyId: string, listingId: number | undefined, wanted: PageWanted): Promise<Page> {
    return this.page(ofAgency(agencyId, listingId), wanted);
  }

  unreadOfAgency(
    agencyId: string,
    accountId: string,
    listingId: number | undefined,
    wanted: PageWanted,
  ): Promise<Page> {
    const viewer: Viewer = { side: 'agency', accountId };
    const filter = { ...ofAgency(agencyId, listingId), awaiting: { $gt: 0 } };
    return this.page(filter, wanted, (conversation) => unreadOf(conversation, viewer) > 0);
  }

  countOfAccount(accountId: string): Promise<number> {
    return this.model.countDocuments({ accountId });
  }

  countOfAgency(agencyId: string, listingId: number | undefined): Promise<number> {
    return this.model.countDocuments(ofAgency(agencyId, listingId));
  }

  async unreadByAccount(accountId: string): Promise<number> {
    const viewer: Viewer = { side: 'visitor', accountId };
    return (await this.unread({ accountId }, viewer)).messages;
  }

  unreadByAgent(agencyId: string, accountId: string, listingId?: number) {
    const filter = { ...ofAgency(agencyId, listingId), awaiting: { $gt: 0 } };
    return this.unread(filter, { side: 'agency', accountId });
  }

  private async unread(filter: object, viewer: Viewer) {
    const records = await this.model
      .find(filter, { counts: 1, marks: 1 })
      .lean<Pick<Conversation, 'counts' | 'marks'>[]>();
    const each = records.map((record) => unreadOf(record, viewer)).filter((count) => count > 0);
    return { messages: each.reduce((sum, count) => sum + count, 0), conversations: each.length };
  }

  private async page(
    filter: object,
    { first, after }: PageWanted,
    matches?: (conversation: Conversation) => boolean,
  ): Promise<Page> {
    const found: Conversation[] = [];
    const batch = matches ? Math.max(first + 1, BATCH) : first + 1;
    for (let place = after === undefined ? null : decode(after); ;) {
      const records: ConversationRecord[] = await this.model
        .find({ ...filter, ...(place ? below(place) : {}) }, fields)
        .sort({ lastMessageAt: -1, _id: -1 })
        .limit(batch)
        .lean<ConversationRecord[]>();
      const conversations = records.map(toConversation).filter((conversation) => conversation !== null);
      found.push(...(matches ? conversations.filter(matches) : conversations));
      if (found.length > first || records.length < batch) break;
      place = records.at(-1)!;
    }
    const conversations = found.slice(0, first);
    const last = conversations.at(-1);
    return { conversations, next: last && found.length > first ? encode(last) : null };
  }
}

const ofAgency = (agencyId: string, listingId: number | undefined) => ({
  agencyId,
  ...(listingId === undefined ? {} : { listingId }),
});

const below = ({ _id, lastMessageAt }: Place) => ({
  $or: [{ lastMessageAt: { $lt: lastMessageAt } }, { lastMessageAt, _id: { $lt: _id } }],
});

const encode = ({ id, lastMessageAt }: Conversation): string =>
  Buffer.from(`${lastMessageAt.getTime()} ${id}`).toString('base64url');

/** Null for what is no cursor of ours, which begins anew. */
function decode(cursor: string): Place | null {
  const [, time, _id] = /^(\d{1,15}) (\S{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return time && _id ? { _id, lastMessageAt: new Date(Number(time)) } : null;
}
