import { answer, answerOrNull, type Answers, type AgencyIdentity, Caller } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { previewFeatures } from '../../application/preview-features/preview-features.handler.js';
import { FindPinHandler } from '../../application/find-pin/find-pin.handler.js';
import { ViewStockHandler } from '../../application/view-stock/view-stock.handler.js';
import { AgencyListingViews } from './agency-listing.views.js';
import { ForAgents } from './for-agents.js';
import type * as schema from './schema.generated.js';

/** What an agency's agents look at. */
@Resolver()
@ForAgents()
export class AgencyListingResolver implements Answers<schema.QueryResolvers> {
  constructor(
    @Inject(ViewStockHandler) private readonly stock: ViewStockHandler,
    @Inject(FindPinHandler) private readonly pin: FindPinHandler,
    @Inject(AgencyListingViews) private readonly views: AgencyListingViews,
  ) {}

  @Query()
  async agencyListings(@Args() wanted: schema.QueryAgencyListingsArgs, @Caller() caller: AgencyIdentity) {
    const { total, listings, counts, cursor } = answer(await this.stock.list(wanted, caller));
    return {
      total,
      counts,
      listings: this.views.of(listings),
      hasNextPage: cursor !== null,
      endCursor: cursor,
    };
  }

  @Query()
  async agencyListing(@Args() { id }: schema.QueryAgencyListingArgs, @Caller() caller: AgencyIdentity) {
    const listing = answerOrNull(await this.stock.find(id, caller));
    return listing && this.views.of([listing])[0]!;
  }

  @Query()
  readFeatures(@Args() { input }: schema.QueryReadFeaturesArgs) {
    return answer(previewFeatures(input));
  }

  @Query()
  addressPin(@Args() { address }: schema.QueryAddressPinArgs) {
    return answer(this.pin.handle(address));
  }
}
