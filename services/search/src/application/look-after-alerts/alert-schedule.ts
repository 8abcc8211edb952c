import type { Clock } from '@lintel/kernel';
import type { Jobs } from '@lintel/platform/jobs';
import { tellUntil, timingOf, type ToldFrequency, toldFrequencies } from '../../domain/saved/alert-times.js';
import type { TellMatchesHandler } from '../tell-matches/tell-matches.handler.js';

/** The queue whose jobs say when to tell. */
export const alertQueue = 'saved-search-alerts';

/** How late alerts may be before they are told without a job, in milliseconds. */
const OVERDUE_MS = 120_000;

/** When saved searches are told of: by scheduled jobs, and by whoever finds that one is overdue. */
export class AlertSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly tell: TellMatchesHandler,
    /** Of the day in London. */
    private readonly hour: number,
    private readonly clock: Clock,
  ) {}

  /** Has the jobs come at their times, also when the queue has lost them. */
  async ensure(): Promise<void> {
    for (const frequency of toldFrequencies)
      await this.jobs.schedule(alertQueue, frequency, timingOf(frequency, this.hour), {
        name: 'tell',
        data: { frequency },
      });
  }

  /** What is due now. */
  due(frequency: ToldFrequency): Promise<number> {
    return this.tell.handle(frequency, tellUntil(frequency, this.hour, this.clock.now()));
  }

  /** What has been due for some time, as after a standstill at the set hour. */
  async overdue(): Promise<void> {
    const then = new Date(this.clock.now().getTime() - OVERDUE_MS);
    for (const frequency of toldFrequencies)
      await this.tell.handle(frequency, tellUntil(frequency, this.hour, then));
  }

  /** All that waits, whatever the time. */
  now(frequency: ToldFrequency): Promise<number> {
    return this.tell.handle(frequency, this.clock.now());
  }
}
