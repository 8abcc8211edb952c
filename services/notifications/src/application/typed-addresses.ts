import { isOfAccount, isOfConversation, isOfInvitation, isOfViewing } from '../domain/email.js';
import type { Delivery } from './delivery-store.js';
import type { Stores } from './stores.js';

/** Where an e-mail goes as far as is known now, before what staff corrected: for those who look at it. What is sent is composed. */
export class TypedAddresses {
  constructor(private readonly stores: Stores) {}

  async of({ email, recipient }: Delivery): Promise<string | null> {
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
    return isOfAccount(email) ? ((await this.stores.people.find(recipient))?.email ?? null) : null;
  }
}
