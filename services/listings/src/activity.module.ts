import type { Clock } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { EventBus } from '@lintel/platform/event-bus';
import { type Logger, UpkeepTimer } from '@lintel/service-kit';
import type { Provider, Type } from '@nestjs/common';
import { ActivityRepository } from './adapters/documents/activity.repository.js';
import type { ActivityModels } from './adapters/documents/activity.schema.js';
import { ActivityConsumer, activityGroup, activityTopics } from './adapters/events/activity.consumer.js';
import { ActivityResolver } from './adapters/graphql/activity.resolver.js';
import { ActivityUpkeepHandler } from './application/activity/activity-upkeep.handler.js';
import { DailyKey } from './application/activity/daily-key.js';
import { ProjectActivityHandler } from './application/activity/project-activity.handler.js';
import { RecordViewHandler } from './application/activity/record-view.handler.js';
import { ViewActivityHandler } from './application/activity/view-activity.handler.js';
import type { ListingStore } from './application/listing-store.js';

export interface ActivityOptions {
  readonly models: ActivityModels;
  readonly listings: ListingStore;
  readonly cache: Cache;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What happens to listings, to be made part of the service, and started with it. */
export interface Activity {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  readonly upkeep: ActivityUpkeepHandler;
  /** How many events are still to be counted. */
  lag(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

const UPKEEP_MS = 3_600_000;

export function prepareActivity({ models, listings, cache, bus, clock, logger }: ActivityOptions): Activity {
  const store = new ActivityRepository(models);
  const upkeep = new ActivityUpkeepHandler(store, clock);
  const useCases = [
    new RecordViewHandler(listings, store, new DailyKey(cache), cache, clock, logger),
    new ProjectActivityHandler(store),
    new ViewActivityHandler(store, clock),
  ];
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  return {
    controllers: [ActivityConsumer],
    providers: [
      ActivityResolver,
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
    upkeep,
    async lag() {
      const lags = await Promise.all(activityTopics.map(({ name }) => bus.lag(name, activityGroup)));
      return lags.reduce((sum, lag) => sum + lag, 0);
    },
    start: () => timer.start(),
    stop: () => timer.stop(),
  };
}
