import type { Clock } from '@lintel/kernel';
import { confirmationLasts } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
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
  async isRequired({ role, agencyId }: Account): Promise<boolean> {
    if (role === 'operations' && this.operationsSignIn === 'strong') return true;
    return agencyId !== null && ((await this.agencies.find(agencyId))?.strongSignInRequired ?? false);
  }

  async standing(account: Account, session: Session): Promise<Standing> {
    const limited = session.factorAt === null && (await this.isRequired(account));
    return { limited, confirmedAt: await this.confirmedAt(session) };
  }

  /** When the session's owner last proved who they are as well as the account can; null when that is too long ago. */
  async confirmedAt({ accountId, passwordAt, factorAt }: Session): Promise<Date | null> {
    const oldest = new Date(this.clock.now().getTime() - confirmationLasts);
    if (factorAt && factorAt >= oldest) return factorAt;
    if (!passwordAt || passwordAt < oldest) return null;
    return hasFactor(await this.factors.find(accountId)) ? null : passwordAt;
  }
}
