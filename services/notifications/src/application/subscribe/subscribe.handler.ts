import { type Clock, fail, type IdSource, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import { type Logger, secondsToWait } from '@lintel/service-kit';
import { parseEmailAddress } from '../../domain/email-address.js';
import { requestAgain, requestSubscription } from '../../domain/subscription.js';
import type { SubscriptionStore } from '../subscription-store.js';
import { untilWritten } from '../until-written.js';

export type SubscribeRefusal =
  /** What is wrong with the address, for whoever typed it. */
  | { readonly code: 'invalid'; readonly message: string }
  | { readonly code: 'limited'; readonly resetsInSeconds: number };

/** From one network address: enough for a household or an office, too few to fill strangers' mailboxes. */
export const requestsAnHour = 20;

/** Asks for the newsletter. Who is known, and in what state, makes no difference to the answer. */
export class SubscribeHandler {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly cache: Cache,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Resolves with the address as it is kept. */
  async handle(email: string, clientAddress: string | undefined): Promise<Result<string, SubscribeRefusal>> {
    const parsed = parseEmailAddress(email);
    if (!parsed.ok) return fail({ code: 'invalid', message: parsed.failure });
    const wait = clientAddress === undefined ? 0 : await this.waitFor(clientAddress);
    if (wait > 0) return fail({ code: 'limited', resetsInSeconds: wait });
    await this.request(parsed.value);
    return succeed(parsed.value);
  }

  private async request(address: string): Promise<void> {
    await untilWritten(async () => {
      const now = this.clock.now();
      const known = await this.store.findByAddress(address);
      if (!known) return this.store.insert(requestSubscription(this.ids.next(), address, now));
      const after = requestAgain(known, now);
      return after === null || this.store.replace(known, after);
    });
  }

  private waitFor(clientAddress: string): Promise<number> {
    const { cache, logger } = this;
    // Each e-mail address still has its own limit, which lies with the subscription.
    const unlimited = 'newsletter requests are not limited by network address';
    const rule = { max: requestsAnHour, windowSeconds: 3600 };
    return secondsToWait({ cache, logger, unlimited }, `newsletter:${clientAddress}`, rule);
  }
}
