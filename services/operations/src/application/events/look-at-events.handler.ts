import type { Clock, Result } from '@lintel/kernel';
import type {
  ConsumerState,
  EventBus,
  EventFilter,
  EventPage,
  EventPageOf,
  LoggedEvent,
  ParkedFilter,
  TopicState,
} from '@lintel/platform/event-bus';
import { refuseField, type Refusal } from '@lintel/service-kit';
import { type ParkedDetail, parkedDetail } from './parked-detail.js';
import { unlessRefused } from './refused-event.js';
import { replayFrom } from './replay-from.js';

export interface OfConsumer {
  readonly topic: string;
  readonly consumer: string;
}

export interface FoundEvent extends LoggedEvent {
  readonly topic: string;
}

/** When events came. */
export type Times = Pick<EventFilter, 'publishedFrom' | 'publishedBefore'>;

const CORRELATION = /^[\da-f]{32}$/;
const MOST_FOUND = 50;

/** What operations staff see of events. */
export class LookAtEventsHandler {
  constructor(
    private readonly bus: EventBus,
    private readonly clock: Clock,
  ) {}

  topics(): Promise<readonly TopicState[]> {
    return this.bus.operations.topics();
  }

  consumers(topic?: string): Promise<Result<readonly ConsumerState[], Refusal>> {
    return unlessRefused(() => this.bus.operations.consumers(topic));
  }

  log(topic: string, filter: EventFilter, page: EventPageOf): Promise<Result<EventPage, Refusal>> {
    return unlessRefused(() => this.bus.operations.browse(topic, filter, page));
  }

  /** Where a text is a subject or a correlation it leads to the events: nothing is gone through. */
  async find(text: string, times: Times = {}): Promise<Result<readonly FoundEvent[], Refusal>> {
    const sought = text.trim();
    if (sought === '') return refuseField('text', 'Type an id.');
    const by = CORRELATION.test(sought) ? { correlation: sought } : { subject: sought };
    const filter: EventFilter = { ...by, ...times };
    return unlessRefused(async () => {
      const { operations } = this.bus;
      const pages = await Promise.all(
        (await operations.topics()).map(async ({ topic }) =>
          (await operations.browse(topic, filter, { first: MOST_FOUND })).events.map((event) => ({
            ...event,
            topic,
          })),
        ),
      );
      return pages
        .flat()
        .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
        .slice(0, MOST_FOUND);
    });
  }

  parked(
    { topic, consumer }: OfConsumer,
    filter: ParkedFilter,
    page: EventPageOf,
  ): Promise<Result<{ readonly events: readonly ParkedDetail[]; readonly next?: string }, Refusal>> {
    return unlessRefused(async () => {
      const { events, ...rest } = await this.bus.operations.parked(topic, consumer, filter, page);
      return { events: events.map((each) => parkedDetail(each, 'masked')), ...rest };
    });
  }

  countParked({ topic, consumer }: OfConsumer, filter: ParkedFilter): Promise<Result<number, Refusal>> {
    return unlessRefused(() => this.bus.operations.countParked(topic, consumer, filter));
  }

  /** @param from a time; the beginning when it is null */
  async countReplay({ topic, consumer }: OfConsumer, from: string | null): Promise<Result<number, Refusal>> {
    const begins = await replayFrom(this.bus, this.clock, topic, from);
    if (!begins.ok) return begins;
    return unlessRefused(() => this.bus.operations.countReplay(topic, consumer, begins.value));
  }
}
