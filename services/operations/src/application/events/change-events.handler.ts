import { type Result, succeed } from '@lintel/kernel';
import type { EventBus, ParkedFilter, ReplayFrom, SettlingOutcome } from '@lintel/platform/event-bus';
import { type Acts, refuse, refuseField, type Refusal } from '@lintel/service-kit';
import type { OfConsumer } from './look-at-events.handler.js';
import { type ParkedDetail, parkedDetail } from './parked-detail.js';
import { unlessRefused } from './refused-event.js';

const LONGEST_REASON = 500;

/** What operations staff do to parked events, and to consumers. Each is told to the audit trail before it is done. */
export class ChangeEventsHandler {
  constructor(
    private readonly bus: EventBus,
    private readonly acts: Acts,
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
    if (reason.trim() === '' || reason.trim().length > LONGEST_REASON)
      return refuseField('reason', `Say why, in 1 to ${LONGEST_REASON} characters.`);
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

  async replay(of: OfConsumer, from: ReplayFrom): Promise<Result<number, Refusal>> {
    const events = await unlessRefused(() => this.bus.operations.countReplay(of.topic, of.consumer, from));
    if (!events.ok) return events;
    const begins = from === 'beginning' ? from : from.publishedFrom;
    await this.#record('consumer.replayed', of, { from: begins, events: events.value });
    return unlessRefused(() => this.bus.operations.replay(of.topic, of.consumer, from));
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
