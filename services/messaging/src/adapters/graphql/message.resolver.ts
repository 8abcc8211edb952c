import { Caller, type Identity, type SubgraphContext, answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { ConfirmConversationHandler } from '../../application/confirm-conversation/confirm-conversation.handler.js';
import { MarkReadHandler } from '../../application/mark-read/mark-read.handler.js';
import {
  type EnquiryInput,
  SendEnquiryHandler,
} from '../../application/send-enquiry/send-enquiry.handler.js';
import {
  type Reply,
  SendMessageHandler,
  type SentMessage,
} from '../../application/send-message/send-message.handler.js';
import { WriteAboutViewingHandler } from '../../application/write-about-viewing/write-about-viewing.handler.js';
import { ViewConversationsHandler } from '../../application/view-conversations/view-conversations.handler.js';
import { toView } from './conversation.resolver.js';
import { toMessageView } from './conversation.view.js';

@Resolver()
export class MessageResolver {
  constructor(
    @Inject(SendEnquiryHandler) private readonly enquiries: SendEnquiryHandler,
    @Inject(SendMessageHandler) private readonly replies: SendMessageHandler,
    @Inject(WriteAboutViewingHandler) private readonly beginnings: WriteAboutViewingHandler,
    @Inject(MarkReadHandler) private readonly reading: MarkReadHandler,
    @Inject(ConfirmConversationHandler) private readonly confirmation: ConfirmConversationHandler,
    @Inject(ViewConversationsHandler) private readonly view: ViewConversationsHandler,
  ) {}

  @Mutation('sendEnquiry')
  async sendEnquiry(
    @Args('input') input: EnquiryInput,
    @Context() { identity, clientAddress }: SubgraphContext,
  ) {
    const sent = answer(await this.enquiries.handle(input, identity, clientAddress));
    const { messageId, sentAt, conversationId: id } = sent;
    const opened = id === null ? null : await this.view.one({ id, identity });
    return {
      messageId,
      sentAt: sentAt.toISOString(),
      conversation: opened?.ok ? toView(opened.value) : null,
    };
  }

  @Mutation('sendMessage')
  async sendMessage(
    @Args('conversationId') id: string,
    @Args() reply: Reply,
    @Caller() identity: Identity | null,
  ) {
    return toSent(answer(await this.replies.handle({ id, identity }, reply)));
  }

  @Mutation('writeAboutViewing')
  async writeAboutViewing(
    @Args('viewingId') viewingId: string,
    @Args() reply: Reply,
    @Caller() identity: Identity | null,
  ) {
    return toSent(answer(await this.beginnings.handle(viewingId, reply, identity)));
  }

  @Mutation('sendMessageByLink')
  async sendMessageByLink(@Args('token') token: string, @Args() reply: Reply) {
    return toSent(answer(await this.replies.handle({ token }, reply)));
  }

  @Mutation('markConversationRead')
  async markRead(
    @Args('conversationId') id: string,
    @Args('upTo') upTo: string,
    @Caller() identity: Identity | null,
  ) {
    return toView(answer(await this.reading.handle({ id, identity }, upTo)));
  }

  @Mutation('markConversationReadByLink')
  async markReadByLink(@Args('token') token: string, @Args('upTo') upTo: string) {
    return toView(answer(await this.reading.handle({ token }, upTo)));
  }

  @Mutation('confirmConversation')
  async confirm(@Args('conversationId') id: string, @Caller() identity: Identity | null) {
    return toView(answer(await this.confirmation.handle({ id, identity })));
  }

  @Mutation('confirmConversationByLink')
  async confirmByLink(@Args('token') token: string) {
    return toView(answer(await this.confirmation.handle({ token })));
  }

  @Mutation('disownConversation')
  async disown(@Args('conversationId') id: string, @Caller() identity: Identity | null) {
    return answer(await this.confirmation.disown({ id, identity }));
  }

  @Mutation('disownConversationByLink')
  async disownByLink(@Args('token') token: string) {
    return answer(await this.confirmation.disown({ token }));
  }
}

const toSent = (sent: SentMessage) => ({
  message: toMessageView(sent.message, sent.conversation),
  conversation: toView(sent),
});
