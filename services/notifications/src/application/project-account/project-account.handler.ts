import type { AccountState } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { canBeRead, type Mail } from '@lintel/platform/mail';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { forgotten, hear, type HeardEvent, type Person } from '../../domain/person.js';
import { endSubscription } from '../../domain/subscription.js';
import type { AddressMarks } from '../address-marks.js';
import type { EmailQueue } from '../email-queue.js';
import type { QueueEmailHandler } from '../queue-email/queue-email.handler.js';
import type { Stores } from '../stores.js';

/** Keeps what e-mails need to know of accounts, and forgets it with them. */
export class ProjectAccountHandler {
  constructor(
    private readonly stores: Stores,
    private readonly queue: EmailQueue,
    private readonly emails: QueueEmailHandler,
    private readonly mail: Mail,
    private readonly marks: AddressMarks,
    private readonly clock: Clock,
  ) {}

  async changed(state: AccountState, event: HeardEvent & { readonly type: string }): Promise<void> {
    const before = await this.stores.people.find(state.id);
    if (before?.email && before.confirmed && before.email !== state.email)
      await this.stores.subscriptions.keepFor(state.id, before.email);
    const person = await this.write(state.id, (known) => hear(known, state, event));
    if (!person || person.closedAt) return;
    // Asked for again when the event is redelivered: a crash may have come between the two.
    if (person.formerEmails.some((former) => former.event === event.id))
      await this.emails.handle([
        {
          event: { id: event.id, type: event.type, subject: state.id, time: event.time.toISOString() },
          recipient: state.id,
          email: { template: 'account-email-changed', event: event.id },
        },
      ]);
    await this.emails.release(person);
  }

  async closed(id: string, event: HeardEvent): Promise<void> {
    const known = await this.stores.people.find(id);
    // Before they are forgotten: should it fail, the event comes again.
    if (known) await this.forgetAddresses(known);
    await this.write(id, (person) => (person?.closedAt ? null : forgotten(id, event)));
    await this.stores.preferences.erase(id);
    await this.stores.searches.eraseOf(id);
    await this.stores.viewings.eraseVisitorsOf(id);
    await this.stores.conversations.eraseLettersOf(id);
    const keys = (await this.stores.deliveries.allOf(id)).map(({ key }) => key);
    await this.stores.deliveries.erase(keys);
    await this.queue.discard(keys).catch(() => undefined); // They hold ids only, and find nothing to send.
  }

  /** Ends the newsletter to the addresses that the account has or had; they no longer find its e-mails, and stored copies of e-mails to them are erased. */
  private async forgetAddresses({ id, email, pendingEmail, confirmed, formerEmails }: Person): Promise<void> {
    if (email !== null && confirmed) await this.stores.subscriptions.keepFor(id, email);
    for (const { id: subscription } of await this.stores.subscriptions.ofAccount(id))
      await untilWritten(`subscription ${subscription}`, { attempts: 5 }, async () => {
        const subscribed = await this.stores.subscriptions.find(subscription);
        const after = subscribed && endSubscription(subscribed, this.clock.now());
        return (
          !subscribed || !after || (await this.stores.subscriptions.replace(subscribed, after)) || overtaken
        );
      });
    const addresses = [email, pendingEmail, ...formerEmails.map((former) => former.email)].filter(
      (address) => address !== null,
    );
    const marks = addresses.map((address) => this.marks.of(address));
    await this.stores.deliveries.forgetAddressed(marks);
    await this.stores.corrections.eraseTo(marks);
    if (canBeRead(this.mail)) for (const address of addresses) await this.mail.eraseTo(address);
  }

  /** The person as known afterwards. */
  private async write(id: string, decide: (known: Person | null) => Person | null): Promise<Person | null> {
    return untilWritten(`what is known of account ${id}`, { attempts: 5 }, async () => {
      const known = await this.stores.people.find(id);
      const after = decide(known);
      if (!after) return known;
      return (await this.stores.people.save(known, after)) ? after : overtaken;
    });
  }
}
