import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import { emailSchema, longestPassword } from '../../domain/account-input.js';
import { hasFactor } from '../../domain/strong-factor.js';
import type { AccountStore } from '../account-store.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { FactorStore } from '../factor-store.js';
import type { KnownDevices } from '../known-devices.js';
import type { Passwords } from '../passwords.js';
import type { SessionOpener, SignInArea } from '../session-opener.js';
import type { FinishSignInHandler } from '../strong-sign-in/finish-sign-in/finish-sign-in.handler.js';
import type { SessionTokens } from '../token-maker.js';

export interface OpenSession {
  readonly email: string;
  readonly password: string;
  readonly area: SignInArea;
  /** As the browser calls itself. */
  readonly device: string;
  /** The network address it asks from. */
  readonly address: string;
  /** What it was given when it last signed in. */
  readonly knownDevice?: string | null;
}

/** Signs in. What is wrong with an account is said only to somebody who knows its password. */
export class OpenSessionHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly factors: FactorStore,
    private readonly passwords: Passwords,
    private readonly limits: AttemptLimits,
    private readonly opener: SessionOpener,
    private readonly devices: KnownDevices,
    private readonly next: FinishSignInHandler,
  ) {}

  async handle(given: OpenSession): Promise<Result<SessionTokens, Refusal>> {
    const email = emailSchema.safeParse(given.email).data;
    const shown = await this.devices.read(given.knownDevice);
    const attempt = { email: email ?? '', address: given.address };
    // The account is looked up before the attempt is counted only for a browser that shows something signed here.
    const known = email !== undefined && shown.length > 0 ? await this.accounts.findByEmail(email) : null;
    const device = known ? this.devices.find(shown, known) : undefined;
    const allowed = await this.limits.signIn({ ...attempt, device });
    if (!allowed.ok) return allowed;
    const account = known ?? (email === undefined ? null : await this.accounts.findByEmail(email));
    const password = given.password.slice(0, longestPassword + 1);
    if (!(await this.passwords.verify(account?.passwordHash ?? null, password)) || !account) {
      await this.limits.failed(attempt);
      return wrong();
    }
    const obstacle = await this.opener.obstacle(account, given.area);
    if (obstacle) return obstacle;
    const factors = await this.factors.find(account.id);
    if (hasFactor(factors)) return this.next.ask(account, factors, given.area);

    const { session, tokens } = await this.opener.open(
      account,
      given.device,
      ['password'],
      given.knownDevice,
    );
    await this.limits.signedIn(attempt, session.id);
    return succeed(tokens);
  }
}

const wrong = () => refuse('UNAUTHENTICATED', 'Invalid login credentials');
