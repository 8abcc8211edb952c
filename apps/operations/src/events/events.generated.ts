/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is not given is not asked for. `...From` is within, `...Before` is not. */
export type EventFilter = {
  /** 32 hexadecimal digits. */
  correlation?: string | null | undefined;
  publishedBefore?: string | null | undefined;
  publishedFrom?: string | null | undefined;
  subject?: string | null | undefined;
  type?: string | null | undefined;
};

/** What is not given is not asked for. `...From` is within, `...Before` is not. */
export type ParkedFilter = {
  /** Part of the error, whichever its letters' case. */
  error?: string | null | undefined;
  /** Those alone; up to 1000. */
  keys?: Array<string> | null | undefined;
  parkedBefore?: string | null | undefined;
  parkedFrom?: string | null | undefined;
  /** Whether it was retried or discarded. */
  settled?: boolean | null | undefined;
  subject?: string | null | undefined;
  type?: string | null | undefined;
};

export type ParkedVerb =
  | 'discarded'
  | 'retried';

export type EventsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsOverviewQuery = { topics: Array<{ name: string, compacted: boolean, keepDays: number | null, events: number, partitions: number, lastMinute: number, lastHour: number }> | null, consumers: Array<{ topic: string, name: string, members: number, lag: number, parked: number, retrying: number, replayable: boolean, failing: Array<{ partition: number, error: string, attempts: number, at: string }> }> | null, outboxes: Array<{ service: string, waiting: number | null, oldestSeconds: number | null, problem: string | null, events: Array<{ type: string, subject: string, since: string }> }> | null };

