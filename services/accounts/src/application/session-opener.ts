import type { Clock, IdSource } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import type { Result } from '@lintel/kernel';
import type { Account } from '../domain/account.js';
import { type Proof, type Session, sessionLifetimes } from '../domain/session.js';
import type { AgencyStore, SessionStore } from './account-store.js';
import type { KnownDevices } from './known-devices.js';
import type { OwnAgency } from './own-agency.js';
import type { SessionTokens, TokenMaker } from './token-maker.js';

export type SignInArea = 'visitor' | 'agent';

export interface OpenedSession {
  readonly session: Session;
  readonly tokens: SessionTokens;
}

/** Opens the session of somebody who has proved who they are, however they did. */
export class SessionOpener {
  constructor(
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly tokens: TokenMaker,
    private readonly ownAgency: OwnAgency,
    private readonly devices: KnownDevices,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Why the account cannot sign in there; null when it can. To be said only to somebody who proved that it is theirs. */
  async obstacle(account: Account, area: SignInArea): Promise<Result<never, Refusal> | null> {
    // As a wrong password: whoever tries it learns nothing of where it would be right.
    // Without a password it was given back, and waits for its owner to choose one.
    if (account.demonstration === 'shut' || account.passwordHash === null)
      return refuse('UNAUTHENTICATED', 'Invalid login credentials');
    if (account.lockedAt)
      return refuse('FORBIDDEN', 'This account is locked. Write to us, and we look at it with you.');
    if (area === 'agent' && account.role !== 'agent')
      return refuse('FORBIDDEN', 'This account is not registered as an estate agent.');
    if (!account.confirmedAt)
      return refuse('EMAIL_NOT_CONFIRMED', 'Please check your email to confirm your account.');
    await this.ownAgency.make(account);
    if (account.agencyId && !(await this.agencies.find(account.agencyId))?.approvedAt)
      return refuse(
        'AWAITING_APPROVAL',
        'Your agency has not been approved yet. We will e-mail you when it is.',
      );
    return null;
  }

  /**
   * @param account as it was when they proved it: what ended its sessions since ends this one
   * @param device as the browser calls itself
   * @param knownDevice what it was given when it last signed in; a browser with none of the account's is new, which the owner is told
   */
  async open(
    account: Account,
    device: string,
    proofs: readonly Proof[],
    knownDevice?: string | null,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const secret = this.tokens.secret();
    const session: Session = {
      id: this.ids.next(),
      accountId: account.id,
      accountVersion: account.version,
      secretHash: secret.hash,
      previousHash: null,
      rotatedAt: now,
      device: device.slice(0, 200),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimes.refreshMs),
      passwordAt: proofs.includes('password') ? now : null,
      factorAt: proofs.includes('factor') ? now : null,
    };
    // At once: where there is one store, all stands in one commit. Whoever signs in has just proved all that the account asks for.
    const [tokens, known] = await Promise.all([
      this.tokens.of(account, session, secret.text, now),
      this.devices.meet(account, knownDevice, session),
      this.sessions.insert(session),
    ]);
    return { session, tokens: { ...tokens, knownDevice: known } };
  }
}
