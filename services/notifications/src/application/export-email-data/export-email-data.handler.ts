import type { Stores } from '../stores.js';

/** Gives people all that is kept of their e-mails (UK GDPR, articles 15 and 20). */
export class ExportEmailDataHandler {
  constructor(private readonly stores: Stores) {}

  /** Null for an account that is closed. */
  async handle(accountId: string): Promise<string | null> {
    const person = await this.stores.people.find(accountId);
    if (person?.closedAt) return null;
    const newsletter =
      person?.confirmed && person.email ? await this.stores.subscriptions.findByAddress(person.email) : null;
    const deliveries = await this.stores.deliveries.allOf(accountId);
    const data = {
      account: person,
      preferences: await this.stores.preferences.find(accountId),
      savedSearches: await this.stores.searches.ofAccount(accountId),
      newsletter,
      viewings: await this.stores.viewings.ofAccount(accountId),
      conversations: await this.stores.conversations.ofAccount(accountId),
      emails: deliveries.map(({ key, recipient: _recipient, addressed: _addressed, ...delivery }) => ({
        id: key,
        ...delivery,
      })),
    };
    return JSON.stringify(data, null, 2);
  }
}
