import { CACHE } from '@lintel/platform/cache';
import { CLOCK, every, LOGGER, plain } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { ActivityConsumer } from './adapters/events/activity.consumer.js';
import { ActivityResolver } from './adapters/graphql/activity.resolver.js';
import { ACTIVITY_STORE } from './application/activity/activity-store.js';
import { ActivityUpkeepHandler } from './application/activity/activity-upkeep.handler.js';
import { DailyKey } from './application/activity/daily-key.js';
import { ProjectActivityHandler } from './application/activity/project-activity.handler.js';
import { RecordViewHandler } from './application/activity/record-view.handler.js';
import { ViewActivityHandler } from './application/activity/view-activity.handler.js';
import { LISTING_STORE } from './application/listing-store.js';
import { StoresModule } from './stores.module.js';

const UPKEEP_MS = 3_600_000;

const useCases = [
  plain(ActivityUpkeepHandler, ACTIVITY_STORE, CLOCK),
  plain(DailyKey, CACHE),
  plain(ProjectActivityHandler, ACTIVITY_STORE),
  plain(RecordViewHandler, LISTING_STORE, ACTIVITY_STORE, DailyKey, CACHE, CLOCK, LOGGER),
  plain(ViewActivityHandler, ACTIVITY_STORE, CLOCK),
];

const background = [every(UPKEEP_MS, ActivityUpkeepHandler, (upkeep) => upkeep.handle())];

/** What happens to listings, counted. */
@Module({
  imports: [StoresModule],
  controllers: [ActivityConsumer],
  providers: [...useCases, ...background, ActivityResolver],
})
export class ActivityModule {}
