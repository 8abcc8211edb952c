import type { CloudEvent } from '@lintel/contracts';
import type { SpanOf } from '../observability/spans.js';

/** What is done with an event, by the conventions for messages. What the event is about stays in the event. */
export const eventSpan =
  (service: string, act: 'send' | 'process', topic: string, consumer?: string) =>
  ({ id, type }: CloudEvent): SpanOf => ({
    service,
    kind: act === 'send' ? 'producer' : 'consumer',
    name: `${act} ${topic}`,
    attributes: {
      'messaging.system': 'lintel.events',
      'messaging.operation.type': act,
      'messaging.operation.name': act,
      'messaging.destination.name': topic,
      'messaging.message.id': id,
      'cloudevents.event_type': type,
      ...(consumer ? { 'messaging.consumer.group.name': consumer } : {}),
    },
  });
