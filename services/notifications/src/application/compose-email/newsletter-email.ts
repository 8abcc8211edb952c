import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { NewsletterLinks } from '../newsletter-links.js';
import type { PersonStore } from '../person-store.js';
import type { SubscriptionStore } from '../subscription-store.js';
import { type ComposedEmail, drop } from './composed-email.js';

export class NewsletterEmail {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly links: NewsletterLinks,
    private readonly people: PersonStore,
    private readonly deliveries: DeliveryStore,
  ) {}

  async compose({ recipient, occurredAt }: Delivery): Promise<ComposedEmail> {
    const subscription = await this.subscriptions.find(recipient);
    if (subscription?.state !== 'pending' || subscription.address === null)
      return drop('the subscription no longer waits for a confirmation');
    const { address } = subscription;
    if ((await this.people.hasBounced(address)) || (await this.deliveries.hasBounced(recipient)))
      return drop('the address takes no mail');
    const unsubscribe = await this.links.unsubscribe(recipient, occurredAt);
    const confirm = await this.links.confirm(recipient, occurredAt);
    return {
      kind: 'send',
      address,
      name: undefined,
      content: { template: 'newsletter-confirmation', confirm, unsubscribe },
      unsubscribe,
    };
  }
}
