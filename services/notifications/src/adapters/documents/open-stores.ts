import type { Documents } from '@lintel/platform/documents';
import { registerActs } from '@lintel/service-kit';
import { ConversationRepository } from './conversation.repository.js';
import { registerConversations } from './conversation.schema.js';
import { DeliveryRepository } from './delivery.repository.js';
import { registerDeliveries } from './delivery.schema.js';
import { InvitationRepository } from './invitation.repository.js';
import { registerInvitations } from './invitation.schema.js';
import { PersonRepository } from './person.repository.js';
import { registerPeople } from './person.schema.js';
import { PreferenceRepository } from './preference.repository.js';
import { SavedSearchRepository } from './saved-search.repository.js';
import { registerSavedSearches } from './saved-search.schema.js';
import { registerSubscriptions } from './subscription.schema.js';
import { ViewingRepository } from './viewing.repository.js';
import { registerViewings } from './viewing.schema.js';

/** What the service keeps. Subscriptions and acts are left as models, which their relays need as well. */
export async function openStores(documents: Documents) {
  const { connection } = documents;
  const models = registerPeople(connection);
  const stores = {
    actModel: registerActs(connection),
    subscriptionModel: registerSubscriptions(connection),
    deliveries: new DeliveryRepository(registerDeliveries(connection)),
    people: new PersonRepository(models.people),
    preferences: new PreferenceRepository(models.preferences),
    searches: new SavedSearchRepository(registerSavedSearches(connection)),
    viewings: new ViewingRepository(registerViewings(connection)),
    conversations: new ConversationRepository(registerConversations(connection)),
    invitations: new InvitationRepository(registerInvitations(connection)),
  };
  await documents.syncIndexes();
  return stores;
}
