import { type Clock, fail, type IdSource, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import { type Limit, Limits, type Logger, overtaken, untilWritten } from '@lintel/service-kit';
import { parseEmailAddress } from '../../domain/email-address.js';
import { requestAgain, requestSubscription } from '../../domain/subscription.js';
import type { SubscriptionStore } from '../subscription-store.js';

export type SubscribeRefusal =
  /** What is wrong with the address, for whoever typed it. */
  | { readonly code: 'invalid'; readonly message: string }
  | { readonly code: 'limited'; readonly resetsInSeconds: number };

export const requestsAnHour = 20;
/** Enough for a household or an office, too few to fill strangers' mailboxes. Each e-mail address still has its own limit, which lies with the subscription. */
const perAddress: Limit = {
  name: 'newsletter',
  max: requestsAnHour,
  windowSeconds: 3600,
  whenUnavailable: 'allow',
};

/** Asks for the newsletter. Who is known, and in what state, makes no difference to the answer. */
export class SubscribeHandler {
  private readonly limits: Limits;

  constructor(
    private readonly store: SubscriptionStore,
    cache: Cache,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  /** Resolves with the address as it is kept. */
  async handle(email: string, clientAddress: string | undefined): Promise<Result<string, SubscribeRefusal>> {
    const parsed = parseEmailAddress(email);
    if (!parsed.ok) return fail({ code: 'invalid', message: parsed.failure });
    const wait = clientAddress === undefined ? 0 : await this.limits.secondsToWait(perAddress, clientAddress);
    if (wait > 0) return fail({ code: 'limited', resetsInSeconds: wait });
    await this.request(parsed.value);
    return succeed(parsed.value);
  }

  private async request(address: string): Promise<void> {
    await untilWritten('a subscription', { attempts: 5 }, async () => {
      const now = this.clock.now();
      const known = await this.store.findByAddress(address);
      if (!known)
        return (await this.store.insert(requestSubscription(this.ids.next(), address, now))) || overtaken;
      const after = requestAgain(known, now);
      return after === null || (await this.store.replace(known, after)) || overtaken;
    });
  }
}
