import type {
  AddressOwner,
  AgencyFilter,
  ConversationLists,
  Page,
  PageWanted,
} from '../../application/conversation-store.js';
import { placeCursor } from '../../application/list-place.js';
import type { Conversation } from '../../domain/conversation.js';
import { unreadOf, type Viewer } from '../../domain/marks.js';
import { fields, toConversation } from './conversation.record.js';
import type { ConversationModel, ConversationRecord } from './conversation.schema.js';
import { belowPlace } from './place.js';

/** How many are read at once where most of what is read may be left out. */
const BATCH = 100;

/** Lists of conversations, the last message first. */
export class ConversationListing implements ConversationLists {
  constructor(private readonly model: ConversationModel) {}

  ofAccount(owner: AddressOwner, wanted: PageWanted): Promise<Page> {
    return this.page(ofAccount(owner), wanted);
  }

  unconfirmed(email: string, wanted: PageWanted): Promise<Page> {
    return this.page(unconfirmedOf(email), wanted);
  }

  ofAgency(filter: AgencyFilter, wanted: PageWanted): Promise<Page> {
    return this.page(ofAgency(filter), wanted);
  }

  unreadOfAgency(filter: AgencyFilter, accountId: string, wanted: PageWanted): Promise<Page> {
    const viewer: Viewer = { side: 'agency', accountId };
    const waiting = { ...ofAgency(filter), awaiting: { $gt: 0 } };
    return this.page(waiting, wanted, (conversation) => unreadOf(conversation, viewer) > 0);
  }

  countOfAccount(owner: AddressOwner): Promise<number> {
    return this.model.countDocuments(ofAccount(owner));
  }

  countUnconfirmed(email: string): Promise<number> {
    return this.model.countDocuments(unconfirmedOf(email));
  }

  countOfAgency(filter: AgencyFilter): Promise<number> {
    return this.model.countDocuments(ofAgency(filter));
  }

  async unreadByAccount(accountId: string): Promise<number> {
    const viewer: Viewer = { side: 'visitor', accountId };
    return (await this.unread({ accountId }, viewer)).messages;
  }

  unreadByAgent(filter: AgencyFilter, accountId: string) {
    return this.unread({ ...ofAgency(filter), awaiting: { $gt: 0 } }, { side: 'agency', accountId });
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
    for (let place = after; ;) {
      const records: ConversationRecord[] = await this.model
        .find(place ? { $and: [filter, belowPlace('lastMessageAt', place)] } : filter, fields)
        .sort({ lastMessageAt: -1, _id: -1 })
        .limit(batch)
        .lean<ConversationRecord[]>();
      const conversations = records.map(toConversation).filter((conversation) => conversation !== null);
      found.push(...(matches ? conversations.filter(matches) : conversations));
      if (found.length > first || records.length < batch) break;
      const { _id: id, lastMessageAt: at } = records.at(-1)!;
      place = { id, at };
    }
    const conversations = found.slice(0, first);
    const last = conversations.at(-1);
    const more = last && found.length > first;
    return { conversations, next: more ? placeCursor.write({ id: last.id, at: last.lastMessageAt }) : null };
  }
}

const unconfirmedOf = (email: string) => ({
  visitorEmail: email,
  accountId: null,
  verified: { $ne: true },
});

const ofAccount = ({ accountId, email }: AddressOwner) =>
  email === null
    ? { accountId }
    : { $or: [{ accountId }, { ...unconfirmedOf(email), claimantId: accountId }] };

function ofAgency({ agencyId, listingId, among, writtenAfter, words }: AgencyFilter) {
  const beginning = (word: string) => ({ $regex: `^${word}` });
  const written = writtenAfter && { $gt: writtenAfter };
  return {
    agencyId,
    ...(among ? { listingId: { $in: ofHome(among, listingId) } } : ofOne(listingId)),
    // `lastMessageAt` is what the index serves: where the person wrote since, the last message is as late.
    ...(written ? { lastMessageAt: written, visitorWroteAt: written } : {}),
    ...(words?.length ? { $and: words.map((word) => eitherWords(beginning(word))) } : {}),
    ...(words?.length === 0 ? { _id: { $in: [] as string[] } } : {}),
  };
}

const ofOne = (listingId: number | undefined) => (listingId === undefined ? {} : { listingId });

const ofHome = (among: readonly number[], listingId: number | undefined): number[] =>
  among.filter((id) => listingId === undefined || id === listingId);

const eitherWords = (word: object) => ({ $or: [{ homeWords: word }, { personWords: word }] });
