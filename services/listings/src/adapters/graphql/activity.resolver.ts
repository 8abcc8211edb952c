import { answer, badInput, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RecordViewHandler } from '../../application/activity/record-view.handler.js';
import { ViewActivityHandler } from '../../application/activity/view-activity.handler.js';
import { mostActivityDays } from '../../domain/activity.js';
import { ActivityBatches } from './activity-batches.js';

const USUAL_DAYS = 30;

@Resolver('AgencyListing')
export class ActivityResolver {
  private readonly batches: ActivityBatches;

  constructor(
    @Inject(ViewActivityHandler) view: ViewActivityHandler,
    @Inject(RecordViewHandler) private readonly record: RecordViewHandler,
  ) {
    this.batches = new ActivityBatches((ids, days) => view.handle(ids, days));
  }

  /** Whoever sees the listing as its agency does may know. */
  @ResolveField('activity')
  activity(
    @Parent() { id }: { readonly id: number },
    @Args('days') days: number | null,
    @Context() context: SubgraphContext,
  ) {
    const wanted = days ?? USUAL_DAYS;
    if (wanted < 1 || wanted > mostActivityDays)
      throw badInput([{ field: 'days', message: `Ask for 1 to ${mostActivityDays} days.` }]);
    return this.batches.of(id, wanted, context);
  }

  @Mutation('recordListingView')
  async recordListingView(@Args('id') id: number, @Context() { identity, clientAddress }: SubgraphContext) {
    return answer(await this.record.handle(id, { identity, clientAddress }));
  }
}
