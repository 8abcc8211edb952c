import type { ReminderHours } from '../../domain/reminders.js';
import { isTimely } from '../../domain/reminders.js';
import type { Clock } from '@lintel/kernel';
import type { ChangeViewing } from '../change-viewing.js';
import type { ViewingStore } from '../viewing-store.js';

export interface DueReminder {
  readonly viewing: string;
  readonly start: Date;
  readonly hoursBefore: ReminderHours;
}

/** Says that a viewing is near. Nothing for one that was moved, called off or reminded of since the job was made, or when it is too late. */
export class RemindHandler {
  constructor(
    private readonly change: ChangeViewing,
    private readonly viewings: ViewingStore,
    private readonly clock: Clock,
  ) {}

  async handle({ viewing: id, start, hoursBefore }: DueReminder): Promise<void> {
    const viewing = await this.viewings.find(id);
    if (!viewing || !isTimely({ start, hoursBefore }, this.clock.now())) return;
    await this.change.byTime(viewing, { action: 'remind', hoursBefore, start });
  }
}
