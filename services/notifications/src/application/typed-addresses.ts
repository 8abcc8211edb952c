import { isOfAccount, isOfConversation, isOfInvitation, isOfViewing } from '../domain/email.js';
import type { AddressMarks } from './address-marks.js';
import type { Delivery } from './delivery-store.js';
import type { Stores } from './stores.js';

/** The address an e-mail would go to as far as is known now, before corrections by staff. For display only: sending works it out anew. */
export class TypedAddresses {
  constructor(
    private readonly stores: Stores,
    private readonly marks: AddressMarks,
  ) {}

  async of({ email, recipient, addressed }: Delivery): Promise<string | null> {
    if (isOfViewing(email)) {
      const viewing = await this.stores.viewings.find(email.viewing);
      return (email.side === 'agent' ? viewing?.agent : viewing?.visitor)?.email ?? null;
    }
    if (isOfConversation(email)) {
      const letters = (await this.stores.conversations.find(email.conversation))?.letters ?? [];
      const letter = letters.find(({ event }) => event === email.event);
      if (letter?.kind === 'confirmation') return letter.address;
      if (letter?.kind === 'away') return letter.recipient.email;
      return letter?.kind === 'enquiry' ? letter.enquiry.to_email : null;
    }
    if (isOfInvitation(email)) return (await this.stores.invitations.find(recipient))?.open?.email ?? null;
    if (email.template === 'newsletter-confirmation')
      return (await this.stores.subscriptions.find(recipient))?.address ?? null;
    return isOfAccount(email) ? this.ofAccount(recipient, addressed) : null;
  }

  /** Some e-mails of an account go to its new, unconfirmed address or to a former one. */
  private async ofAccount(id: string, addressed: string | null): Promise<string | null> {
    const person = await this.stores.people.find(id);
    if (!person || addressed === null) return person?.email ?? null;
    const all = [person.email, person.pendingEmail, ...person.formerEmails.map(({ email }) => email)];
    return all.find((address) => address !== null && this.marks.of(address) === addressed) ?? null;
  }
}
