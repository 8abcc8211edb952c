import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { type Refusal, refuse } from '@lintel/service-kit';
import { networkOf } from './network-of.js';

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;
/** A household or an office behind one address may be many people. */
const perAddress: LimitRule = { max: 50, windowSeconds: QUARTER_OF_AN_HOUR };
/** At one account from one address: who goes on waits longer each time. */
const perPair: readonly LimitRule[] = [
  { max: 10, windowSeconds: QUARTER_OF_AN_HOUR },
  { max: 20, windowSeconds: HOUR },
  { max: 40, windowSeconds: DAY },
];
/** The same while an account is being guessed at from many addresses. Whoever comes from a new one still has a try. */
const perPairBraked: readonly LimitRule[] = [
  { max: 3, windowSeconds: HOUR },
  { max: 9, windowSeconds: DAY },
];
/** Wrong passwords at one account, from anywhere, until it is braked for an hour. */
const beforeBrake: LimitRule = { max: 30, windowSeconds: HOUR };
const perDevice: LimitRule = { max: 20, windowSeconds: QUARTER_OF_AN_HOUR };
/** Right after a reset, from each address, beside all other limits. */
const afterReset: LimitRule = { max: 5, windowSeconds: HOUR };
const perSession: LimitRule = { max: 10, windowSeconds: QUARTER_OF_AN_HOUR };
/** Forms that send e-mail or make accounts. */
const formsPerAddress: LimitRule = { max: 20, windowSeconds: HOUR };
/** E-mails to somebody who did not ask for any. */
const invitationsPerInvitee: LimitRule = { max: 5, windowSeconds: HOUR };

export interface SignInAttempt {
  readonly email: string;
  /** The network address it comes from. */
  readonly address: string;
  /** A device that has signed in to the account before. */
  readonly device?: string | undefined;
}

/**
 * How often passwords may be guessed and forms be sent. Nothing that a stranger does at an account keeps its owner out: what is counted is counted by the address of
 * who does it, a known device and a reset have attempts of their own, and who is not refused here has the password looked at.
 */
export class AttemptLimits {
  constructor(private readonly cache: Cache) {}

  /** Counts one attempt to sign in, whether or not the account exists. */
  async signIn({ email, address, device }: SignInAttempt): Promise<Result<null, Refusal>> {
    const account = digest(email);
    if (device !== undefined && (await this.allows(`sign-in:device:${account}:${device}`, perDevice)))
      return succeed(null);
    const network = networkOf(address);
    const reset = await this.cache.get<string>(`sign-in:reset:${account}`);
    if (reset !== undefined && (await this.allows(`sign-in:after:${reset}:${network}`, afterReset)))
      return succeed(null);
    const byAddress = await this.count(`sign-in:address:${network}`, perAddress);
    if (!byAddress.ok) return byAddress;
    return this.ofPair(account, network, reset);
  }

  /** A wrong password, or one of nobody's. */
  async failed({ email }: SignInAttempt): Promise<void> {
    const account = digest(email);
    if (await this.allows(`sign-in:wrong:${account}`, beforeBrake)) return;
    await this.cache.set(`sign-in:braked:${account}`, true, { ttlSeconds: HOUR });
  }

  /** Who knows the password is not guessing it: attempts from there count from here again. */
  signedIn({ email, address }: SignInAttempt, sessionId: string): Promise<void> {
    return this.cache.set(lastOf(digest(email), networkOf(address)), sessionId, { ttlSeconds: DAY });
  }

  /** Whatever was guessed before the reset does not count after it. */
  async passwordReset(email: string, reset: string): Promise<void> {
    const account = digest(email);
    await this.cache.set(`sign-in:reset:${account}`, reset, { ttlSeconds: HOUR });
    await this.cache.delete(`sign-in:braked:${account}`);
  }

  /** Passwords asked for again; by session, so that a stolen one keeps none but itself out. */
  ofSession(accountId: string, sessionId = 'none'): Promise<Result<null, Refusal>> {
    return this.count(`password:session:${accountId}:${sessionId}`, perSession);
  }

  form(address: string | undefined): Promise<Result<null, Refusal>> {
    return this.count(`form:address:${address ? networkOf(address) : 'unknown'}`, formsPerAddress);
  }

  invitation(agencyId: string, email: string): Promise<Result<null, Refusal>> {
    return this.count(`invitation:to:${agencyId}:${digest(email)}`, invitationsPerInvitee);
  }

  private async ofPair(account: string, network: string, reset = 'none'): Promise<Result<null, Refusal>> {
    const last = (await this.cache.get<string>(lastOf(account, network))) ?? reset;
    const braked = (await this.cache.get(`sign-in:braked:${account}`)) !== undefined;
    const pair = digest(`${account} ${network} ${last}`);
    for (const rule of braked ? perPairBraked : perPair) {
      const allowed = await this.count(`sign-in:pair:${pair}:${rule.max}`, rule);
      if (!allowed.ok) return allowed;
    }
    return succeed(null);
  }

  private async allows(key: string, rule: LimitRule): Promise<boolean> {
    return (await this.cache.limit(key, rule)).allowed;
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

const lastOf = (account: string, network: string): string => `sign-in:last:${account}:${network}`;

/** Addresses are personal data and stay out of the cache's keys. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
