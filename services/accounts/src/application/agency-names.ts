import type { Clock } from '@lintel/kernel';
import type { Brand } from '@lintel/service-kit';
import { passesForPortal } from '../domain/agency-name.js';
import type { NameJudgement } from '../domain/agency-naming.js';
import type { AgencyStore } from './account-store.js';

export interface AgencyApproval {
  /** Whether new agencies and new names wait for operations staff. */
  readonly approvalRequired: boolean;
}

/**
 * Which names wait for operations staff: where approval is required all, and elsewhere those that are too like the portal's or another agency's. To have had a name first
 * keeps nobody out: staff decide.
 */
export class AgencyNames {
  constructor(
    private readonly agencies: Pick<AgencyStore, 'goingBy'>,
    private readonly policy: AgencyApproval,
    private readonly brand: Pick<Brand, 'name'>,
    private readonly clock: Clock,
  ) {}

  async judge(name: string, agencyId: string): Promise<NameJudgement> {
    const portal = this.brand.name;
    const like = passesForPortal(name, portal)
      ? portal
      : await this.agencies.goingBy(name, agencyId, this.clock.now());
    return { waits: this.policy.approvalRequired || like !== null, like };
  }
}
