import type { CloudEvent } from '@lintel/contracts';
import type { EventFilter, ParkedFilter, ReplayFrom } from '@lintel/platform/event-bus';
import { answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeEventsHandler } from '../../application/events/change-events.handler.js';
import {
  type FoundEvent,
  LookAtEventsHandler,
  type OfConsumer,
} from '../../application/events/look-at-events.handler.js';
import { jsonOf, type ParkedDetail } from '../../application/events/parked-detail.js';
import { maskData, maskText } from '../../domain/masking.js';
import { ForOperations } from './for-operations.js';

/** As GraphQL gives it: what is not asked for may be null. */
type Given<Asked> = { readonly [Name in keyof Asked]: Asked[Name] | null };

type GivenParkedFilter = Given<Omit<ParkedFilter, 'ids'>> & { readonly keys?: readonly string[] | null };

interface GivenPage {
  readonly first: number;
  readonly after?: string | null;
}

@Resolver()
@ForOperations()
export class EventsResolver {
  constructor(
    @Inject(LookAtEventsHandler) private readonly looking: LookAtEventsHandler,
    @Inject(ChangeEventsHandler) private readonly changing: ChangeEventsHandler,
  ) {}

  @Query('topics')
  async topics() {
    const topics = await this.looking.topics();
    return topics.map(({ topic: name, partitions, ...rest }) => ({
      ...rest,
      ...{ name, partitions: partitions.length },
    }));
  }

  @Query('consumers')
  async consumers(@Args('topic') topic: string | null | undefined) {
    const consumers = answer(await this.looking.consumers(topic ?? undefined));
    return consumers.map(({ consumer: name, partitions, ...rest }) => ({
      ...rest,
      name,
      failing: partitions.flatMap(({ partition, failing }) =>
        failing ? [{ partition, ...failing, error: maskText(failing.error) }] : [],
      ),
    }));
  }

  @Query('eventLog')
  async log(
    @Args() { topic, filter, ...page }: GivenPage & { topic: string; filter?: Given<EventFilter> | null },
  ) {
    const { events, next } = answer(await this.looking.log(topic, asked(filter ?? {}), pageOf(page)));
    return {
      events: events.map((event) => toLogged({ ...event, topic })),
      next: next ?? null,
    };
  }

  @Query('findEvents')
  async find(@Args('text') text: string) {
    return answer(await this.looking.find(text)).map(toLogged);
  }

  @Query('parkedEvents')
  async parked(
    @Args()
    { topic, consumer, filter, ...page }: GivenPage & OfConsumer & { filter?: GivenParkedFilter | null },
  ) {
    const found = await this.looking.parked({ topic, consumer }, parkedFilterOf(filter ?? {}), pageOf(page));
    const { events, next } = answer(found);
    return { events: events.map(toParked), next: next ?? null };
  }

  @Query('countParked')
  async countParked(@Args() { filter, ...of }: OfConsumer & { filter: GivenParkedFilter }) {
    return answer(await this.looking.countParked(of, parkedFilterOf(filter)));
  }

  @Query('countReplay')
  async countReplay(@Args() { from, ...of }: OfConsumer & { from?: string | null }) {
    return answer(await this.looking.countReplay(of, begins(from)));
  }

  @Mutation('retryParked')
  async retryParked(@Args() { filter, ...of }: OfConsumer & { filter: GivenParkedFilter }) {
    return answer(await this.changing.retry(of, parkedFilterOf(filter)));
  }

  @Mutation('discardParked')
  async discardParked(
    @Args() { filter, reason, ...of }: OfConsumer & { filter: GivenParkedFilter; reason: string },
  ) {
    return answer(await this.changing.discard(of, parkedFilterOf(filter), reason));
  }

  @Mutation('revealParked')
  async revealParked(@Args() { key, ...of }: OfConsumer & { key: string }) {
    return toParked(answer(await this.changing.reveal(of, key)));
  }

  @Mutation('replayConsumer')
  async replayConsumer(@Args() { from, ...of }: OfConsumer & { from?: string | null }) {
    return { events: answer(await this.changing.replay(of, begins(from))) };
  }
}

const asked = <Asked extends object>(given: Given<Asked>): Asked =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Asked;

function parkedFilterOf({ keys, ...given }: GivenParkedFilter): ParkedFilter {
  return { ...asked<Omit<ParkedFilter, 'ids'>>(given), ...(keys ? { ids: keys } : {}) };
}

const pageOf = ({ first, after }: GivenPage) => ({ first, ...(after ? { after } : {}) });

const begins = (from: string | null | undefined): ReplayFrom =>
  from ? { publishedFrom: from } : 'beginning';

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

const toParked = ({ parked: { event, id: key, ...parked }, ...detail }: ParkedDetail) => ({
  key,
  ...parked,
  ...attributesOf(event),
  ...detail,
  eventId: event.id,
});
