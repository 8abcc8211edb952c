import type { Clock } from '@lintel/kernel';
import type { AgencyStore, SessionStore } from '../account-store.js';
import type { ForgetActsHandler } from '../audit-trail/forget-acts.handler.js';
import type { Followers } from '../followers.js';
import type { ToldFactors } from '../strong-sign-in/told-factors.js';

/** Ends what has expired, and makes good what a crash left. */
export class UpkeepHandler {
  constructor(
    private readonly sessions: Pick<SessionStore, 'tidy'>,
    private readonly followers: Followers,
    private readonly factors: Pick<ToldFactors, 'tellLeft'>,
    private readonly agencies: Pick<AgencyStore, 'giveLikenesses'>,
    private readonly acts: ForgetActsHandler,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.sessions.tidy(this.clock.now());
    await this.followers.tidy();
    await this.factors.tellLeft();
    await this.agencies.giveLikenesses();
    await this.acts.handle();
  }
}
