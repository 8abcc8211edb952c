import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import { hasFactor, setRecoveryCodes } from '../../../domain/strong-factor.js';
import type { FactorStore } from '../../factor-store.js';
import type { AddedFactor } from '../add-passkey/add-passkey.handler.js';
import type { FactorOwner } from '../factor-owner.js';
import type { OneTimeCodes } from '../one-time-codes.js';

/** Makes ten new codes for paper; the old ones are no good from here. */
export class MakeRecoveryCodesHandler {
  constructor(
    private readonly owner: FactorOwner,
    private readonly factors: FactorStore,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async handle(identity: Identity): Promise<Result<AddedFactor, Refusal>> {
    const caller = await this.owner.confirmed(identity);
    if (!caller.ok) return caller;
    const account = caller.value;
    const { codes, marks } = this.codes.newRecoveryCodes(account.id);
    const made = await this.factors.change(account.id, (current) =>
      hasFactor(current)
        ? { factors: setRecoveryCodes(current, marks, this.clock.now()), told: ['recovery-codes-made'] }
        : null,
    );
    return made ? succeed({ account, recoveryCodes: codes }) : addFirst();
  }
}

const addFirst = () =>
  refuse('CONFLICT', 'Recovery codes stand in for a passkey or an authenticator. Add one first.');
