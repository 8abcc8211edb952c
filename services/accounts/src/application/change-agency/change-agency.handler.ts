import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { agencyProfileSchema } from '../../domain/account-input.js';
import { passesForProduct } from '../../domain/agency-name.js';
import { type Agency, withProfile } from '../../domain/agency.js';
import type { AgencyStore } from '../account-store.js';
import { type AgencyAccess, changeAgency } from '../agency-access.js';

/** What an agency's owners say of it. */
export class ChangeAgencyHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly agencies: AgencyStore,
    private readonly clock: Clock,
  ) {}

  async profile(input: unknown, identity: Identity | null): Promise<Result<Agency, Refusal>> {
    const read = readInput(agencyProfileSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    const { companyName } = read.value;
    if (
      companyName !== undefined &&
      companyName !== caller.value.agency.companyName &&
      passesForProduct(companyName)
    )
      return refuseField(
        'input.companyName',
        'This name could be taken for Lintel itself. Please choose another.',
      );
    const said = Object.fromEntries(Object.entries(read.value).filter(([, value]) => value !== undefined));
    return changeAgency(this.agencies, caller.value.agency, (agency) =>
      succeed(withProfile(agency, said, this.clock.now()) ?? agency),
    );
  }
}
