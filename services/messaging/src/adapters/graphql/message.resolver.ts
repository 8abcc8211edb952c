import {
  type Answers,
  Caller,
  type Identity,
  type SubgraphContext,
  answer,
  EvenSuspended,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { ConfirmConversationHandler } from '../../application/confirm-conversation/confirm-conversation.handler.js';
import { MarkReadHandler } from '../../application/mark-read/mark-read.handler.js';
import { SendEnquiryHandler } from '../../application/send-enquiry/send-enquiry.handler.js';
import { SendMessageHandler, type SentMessage } from '../../application/send-message/send-message.handler.js';
import { WriteAboutViewingHandler } from '../../application/write-about-viewing/write-about-viewing.handler.js';
import { ViewConversationsHandler } from '../../application/view-conversations/view-conversations.handler.js';
import { toView } from './conversation.resolver.js';
import { toMessageView } from './conversation.view.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class MessageResolver implements Answers<schema.MutationResolvers> {
  constructor(
    @Inject(SendEnquiryHandler) private readonly enquiries: SendEnquiryHandler,
    @Inject(SendMessageHandler) private readonly replies: SendMessageHandler,
    @Inject(WriteAboutViewingHandler) private readonly beginnings: WriteAboutViewingHandler,
    @Inject(MarkReadHandler) private readonly reading: MarkReadHandler,
    @Inject(ConfirmConversationHandler) private readonly confirmation: ConfirmConversationHandler,
    @Inject(ViewConversationsHandler) private readonly view: ViewConversationsHandler,
  ) {}

  @Mutation()
  @EvenSuspended()
  async sendEnquiry(
    @Args() { input }: schema.MutationSendEnquiryArgs,
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

  @Mutation()
  @EvenSuspended()
  async sendMessage(
    @Args() { conversationId: id, ...reply }: schema.MutationSendMessageArgs,
    @Caller() identity: Identity | null,
  ) {
    return toSent(answer(await this.replies.handle({ id, identity }, reply)));
  }

  @Mutation()
  async writeAboutViewing(
    @Args() { viewingId, ...reply }: schema.MutationWriteAboutViewingArgs,
    @Caller() identity: Identity | null,
  ) {
    return toSent(answer(await this.beginnings.handle(viewingId, reply, identity)));
  }

  @Mutation()
  @EvenSuspended()
  async sendMessageByLink(@Args() { token, ...reply }: schema.MutationSendMessageByLinkArgs) {
    return toSent(answer(await this.replies.handle({ token }, reply)));
  }

  @Mutation()
  @EvenSuspended()
  async markConversationRead(
    @Args() { conversationId: id, upTo }: schema.MutationMarkConversationReadArgs,
    @Caller() identity: Identity | null,
  ) {
    return toView(answer(await this.reading.handle({ id, identity }, upTo)));
  }

  @Mutation()
  @EvenSuspended()
  async markConversationReadByLink(@Args() { token, upTo }: schema.MutationMarkConversationReadByLinkArgs) {
    return toView(answer(await this.reading.handle({ token }, upTo)));
  }

  @Mutation()
  @EvenSuspended()
  async confirmConversation(
    @Args() { conversationId: id }: schema.MutationConfirmConversationArgs,
    @Caller() identity: Identity | null,
  ) {
    return toView(answer(await this.confirmation.handle({ id, identity })));
  }

  @Mutation()
  @EvenSuspended()
  async confirmConversationByLink(@Args() { token }: schema.MutationConfirmConversationByLinkArgs) {
    return toView(answer(await this.confirmation.handle({ token })));
  }

  @Mutation()
  @EvenSuspended()
  async disownConversation(
    @Args() { conversationId: id }: schema.MutationDisownConversationArgs,
    @Caller() identity: Identity | null,
  ) {
    return answer(await this.confirmation.disown({ id, identity }));
  }

  @Mutation()
  @EvenSuspended()
  async disownConversationByLink(@Args() { token }: schema.MutationDisownConversationByLinkArgs) {
    return answer(await this.confirmation.disown({ token }));
  }
}

const toSent = (sent: SentMessage) => ({
  message: toMessageView(sent.message, sent.conversation),
  conversation: toView(sent),
});
