import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { endSubscription } from '../../domain/subscription.js';
import type { NewsletterLinks } from '../newsletter-links.js';
import type { SubscriptionStore } from '../subscription-store.js';

export type UnsubscribeOutcome = 'unsubscribed' | 'alreadyUnsubscribed' | 'invalid';

export class UnsubscribeHandler {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly links: NewsletterLinks,
    private readonly clock: Clock,
  ) {}

  async handle(token: string): Promise<UnsubscribeOutcome> {
    const now = this.clock.now();
    const link = await this.links.read('unsubscribe', token, now);
    if (!link.ok) return 'invalid';
    return untilWritten<UnsubscribeOutcome>(`subscription ${link.value}`, { attempts: 5 }, async () => {
      const found = await this.store.find(link.value);
      const after = found && endSubscription(found, now);
      // One that was forgotten meanwhile gets no e-mail either.
      if (!found || !after) return 'alreadyUnsubscribed';
      return (await this.store.replace(found, after)) ? 'unsubscribed' : overtaken;
    });
  }
}
