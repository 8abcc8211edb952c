import { answer, answerOrNull, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { FindPinHandler } from '../../application/find-pin/find-pin.handler.js';
import { ViewStockHandler } from '../../application/view-stock/view-stock.handler.js';
import { AgencyListingViews } from './agency-listing.views.js';

/** What an agency's agents look at. */
@Resolver()
export class AgencyListingResolver {
  constructor(
    @Inject(ViewStockHandler) private readonly stock: ViewStockHandler,
    @Inject(FindPinHandler) private readonly pin: FindPinHandler,
    @Inject(AgencyListingViews) private readonly views: AgencyListingViews,
  ) {}

  @Query('agencyListings')
  async agencyListings(@Args() wanted: unknown, @Context() { identity }: SubgraphContext) {
    const { total, listings, counts, cursor } = answer(await this.stock.list(wanted, identity));
    return {
      total,
      counts,
      listings: this.views.of(listings),
      hasNextPage: cursor !== null,
      endCursor: cursor,
    };
  }

  @Query('agencyListing')
  async agencyListing(@Args('id') id: number, @Context() { identity }: SubgraphContext) {
    const listing = answerOrNull(await this.stock.find(id, identity));
    return listing && this.views.of([listing])[0];
  }

  @Query('addressPin')
  addressPin(@Args('address') address: string, @Context() { identity }: SubgraphContext) {
    return answer(this.pin.handle(address, identity));
  }
}
