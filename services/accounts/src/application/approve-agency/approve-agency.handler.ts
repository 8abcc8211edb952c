import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import { type Agency, approve } from '../../domain/agency.js';
import type { AgencyStore } from '../account-store.js';
import type { Caller } from '../caller.js';

/** Agencies that wait for operations staff. */
export class ApproveAgencyHandler {
  constructor(
    private readonly caller: Caller,
    private readonly agencies: AgencyStore,
    private readonly clock: Clock,
  ) {}

  async pending(first: number, identity: Identity | null): Promise<Result<readonly Agency[], Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    if (!(first >= 1 && first <= 200)) return refuseField('first', 'first is 1 to 200');
    return succeed(await this.agencies.pending(first));
  }

  async approve(id: string, identity: Identity | null): Promise<Result<Agency, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const changed = await this.agencies.change(id, (agency) =>
      agency.approvedAt ? null : approve(agency, this.clock.now()),
    );
    const agency = changed ?? (await this.agencies.find(id));
    return agency ? succeed(agency) : refuse('NOT_FOUND', 'There is no such agency.');
  }
}
