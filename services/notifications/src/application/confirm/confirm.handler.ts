import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { confirmSubscription } from '../../domain/subscription.js';
import type { NewsletterLinks } from '../newsletter-links.js';
import type { SubscriptionStore } from '../subscription-store.js';

export type ConfirmOutcome = 'confirmed' | 'alreadyConfirmed' | 'used' | 'expired' | 'invalid';

export class ConfirmHandler {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly links: NewsletterLinks,
    private readonly clock: Clock,
  ) {}

  async handle(token: string): Promise<ConfirmOutcome> {
    const now = this.clock.now();
    const link = await this.links.read('confirm', token, now);
    if (!link.ok) return link.failure;
    return untilWritten<ConfirmOutcome>(`subscription ${link.value}`, { attempts: 5 }, async () => {
      const found = await this.store.find(link.value);
      const after = found && confirmSubscription(found, now);
      if (!found || !after) return found?.state === 'confirmed' ? 'alreadyConfirmed' : 'used';
      return (await this.store.replace(found, after)) ? 'confirmed' : overtaken;
    });
  }
}
