import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { type Refusal, refuse } from '@lintel/service-kit';

const QUARTER_OF_AN_HOUR = 900;
/** A household or an office behind one address may be many people. */
const perAddress: LimitRule = { max: 50, windowSeconds: QUARTER_OF_AN_HOUR };
const perAccount: LimitRule = { max: 10, windowSeconds: QUARTER_OF_AN_HOUR };
/** Forms that send e-mail or make accounts. */
const formsPerAddress: LimitRule = { max: 20, windowSeconds: 3600 };
/** E-mails to people who did not ask for any. */
const invitationsPerAgency: LimitRule = { max: 60, windowSeconds: 3600 };
const invitationsPerInvitee: LimitRule = { max: 5, windowSeconds: 3600 };

/** How often passwords may be guessed and forms be sent. */
export class AttemptLimits {
  constructor(private readonly cache: Cache) {}

  /** Counts one attempt to sign in, whether or not the account exists. */
  async signIn(email: string, address: string): Promise<Result<null, Refusal>> {
    const byAddress = await this.count(`sign-in:address:${address}`, perAddress);
    if (!byAddress.ok) return byAddress;
    const account = digest(email);
    const session = (await this.cache.get<string>(`sign-in:last:${account}`)) ?? 'none';
    return this.count(`sign-in:account:${account}:${session}`, perAccount);
  }

  /** Who knows the password is not guessing it: the account's attempts count from here again. */
  signedIn(email: string, sessionId: string): Promise<void> {
    return this.cache.set(`sign-in:last:${digest(email)}`, sessionId, {
      ttlSeconds: perAccount.windowSeconds,
    });
  }

  ofAccount(id: string): Promise<Result<null, Refusal>> {
    return this.count(`password:account:${id}`, perAccount);
  }

  form(address: string | undefined): Promise<Result<null, Refusal>> {
    return this.count(`form:address:${address ?? 'unknown'}`, formsPerAddress);
  }

  async invitation(agencyId: string, email: string): Promise<Result<null, Refusal>> {
    const byAgency = await this.count(`invitation:agency:${agencyId}`, invitationsPerAgency);
    if (!byAgency.ok) return byAgency;
    return this.count(`invitation:to:${agencyId}:${digest(email)}`, invitationsPerInvitee);
  }

  private async count(key: string, rule: LimitRule): Promise<Result<null, Refusal>> {
    const { allowed, resetsInSeconds } = await this.cache.limit(key, rule);
    if (allowed) return succeed(null);
    const minutes = Math.ceil(resetsInSeconds / 60);
    return refuse(
      'TOO_MANY_REQUESTS',
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    );
  }
}

/** Addresses are personal data and stay out of the cache's keys. */
const digest = (email: string): string => createHash('sha256').update(email).digest('hex');
