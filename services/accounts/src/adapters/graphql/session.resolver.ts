import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Clock } from '@lintel/kernel';
import { answer, CLOCK, refuseField } from '@lintel/service-kit';
import { SESSION_STORE, type SessionStore } from '../../application/account-store.js';
import { type OpenSession, OpenSessionHandler } from '../../application/open-session/open-session.handler.js';
import { RenewSessionHandler } from '../../application/renew-session/renew-session.handler.js';
import { AttemptLimits } from '../../application/attempt-limits.js';
import {
  type FinishSignIn,
  FinishSignInHandler,
} from '../../application/strong-sign-in/finish-sign-in/finish-sign-in.handler.js';
import type { SessionTokens } from '../../application/token-maker.js';

/** Older ones concern no token that is still good. */
const MOST_SECONDS = 900;

/** What the gateway alone asks: tokens go into its cookies and never into a page. */
@Resolver()
export class SessionResolver {
  constructor(
    @Inject(OpenSessionHandler) private readonly open: OpenSessionHandler,
    @Inject(FinishSignInHandler) private readonly finish: FinishSignInHandler,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(RenewSessionHandler) private readonly renewal: RenewSessionHandler,
    @Inject(SESSION_STORE) private readonly sessions: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('revocations')
  async revocations(@Args('withinSeconds') withinSeconds: number) {
    if (!(withinSeconds > 0 && withinSeconds <= MOST_SECONDS))
      answer(refuseField('withinSeconds', `withinSeconds is 1 to ${MOST_SECONDS}`));
    return this.sessions.revokedSince(new Date(this.clock.now().getTime() - withinSeconds * 1000));
  }

  @Mutation('openSession')
  async openSession(@Args() given: OpenSession) {
    return toView(answer(await this.open.handle(given)));
  }

  @Query('beginPasskeySignIn')
  beginPasskeySignIn() {
    return this.finish.beginPasskey();
  }

  @Mutation('finishSignIn')
  async finishSignIn(@Args() given: FinishSignIn & { readonly address: string }) {
    const { account, session, tokens } = answer(await this.finish.handle(given));
    const { address } = given;
    if (account.email) await this.limits.signedIn({ email: account.email, address }, session.id);
    return toView(tokens);
  }

  @Mutation('renewSession')
  async renewSession(@Args('refreshToken') refreshToken: string) {
    return toView(answer(await this.renewal.renew(refreshToken)));
  }

  @Mutation('endSession')
  async endSession(@Args('refreshToken') refreshToken: string) {
    await this.renewal.end(refreshToken);
    return { accepted: true };
  }
}

const toView = ({ accessExpiresAt, refreshExpiresAt, ...tokens }: SessionTokens) => ({
  ...tokens,
  accessExpiresAt: accessExpiresAt.toISOString(),
  refreshExpiresAt: refreshExpiresAt.toISOString(),
});
