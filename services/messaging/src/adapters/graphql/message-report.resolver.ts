import { answer, type Answers, Roles, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  OverseeReportedMessagesHandler,
  type ReportedMessage,
} from '../../application/report-message/oversee-reported-messages.handler.js';
import { ReportMessageHandler } from '../../application/report-message/report-message.handler.js';
import type * as schema from './schema.generated.js';

const USUAL_PAGE = 50;

const ForOperations = () => Roles('operations', 'This is for operations staff.');

/** Messages that one side reports, and what staff do about them. */
@Resolver()
export class MessageReportResolver
  implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(ReportMessageHandler) private readonly reporting: ReportMessageHandler,
    @Inject(OverseeReportedMessagesHandler) private readonly oversight: OverseeReportedMessagesHandler,
  ) {}

  @Mutation()
  async reportMessage(
    @Args() { input }: schema.MutationReportMessageArgs,
    @Context() { identity, clientAddress }: SubgraphContext,
  ) {
    return answer(await this.reporting.handle(input, { identity }, clientAddress));
  }

  @Mutation()
  async reportMessageByLink(
    @Args() { token, input }: schema.MutationReportMessageByLinkArgs,
    @Context() { clientAddress }: SubgraphContext,
  ) {
    return answer(await this.reporting.handle(input, { token }, clientAddress));
  }

  @Query()
  @ForOperations()
  async reportedMessages(@Args() { state, q, order, first }: schema.QueryReportedMessagesArgs) {
    const { total, reported } = answer(
      await this.oversight.page({
        state: state ?? 'open',
        q: q ?? '',
        order: order ?? 'mostReported',
        first: first ?? USUAL_PAGE,
      }),
    );
    return { total, reported: reported.map(toView) };
  }

  @Mutation()
  @ForOperations()
  async revealReportedMessage(@Args() { id }: schema.MutationRevealReportedMessageArgs) {
    return toExcerpt(answer(await this.oversight.reveal(id)));
  }

  @Mutation()
  @ForOperations()
  async settleMessageReports(@Args() { id, version, how, reason }: schema.MutationSettleMessageReportsArgs) {
    return toView(answer(await this.oversight.settle(id, { version, how, reason: reason ?? '' })));
  }
}

const toView = ({ id, version, state, reports, since, lastAt, settled, evidence }: ReportedMessage) => {
  const { conversationId, listing, agencyId, agency, messages } = evidence;
  const { side, authorId } = messages.find((message) => message.id === id)!;
  return {
    ...{ id, version, state, conversationId, listing, agencyId, agency, side, authorId },
    count: reports.length,
    since: since.toISOString(),
    lastAt: lastAt.toISOString(),
    settled: settled && { ...settled, at: settled.at.toISOString() },
  };
};

const toExcerpt = (reported: ReportedMessage) => ({
  message: toView(reported),
  excerpt: reported.evidence.messages.map(({ sentAt, ...message }) => ({
    ...message,
    sentAt: sentAt.toISOString(),
  })),
  reports: reported.reports.map(({ id, reason, text, at, accountId }) => ({
    id,
    reason: reason as schema.MessageReportReason,
    text,
    at: at.toISOString(),
    accountId,
  })),
});
