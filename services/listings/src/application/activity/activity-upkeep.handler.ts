import { addDays, type Clock, londonTimeOf } from '@lintel/kernel';
import { activityKeptDays } from '../../domain/activity.js';
import type { ActivityStore } from './activity-store.js';

/** Forgets what happened long ago. */
export class ActivityUpkeepHandler {
  constructor(
    private readonly activity: ActivityStore,
    private readonly clock: Clock,
  ) {}

  handle(): Promise<void> {
    return this.activity.deleteBefore(addDays(londonTimeOf(this.clock.now()).date, -activityKeptDays));
  }
}
