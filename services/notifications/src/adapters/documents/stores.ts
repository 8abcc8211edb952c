import { newsletterTopic } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  actLog,
  allOf,
  EventComposer,
  modelsOf,
  outbox,
  type OutboxRelay,
  plainAs,
} from '@lintel/service-kit';
import type { Connection } from 'mongoose';
import { registerConversations } from './conversation.schema.js';
import { registerCorrections } from './correction.schema.js';
import { registerDeliveries } from './delivery.schema.js';
import { registerInvitations } from './invitation.schema.js';
import { registerPeople } from './person.schema.js';
import { registerSavedSearches } from './saved-search.schema.js';
import { registerSubscriptions } from './subscription.schema.js';
import { registerViewings } from './viewing.schema.js';
import {
  CONVERSATION_STORE,
  CORRECTION_STORE,
  DELIVERY_STORE,
  INVITATION_STORE,
  PERSON_STORE,
  PREFERENCE_STORE,
  SEARCH_STORE,
  STORES,
  SUBSCRIPTION_STORE,
  VIEWING_STORE,
} from '../../application/stores.js';
import { ConversationRepository } from './conversation.repository.js';
import { CorrectionRepository } from './correction.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import { InvitationRepository } from './invitation.repository.js';
import { PersonRepository } from './person.repository.js';
import { PreferenceRepository } from './preference.repository.js';
import { SavedSearchRepository } from './saved-search.repository.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { ViewingRepository } from './viewing.repository.js';

const registerModels = (connection: Connection) => ({
  ...registerPeople(connection),
  conversations: registerConversations(connection),
  corrections: registerCorrections(connection),
  deliveries: registerDeliveries(connection),
  invitations: registerInvitations(connection),
  searches: registerSavedSearches(connection),
  subscriptions: registerSubscriptions(connection),
  viewings: registerViewings(connection),
});

const SUBSCRIPTIONS = token<OutboxRelay>('SubscriptionOutbox');
const models = modelsOf(
  registerModels,
  ...(['conversations', 'corrections', 'deliveries', 'invitations', 'people', 'preferences'] as const),
  ...(['searches', 'subscriptions', 'viewings'] as const),
);

/** The service's stores and outboxes. */
export const stores = [
  ...models.providers,
  outbox(SUBSCRIPTIONS, models.subscriptions, newsletterTopic.name),
  ...actLog,
  plainAs(CONVERSATION_STORE, ConversationRepository, models.conversations),
  plainAs(CORRECTION_STORE, CorrectionRepository, models.corrections),
  plainAs(DELIVERY_STORE, DeliveryRepository, models.deliveries),
  plainAs(INVITATION_STORE, InvitationRepository, models.invitations),
  plainAs(PERSON_STORE, PersonRepository, models.people),
  plainAs(PREFERENCE_STORE, PreferenceRepository, models.preferences),
  plainAs(SEARCH_STORE, SavedSearchRepository, models.searches),
  plainAs(SUBSCRIPTION_STORE, SubscriptionRepository, models.subscriptions, EventComposer, SUBSCRIPTIONS),
  plainAs(VIEWING_STORE, ViewingRepository, models.viewings),
  allOf(STORES, {
    conversations: CONVERSATION_STORE,
    corrections: CORRECTION_STORE,
    deliveries: DELIVERY_STORE,
    invitations: INVITATION_STORE,
    people: PERSON_STORE,
    preferences: PREFERENCE_STORE,
    searches: SEARCH_STORE,
    subscriptions: SUBSCRIPTION_STORE,
    viewings: VIEWING_STORE,
  }),
];
