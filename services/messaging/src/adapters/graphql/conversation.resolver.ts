import type { ConversationSide } from '@lintel/contracts';
import type { Result } from '@lintel/kernel';
import { Caller, type Identity, type Refusal, answer, badInput } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ConfirmConversationHandler } from '../../application/confirm-conversation/confirm-conversation.handler.js';
import { CONVERSATION_STORE, type ConversationStore } from '../../application/conversation-store.js';
import { ExportMessagesHandler } from '../../application/export-messages/export-messages.handler.js';
import { LISTING_BOOK, type ListingBook } from '../../application/known-stores.js';
import {
  type AgencyListWanted,
  type ViewedPage,
  ViewConversationsHandler,
} from '../../application/view-conversations/view-conversations.handler.js';
import type { ListWanted } from '../../application/list-wanted.js';
import type { Opened } from '../../application/conversation-access.js';
import type { Viewer } from '../../domain/marks.js';
import { MESSAGING_CONFIG, type MessagingConfig } from '../../config.js';
import {
  type ConversationParent,
  toConversationView,
  toMessageView,
  toPropertyView,
} from './conversation.view.js';

const MOST_MESSAGES = 200;

@Resolver('Conversation')
export class ConversationResolver {
  constructor(
    @Inject(ViewConversationsHandler) private readonly view: ViewConversationsHandler,
    @Inject(ConfirmConversationHandler) private readonly confirmation: ConfirmConversationHandler,
    @Inject(ExportMessagesHandler) private readonly exporting: ExportMessagesHandler,
    @Inject(CONVERSATION_STORE) private readonly store: ConversationStore,
    @Inject(LISTING_BOOK) private readonly listings: ListingBook,
    @Inject(MESSAGING_CONFIG) private readonly config: MessagingConfig,
  ) {}

  @Query('myConversations')
  async mine(@Args() wanted: ListWanted, @Caller() identity: Identity | null) {
    return this.toPage(answer(await this.view.mine(wanted, identity)));
  }

  @Query('myUnconfirmedConversations')
  async unconfirmed(@Args() wanted: ListWanted, @Caller() identity: Identity | null) {
    return this.toPage(answer(await this.view.unconfirmed(wanted, identity)));
  }

  @Query('agencyConversations')
  async ofAgency(@Args() wanted: AgencyListWanted, @Caller() identity: Identity | null) {
    return this.toPage(answer(await this.view.ofAgency(wanted, identity)));
  }

  @Query('conversation')
  async one(@Args('id') id: string, @Caller() identity: Identity | null) {
    return toViewOrNull(await this.view.one({ id, identity }));
  }

  @Query('conversationByLink')
  async byLink(@Args('token') token: string, @Args('look') look: boolean | null) {
    return toViewOrNull(await (look ? this.view.one({ token }) : this.confirmation.follow(token)));
  }

  @Query('unreadMessages')
  unread(@Args('side') side: ConversationSide | null | undefined, @Caller() identity: Identity | null) {
    return this.view.unread(side ?? null, identity);
  }

  @Query('exportMyMessages')
  async exportMine(@Caller() identity: Identity | null) {
    return answer(await this.exporting.handle(identity));
  }

  @ResolveField('property')
  async property(@Parent() { conversation, listings }: ConversationParent) {
    const { listingId } = conversation;
    const known = listings ?? (await this.listings.findMany([listingId]));
    return toPropertyView(conversation, known.get(listingId), this.config.LINTEL_MEDIA_URL);
  }

  @ResolveField('lastMessage')
  lastMessage(@Parent() { conversation }: ConversationParent) {
    return toMessageView(conversation.lastMessage, conversation);
  }

  @ResolveField('messages')
  async messages(
    @Parent() { conversation }: ConversationParent,
    @Args('last') wanted: number | null,
    @Args('before') before: number | null | undefined,
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
