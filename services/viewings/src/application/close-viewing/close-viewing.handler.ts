import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { reasonSchema } from '../../domain/viewing-input.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';
import type { Claim } from '../access.js';

/** A viewing that will not take place: declined or rejected by the agent, or called off by either side. */
export class CloseViewingHandler {
  constructor(private readonly change: ChangeViewing) {}

  async decline(id: string, reason: string, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    return this.withReason('decline', { id, identity }, reason, 'reason');
  }

  async cancel(claim: Claim, reason: string): Promise<Result<Changed, Refusal>> {
    return this.withReason('cancel', claim, reason, 'input.reason');
  }

  async reject(id: string, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    return this.change.by({ id, identity }, () => succeed({ action: 'reject' }));
  }

  private async withReason(action: 'decline' | 'cancel', claim: Claim, given: string, field: string) {
    const reason = readInput(reasonSchema, given, field);
    if (!reason.ok) return refuseInput(reason.failure);
    return this.change.by(claim, () => succeed({ action, reason: reason.value }));
  }
}
