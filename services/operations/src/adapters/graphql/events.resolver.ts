import type { CloudEvent } from '@lintel/contracts';
import type { EventFilter, ParkedFilter } from '@lintel/platform/event-bus';
import { type Answers, answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeEventsHandler } from '../../application/events/change-events.handler.js';
import {
  type FoundEvent,
  LookAtEventsHandler,
  type Times,
} from '../../application/events/look-at-events.handler.js';
import { jsonOf, type ParkedDetail } from '../../application/events/parked-detail.js';
import { OutboxesHandler } from '../../application/overview/outboxes.handler.js';
import { maskAddresses } from '@lintel/kernel';
import { maskData } from '../../domain/masking.js';
import { asked, pageOf } from './asked.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class EventsResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(LookAtEventsHandler) private readonly looking: LookAtEventsHandler,
    @Inject(ChangeEventsHandler) private readonly changing: ChangeEventsHandler,
    @Inject(OutboxesHandler) private readonly waiting: OutboxesHandler,
  ) {}

  @Query()
  async topics() {
    const topics = await this.looking.topics();
    return topics.map(({ topic: name, partitions, ...rest }) => ({
      ...rest,
      ...{ name, partitions: partitions.length },
    }));
  }

  @Query()
  async consumers(@Args() { topic }: schema.QueryConsumersArgs) {
    const consumers = answer(await this.looking.consumers(topic ?? undefined));
    return consumers.map(({ consumer: name, partitions, ...rest }) => ({
      ...rest,
      name,
      failing: partitions.flatMap(({ partition, failing }) =>
        failing ? [{ partition, ...failing, error: maskAddresses(failing.error) }] : [],
      ),
    }));
  }

  @Query()
  async outboxes() {
    return (await this.waiting.now()).map(({ service, backlog, problem }) => ({
      service,
      waiting: backlog?.waiting ?? null,
      oldestSeconds: backlog?.oldestSeconds ?? null,
      problem: maskAddresses(problem ?? backlog?.problem ?? '') || null,
      events: (backlog?.events ?? []).map((event) => ({ ...event, subject: maskAddresses(event.subject) })),
    }));
  }

  @Query()
  async eventLog(@Args() { topic, filter, ...page }: schema.QueryEventLogArgs) {
    const { events, next } = answer(await this.looking.log(topic, asked<EventFilter>(filter), pageOf(page)));
    return {
      events: events.map((event) => toLogged({ ...event, topic })),
      next: next ?? null,
    };
  }

  @Query()
  async findEvents(@Args() { text, ...times }: schema.QueryFindEventsArgs) {
    return answer(await this.looking.find(text, asked<Times>(times))).map(toLogged);
  }

  @Query()
  async parkedEvents(@Args() { topic, consumer, filter, ...page }: schema.QueryParkedEventsArgs) {
    const found = await this.looking.parked({ topic, consumer }, parkedFilterOf(filter ?? {}), pageOf(page));
    const { events, next } = answer(found);
    return { events: events.map(toParked), next: next ?? null };
  }

  @Query()
  async countParked(@Args() { filter, ...of }: schema.QueryCountParkedArgs) {
    return answer(await this.looking.countParked(of, parkedFilterOf(filter)));
  }

  @Query()
  async countReplay(@Args() { from, ...of }: schema.QueryCountReplayArgs) {
    return answer(await this.looking.countReplay(of, from ?? null));
  }

  @Mutation()
  async retryParked(@Args() { filter, ...of }: schema.MutationRetryParkedArgs) {
    return answer(await this.changing.retry(of, parkedFilterOf(filter)));
  }

  @Mutation()
  async discardParked(@Args() { filter, reason, ...of }: schema.MutationDiscardParkedArgs) {
    return answer(await this.changing.discard(of, parkedFilterOf(filter), reason));
  }

  @Mutation()
  async revealParked(@Args() { key, ...of }: schema.MutationRevealParkedArgs) {
    return toParked(answer(await this.changing.reveal(of, key)));
  }

  @Mutation()
  async replayConsumer(@Args() { from, ...of }: schema.MutationReplayConsumerArgs) {
    return { events: answer(await this.changing.replay(of, from ?? null)) };
  }
}

function parkedFilterOf({ keys, ...given }: schema.ParkedFilter): ParkedFilter {
  return { ...asked<Omit<ParkedFilter, 'ids'>>(given), ...(keys ? { ids: keys } : {}) };
}

const attributesOf = ({ type, subject, source, sequence, time, traceparent }: CloudEvent) => ({
  ...{ type, subject, source, sequence, time },
  correlation: traceparent?.split('-')[1] ?? null,
});

const toLogged = ({ event, ...rest }: FoundEvent) => ({
  ...attributesOf(event),
  ...rest,
  id: event.id,
  data: jsonOf(maskData(event.data)),
});

const toParked = ({ parked: { event, id: key, settled, ...parked }, ...detail }: ParkedDetail) => ({
  key,
  ...parked,
  settled: settled && { ...settled, reason: settled.reason ?? null },
  ...attributesOf(event),
  ...detail,
  eventId: event.id,
});
