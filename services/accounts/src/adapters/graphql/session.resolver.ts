import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { answer } from '@lintel/service-kit';
import { type OpenSession, OpenSessionHandler } from '../../application/open-session/open-session.handler.js';
import { RenewSessionHandler } from '../../application/renew-session/renew-session.handler.js';
import type { SessionTokens } from '../../application/token-maker.js';

/** What the gateway alone asks: tokens go into its cookies and never into a page. */
@Resolver()
export class SessionResolver {
  constructor(
    @Inject(OpenSessionHandler) private readonly open: OpenSessionHandler,
    @Inject(RenewSessionHandler) private readonly renewal: RenewSessionHandler,
  ) {}

  @Mutation('openSession')
  async openSession(@Args() given: OpenSession) {
    return toView(answer(await this.open.handle(given)));
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
