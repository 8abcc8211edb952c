import type { Clock } from '@lintel/kernel';
import type { Jobs, NewJob } from '@lintel/platform/jobs';
import { correlated, type Logger } from '@lintel/service-kit';
import { isTimely, type Reminder, remindersOf } from '../domain/reminders.js';
import type { Viewing } from '../domain/viewing.js';

export const reminderQueue = 'viewing-reminders';

/** Reminders that are to go out later. A job that is out of date when its time comes does nothing, so jobs are never taken back. */
export class ReminderQueue {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Never throws: the viewings are kept, and upkeep adds what is missing once the queue is back. */
  async plan(viewings: readonly Viewing[]): Promise<void> {
    const now = this.clock.now();
    const reminders = viewings.flatMap(remindersOf).filter((reminder) => isTimely(reminder, now));
    if (reminders.length === 0) return;
    try {
      await this.jobs.addMany(
        reminderQueue,
        reminders.map((reminder) => jobOf(reminder, now)),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'reminders of viewings wait for the queue');
    }
  }
}

const jobOf = ({ viewing, start, hoursBefore, at }: Reminder, now: Date): NewJob => ({
  key: `${viewing}:${start.toISOString()}:${hoursBefore}`,
  name: 'viewing-reminder',
  data: { viewing, start: start.toISOString(), hoursBefore },
  tags: { viewing, ...correlated() },
  delayMs: Math.max(0, at.getTime() - now.getTime()),
});
