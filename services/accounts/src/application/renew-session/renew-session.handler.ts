import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Logger, type Refusal, signInFirst } from '@lintel/service-kit';
import { endedBy, judge, rotated } from '../../domain/session.js';
import type { AccountStore, SessionStore } from '../account-store.js';
import type { SessionTokens, TokenMaker } from '../token-maker.js';

/** Exchanges a refresh token for new tokens. One that was exchanged before is in two hands, so that its whole family ends. */
export class RenewSessionHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly tokens: TokenMaker,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async renew(refreshToken: string): Promise<Result<SessionTokens, Refusal>> {
    const token = this.tokens.read(refreshToken);
    const session = token && (await this.sessions.find(token.sessionId));
    if (!session) return signInFirst();
    const now = this.clock.now();
    const presented = judge(session, token.secretHash, now);
    if (presented === 'reused')
      this.logger.warn({ session: session.id }, 'a refresh token came twice: its session is ended');
    if (presented === 'reused' || presented === 'expired') {
      await this.sessions.end(session.accountId, session.id);
      return signInFirst();
    }
    const account = await this.accounts.find(session.accountId);
    if (!account) return signInFirst();
    if (endedBy(account, session)) {
      await this.sessions.end(session.accountId, session.id);
      return signInFirst();
    }
    if (presented === 'just-rotated') return succeed(await this.tokens.of(account, session, null));

    const secret = this.tokens.secret();
    const next = rotated(session, secret.hash, now);
    // Another request of the same browser may have been quicker: it received the new token.
    const won = await this.sessions.rotate(session, next);
    // Or somebody has just ended it.
    if (!won && !(await this.sessions.find(session.id))) return signInFirst();
    return succeed(await this.tokens.of(account, next, won ? secret.text : null));
  }

  /** Ends the session of a token, current or old; one that is gone already is no error. */
  async end(refreshToken: string): Promise<void> {
    const token = this.tokens.read(refreshToken);
    const session = token && (await this.sessions.find(token.sessionId));
    if (session && judge(session, token.secretHash, this.clock.now()) !== 'expired')
      await this.sessions.end(session.accountId, session.id);
  }
}
