import { given, request } from '@lintel/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../console/page-size.js';
import { refreshInterval } from '../console/refresh-interval.js';
import {
  type ConsumerFragment,
  CountParkedDocument,
  CountReplayDocument,
  DiscardParkedDocument,
  type EventFilter,
  EventsOverviewDocument,
  type EventsOverviewQuery,
  FoundEventsDocument,
  type LoggedEventFragment,
  OneParkedEventDocument,
  type OutcomeFragment,
  type ParkedEventFragment,
  ParkedEventsDocument,
  type ParkedFilter,
  ReplayConsumerDocument,
  RetryParkedDocument,
  RevealParkedDocument,
  TopicEventsDocument,
  type WholeParkedEventFragment,
} from './events.generated.js';

export type Topic = NonNullable<EventsOverviewQuery['topics']>[number];
export type Consumer = ConsumerFragment;
export type Outbox = NonNullable<EventsOverviewQuery['outboxes']>[number];
export type LoggedEvent = LoggedEventFragment;
export type ParkedEvent = ParkedEventFragment;
export type WholeParked = WholeParkedEventFragment;
export type Outcome = OutcomeFragment;
export type { EventFilter, ParkedFilter };
export type Times = Pick<EventFilter, 'publishedFrom' | 'publishedBefore'>;
export type Settling = 'retry' | 'discard';

export interface OfConsumer {
  readonly topic: string;
  readonly consumer: string;
}

/** All that is kept of events: what is done to some changes lists and counts alike. */
export const eventsKey = ['console', 'events'] as const;

const live = ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
  refreshInterval({ state: { data: undefined, error } });

export const overview = () =>
  queryOptions({
    queryKey: [...eventsKey, 'overview'],
    queryFn: async ({ signal }) => {
      const { topics, consumers, outboxes } = await request(EventsOverviewDocument, {}, { signal });
      return { topics: given(topics), consumers: given(consumers), outboxes: outboxes ?? [] };
    },
    staleTime: 0,
    refetchInterval: live,
  });

export const eventsOf = (topic: string, filter: EventFilter, after: string | null) =>
  queryOptions({
    queryKey: [...eventsKey, 'log', topic, filter, after],
    queryFn: async ({ signal }) =>
      given(
        (await request(TopicEventsDocument, { topic, filter, first: consolePageSize, after }, { signal }))
          .eventLog,
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const foundEvents = (text: string, times: Times) =>
  queryOptions({
    queryKey: [...eventsKey, 'found', text, times],
    queryFn: async ({ signal }) =>
      given((await request(FoundEventsDocument, { text, ...times }, { signal })).findEvents),
    staleTime: 0,
  });

export const parkedOf = (of: OfConsumer, filter: ParkedFilter, after: string | null) =>
  queryOptions({
    queryKey: [...eventsKey, 'parked', of, filter, after],
    queryFn: async ({ signal }) =>
      given(
        (await request(ParkedEventsDocument, { ...of, filter, first: consolePageSize, after }, { signal }))
          .parkedEvents,
      ),
    staleTime: 0,
    refetchInterval: live,
    placeholderData: keepPreviousData,
  });

/** Null when there is no such any more. */
export const oneParked = (of: OfConsumer, key: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'one', of, key],
    queryFn: async ({ signal }) =>
      given((await request(OneParkedEventDocument, { ...of, key }, { signal })).parkedEvents).events[0] ??
      null,
    staleTime: 0,
  });

/** How many would be acted on; asked anew each time the dialog opens. */
export const countParked = (of: OfConsumer, filter: ParkedFilter) =>
  queryOptions({
    queryKey: [...eventsKey, 'count', of, filter],
    queryFn: async ({ signal }) =>
      given((await request(CountParkedDocument, { ...of, filter }, { signal })).countParked),
    staleTime: 0,
    gcTime: 0,
  });

export const countReplay = (of: OfConsumer, from: string | null) =>
  queryOptions({
    queryKey: [...eventsKey, 'replay', of, from],
    queryFn: async ({ signal }) =>
      given((await request(CountReplayDocument, { ...of, from }, { signal })).countReplay),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const settle = async (
  verb: Settling,
  of: OfConsumer,
  filter: ParkedFilter,
  reason: string,
): Promise<Outcome> =>
  verb === 'retry'
    ? (await request(RetryParkedDocument, { ...of, filter })).retryParked
    : (await request(DiscardParkedDocument, { ...of, filter, reason })).discardParked;

export const reveal = async (of: OfConsumer, key: string): Promise<WholeParked> =>
  (await request(RevealParkedDocument, { ...of, key })).revealParked;

export const replay = async (of: OfConsumer, from: string | null): Promise<number> =>
  (await request(ReplayConsumerDocument, { ...of, from })).replayConsumer.events;
