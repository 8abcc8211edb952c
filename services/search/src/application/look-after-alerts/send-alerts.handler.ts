import type { AlertFrequency } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import { callerOf } from '../saved/caller.js';
import type { AlertSchedule } from './alert-schedule.js';

/** Tells of what waits at once, for operations staff. */
export class SendAlertsHandler {
  constructor(private readonly schedule: AlertSchedule) {}

  async handle(frequency: AlertFrequency, identity: Identity | null): Promise<Result<number, Refusal>> {
    const caller = callerOf(identity);
    if (!caller.ok) return refuse('UNAUTHENTICATED', 'Sign in as operations staff.');
    if (identity?.role !== 'operations') return refuse('FORBIDDEN', 'This is for operations staff.');
    if (frequency === 'off') return refuseField('frequency', 'frequency is instant, daily or weekly');
    return succeed(await this.schedule.now(frequency));
  }
}
