import { answer, type Answers, badInput, type SubgraphContext, EvenSuspended } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RecordViewHandler } from '../../application/activity/record-view.handler.js';
import { ViewActivityHandler } from '../../application/activity/view-activity.handler.js';
import { mostActivityDays } from '../../domain/activity.js';
import { ActivityBatches } from './activity-batches.js';
import type { AgencyListingView } from './agency-listing.views.js';
import type * as schema from './schema.generated.js';

const USUAL_DAYS = 30;

@Resolver('AgencyListing')
export class ActivityResolver
  implements Answers<schema.AgencyListingResolvers>, Answers<schema.MutationResolvers>
{
  private readonly batches: ActivityBatches;

  constructor(
    @Inject(ViewActivityHandler) view: ViewActivityHandler,
    @Inject(RecordViewHandler) private readonly record: RecordViewHandler,
  ) {
    this.batches = new ActivityBatches((ids, days) => view.handle(ids, days));
  }

  /** Whoever sees the listing as its agency does may know. */
  @ResolveField()
  activity(
    @Parent() { id }: AgencyListingView,
    @Args() { days }: schema.AgencyListingActivityArgs,
    @Context() context: SubgraphContext,
  ) {
    const wanted = days ?? USUAL_DAYS;
    if (wanted < 1 || wanted > mostActivityDays)
      throw badInput([{ field: 'days', message: `Ask for 1 to ${mostActivityDays} days.` }]);
    return this.batches.of(id, wanted, context);
  }

  @Mutation()
  @EvenSuspended()
  async recordListingView(
    @Args() { id }: schema.MutationRecordListingViewArgs,
    @Context() { identity, clientAddress }: SubgraphContext,
  ) {
    return answer(await this.record.handle(id, { identity, clientAddress }));
  }
}