export type TopicEventsQueryVariables = Exact<{
  topic: string;
  filter: EventFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type TopicEventsQuery = { eventLog: { next: string | null, events: Array<{ topic: string, id: string, type: string, subject: string, sequence: number | null, correlation: string | null, publishedAt: string, partition: number, position: number, data: string }> } | null };

export type FoundEventsQueryVariables = Exact<{
  text: string;
  publishedFrom?: string | null | undefined;
  publishedBefore?: string | null | undefined;
}>;


export type FoundEventsQuery = { findEvents: Array<{ topic: string, id: string, type: string, subject: string, sequence: number | null, correlation: string | null, publishedAt: string, partition: number, position: number, data: string }> | null };

export type ParkedEventsQueryVariables = Exact<{
  topic: string;
  consumer: string;
  filter: ParkedFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type ParkedEventsQuery = { parkedEvents: { next: string | null, events: Array<{ key: string, type: string, subject: string, eventId: string, error: string, attempts: number, parkedAt: string, settled: { how: ParkedVerb, at: string, reason: string | null } | null }> } | null };

export type OneParkedEventQueryVariables = Exact<{
  topic: string;
  consumer: string;
  key: string;
}>;


export type OneParkedEventQuery = { parkedEvents: { events: Array<{ correlation: string | null, time: string | null, data: string, masked: boolean, schema: string | null, key: string, type: string, subject: string, eventId: string, error: string, attempts: number, parkedAt: string, faults: Array<{ path: Array<string>, problem: string }>, settled: { how: ParkedVerb, at: string, reason: string | null } | null }> } | null };

export type CountParkedQueryVariables = Exact<{
  topic: string;
  consumer: string;
  filter: ParkedFilter;
}>;


export type CountParkedQuery = { countParked: number | null };

export type CountReplayQueryVariables = Exact<{
  topic: string;
  consumer: string;
  from?: string | null | undefined;
}>;


export type CountReplayQuery = { countReplay: number | null };

export type RetryParkedMutationVariables = Exact<{
  topic: string;
  consumer: string;
  filter: ParkedFilter;
}>;


export type RetryParkedMutation = { retryParked: { matched: number, done: number, overtaken: number } };

export type DiscardParkedMutationVariables = Exact<{
  topic: string;
  consumer: string;
  filter: ParkedFilter;
  reason: string;
}>;


export type DiscardParkedMutation = { discardParked: { matched: number, done: number, overtaken: number } };

export type RevealParkedMutationVariables = Exact<{
  topic: string;
  consumer: string;
  key: string;
}>;


export type RevealParkedMutation = { revealParked: { correlation: string | null, time: string | null, data: string, masked: boolean, schema: string | null, key: string, type: string, subject: string, eventId: string, error: string, attempts: number, parkedAt: string, faults: Array<{ path: Array<string>, problem: string }>, settled: { how: ParkedVerb, at: string, reason: string | null } | null } };

export type ReplayConsumerMutationVariables = Exact<{
  topic: string;
  consumer: string;
  from?: string | null | undefined;
}>;


export type ReplayConsumerMutation = { replayConsumer: { events: number } };

export type ConsumerFragment = { topic: string, name: string, members: number, lag: number, parked: number, retrying: number, replayable: boolean, failing: Array<{ partition: number, error: string, attempts: number, at: string }> };

export type LoggedEventFragment = { topic: string, id: string, type: string, subject: string, sequence: number | null, correlation: string | null, publishedAt: string, partition: number, position: number, data: string };

export type ParkedEventFragment = { key: string, type: string, subject: string, eventId: string, error: string, attempts: number, parkedAt: string, settled: { how: ParkedVerb, at: string, reason: string | null } | null };

export type WholeParkedEventFragment = { correlation: string | null, time: string | null, data: string, masked: boolean, schema: string | null, key: string, type: string, subject: string, eventId: string, error: string, attempts: number, parkedAt: string, faults: Array<{ path: Array<string>, problem: string }>, settled: { how: ParkedVerb, at: string, reason: string | null } | null };

export type OutcomeFragment = { matched: number, done: number, overtaken: number };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ConsumerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Consumer on EventConsumer {
  topic
  name
  members
  lag
  failing {
    partition
    error
    attempts
    at
  }
  parked
  retrying
  replayable
}
    `, {"fragmentName":"Consumer"}) as unknown as TypedDocumentString<ConsumerFragment, unknown>;
export const LoggedEventFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LoggedEvent on LoggedEvent {
  topic
  id
  type
  subject
  sequence
  correlation
  publishedAt
  partition
  position
  data
}
    `, {"fragmentName":"LoggedEvent"}) as unknown as TypedDocumentString<LoggedEventFragment, unknown>;
export const ParkedEventFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ParkedEvent on ParkedEvent {
  key
  type
  subject
  eventId
  error
  attempts
  parkedAt
  settled {
    how
    at
    reason
  }
}
    `, {"fragmentName":"ParkedEvent"}) as unknown as TypedDocumentString<ParkedEventFragment, unknown>;
export const WholeParkedEventFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WholeParkedEvent on ParkedEvent {
  ...ParkedEvent
  correlation
  time
  data
  masked
  faults {
    path
    problem
  }
  schema
}
    fragment ParkedEvent on ParkedEvent {
  key
  type
  subject
  eventId
  error
  attempts
  parkedAt
  settled {
    how
    at
    reason
  }
}`, {"fragmentName":"WholeParkedEvent"}) as unknown as TypedDocumentString<WholeParkedEventFragment, unknown>;
export const OutcomeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Outcome on ParkedOutcome {
  matched
  done
  overtaken
}
    `, {"fragmentName":"Outcome"}) as unknown as TypedDocumentString<OutcomeFragment, unknown>;
export const EventsOverviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EventsOverview {
  topics {
    name
    compacted
    keepDays
    events
    partitions
    lastMinute
    lastHour
  }
  consumers {
    ...Consumer
  }
  outboxes {
    service
    waiting
    oldestSeconds
    problem
    events {
      type
      subject
      since
    }
  }
}
    fragment Consumer on EventConsumer {
  topic
  name
  members
  lag
  failing {
    partition
    error
    attempts
    at
  }
  parked
  retrying
  replayable
}`) as unknown as TypedDocumentString<EventsOverviewQuery, EventsOverviewQueryVariables>;
export const TopicEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TopicEvents($topic: String!, $filter: EventFilter!, $first: Int!, $after: String) {
  eventLog(topic: $topic, filter: $filter, first: $first, after: $after) {
    events {
      ...LoggedEvent
    }
    next
  }
}
    fragment LoggedEvent on LoggedEvent {
  topic
  id
  type
  subject
  sequence
  correlation
  publishedAt
  partition
  position
  data
}`) as unknown as TypedDocumentString<TopicEventsQuery, TopicEventsQueryVariables>;
export const FoundEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FoundEvents($text: String!, $publishedFrom: String, $publishedBefore: String) {
  findEvents(
    text: $text
    publishedFrom: $publishedFrom
    publishedBefore: $publishedBefore
  ) {
    ...LoggedEvent
  }
}
    fragment LoggedEvent on LoggedEvent {
  topic
  id
  type
  subject
  sequence
  correlation
  publishedAt
  partition
  position
  data
}`) as unknown as TypedDocumentString<FoundEventsQuery, FoundEventsQueryVariables>;
export const ParkedEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ParkedEvents($topic: String!, $consumer: String!, $filter: ParkedFilter!, $first: Int!, $after: String) {
  parkedEvents(
    topic: $topic
    consumer: $consumer
    filter: $filter
    first: $first
    after: $after
  ) {
    events {
      ...ParkedEvent
    }
    next
  }
}
    fragment ParkedEvent on ParkedEvent {
  key
  type
  subject
  eventId
  error
  attempts
  parkedAt
  settled {
    how
    at
    reason
  }
}`) as unknown as TypedDocumentString<ParkedEventsQuery, ParkedEventsQueryVariables>;
export const OneParkedEventDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneParkedEvent($topic: String!, $consumer: String!, $key: String!) {
  parkedEvents(
    topic: $topic
    consumer: $consumer
    filter: {keys: [$key]}
    first: 1
  ) {
    events {
      ...WholeParkedEvent
    }
  }
}
    fragment ParkedEvent on ParkedEvent {
  key
  type
  subject
  eventId
  error
  attempts
  parkedAt
  settled {
    how
    at
    reason
  }
}
fragment WholeParkedEvent on ParkedEvent {
  ...ParkedEvent
  correlation
  time
  data
  masked
  faults {
    path
    problem
  }
  schema
}`) as unknown as TypedDocumentString<OneParkedEventQuery, OneParkedEventQueryVariables>;
export const CountParkedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountParked($topic: String!, $consumer: String!, $filter: ParkedFilter!) {
  countParked(topic: $topic, consumer: $consumer, filter: $filter)
}
    `) as unknown as TypedDocumentString<CountParkedQuery, CountParkedQueryVariables>;
export const CountReplayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountReplay($topic: String!, $consumer: String!, $from: String) {
  countReplay(topic: $topic, consumer: $consumer, from: $from)
}
    `) as unknown as TypedDocumentString<CountReplayQuery, CountReplayQueryVariables>;
