import type { Clock } from '@lintel/kernel';
import { confirmationLasts } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { Session } from '../../domain/session.js';
import { hasFactor } from '../../domain/strong-factor.js';
import type { AgencyStore } from '../account-store.js';
import type { FactorStore } from '../factor-store.js';

/** What a session's tokens may say of its account. */
export interface Standing {
  /** It has yet to show a passkey or a code that the account needs. */
  readonly limited: boolean;
  /** As for `Identity`; null when there is nothing to say. */
  readonly confirmedAt: Date | null;
  /** The same. */
  readonly agencySince: Date | null;
}

/** Who needs more than a password, and what their sessions may do without. */
export class StrongSignInPolicy {
  constructor(
    private readonly agencies: Pick<AgencyStore, 'find'>,
    private readonly factors: FactorStore,
    private readonly clock: Clock,
    private readonly operationsSignIn: 'strong' | 'password',
  ) {}

  /** By the role, or because the agency wants it of its people. */
  async isRequired(account: Account): Promise<boolean> {
    return this.requires(account, await this.agencyOf(account));
  }

  /** @param confirmedAt as below, where it is known */
  async standing(account: Account, session: Session, confirmedAt?: Date): Promise<Standing> {
    const agency = await this.agencyOf(account);
    const limited = session.factorAt === null && this.requires(account, agency);
    return {
      limited,
      confirmedAt: confirmedAt ?? (await this.confirmedAt(session)),
      agencySince: agency?.createdAt ?? null,
    };
  }

  /** When the session's owner last proved who they are as well as the account can; null when that is too long ago. */
  async confirmedAt({ accountId, passwordAt, factorAt }: Session): Promise<Date | null> {
    const oldest = new Date(this.clock.now().getTime() - confirmationLasts);
    if (factorAt && factorAt >= oldest) return factorAt;
    if (!passwordAt || passwordAt < oldest) return null;
    return hasFactor(await this.factors.find(accountId)) ? null : passwordAt;
  }

  private async agencyOf({ agencyId }: Account): Promise<Agency | null> {
    return agencyId === null ? null : this.agencies.find(agencyId);
  }

  private requires({ role }: Account, agency: Agency | null): boolean {
    if (role === 'operations' && this.operationsSignIn === 'strong') return true;
    return agency?.strongSignInRequired ?? false;
  }
}
