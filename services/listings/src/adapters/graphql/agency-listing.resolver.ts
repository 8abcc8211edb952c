import { answer, answerOrNull, type AgencyIdentity, Caller } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { FindPinHandler } from '../../application/find-pin/find-pin.handler.js';
import { ViewStockHandler } from '../../application/view-stock/view-stock.handler.js';
import { AgencyListingViews } from './agency-listing.views.js';
import { ForAgents } from './for-agents.js';

/** What an agency's agents look at. */
@Resolver()
@ForAgents()
export class AgencyListingResolver {
  constructor(
    @Inject(ViewStockHandler) private readonly stock: ViewStockHandler,
    @Inject(FindPinHandler) private readonly pin: FindPinHandler,
    @Inject(AgencyListingViews) private readonly views: AgencyListingViews,
  ) {}

  @Query('agencyListings')
  async agencyListings(@Args() wanted: unknown, @Caller() caller: AgencyIdentity) {
    const { total, listings, counts, cursor } = answer(await this.stock.list(wanted, caller));
    return {
      total,
      counts,
      listings: this.views.of(listings),
      hasNextPage: cursor !== null,
      endCursor: cursor,
    };
  }

  @Query('agencyListing')
  async agencyListing(@Args('id') id: number, @Caller() caller: AgencyIdentity) {
    const listing = answerOrNull(await this.stock.find(id, caller));
    return listing && this.views.of([listing])[0];
  }

  @Query('addressPin')
  addressPin(@Args('address') address: string) {
    return answer(this.pin.handle(address));
  }
}
