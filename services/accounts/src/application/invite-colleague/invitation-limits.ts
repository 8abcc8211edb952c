import type { Result } from '@lintel/kernel';
import type { AgencyLimits, Identity, Refusal } from '@lintel/service-kit';
import type { AttemptLimits } from '../attempt-limits.js';

/** How often an address may be asked by an agency, and how many an agency may ask. */
export class InvitationLimits {
  constructor(
    private readonly ofAddress: AttemptLimits,
    private readonly ofAgency: AgencyLimits,
  ) {}

  async count(agencyId: string, email: string, identity: Identity): Promise<Result<null, Refusal>> {
    const ofInvitee = await this.ofAddress.invitation(agencyId, email);
    return ofInvitee.ok ? this.ofAgency.count('invitation', identity) : ofInvitee;
  }
}
