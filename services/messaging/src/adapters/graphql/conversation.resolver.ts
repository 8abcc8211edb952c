import type { Result } from '@lintel/kernel';
import { type Answers, Caller, type Identity, type Refusal, answer, badInput } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ConfirmConversationHandler } from '../../application/confirm-conversation/confirm-conversation.handler.js';
import { CONVERSATION_STORE, type ConversationStore } from '../../application/conversation-store.js';
import { ExportMessagesHandler } from '../../application/export-messages/export-messages.handler.js';
import { LISTING_BOOK, type ListingBook } from '../../application/known-stores.js';
import {
  type ViewedPage,
  ViewConversationsHandler,
} from '../../application/view-conversations/view-conversations.handler.js';
import type { Opened } from '../../application/conversation-access.js';
import type { Viewer } from '../../domain/marks.js';
import { MESSAGING_CONFIG, type MessagingConfig } from '../../config.js';
import {
  type ConversationView,
  toConversationView,
  toMessageView,
  toPropertyView,
} from './conversation.view.js';
import type * as schema from './schema.generated.js';

const MOST_MESSAGES = 200;

@Resolver('Conversation')
export class ConversationResolver
  implements Answers<schema.ConversationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(ViewConversationsHandler) private readonly view: ViewConversationsHandler,
    @Inject(ConfirmConversationHandler) private readonly confirmation: ConfirmConversationHandler,
    @Inject(ExportMessagesHandler) private readonly exporting: ExportMessagesHandler,
    @Inject(CONVERSATION_STORE) private readonly store: ConversationStore,
    @Inject(LISTING_BOOK) private readonly listings: ListingBook,
    @Inject(MESSAGING_CONFIG) private readonly config: MessagingConfig,
  ) {}

  @Query()
  async myConversations(
    @Args() wanted: schema.QueryMyConversationsArgs,
    @Caller() identity: Identity | null,
  ) {
    return this.toPage(answer(await this.view.mine(wanted, identity)));
  }

  @Query()
  async myUnconfirmedConversations(
    @Args() wanted: schema.QueryMyUnconfirmedConversationsArgs,
    @Caller() identity: Identity | null,
  ) {
    return this.toPage(answer(await this.view.unconfirmed(wanted, identity)));
  }

  @Query()
  async agencyConversations(
    @Args() wanted: schema.QueryAgencyConversationsArgs,
    @Caller() identity: Identity | null,
  ) {
    return this.toPage(answer(await this.view.ofAgency(wanted, identity)));
  }

  @Query()
  async conversation(@Args() { id }: schema.QueryConversationArgs, @Caller() identity: Identity | null) {
    return toViewOrNull(await this.view.one({ id, identity }));
  }

  @Query()
  async conversationByLink(@Args() { token, look }: schema.QueryConversationByLinkArgs) {
    return toViewOrNull(await (look ? this.view.one({ token }) : this.confirmation.follow(token)));
  }

  @Query()
  unreadMessages(@Args() { side }: schema.QueryUnreadMessagesArgs, @Caller() identity: Identity | null) {
    return this.view.unread(side ?? null, identity);
  }

  @Query()
  async exportMyMessages(@Caller() identity: Identity | null) {
    return answer(await this.exporting.handle(identity));
  }

  @ResolveField()
  async property(@Parent() { conversation, listings }: ConversationView) {
    const { listingId } = conversation;
    const known = listings ?? (await this.listings.findMany([listingId]));
    return toPropertyView(conversation, known.get(listingId), this.config.LINTEL_MEDIA_URL);
  }

  @ResolveField()
  lastMessage(@Parent() { conversation }: ConversationView) {
    return toMessageView(conversation.lastMessage, conversation);
  }

  @ResolveField()
  async messages(
    @Parent() { conversation }: ConversationView,
    @Args() { last: wanted, before }: schema.ConversationMessagesArgs,
  ) {
    const last = wanted ?? 50;
    if (last < 1 || last > MOST_MESSAGES)
      throw badInput([{ field: 'last', message: `last is 1 to ${MOST_MESSAGES}, not ${last}` }]);
    const found = await this.store.messages(conversation, { last, before: before ?? undefined });
    const first = found[0]?.number ?? 1;
    return {
      messages: found.map((message) => toMessageView(message, conversation)),
      before: first > 1 ? first : null,
    };
  }

  /** The homes of a page are read at once. */
  private async toPage({ conversations, total, next, side, accountId }: ViewedPage) {
    const viewer: Viewer = { side, accountId };
    const listings = await this.listings.findMany(conversations.map(({ listingId }) => listingId));
    return {
      total,
      next,
      conversations: conversations.map((conversation) => ({
        ...toConversationView(conversation, viewer),
        listings,
      })),
    };
  }
}

export const toView = ({ conversation, viewer }: Opened) => toConversationView(conversation, viewer);

/** Nobody is told whether what is not theirs is there. */
function toViewOrNull(opened: Result<Opened, Refusal>) {
  return !opened.ok && opened.failure.code === 'NOT_FOUND' ? null : toView(answer(opened));
}
