import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Clock } from '@lintel/kernel';
import { answer, type Answers, CLOCK, refuseField } from '@lintel/service-kit';
import { SESSION_STORE, type SessionStore } from '../../application/account-store.js';
import { OpenSessionHandler } from '../../application/open-session/open-session.handler.js';
import { RenewSessionHandler } from '../../application/renew-session/renew-session.handler.js';
import { AttemptLimits } from '../../application/attempt-limits.js';
import { FinishSignInHandler } from '../../application/strong-sign-in/finish-sign-in/finish-sign-in.handler.js';
import type { SessionTokens } from '../../application/token-maker.js';
import type * as schema from './schema.generated.js';

/** Older ones concern no token that is still good. */
const MOST_SECONDS = 900;

/** What the gateway alone asks: tokens go into its cookies and never into a page. */
@Resolver()
export class SessionResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(OpenSessionHandler) private readonly open: OpenSessionHandler,
    @Inject(FinishSignInHandler) private readonly finish: FinishSignInHandler,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(RenewSessionHandler) private readonly renewal: RenewSessionHandler,
    @Inject(SESSION_STORE) private readonly sessions: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query()
  async revocations(@Args() { withinSeconds }: schema.QueryRevocationsArgs) {
    if (!(withinSeconds > 0 && withinSeconds <= MOST_SECONDS))
      answer(refuseField('withinSeconds', `withinSeconds is 1 to ${MOST_SECONDS}`));
    const revoked = await this.sessions.revokedSince(
      new Date(this.clock.now().getTime() - withinSeconds * 1000),
    );
    return revoked.map((revocation) => ({ sessionId: null, fromVersion: null, ...revocation }));
  }

  @Mutation()
  async openSession(@Args() given: schema.MutationOpenSessionArgs) {
    return toView(answer(await this.open.handle(given)));
  }

  @Query()
  beginPasskeySignIn() {
    return this.finish.beginPasskey();
  }

  @Mutation()
  async finishSignIn(@Args() given: schema.MutationFinishSignInArgs) {
    const { account, session, tokens } = answer(await this.finish.handle(given));
    const { address } = given;
    if (account.email) await this.limits.signedIn({ email: account.email, address }, session.id);
    return toView(tokens);
  }

  @Mutation()
  async renewSession(@Args() { refreshToken }: schema.MutationRenewSessionArgs) {
    return toView(answer(await this.renewal.renew(refreshToken)));
  }

  @Mutation()
  async endSession(@Args() { refreshToken }: schema.MutationEndSessionArgs) {
    await this.renewal.end(refreshToken);
    return { accepted: true };
  }
}

const toView = ({ accessExpiresAt, refreshExpiresAt, ...tokens }: SessionTokens) => ({
  ...tokens,
  knownDevice: tokens.knownDevice ?? null,
  accessExpiresAt: accessExpiresAt.toISOString(),
  refreshExpiresAt: refreshExpiresAt.toISOString(),
});
