import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import { emailSchema, longestPassword } from '../../domain/account-input.js';
import { sessionLifetimes } from '../../domain/session.js';
import type { AccountStore, AgencyStore, SessionStore } from '../account-store.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { Passwords } from '../passwords.js';
import type { SessionTokens, TokenMaker } from '../token-maker.js';

export interface OpenSession {
  readonly email: string;
  readonly password: string;
  readonly area: 'visitor' | 'agent';
  /** As the browser calls itself. */
  readonly device: string;
  /** The network address it asks from. */
  readonly address: string;
}

/** Signs in. What is wrong with an account is said only to who knows its password. */
export class OpenSessionHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly passwords: Passwords,
    private readonly limits: AttemptLimits,
    private readonly tokens: TokenMaker,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(given: OpenSession): Promise<Result<SessionTokens, Refusal>> {
    const email = emailSchema.safeParse(given.email);
    const allowed = await this.limits.signIn(email.data ?? '', given.address);
    if (!allowed.ok) return allowed;
    const account = email.data === undefined ? null : await this.accounts.findByEmail(email.data);
    const password = given.password.slice(0, longestPassword + 1);
    if (!(await this.passwords.verify(account?.passwordHash ?? null, password)) || !account || !email.success)
      return refuse('UNAUTHENTICATED', 'Invalid login credentials');
    const obstacle = await this.obstacle(account, given.area);
    if (obstacle) return obstacle;

    const now = this.clock.now();
    const secret = this.tokens.secret();
    const session = {
      id: this.ids.next(),
      accountId: account.id,
      secretHash: secret.hash,
      previousHash: null,
      rotatedAt: now,
      device: given.device.slice(0, 200),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimes.refreshMs),
    };
    await this.sessions.insert(session);
    await this.limits.signedIn(email.data, session.id);
    return succeed(await this.tokens.of(account, session, secret.text));
  }

  private async obstacle(account: Account, area: OpenSession['area']) {
    if (area === 'agent' && account.role !== 'agent')
      return refuse('FORBIDDEN', 'This account is not registered as an estate agent.');
    if (!account.confirmedAt)
      return refuse('EMAIL_NOT_CONFIRMED', 'Please check your email to confirm your account.');
    if (account.agencyId && !(await this.agencies.find(account.agencyId))?.approvedAt)
      return refuse(
        'AWAITING_APPROVAL',
        'Your agency has not been approved yet. We will e-mail you when it is.',
      );
    return null;
  }
}
