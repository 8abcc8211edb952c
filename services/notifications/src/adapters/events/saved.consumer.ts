import {
  type CloudEvent,
  type EventData,
  savedPropertyHomeChanged,
  savedPropertyTopic,
  savedSearchDeleted,
  savedSearchMatched,
  savedSearchTopic,
  type SavedSearchState,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { PreferenceStore } from '../../application/person-store.js';
import { PREFERENCE_STORE } from '../../application/stores.js';
import { ProjectSavedSearchHandler } from '../../application/project-saved-search/project-saved-search.handler.js';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';
import type { DigestFacts } from '../../domain/email.js';

type Matched = EventData<'lintel.saved-search.matched.v1'>;
type HomeChanged = EventData<'lintel.saved-property.home-changed.v1'>;

/** New matches of saved searches and changes of saved homes, to be told to whoever saved them. */
@Controller()
export class SavedConsumer {
  constructor(
    @Inject(ProjectSavedSearchHandler) private readonly searches: ProjectSavedSearchHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
    @Inject(PREFERENCE_STORE) private readonly preferences: PreferenceStore,
  ) {}

  @EventPattern<string>(savedSearchTopic.name, { batchSize: 100 })
  async onSavedSearchEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const { type, data, sequence } of events)
      if (type === savedSearchDeleted.type)
        await this.searches.deleted((data as EventData<'lintel.saved-search.deleted.v1'>).id);
      else await this.searches.known(data as SavedSearchState | Matched, sequence);
    await this.emails.handle(events.filter(({ type }) => type === savedSearchMatched.type).map(digest));
  }

  @EventPattern<string>(savedPropertyTopic.name, { batchSize: 100 })
  async onSavedPropertyEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    const wanted: WantedEmail[] = [];
    for (const event of events)
      if (event.type === savedPropertyHomeChanged.type) {
        const { accountId, before, home } = event.data as HomeChanged;
        const { savedHomeChanges } = await this.preferences.find(accountId);
        if (savedHomeChanges)
          wanted.push({
            event,
            recipient: accountId,
            email: { template: 'saved-home-changed', before, home },
          });
      }
    await this.emails.handle(wanted);
  }
}

function digest(event: CloudEvent): WantedEmail {
  const { id, accountId, alertFrequency, homes, more } = event.data as Matched;
  return {
    event,
    recipient: accountId,
    email: {
      template: 'saved-search-digest',
      search: id,
      frequency: alertFrequency as DigestFacts['frequency'],
      homes,
      more,
    },
  };
}
