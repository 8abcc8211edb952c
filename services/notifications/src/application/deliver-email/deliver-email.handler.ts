import { createHash } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import { PermanentFailure } from '@lintel/platform/jobs';
import { type Mail, type MailAddress, type MailMessage, PermanentMailError } from '@lintel/platform/mail';
import { newsletterConfirmation } from '../../domain/newsletter-confirmation.letter.js';
import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { NewsletterLinks } from '../newsletter-links.js';
import type { SubscriptionStore } from '../subscription-store.js';

/** Sends one e-mail. At least once, always with the same `Message-ID`; not at all when it has become pointless. */
export class DeliverEmailHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly links: NewsletterLinks,
    private readonly mail: Mail,
    private readonly from: MailAddress,
    private readonly clock: Clock,
  ) {}

  /** Rejects when it should be tried again, with `PermanentFailure` when that would be in vain. */
  async handle(key: string, { last }: { readonly last: boolean }): Promise<void> {
    const delivery = await this.deliveries.find(key);
    if (!delivery || delivery.state === 'sent' || delivery.state === 'dropped') return;
    const message = await this.messageOf(delivery);
    if (!message)
      return this.deliveries.settle(key, {
        state: 'dropped',
        at: this.clock.now(),
        reason: 'the subscription no longer waits for a confirmation',
      });
    try {
      await this.mail.send(message);
    } catch (error) {
      const permanent = error instanceof PermanentMailError;
      const reason = (error as Error).message;
      if (permanent || last)
        await this.deliveries.settle(key, { state: 'failed', at: this.clock.now(), reason });
      throw permanent ? new PermanentFailure(reason) : error;
    }
    await this.deliveries.settle(key, { state: 'sent', at: this.clock.now() });
  }

  private async messageOf({ key, recipient, occurredAt }: Delivery): Promise<MailMessage | null> {
    const subscription = await this.subscriptions.find(recipient);
    if (subscription?.state !== 'pending' || subscription.address === null) return null;
    const unsubscribe = await this.links.unsubscribe(recipient, occurredAt);
    const letter = newsletterConfirmation({
      confirm: await this.links.confirm(recipient, occurredAt),
      unsubscribe,
    });
    return {
      ...letter,
      messageId: messageIdOf(key, this.from),
      from: this.from,
      to: { address: subscription.address },
      headers: {
        // RFC 2369 and RFC 8058: the mail program's own button.
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    };
  }
}

const messageIdOf = (key: string, { address }: MailAddress): string => {
  const unique = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${unique}@${address.slice(address.lastIndexOf('@') + 1)}>`;
};
