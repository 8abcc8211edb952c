import type { Clock } from '@lintel/kernel';
import { passesForProduct, product } from '../domain/agency-name.js';
import type { NameJudgement } from '../domain/agency-naming.js';
import type { AgencyStore } from './account-store.js';

export interface AgencyApproval {
  /** Whether new agencies and new names wait for operations staff. */
  readonly approvalRequired: boolean;
}

/**
 * Which names wait for operations staff: where approval is required all, and elsewhere those that are too like the product's or another agency's. To have had a name first
 * keeps nobody out: staff decide.
 */
export class AgencyNames {
  constructor(
    private readonly agencies: Pick<AgencyStore, 'goingBy'>,
    private readonly policy: AgencyApproval,
    private readonly clock: Clock,
  ) {}

  async judge(name: string, agencyId: string): Promise<NameJudgement> {
    const like = passesForProduct(name)
      ? product
      : await this.agencies.goingBy(name, agencyId, this.clock.now());
    return { waits: this.policy.approvalRequired || like !== null, like };
  }
}
