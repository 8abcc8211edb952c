import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  readonly overview: Maybe<Overview>;
  readonly series: Maybe<ReadonlyArray<Series>>;
  readonly queues: Maybe<ReadonlyArray<Queue>>;
  readonly jobs: Maybe<JobPage>;
  readonly findJobs: Maybe<ReadonlyArray<Job>>;
  readonly job: Maybe<JobDetail>;
  readonly jobFailures: Maybe<ReadonlyArray<JobFailures>>;
  readonly countJobs: Maybe<Scalars['Int']['output']>;
  readonly jobRuns: Maybe<ReadonlyArray<JobRun>>;
  readonly jobRun: Maybe<JobRun>;
  readonly topics: Maybe<ReadonlyArray<EventTopic>>;
  readonly consumers: Maybe<ReadonlyArray<EventConsumer>>;
  readonly eventLog: Maybe<LoggedEventPage>;
  readonly findEvents: Maybe<ReadonlyArray<LoggedEvent>>;
  readonly parkedEvents: Maybe<ParkedEventPage>;
  readonly countParked: Maybe<Scalars['Int']['output']>;
  readonly countReplay: Maybe<Scalars['Int']['output']>;
};


export type QuerySeriesArgs = {
  names: ReadonlyArray<FigureName>;
  span?: InputMaybe<SeriesSpan>;
};


