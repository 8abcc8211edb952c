import type { Clock } from '@lintel/kernel';
import { confirmSubscription } from '../../domain/subscription.js';
import type { NewsletterLinks } from '../newsletter-links.js';
import type { SubscriptionStore } from '../subscription-store.js';
import { untilWritten } from '../until-written.js';

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
    let outcome: ConfirmOutcome = 'used';
    await untilWritten(async () => {
      const found = await this.store.find(link.value);
      const after = found && confirmSubscription(found, now);
      outcome = after ? 'confirmed' : found?.state === 'confirmed' ? 'alreadyConfirmed' : 'used';
      return !found || !after || this.store.replace(found, after);
    });
    return outcome;
  }
}
