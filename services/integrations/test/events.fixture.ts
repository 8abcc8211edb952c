import { type CloudEvent, type EventType, findEventDefinition } from '@lintel/contracts';
import { EventComposer } from '@lintel/service-kit';
import type { Harness } from '@lintel/testing';

/** Makes events of the catalogue's examples, each with an id of its own. @param harness whose clock they are of, at the time that each is made */
export function composing(harness: () => Harness) {
  let made = 0;
  return (type: EventType, subject: string, sequence: number, change: object = {}): CloudEvent =>
    new EventComposer('/services/listings', { next: () => `event-${++made}` }, harness().clock).compose(
      type,
      {
        ...{ subject, sequence },
        data: { ...(findEventDefinition(type)!.example as object), ...change } as never,
      },
    );
}