export type QueryQueuesArgs = {
  minutes?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobsArgs = {
  queue: Scalars['String']['input'];
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFindJobsArgs = {
  text: Scalars['String']['input'];
};


export type QueryJobArgs = {
  queue: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type QueryJobFailuresArgs = {
  queue: Scalars['String']['input'];
};


export type QueryCountJobsArgs = {
  queue: Scalars['String']['input'];
  filter: JobFilter;
};


export type QueryJobRunsArgs = {
  queue: Scalars['String']['input'];
};


export type QueryJobRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConsumersArgs = {
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEventLogArgs = {
  topic: Scalars['String']['input'];
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFindEventsArgs = {
  text: Scalars['String']['input'];
};


export type QueryParkedEventsArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  filter?: InputMaybe<ParkedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCountParkedArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  filter: ParkedFilter;
};


export type QueryCountReplayArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  from?: InputMaybe<Scalars['String']['input']>;
};

export type Overview = {
  readonly at: Scalars['String']['output'];
  readonly services: ReadonlyArray<ServiceHealth>;
  readonly figures: ReadonlyArray<Figure>;
};

export type ServiceHealth = {
  readonly service: Scalars['String']['output'];
  readonly replica: Maybe<Scalars['String']['output']>;
  readonly well: Scalars['Boolean']['output'];
  readonly parts: ReadonlyArray<PartHealth>;
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type PartHealth = {
  readonly name: Scalars['String']['output'];
  readonly ready: Scalars['Boolean']['output'];
  readonly spare: Scalars['Boolean']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type FigureName =
  | 'consumerLag'
  | 'outboxWaiting'
  | 'outboxAge'
  | 'jobsWaiting'
  | 'jobsFailed'
  | 'emailsSent'
  | 'emailsLate'
  | 'emailsFailed'
  | 'searchLag'
  | 'partsDown';

export type Figure = {
  readonly name: FigureName;
  readonly value: Maybe<Scalars['Float']['output']>;
  readonly trouble: Scalars['Boolean']['output'];
};

export type SeriesSpan =
  | 'hour'
  | 'day'
  | 'week';

export type Series = {
  readonly name: FigureName;
  readonly points: ReadonlyArray<SeriesPoint>;
};

export type SeriesPoint = {
  readonly at: Scalars['String']['output'];
  readonly mean: Scalars['Float']['output'];
  readonly max: Scalars['Float']['output'];
};

export type Mutation = {
  readonly retryJob: Job;
  readonly discardJob: JobDiscarded;
  readonly pauseQueue: Queue;
  readonly resumeQueue: Queue;
  readonly retryJobs: JobRun;
  readonly discardJobs: JobRun;
  readonly revealJob: JobDetail;
  readonly retryParked: ParkedOutcome;
  readonly discardParked: ParkedOutcome;
  readonly revealParked: ParkedEvent;
  readonly replayConsumer: ReplayOutcome;
};


export type MutationRetryJobArgs = {
  queue: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type MutationDiscardJobArgs = {
  queue: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type MutationPauseQueueArgs = {
  queue: Scalars['String']['input'];
};


export type MutationResumeQueueArgs = {
  queue: Scalars['String']['input'];
};


export type MutationRetryJobsArgs = {
  queue: Scalars['String']['input'];
  filter: JobFilter;
};


export type MutationDiscardJobsArgs = {
  queue: Scalars['String']['input'];
  filter: JobFilter;
};


export type MutationRevealJobArgs = {
  queue: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type MutationRetryParkedArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  filter: ParkedFilter;
};


export type MutationDiscardParkedArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  filter: ParkedFilter;
  reason: Scalars['String']['input'];
};


export type MutationRevealParkedArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type MutationReplayConsumerArgs = {
  topic: Scalars['String']['input'];
  consumer: Scalars['String']['input'];
  from?: InputMaybe<Scalars['String']['input']>;
};

export type JobState =
  | 'waiting'
  | 'delayed'
  | 'active'
  | 'completed'
  | 'failed';

export type Queue = {
  readonly name: Scalars['String']['output'];
  readonly paused: Scalars['Boolean']['output'];
  readonly waiting: Scalars['Int']['output'];
  readonly delayed: Scalars['Int']['output'];
  readonly active: Scalars['Int']['output'];
  readonly completed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly work: QueueWork;
};

export type QueueWork = {
  readonly completed: Scalars['Int']['output'];
  readonly failedAttempts: Scalars['Int']['output'];
  readonly meanWaitMs: Maybe<Scalars['Float']['output']>;
  readonly longestWaitMs: Scalars['Float']['output'];
  readonly meanWorkMs: Maybe<Scalars['Float']['output']>;
  readonly longestWorkMs: Scalars['Float']['output'];
  readonly minutes: ReadonlyArray<QueueMinute>;
};

export type QueueMinute = {
  readonly minute: Scalars['String']['output'];
  readonly completed: Scalars['Int']['output'];
  readonly failedAttempts: Scalars['Int']['output'];
};

export type JobFilter = {
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<JobState>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly tags?: InputMaybe<ReadonlyArray<JobTagInput>>;
  readonly error?: InputMaybe<Scalars['String']['input']>;
  readonly errorKind?: InputMaybe<Scalars['String']['input']>;
  readonly failedFrom?: InputMaybe<Scalars['String']['input']>;
  readonly failedBefore?: InputMaybe<Scalars['String']['input']>;
  readonly addedFrom?: InputMaybe<Scalars['String']['input']>;
  readonly addedBefore?: InputMaybe<Scalars['String']['input']>;
};

export type JobTagInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type JobPage = {
  readonly jobs: ReadonlyArray<Job>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type Job = {
  readonly queue: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly state: JobState;
  readonly attempts: Scalars['Int']['output'];
  readonly attemptsMade: Scalars['Int']['output'];
  readonly error: Maybe<Scalars['String']['output']>;
  readonly addedAt: Scalars['String']['output'];
  readonly dueAt: Maybe<Scalars['String']['output']>;
  readonly startedAt: Maybe<Scalars['String']['output']>;
  readonly finishedAt: Maybe<Scalars['String']['output']>;
  readonly tags: ReadonlyArray<JobTag>;
};

export type JobTag = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type JobDetail = {
  readonly job: Job;
  readonly data: Scalars['String']['output'];
  readonly masked: Scalars['Boolean']['output'];
  readonly history: ReadonlyArray<JobAttempt>;
};

export type JobAttempt = {
  readonly began: Scalars['String']['output'];
  readonly ended: Scalars['String']['output'];
  readonly error: Scalars['String']['output'];
};

export type JobFailures = {
  readonly kind: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly exampleKey: Scalars['String']['output'];
  readonly exampleError: Scalars['String']['output'];
};

export type JobDiscarded = {
  readonly queue: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
};

export type JobRunVerb =
  | 'retry'
  | 'discard';

export type JobRunState =
  | 'running'
  | 'done'
  | 'stopped';

export type JobRun = {
  readonly id: Scalars['ID']['output'];
  readonly queue: Scalars['String']['output'];
  readonly verb: JobRunVerb;
  readonly state: JobRunState;
  readonly matched: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly overtaken: Scalars['Int']['output'];
  readonly startedAt: Scalars['String']['output'];
  readonly endedAt: Maybe<Scalars['String']['output']>;
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type EventTopic = {
  readonly name: Scalars['String']['output'];
  readonly compacted: Scalars['Boolean']['output'];
  readonly keepDays: Maybe<Scalars['Int']['output']>;
  readonly events: Scalars['Float']['output'];
  readonly partitions: Scalars['Int']['output'];
  readonly lastMinute: Scalars['Float']['output'];
  readonly lastHour: Scalars['Float']['output'];
};

export type EventConsumer = {
  readonly topic: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly members: Scalars['Int']['output'];
  readonly lag: Scalars['Float']['output'];
  readonly failing: ReadonlyArray<EventFailing>;
  readonly parked: Scalars['Int']['output'];
  readonly retrying: Scalars['Int']['output'];
  readonly replayable: Scalars['Boolean']['output'];
};

export type EventFailing = {
  readonly partition: Scalars['Int']['output'];
  readonly error: Scalars['String']['output'];
  readonly attempts: Scalars['Int']['output'];
  readonly at: Scalars['String']['output'];
};

export type EventFilter = {
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly subject?: InputMaybe<Scalars['String']['input']>;
  readonly correlation?: InputMaybe<Scalars['String']['input']>;
  readonly publishedFrom?: InputMaybe<Scalars['String']['input']>;
  readonly publishedBefore?: InputMaybe<Scalars['String']['input']>;
};

export type LoggedEventPage = {
  readonly events: ReadonlyArray<LoggedEvent>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type LoggedEvent = {
  readonly topic: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly sequence: Maybe<Scalars['Int']['output']>;
  readonly correlation: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<Scalars['String']['output']>;
  readonly publishedAt: Scalars['String']['output'];
  readonly partition: Scalars['Int']['output'];
  readonly position: Scalars['Float']['output'];
  readonly data: Scalars['String']['output'];
};

export type ParkedFilter = {
  readonly keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly settled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly error?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly subject?: InputMaybe<Scalars['String']['input']>;
  readonly parkedFrom?: InputMaybe<Scalars['String']['input']>;
  readonly parkedBefore?: InputMaybe<Scalars['String']['input']>;
};

export type ParkedEventPage = {
  readonly events: ReadonlyArray<ParkedEvent>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type ParkedEvent = {
  readonly key: Scalars['String']['output'];
  readonly topic: Scalars['String']['output'];
  readonly consumer: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly eventId: Scalars['ID']['output'];
  readonly correlation: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<Scalars['String']['output']>;
  readonly error: Scalars['String']['output'];
  readonly attempts: Scalars['Int']['output'];
  readonly parkedAt: Scalars['String']['output'];
  readonly settled: Maybe<ParkedSettled>;
  readonly data: Scalars['String']['output'];
  readonly masked: Scalars['Boolean']['output'];
  readonly faults: ReadonlyArray<EventFault>;
  readonly schema: Maybe<Scalars['String']['output']>;
};

export type EventFault = {
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  readonly problem: Scalars['String']['output'];
};

export type ParkedSettled = {
  readonly how: ParkedVerb;
  readonly at: Scalars['String']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type ParkedVerb =
  | 'retried'
  | 'discarded';

export type ParkedOutcome = {
  readonly matched: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly overtaken: Scalars['Int']['output'];
};

export type ReplayOutcome = {
  readonly events: Scalars['Float']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Overview: ResolverTypeWrapper<Overview>;
  ServiceHealth: ResolverTypeWrapper<ServiceHealth>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PartHealth: ResolverTypeWrapper<PartHealth>;
  FigureName: FigureName;
  Figure: ResolverTypeWrapper<Figure>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SeriesSpan: SeriesSpan;
  Series: ResolverTypeWrapper<Series>;
  SeriesPoint: ResolverTypeWrapper<SeriesPoint>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  JobState: JobState;
  Queue: ResolverTypeWrapper<Queue>;
  QueueWork: ResolverTypeWrapper<QueueWork>;
  QueueMinute: ResolverTypeWrapper<QueueMinute>;
  JobFilter: JobFilter;
  JobTagInput: JobTagInput;
  JobPage: ResolverTypeWrapper<JobPage>;
  Job: ResolverTypeWrapper<Job>;
  JobTag: ResolverTypeWrapper<JobTag>;
  JobDetail: ResolverTypeWrapper<JobDetail>;
  JobAttempt: ResolverTypeWrapper<JobAttempt>;
  JobFailures: ResolverTypeWrapper<JobFailures>;
  JobDiscarded: ResolverTypeWrapper<JobDiscarded>;
  JobRunVerb: JobRunVerb;
  JobRunState: JobRunState;
  JobRun: ResolverTypeWrapper<JobRun>;
  EventTopic: ResolverTypeWrapper<EventTopic>;
  EventConsumer: ResolverTypeWrapper<EventConsumer>;
  EventFailing: ResolverTypeWrapper<EventFailing>;
  EventFilter: EventFilter;
  LoggedEventPage: ResolverTypeWrapper<LoggedEventPage>;
  LoggedEvent: ResolverTypeWrapper<LoggedEvent>;
  ParkedFilter: ParkedFilter;
  ParkedEventPage: ResolverTypeWrapper<ParkedEventPage>;
  ParkedEvent: ResolverTypeWrapper<ParkedEvent>;
  EventFault: ResolverTypeWrapper<EventFault>;
  ParkedSettled: ResolverTypeWrapper<ParkedSettled>;
  ParkedVerb: ParkedVerb;
  ParkedOutcome: ResolverTypeWrapper<ParkedOutcome>;
  ReplayOutcome: ResolverTypeWrapper<ReplayOutcome>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Overview: Overview;
  ServiceHealth: ServiceHealth;
  Boolean: Scalars['Boolean']['output'];
  PartHealth: PartHealth;
  Figure: Figure;
  Float: Scalars['Float']['output'];
  Series: Series;
  SeriesPoint: SeriesPoint;
  Mutation: Record<PropertyKey, never>;
  Queue: Queue;
  QueueWork: QueueWork;
  QueueMinute: QueueMinute;
  JobFilter: JobFilter;
  JobTagInput: JobTagInput;
  JobPage: JobPage;
  Job: Job;
  JobTag: JobTag;
  JobDetail: JobDetail;
  JobAttempt: JobAttempt;
  JobFailures: JobFailures;
  JobDiscarded: JobDiscarded;
  JobRun: JobRun;
  EventTopic: EventTopic;
  EventConsumer: EventConsumer;
  EventFailing: EventFailing;
  EventFilter: EventFilter;
  LoggedEventPage: LoggedEventPage;
  LoggedEvent: LoggedEvent;
  ParkedFilter: ParkedFilter;
  ParkedEventPage: ParkedEventPage;
  ParkedEvent: ParkedEvent;
  EventFault: EventFault;
  ParkedSettled: ParkedSettled;
  ParkedOutcome: ParkedOutcome;
  ReplayOutcome: ReplayOutcome;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Series']>>, ParentType, ContextType, RequireFields<QuerySeriesArgs, 'names' | 'span'>>;
  queues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Queue']>>, ParentType, ContextType, RequireFields<QueryQueuesArgs, 'minutes'>>;
  jobs?: Resolver<Maybe<ResolversTypes['JobPage']>, ParentType, ContextType, RequireFields<QueryJobsArgs, 'queue' | 'first'>>;
  findJobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Job']>>, ParentType, ContextType, RequireFields<QueryFindJobsArgs, 'text'>>;
  job?: Resolver<Maybe<ResolversTypes['JobDetail']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'queue' | 'key'>>;
  jobFailures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JobFailures']>>, ParentType, ContextType, RequireFields<QueryJobFailuresArgs, 'queue'>>;
  countJobs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCountJobsArgs, 'queue' | 'filter'>>;
  jobRuns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JobRun']>>, ParentType, ContextType, RequireFields<QueryJobRunsArgs, 'queue'>>;
  jobRun?: Resolver<Maybe<ResolversTypes['JobRun']>, ParentType, ContextType, RequireFields<QueryJobRunArgs, 'id'>>;
  topics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EventTopic']>>, ParentType, ContextType>;
  consumers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EventConsumer']>>, ParentType, ContextType, Partial<QueryConsumersArgs>>;
  eventLog?: Resolver<Maybe<ResolversTypes['LoggedEventPage']>, ParentType, ContextType, RequireFields<QueryEventLogArgs, 'topic' | 'first'>>;
  findEvents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LoggedEvent']>>, ParentType, ContextType, RequireFields<QueryFindEventsArgs, 'text'>>;
  parkedEvents?: Resolver<Maybe<ResolversTypes['ParkedEventPage']>, ParentType, ContextType, RequireFields<QueryParkedEventsArgs, 'topic' | 'consumer' | 'first'>>;
  countParked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCountParkedArgs, 'topic' | 'consumer' | 'filter'>>;
  countReplay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCountReplayArgs, 'topic' | 'consumer'>>;
};

export type OverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['ServiceHealth']>, ParentType, ContextType>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType>;
};

export type ServiceHealthResolvers<ContextType = any, ParentType extends ResolversParentTypes['ServiceHealth'] = ResolversParentTypes['ServiceHealth']> = {
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replica?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  well?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['PartHealth']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartHealthResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartHealth'] = ResolversParentTypes['PartHealth']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FigureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  name?: Resolver<ResolversTypes['FigureName'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trouble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  name?: Resolver<ResolversTypes['FigureName'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['SeriesPoint']>, ParentType, ContextType>;
};

export type SeriesPointResolvers<ContextType = any, ParentType extends ResolversParentTypes['SeriesPoint'] = ResolversParentTypes['SeriesPoint']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  retryJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'queue' | 'key'>>;
  discardJob?: Resolver<ResolversTypes['JobDiscarded'], ParentType, ContextType, RequireFields<MutationDiscardJobArgs, 'queue' | 'key'>>;
  pauseQueue?: Resolver<ResolversTypes['Queue'], ParentType, ContextType, RequireFields<MutationPauseQueueArgs, 'queue'>>;
  resumeQueue?: Resolver<ResolversTypes['Queue'], ParentType, ContextType, RequireFields<MutationResumeQueueArgs, 'queue'>>;
  retryJobs?: Resolver<ResolversTypes['JobRun'], ParentType, ContextType, RequireFields<MutationRetryJobsArgs, 'queue' | 'filter'>>;
  discardJobs?: Resolver<ResolversTypes['JobRun'], ParentType, ContextType, RequireFields<MutationDiscardJobsArgs, 'queue' | 'filter'>>;
  revealJob?: Resolver<ResolversTypes['JobDetail'], ParentType, ContextType, RequireFields<MutationRevealJobArgs, 'queue' | 'key'>>;
  retryParked?: Resolver<ResolversTypes['ParkedOutcome'], ParentType, ContextType, RequireFields<MutationRetryParkedArgs, 'topic' | 'consumer' | 'filter'>>;
  discardParked?: Resolver<ResolversTypes['ParkedOutcome'], ParentType, ContextType, RequireFields<MutationDiscardParkedArgs, 'topic' | 'consumer' | 'filter' | 'reason'>>;
  revealParked?: Resolver<ResolversTypes['ParkedEvent'], ParentType, ContextType, RequireFields<MutationRevealParkedArgs, 'topic' | 'consumer' | 'key'>>;
  replayConsumer?: Resolver<ResolversTypes['ReplayOutcome'], ParentType, ContextType, RequireFields<MutationReplayConsumerArgs, 'topic' | 'consumer'>>;
};

export type QueueResolvers<ContextType = any, ParentType extends ResolversParentTypes['Queue'] = ResolversParentTypes['Queue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['QueueWork'], ParentType, ContextType>;
};

export type QueueWorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['QueueWork'] = ResolversParentTypes['QueueWork']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meanWaitMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longestWaitMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meanWorkMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longestWorkMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minutes?: Resolver<ReadonlyArray<ResolversTypes['QueueMinute']>, ParentType, ContextType>;
};

export type QueueMinuteResolvers<ContextType = any, ParentType extends ResolversParentTypes['QueueMinute'] = ResolversParentTypes['QueueMinute']> = {
  minute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  jobs?: Resolver<ReadonlyArray<ResolversTypes['Job']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = any, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['JobTag']>, ParentType, ContextType>;
};

export type JobTagResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobTag'] = ResolversParentTypes['JobTag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobDetail'] = ResolversParentTypes['JobDetail']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['JobAttempt']>, ParentType, ContextType>;
};

export type JobAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobAttempt'] = ResolversParentTypes['JobAttempt']> = {
  began?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobFailuresResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobFailures'] = ResolversParentTypes['JobFailures']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exampleKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exampleError?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobDiscardedResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobDiscarded'] = ResolversParentTypes['JobDiscarded']> = {
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobRun'] = ResolversParentTypes['JobRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['JobRunVerb'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobRunState'], ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventTopicResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventTopic'] = ResolversParentTypes['EventTopic']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compacted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partitions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMinute?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastHour?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EventConsumerResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventConsumer'] = ResolversParentTypes['EventConsumer']> = {
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failing?: Resolver<ReadonlyArray<ResolversTypes['EventFailing']>, ParentType, ContextType>;
  parked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retrying?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EventFailingResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventFailing'] = ResolversParentTypes['EventFailing']> = {
  partition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoggedEventPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoggedEventPage'] = ResolversParentTypes['LoggedEventPage']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['LoggedEvent']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoggedEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoggedEvent'] = ResolversParentTypes['LoggedEvent']> = {
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParkedEventPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParkedEventPage'] = ResolversParentTypes['ParkedEventPage']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['ParkedEvent']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParkedEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParkedEvent'] = ResolversParentTypes['ParkedEvent']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consumer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settled?: Resolver<Maybe<ResolversTypes['ParkedSettled']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['EventFault']>, ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventFaultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventFault'] = ResolversParentTypes['EventFault']> = {
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParkedSettledResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParkedSettled'] = ResolversParentTypes['ParkedSettled']> = {
  how?: Resolver<ResolversTypes['ParkedVerb'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParkedOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParkedOutcome'] = ResolversParentTypes['ParkedOutcome']> = {
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReplayOutcome'] = ResolversParentTypes['ReplayOutcome']> = {
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  ServiceHealth?: ServiceHealthResolvers<ContextType>;
  PartHealth?: PartHealthResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesPoint?: SeriesPointResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Queue?: QueueResolvers<ContextType>;
  QueueWork?: QueueWorkResolvers<ContextType>;
  QueueMinute?: QueueMinuteResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobTag?: JobTagResolvers<ContextType>;
  JobDetail?: JobDetailResolvers<ContextType>;
  JobAttempt?: JobAttemptResolvers<ContextType>;
  JobFailures?: JobFailuresResolvers<ContextType>;
  JobDiscarded?: JobDiscardedResolvers<ContextType>;
  JobRun?: JobRunResolvers<ContextType>;
  EventTopic?: EventTopicResolvers<ContextType>;
  EventConsumer?: EventConsumerResolvers<ContextType>;
  EventFailing?: EventFailingResolvers<ContextType>;
  LoggedEventPage?: LoggedEventPageResolvers<ContextType>;
  LoggedEvent?: LoggedEventResolvers<ContextType>;
  ParkedEventPage?: ParkedEventPageResolvers<ContextType>;
  ParkedEvent?: ParkedEventResolvers<ContextType>;
  EventFault?: EventFaultResolvers<ContextType>;
  ParkedSettled?: ParkedSettledResolvers<ContextType>;
  ParkedOutcome?: ParkedOutcomeResolvers<ContextType>;
  ReplayOutcome?: ReplayOutcomeResolvers<ContextType>;
};

