import { token } from '@lintel/platform/port';
import type { ConversationStore } from './conversation-store.js';
import type { CorrectionStore } from './correction-store.js';
import type { DeliveryStore } from './delivery-store.js';
import type { InvitationStore } from './invitation-store.js';
import type { PersonStore, PreferenceStore } from './person-store.js';
import type { SavedSearchStore } from './saved-search-store.js';
import type { SubscriptionStore } from './subscription-store.js';
import type { ViewingStore } from './viewing-store.js';

export const CONVERSATION_STORE = token<ConversationStore>('ConversationStore');
export const CORRECTION_STORE = token<CorrectionStore>('CorrectionStore');
export const DELIVERY_STORE = token<DeliveryStore>('DeliveryStore');
export const INVITATION_STORE = token<InvitationStore>('InvitationStore');
export const PERSON_STORE = token<PersonStore>('PersonStore');
export const PREFERENCE_STORE = token<PreferenceStore>('PreferenceStore');
export const SEARCH_STORE = token<SavedSearchStore>('SavedSearchStore');
export const SUBSCRIPTION_STORE = token<SubscriptionStore>('SubscriptionStore');
export const VIEWING_STORE = token<ViewingStore>('ViewingStore');

/** All that the service keeps, for what concerns all of it: what a person is shown, what is forgotten. */
export interface Stores {
  readonly conversations: ConversationStore;
  readonly corrections: CorrectionStore;
  readonly deliveries: DeliveryStore;
  readonly invitations: InvitationStore;
  readonly people: PersonStore;
  readonly preferences: PreferenceStore;
  readonly searches: SavedSearchStore;
  readonly subscriptions: SubscriptionStore;
  readonly viewings: ViewingStore;
}

export const STORES = token<Stores>('Stores');
