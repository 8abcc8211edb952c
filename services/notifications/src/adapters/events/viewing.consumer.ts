import {
  type CloudEvent,
  type EventData,
  viewingErased,
  type ViewingEventState,
  viewingTopic,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectViewingHandler } from '../../application/project-viewing/project-viewing.handler.js';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';
import { type KnownViewing, viewingFrom } from '../../domain/known-viewing.js';
import { viewingEmails } from '../../domain/viewing-emails.js';

/** What became of viewings, to be told to the visitor and the listing's agent. */
@Controller()
export class ViewingConsumer {
  constructor(
    @Inject(ProjectViewingHandler) private readonly viewings: ProjectViewingHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(viewingTopic.name, { batchSize: 100, acrossPartitions: true })
  async onViewingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    const wanted: WantedEmail[] = [];
    let heard: KnownViewing[] = [];
    for (const event of events)
      if (event.type === viewingErased.type) {
        const { id } = event.data as EventData<'lintel.viewing.erased.v1'>;
        await this.viewings.known(heard);
        heard = [];
        await this.viewings.erased(id, event.sequence);
      } else {
        const state = event.data as ViewingEventState;
        heard.push(viewingFrom(state, event.sequence));
        wanted.push(...viewingEmails(event.type, state).map((email) => ({ event, ...email })));
      }
    await this.viewings.known(heard);
    await this.emails.handle(wanted);
  }
}
