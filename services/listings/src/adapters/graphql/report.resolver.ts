import {
  answer,
  type Answers,
  Caller,
  EvenSuspended,
  type Identity,
  Reports,
  signInFirst,
  type SubgraphContext,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  OverseeReportsHandler,
  type ReportedListing,
} from '../../application/report-listing/oversee-reports.handler.js';
import { ReportListingHandler } from '../../application/report-listing/report-listing.handler.js';
import { ForOperations, toFoundListing, USUAL_PAGE } from './oversight.resolver.js';
import type * as schema from './schema.generated.js';

/** What visitors report of homes, and what staff do about it. */
@Resolver()
export class ReportResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(ReportListingHandler) private readonly reporting: ReportListingHandler,
    @Inject(OverseeReportsHandler) private readonly oversight: OverseeReportsHandler,
    @Inject(Reports) private readonly reports: Reports,
  ) {}

  /** Anybody's, who says as a visitor what is wrong with a home. */
  @Mutation()
  @EvenSuspended()
  async reportListing(
    @Args() { input }: schema.MutationReportListingArgs,
    @Context() { identity, clientAddress }: SubgraphContext,
  ) {
    return answer(await this.reporting.handle(input, { identity, clientAddress }));
  }

  @Query()
  async exportMyListingReports(@Caller() caller: Identity | null) {
    if (!caller) return answer(signInFirst());
    return JSON.stringify({ reportedListings: await this.reports.of(caller.subject) }, null, 2);
  }

  @Query()
  @ForOperations()
  async reportedListings(@Args() { state, q, order, first }: schema.QueryReportedListingsArgs) {
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

  @Query()
  @ForOperations()
  async reportedListing(@Args() { id }: schema.QueryReportedListingArgs) {
    const found = await this.oversight.one(id);
    return found && toView(found);
  }

  @Mutation()
  @ForOperations()
  async settleListingReports(@Args() { id, version, how, reason }: schema.MutationSettleListingReportsArgs) {
    return toView(answer(await this.oversight.settle(id, { version, how, reason: reason ?? '' })));
  }
}

const toView = ({ listing, reported }: ReportedListing) => ({
  id: listing.id,
  version: reported.version,
  listing: toFoundListing(listing),
  state: reported.state,
  count: reported.reports.length,
  since: reported.since.toISOString(),
  lastAt: reported.lastAt.toISOString(),
  reports: reported.reports.map(({ id, reason, text, at, accountId }) => ({
    id,
    reason: reason as schema.ListingReportReason,
    text,
    at: at.toISOString(),
    accountId,
  })),
  settled: reported.settled && { ...reported.settled, at: reported.settled.at.toISOString() },
});
