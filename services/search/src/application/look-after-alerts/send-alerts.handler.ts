import type { AlertFrequency } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import type { AlertSchedule } from './alert-schedule.js';

/** Tells of what waits at once, for operations staff. */
export class SendAlertsHandler {
  constructor(private readonly schedule: AlertSchedule) {}

  async handle(frequency: AlertFrequency): Promise<Result<number, Refusal>> {
    if (frequency === 'off') return refuseField('frequency', 'frequency is instant, daily or weekly');
    return succeed(await this.schedule.now(frequency));
  }
}
