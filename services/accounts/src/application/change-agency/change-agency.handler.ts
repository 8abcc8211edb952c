import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseInput, refuseSuspended } from '@lintel/service-kit';
import { agencyProfileSchema } from '../../domain/account-input.js';
import { type Agency, withProfile } from '../../domain/agency.js';
import { withName } from '../../domain/agency-naming.js';
import type { AgencyStore } from '../account-store.js';
import { type AgencyAccess, changeAgency } from '../agency-access.js';
import type { AgencyNames } from '../agency-names.js';

/** What an agency's owners say of it. */
export class ChangeAgencyHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly agencies: AgencyStore,
    private readonly names: AgencyNames,
    private readonly clock: Clock,
  ) {}

  async profile(input: unknown, identity: Identity): Promise<Result<Agency, Refusal>> {
    const read = readInput(agencyProfileSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    const { companyName, ...profile } = read.value;
    const { agency } = caller.value;
    const said = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
    const judged = companyName === undefined ? null : await this.names.judge(companyName, agency.id);
    const now = this.clock.now();
    return changeAgency(this.agencies, agency, (current) => {
      if (current.suspended) return refuseSuspended();
      const described = withProfile(current, said, now) ?? current;
      return succeed((judged && withName(described, companyName!, judged, now)) ?? described);
    });
  }
}
