import type { ConversationStore } from '../conversation-store.js';
import type { DeliveryStore } from '../delivery-store.js';
import type { PersonStore, PreferenceStore } from '../person-store.js';
import type { SavedSearchStore } from '../saved-search-store.js';
import type { SubscriptionStore } from '../subscription-store.js';
import type { ViewingStore } from '../viewing-store.js';

/** Gives people all that is kept of their e-mails (UK GDPR, articles 15 and 20). */
export class ExportEmailDataHandler {
  constructor(
    private readonly people: PersonStore,
    private readonly preferences: PreferenceStore,
    private readonly searches: SavedSearchStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly viewings: ViewingStore,
    private readonly conversations: ConversationStore,
    private readonly deliveries: DeliveryStore,
  ) {}

  /** Null for an account that is closed. */
  async handle(accountId: string): Promise<string | null> {
    const person = await this.people.find(accountId);
    if (person?.closedAt) return null;
    const newsletter =
      person?.confirmed && person.email ? await this.subscriptions.findByAddress(person.email) : null;
    const deliveries = await this.deliveries.allOf(accountId);
    const data = {
      account: person,
      preferences: await this.preferences.find(accountId),
      savedSearches: await this.searches.ofAccount(accountId),
      newsletter,
      viewings: await this.viewings.ofAccount(accountId),
      conversations: await this.conversations.ofAccount(accountId),
      emails: deliveries.map(({ key, recipient: _recipient, ...delivery }) => ({ id: key, ...delivery })),
    };
    return JSON.stringify(data, null, 2);
  }
}
