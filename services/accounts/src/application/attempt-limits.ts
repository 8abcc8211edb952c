import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Cache, CacheUnavailable } from '@lintel/platform/cache';
import { type Limit, Limits, type Logger, type Refusal, unnamed, type Use } from '@lintel/service-kit';
import { networkOf } from './network-of.js';

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;
/** A household or an office behind one address may be many people. */
const perAddress: Limit = {
  name: 'sign-in:address',
  max: 50,
  windowSeconds: QUARTER_OF_AN_HOUR,
  whenUnavailable: 'here',
};
/** At one account from one address: who goes on waits longer each time. */
const pair = { name: 'sign-in:pair', whenUnavailable: 'here' } as const;
const perPair: readonly Limit[] = [
  { ...pair, max: 10, windowSeconds: QUARTER_OF_AN_HOUR },
  { ...pair, max: 20, windowSeconds: HOUR },
  { ...pair, max: 40, windowSeconds: DAY },
];
/** The same while an account is being guessed at from many addresses. Whoever comes from a new one still has a try. */
const perPairBraked: readonly Limit[] = [
  { ...pair, max: 3, windowSeconds: HOUR },
  { ...pair, max: 9, windowSeconds: DAY },
];
/** Wrong passwords at one account, from anywhere, until it is braked for an hour. */
const beforeBrake: Limit = { name: 'sign-in:wrong', max: 30, windowSeconds: HOUR, whenUnavailable: 'here' };
const perDevice: Limit = {
  name: 'sign-in:device',
  max: 20,
  windowSeconds: QUARTER_OF_AN_HOUR,
  whenUnavailable: 'here',
};
/** Right after a reset, from each address, beside all other limits. */
const afterReset: Limit = { name: 'sign-in:after', max: 5, windowSeconds: HOUR, whenUnavailable: 'here' };
const perSession: Limit = {
  name: 'password:session',
  max: 10,
  windowSeconds: QUARTER_OF_AN_HOUR,
  whenUnavailable: 'here',
};
/** Longer than a challenge is good. */
const codesPerChallenge: Limit = {
  name: 'sign-in:code',
  max: 5,
  windowSeconds: 600,
  whenUnavailable: 'here',
};
/** Forms that send e-mail or make accounts. */
const formsPerAddress: Limit = {
  name: 'form:address',
  max: 20,
  windowSeconds: HOUR,
  whenUnavailable: 'here',
};
/** E-mails to somebody who did not ask for any. */
const invitationsPerInvitee: Limit = {
  name: 'invitation:to',
  max: 5,
  windowSeconds: HOUR,
  whenUnavailable: 'here',
};

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
  private readonly limits: Limits;

  constructor(
    private readonly cache: Cache,
    logger: Logger,
    clock: Clock,
  ) {
    this.limits = new Limits(cache, logger, clock);
  }

  /** Counts one attempt to sign in, whether or not the account exists. */
  async signIn({ email, address, device }: SignInAttempt): Promise<Result<null, Refusal>> {
    const account = unnamed(email);
    if (device !== undefined && (await this.limits.allows(perDevice, `${account}:${device}`)))
      return succeed(null);
    const network = networkOf(address);
    const reset = await known(this.cache.get<string>(`sign-in:reset:${account}`));
    if (typeof reset === 'string' && (await this.limits.allows(afterReset, `${reset}:${network}`)))
      return succeed(null);
    const byAddress = await this.count([perAddress, network]);
    if (!byAddress.ok) return byAddress;
    return this.ofPair(account, network, reset ?? undefined);
  }

  /** A wrong password, or one for an account that does not exist. */
  async failed({ email }: SignInAttempt): Promise<void> {
    const account = unnamed(email);
    if (await this.limits.allows(beforeBrake, account)) return;
    await known(this.cache.set(`sign-in:braked:${account}`, true, { ttlSeconds: HOUR }));
  }

  /** Who knows the password is not guessing it: attempts from there count from here again. */
  async signedIn({ email, address }: SignInAttempt, sessionId: string): Promise<void> {
    await known(this.cache.set(lastOf(unnamed(email), networkOf(address)), sessionId, { ttlSeconds: DAY }));
  }

  /** Whatever was guessed before the reset does not count after it. */
  async passwordReset(email: string, reset: string): Promise<void> {
    const account = unnamed(email);
    await known(this.cache.set(`sign-in:reset:${account}`, reset, { ttlSeconds: HOUR }));
    await known(this.cache.delete(`sign-in:braked:${account}`));
  }

  /** Passwords asked for again; by session, so that a stolen one keeps none but itself out. */
  ofSession(accountId: string, sessionId = 'none'): Promise<Result<null, Refusal>> {
    return this.count([perSession, `${accountId}:${sessionId}`]);
  }

  /** Codes tried at one challenge of signing in. */
  allowsCode(challengeId: string): Promise<boolean> {
    return this.limits.allows(codesPerChallenge, challengeId);
  }

  form(address: string | undefined): Promise<Result<null, Refusal>> {
    return this.count([formsPerAddress, address ? networkOf(address) : 'unknown']);
  }

  invitation(agencyId: string, email: string): Promise<Result<null, Refusal>> {
    return this.count([invitationsPerInvitee, `${agencyId}:${unnamed(email)}`]);
  }

  private async ofPair(account: string, network: string, reset = 'none'): Promise<Result<null, Refusal>> {
    const last = (await known(this.cache.get<string>(lastOf(account, network)))) ?? reset;
    // What cannot be known is taken for braked: to take the cache away would otherwise take the brake off.
    const braked = (await known(this.cache.get(`sign-in:braked:${account}`))) !== undefined;
    const tried = unnamed(`${account} ${network} ${last}`);
    const rules = braked ? perPairBraked : perPair;
    return this.count(...rules.map((rule) => [rule, `${tried}:${rule.max}`] as const));
  }

  private count(...uses: readonly Use[]): Promise<Result<null, Refusal>> {
    return this.limits.count(uses, (wait) => `Too many attempts. Please try again in ${wait}.`);
  }
}

/** What the cache knows; null while it is away, of which the limits tell. */
const known = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof CacheUnavailable) return null;
    throw error;
  });

const lastOf = (account: string, network: string): string => `sign-in:last:${account}:${network}`;
