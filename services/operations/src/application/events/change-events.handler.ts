import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type EventBus,
  maxReasonLength,
  type ParkedFilter,
  type SettlingOutcome,
} from '@lintel/platform/event-bus';
import { type Acts, refuse, refuseField, type Refusal } from '@lintel/service-kit';
import type { OfConsumer } from './look-at-events.handler.js';
import { type ParkedDetail, parkedDetail } from './parked-detail.js';
import { unlessRefused } from './refused-event.js';
import { replayFrom } from './replay-from.js';

/** What operations staff do to parked events, and to consumers. Each is told to the audit trail before it is done. */
export class ChangeEventsHandler {
  constructor(
    private readonly bus: EventBus,
    private readonly acts: Acts,
    private readonly clock: Clock,
  ) {}

  async retry(of: OfConsumer, filter: ParkedFilter): Promise<Result<SettlingOutcome, Refusal>> {
    const matched = await this.#count(of, filter);
    if (!matched.ok) return matched;
    await this.#record('parked-events.retry-asked', of, { matched: matched.value, ...recorded(filter) });
    return unlessRefused(() => this.bus.operations.retryParked(of.topic, of.consumer, filter));
  }

  async discard(
    of: OfConsumer,
    filter: ParkedFilter,
    reason: string,
  ): Promise<Result<SettlingOutcome, Refusal>> {
    if (reason.trim() === '' || reason.trim().length > maxReasonLength)
      return refuseField('reason', `Say why, in 1 to ${maxReasonLength} characters.`);
    const matched = await this.#count(of, filter);
    if (!matched.ok) return matched;
    await this.#record('parked-events.discarded', of, { matched: matched.value, ...recorded(filter) });
    return unlessRefused(() => this.bus.operations.discardParked(of.topic, of.consumer, filter, reason));
  }

  /** All of a parked event, with what may be personal. */
  async reveal(of: OfConsumer, id: string): Promise<Result<ParkedDetail, Refusal>> {
    const found = await unlessRefused(() =>
      this.bus.operations.parked(of.topic, of.consumer, { ids: [id] }, { first: 1 }),
    );
    if (!found.ok) return found;
    const parked = found.value.events[0];
    if (!parked) return refuse('NOT_FOUND', 'There is no such parked event any more.');
    await this.#record('parked-event.revealed', of, { id, event: parked.event.id });
    return succeed(parkedDetail(parked, 'whole'));
  }

  /** @param from a time; the beginning when it is null */
  async replay(of: OfConsumer, from: string | null): Promise<Result<number, Refusal>> {
    const begins = await replayFrom(this.bus, this.clock, of.topic, from);
    if (!begins.ok) return begins;
    const { operations } = this.bus;
    const events = await unlessRefused(() => operations.countReplay(of.topic, of.consumer, begins.value));
    if (!events.ok) return events;
    await this.#record('consumer.replayed', of, { from: from ?? 'beginning', events: events.value });
    return unlessRefused(() => operations.replay(of.topic, of.consumer, begins.value));
  }

  #count({ topic, consumer }: OfConsumer, filter: ParkedFilter): Promise<Result<number, Refusal>> {
    return unlessRefused(() => this.bus.operations.countParked(topic, consumer, filter));
  }

  #record(
    act: string,
    { topic, consumer }: OfConsumer,
    values: Readonly<Record<string, string | number | boolean>>,
  ): Promise<void> {
    const subjectId = `${topic}.${consumer}`;
    return this.acts.record({
      ...{ act, subjectType: 'consumer', subjectId, agencyId: null },
      values: { topic, consumer, ...values },
    });
  }
}

/** What the trail keeps of a filter: no text that somebody typed. */
const recorded = ({ ids, type, error, subject }: ParkedFilter) => ({
  ...(ids === undefined ? {} : { ids: ids.slice(0, 20).join(' ') }),
  ...(type === undefined ? {} : { type }),
  ...(error === undefined ? {} : { byError: true }),
  ...(subject === undefined ? {} : { bySubject: true }),
});
