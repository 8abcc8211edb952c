import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, readInput, type Refusal, refuse, refuseInput } from '@lintel/service-kit';
import { wordToAgencySchema } from '../../domain/account-input.js';
import type { Agency } from '../../domain/agency.js';
import { reinstate, suspend } from '../../domain/agency-suspension.js';
import type { AgencyStore } from '../account-store.js';
import { changeAgency } from '../agency-access.js';
import type { KnownCaller } from '../known-caller.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';

const reasonSchema = wordToAgencySchema('The reason');

/** Takes an agency off the portal, and brings it back (decision 41). Of two who do it at once the second is told so. */
export class SuspendAgencyHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly agencies: AgencyStore,
    private readonly confirmed: ConfirmedLately,
    private readonly clock: Clock,
  ) {}

  async suspend(id: string, given: string, identity: Identity): Promise<Result<Agency, Refusal>> {
    const reason = readInput(reasonSchema, given, 'reason');
    if (!reason.ok) return refuseInput(reason.failure);
    return this.decide(id, identity, 'This agency is suspended already.', (agency) =>
      suspend(agency, reason.value, this.clock.now()),
    );
  }

  reinstate(id: string, identity: Identity): Promise<Result<Agency, Refusal>> {
    return this.decide(id, identity, 'This agency is not suspended.', (agency) =>
      reinstate(agency, this.clock.now()),
    );
  }

  private async decide(
    id: string,
    identity: Identity,
    otherwise: string,
    decision: (agency: Agency) => Agency | null,
  ): Promise<Result<Agency, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    return changeAgency(this.agencies, { id }, (agency) => {
      const decided = decision(agency);
      return decided ? succeed(decided) : refuse('CONFLICT', otherwise);
    });
  }
}