export const RetryParkedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryParked($topic: String!, $consumer: String!, $filter: ParkedFilter!) {
  retryParked(topic: $topic, consumer: $consumer, filter: $filter) {
    ...Outcome
  }
}
    fragment Outcome on ParkedOutcome {
  matched
  done
  overtaken
}`) as unknown as TypedDocumentString<RetryParkedMutation, RetryParkedMutationVariables>;
export const DiscardParkedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardParked($topic: String!, $consumer: String!, $filter: ParkedFilter!, $reason: String!) {
  discardParked(
    topic: $topic
    consumer: $consumer
    filter: $filter
    reason: $reason
  ) {
    ...Outcome
  }
}
    fragment Outcome on ParkedOutcome {
  matched
  done
  overtaken
}`) as unknown as TypedDocumentString<DiscardParkedMutation, DiscardParkedMutationVariables>;
export const RevealParkedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealParked($topic: String!, $consumer: String!, $key: String!) {
  revealParked(topic: $topic, consumer: $consumer, key: $key) {
    ...WholeParkedEvent
  }
}
    fragment ParkedEvent on ParkedEvent {
  key
  type
  subject
  eventId
  error
  attempts
  parkedAt
  settled {
    how
    at
    reason
  }
}
fragment WholeParkedEvent on ParkedEvent {
  ...ParkedEvent
  correlation
  time
  data
  masked
  faults {
    path
    problem
  }
  schema
}`) as unknown as TypedDocumentString<RevealParkedMutation, RevealParkedMutationVariables>;
export const ReplayConsumerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplayConsumer($topic: String!, $consumer: String!, $from: String) {
  replayConsumer(topic: $topic, consumer: $consumer, from: $from) {
    events
  }
}
    `) as unknown as TypedDocumentString<ReplayConsumerMutation, ReplayConsumerMutationVariables>;