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
  readonly settings: Maybe<ReadonlyArray<ProgramSettings>>;
  readonly topics: Maybe<ReadonlyArray<EventTopic>>;
  readonly consumers: Maybe<ReadonlyArray<EventConsumer>>;
  readonly backups: Maybe<Backups>;
  readonly projections: Maybe<ReadonlyArray<ServiceProjections>>;
  readonly outboxes: Maybe<ReadonlyArray<ServiceOutbox>>;
  readonly eventLog: Maybe<LoggedEventPage>;
  readonly findEvents: Maybe<ReadonlyArray<LoggedEvent>>;
  readonly parkedEvents: Maybe<ParkedEventPage>;
  readonly countParked: Maybe<Scalars['Int']['output']>;
  readonly countReplay: Maybe<Scalars['Int']['output']>;
  readonly trace: Maybe<Trace>;
  readonly alerts: Maybe<AlertsNow>;
  readonly alertsNotTold: Maybe<ReadonlyArray<AlertNotTold>>;
  readonly alertHistory: Maybe<AlertPage>;
  readonly alertRules: Maybe<ReadonlyArray<AlertRule>>;
  readonly alertTargets: Maybe<AlertTargets>;
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
  publishedFrom?: InputMaybe<Scalars['String']['input']>;
  publishedBefore?: InputMaybe<Scalars['String']['input']>;
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


export type QueryTraceArgs = {
  reference: Scalars['String']['input'];
};


export type QueryAlertHistoryArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
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
  readonly answerMs: Maybe<Scalars['Float']['output']>;
  readonly slow: Scalars['Boolean']['output'];
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
  | 'parkedEvents'
  | 'outboxWaiting'
  | 'outboxAge'
  | 'jobsWaiting'
  | 'jobsFailed'
  | 'emailsSent'
  | 'emailsLate'
  | 'emailsFailed'
  | 'searchLag'
  | 'webhooksFailing'
  | 'webhooksLate'
  | 'openReports'
  | 'backupAge'
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
  readonly makeBackup: Backups;
  readonly replayConsumer: ReplayOutcome;
  readonly keepRequests: Scalars['Int']['output'];
  readonly acknowledgeAlert: Alert;
  readonly changeAlertRule: AlertRule;
  readonly silenceAlertRule: AlertRule;
  readonly liftAlertSilence: AlertRule;
  readonly setAlertEmails: AlertTargets;
  readonly sendTestAlert: Alert;
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


export type MutationKeepRequestsArgs = {
  requests: ReadonlyArray<AnsweredRequest>;
};


export type MutationAcknowledgeAlertArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeAlertRuleArgs = {
  name: Scalars['String']['input'];
  change: AlertRuleChange;
};


export type MutationSilenceAlertRuleArgs = {
  name: Scalars['String']['input'];
  minutes: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationLiftAlertSilenceArgs = {
  name: Scalars['String']['input'];
};


export type MutationSetAlertEmailsArgs = {
  addresses: ReadonlyArray<Scalars['String']['input']>;
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
  readonly attempted?: InputMaybe<Scalars['Boolean']['input']>;
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

export type Backups = {
  readonly inEngines: Scalars['Boolean']['output'];
  readonly folder: Maybe<Scalars['String']['output']>;
  readonly underWay: Scalars['Boolean']['output'];
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly made: ReadonlyArray<Backup>;
};

export type Backup = {
  readonly file: Scalars['String']['output'];
  readonly takenAt: Scalars['String']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly files: Scalars['Int']['output'];
  readonly product: Scalars['String']['output'];
  readonly data: Scalars['Int']['output'];
  readonly verified: Scalars['Boolean']['output'];
};

export type ServiceProjections = {
  readonly service: Scalars['String']['output'];
  readonly projections: Maybe<ReadonlyArray<Projection>>;
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type Projection = {
  readonly name: Scalars['String']['output'];
  readonly topic: Scalars['String']['output'];
  readonly rebuilt: Maybe<Rebuilt>;
};

export type Rebuilt = {
  readonly at: Scalars['String']['output'];
  readonly tookMs: Scalars['Float']['output'];
  readonly documents: Scalars['Int']['output'];
  readonly by: Maybe<Scalars['String']['output']>;
};

export type ServiceOutbox = {
  readonly service: Scalars['String']['output'];
  readonly waiting: Maybe<Scalars['Int']['output']>;
  readonly oldestSeconds: Maybe<Scalars['Float']['output']>;
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly events: ReadonlyArray<WaitingEvent>;
};

export type WaitingEvent = {
  readonly type: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
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

export type AnsweredRequest = {
  readonly correlation: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly at: Scalars['String']['input'];
  readonly ms: Scalars['Float']['input'];
  readonly outcome: Scalars['String']['input'];
};

export type Trace = {
  readonly correlation: Maybe<Scalars['String']['output']>;
  readonly steps: ReadonlyArray<TraceStep>;
  readonly more: Scalars['Boolean']['output'];
  readonly others: ReadonlyArray<Scalars['String']['output']>;
  readonly unknown: ReadonlyArray<TraceStepKind>;
};

export type TraceStepKind =
  | 'request'
  | 'event'
  | 'job';

export type TraceStep = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TraceStepKind;
  readonly name: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
  readonly began: Maybe<Scalars['String']['output']>;
  readonly ended: Maybe<Scalars['String']['output']>;
  readonly outcome: Scalars['String']['output'];
  readonly failed: Scalars['Boolean']['output'];
  readonly open: Scalars['Boolean']['output'];
  readonly parent: Maybe<Scalars['ID']['output']>;
  readonly topic: Maybe<Scalars['String']['output']>;
  readonly subject: Maybe<Scalars['String']['output']>;
  readonly queue: Maybe<Scalars['String']['output']>;
  readonly key: Maybe<Scalars['String']['output']>;
};

export type AlertState =
  | 'pending'
  | 'firing'
  | 'acknowledged'
  | 'resolved';

export type AlertSeverity =
  | 'page'
  | 'ticket';

export type AlertsNow = {
  readonly firing: Scalars['Int']['output'];
  readonly pages: Scalars['Int']['output'];
  readonly alerts: ReadonlyArray<Alert>;
};

export type AlertPage = {
  readonly alerts: ReadonlyArray<Alert>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type Alert = {
  readonly id: Scalars['ID']['output'];
  readonly rule: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly severity: AlertSeverity;
  readonly state: AlertState;
  readonly value: Scalars['Float']['output'];
  readonly since: Scalars['String']['output'];
  readonly firedAt: Maybe<Scalars['String']['output']>;
  readonly acknowledgedBy: Maybe<Scalars['String']['output']>;
  readonly acknowledgedAt: Maybe<Scalars['String']['output']>;
  readonly resolvedAt: Maybe<Scalars['String']['output']>;
  readonly toldAt: Maybe<Scalars['String']['output']>;
};

export type AlertNotTold = {
  readonly alert: Scalars['ID']['output'];
  readonly by: AlertWay;
  readonly over: Scalars['Boolean']['output'];
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type AlertWay =
  | 'email'
  | 'webhook';

export type AlertUnit =
  | 'state'
  | 'count'
  | 'seconds'
  | 'hours'
  | 'share';

export type AlertRule = {
  readonly name: Scalars['String']['output'];
  readonly watches: Scalars['String']['output'];
  readonly unit: AlertUnit;
  readonly below: Scalars['Boolean']['output'];
  readonly severity: AlertSeverity;
  readonly on: Scalars['Boolean']['output'];
  readonly threshold: Scalars['Float']['output'];
  readonly holdSeconds: Scalars['Int']['output'];
  readonly usualThreshold: Scalars['Float']['output'];
  readonly usualHoldSeconds: Scalars['Int']['output'];
  readonly silence: Maybe<AlertSilence>;
};

export type AlertSilence = {
  readonly until: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly by: Scalars['String']['output'];
};

export type AlertRuleChange = {
  readonly on?: InputMaybe<Scalars['Boolean']['input']>;
  readonly threshold?: InputMaybe<Scalars['Float']['input']>;
  readonly holdSeconds?: InputMaybe<Scalars['Int']['input']>;
};

export type AlertTargets = {
  readonly emails: ReadonlyArray<Scalars['String']['output']>;
  readonly emailsOfSettings: ReadonlyArray<Scalars['String']['output']>;
  readonly webhooks: ReadonlyArray<Scalars['String']['output']>;
};

export type ProgramSettings = {
  readonly program: Scalars['String']['output'];
  readonly replica: Maybe<Scalars['String']['output']>;
  readonly settings: ReadonlyArray<SettingInForce>;
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type SettingInForce = {
  readonly name: Scalars['String']['output'];
  readonly meaning: Scalars['String']['output'];
  readonly value: Maybe<Scalars['String']['output']>;
  readonly from: SettingSource;
};

export type SettingSource =
  | 'environment'
  | 'default'
  | 'unset';



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
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PartHealth: ResolverTypeWrapper<PartHealth>;
  FigureName: FigureName;
  Figure: ResolverTypeWrapper<Figure>;
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
  Backups: ResolverTypeWrapper<Backups>;
  Backup: ResolverTypeWrapper<Backup>;
  ServiceProjections: ResolverTypeWrapper<ServiceProjections>;
  Projection: ResolverTypeWrapper<Projection>;
  Rebuilt: ResolverTypeWrapper<Rebuilt>;
  ServiceOutbox: ResolverTypeWrapper<ServiceOutbox>;
  WaitingEvent: ResolverTypeWrapper<WaitingEvent>;
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
  AnsweredRequest: AnsweredRequest;
  Trace: ResolverTypeWrapper<Trace>;
  TraceStepKind: TraceStepKind;
  TraceStep: ResolverTypeWrapper<TraceStep>;
  AlertState: AlertState;
  AlertSeverity: AlertSeverity;
  AlertsNow: ResolverTypeWrapper<AlertsNow>;
  AlertPage: ResolverTypeWrapper<AlertPage>;
  Alert: ResolverTypeWrapper<Alert>;
  AlertNotTold: ResolverTypeWrapper<AlertNotTold>;
  AlertWay: AlertWay;
  AlertUnit: AlertUnit;
  AlertRule: ResolverTypeWrapper<AlertRule>;
  AlertSilence: ResolverTypeWrapper<AlertSilence>;
  AlertRuleChange: AlertRuleChange;
  AlertTargets: ResolverTypeWrapper<AlertTargets>;
  ProgramSettings: ResolverTypeWrapper<ProgramSettings>;
  SettingInForce: ResolverTypeWrapper<SettingInForce>;
  SettingSource: SettingSource;
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
  Float: Scalars['Float']['output'];
  PartHealth: PartHealth;
  Figure: Figure;
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
  Backups: Backups;
  Backup: Backup;
  ServiceProjections: ServiceProjections;
  Projection: Projection;
  Rebuilt: Rebuilt;
  ServiceOutbox: ServiceOutbox;
  WaitingEvent: WaitingEvent;
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
  AnsweredRequest: AnsweredRequest;
  Trace: Trace;
  TraceStep: TraceStep;
  AlertsNow: AlertsNow;
  AlertPage: AlertPage;
  Alert: Alert;
  AlertNotTold: AlertNotTold;
  AlertRule: AlertRule;
  AlertSilence: AlertSilence;
  AlertRuleChange: AlertRuleChange;
  AlertTargets: AlertTargets;
  ProgramSettings: ProgramSettings;
  SettingInForce: SettingInForce;
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
  settings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProgramSettings']>>, ParentType, ContextType>;
  topics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EventTopic']>>, ParentType, ContextType>;
  consumers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EventConsumer']>>, ParentType, ContextType, Partial<QueryConsumersArgs>>;
  backups?: Resolver<Maybe<ResolversTypes['Backups']>, ParentType, ContextType>;
  projections?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceProjections']>>, ParentType, ContextType>;
  outboxes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceOutbox']>>, ParentType, ContextType>;
  eventLog?: Resolver<Maybe<ResolversTypes['LoggedEventPage']>, ParentType, ContextType, RequireFields<QueryEventLogArgs, 'topic' | 'first'>>;
  findEvents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LoggedEvent']>>, ParentType, ContextType, RequireFields<QueryFindEventsArgs, 'text'>>;
  parkedEvents?: Resolver<Maybe<ResolversTypes['ParkedEventPage']>, ParentType, ContextType, RequireFields<QueryParkedEventsArgs, 'topic' | 'consumer' | 'first'>>;
  countParked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCountParkedArgs, 'topic' | 'consumer' | 'filter'>>;
  countReplay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCountReplayArgs, 'topic' | 'consumer'>>;
  trace?: Resolver<Maybe<ResolversTypes['Trace']>, ParentType, ContextType, RequireFields<QueryTraceArgs, 'reference'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertsNow']>, ParentType, ContextType>;
  alertsNotTold?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AlertNotTold']>>, ParentType, ContextType>;
  alertHistory?: Resolver<Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, RequireFields<QueryAlertHistoryArgs, 'text' | 'first'>>;
  alertRules?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AlertRule']>>, ParentType, ContextType>;
  alertTargets?: Resolver<Maybe<ResolversTypes['AlertTargets']>, ParentType, ContextType>;
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
  answerMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  slow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  makeBackup?: Resolver<ResolversTypes['Backups'], ParentType, ContextType>;
  replayConsumer?: Resolver<ResolversTypes['ReplayOutcome'], ParentType, ContextType, RequireFields<MutationReplayConsumerArgs, 'topic' | 'consumer'>>;
  keepRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationKeepRequestsArgs, 'requests'>>;
  acknowledgeAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationAcknowledgeAlertArgs, 'id'>>;
  changeAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationChangeAlertRuleArgs, 'name' | 'change'>>;
  silenceAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationSilenceAlertRuleArgs, 'name' | 'minutes' | 'reason'>>;
  liftAlertSilence?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationLiftAlertSilenceArgs, 'name'>>;
  setAlertEmails?: Resolver<ResolversTypes['AlertTargets'], ParentType, ContextType, RequireFields<MutationSetAlertEmailsArgs, 'addresses'>>;
  sendTestAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
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

export type BackupsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Backups'] = ResolversParentTypes['Backups']> = {
  inEngines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  underWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  made?: Resolver<ReadonlyArray<ResolversTypes['Backup']>, ParentType, ContextType>;
};

export type BackupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceProjectionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ServiceProjections'] = ResolversParentTypes['ServiceProjections']> = {
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projections?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Projection']>>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Projection'] = ResolversParentTypes['Projection']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebuilt?: Resolver<Maybe<ResolversTypes['Rebuilt']>, ParentType, ContextType>;
};

export type RebuiltResolvers<ContextType = any, ParentType extends ResolversParentTypes['Rebuilt'] = ResolversParentTypes['Rebuilt']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceOutboxResolvers<ContextType = any, ParentType extends ResolversParentTypes['ServiceOutbox'] = ResolversParentTypes['ServiceOutbox']> = {
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldestSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['WaitingEvent']>, ParentType, ContextType>;
};

export type WaitingEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingEvent'] = ResolversParentTypes['WaitingEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TraceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Trace'] = ResolversParentTypes['Trace']> = {
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['TraceStep']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['TraceStepKind']>, ParentType, ContextType>;
};

export type TraceStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['TraceStep'] = ResolversParentTypes['TraceStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TraceStepKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  began?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertsNowResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertsNow'] = ResolversParentTypes['AlertsNow']> = {
  firing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = any, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlertState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertNotToldResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertNotTold'] = ResolversParentTypes['AlertNotTold']> = {
  alert?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['AlertWay'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertRuleResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertRule'] = ResolversParentTypes['AlertRule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watches?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AlertUnit'], ParentType, ContextType>;
  below?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  holdSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualThreshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usualHoldSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  silence?: Resolver<Maybe<ResolversTypes['AlertSilence']>, ParentType, ContextType>;
};

export type AlertSilenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertSilence'] = ResolversParentTypes['AlertSilence']> = {
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertTargetsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertTargets'] = ResolversParentTypes['AlertTargets']> = {
  emails?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  emailsOfSettings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramSettings'] = ResolversParentTypes['ProgramSettings']> = {
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replica?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ReadonlyArray<ResolversTypes['SettingInForce']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingInForceResolvers<ContextType = any, ParentType extends ResolversParentTypes['SettingInForce'] = ResolversParentTypes['SettingInForce']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['SettingSource'], ParentType, ContextType>;
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
  Backups?: BackupsResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  ServiceProjections?: ServiceProjectionsResolvers<ContextType>;
  Projection?: ProjectionResolvers<ContextType>;
  Rebuilt?: RebuiltResolvers<ContextType>;
  ServiceOutbox?: ServiceOutboxResolvers<ContextType>;
  WaitingEvent?: WaitingEventResolvers<ContextType>;
  LoggedEventPage?: LoggedEventPageResolvers<ContextType>;
  LoggedEvent?: LoggedEventResolvers<ContextType>;
  ParkedEventPage?: ParkedEventPageResolvers<ContextType>;
  ParkedEvent?: ParkedEventResolvers<ContextType>;
  EventFault?: EventFaultResolvers<ContextType>;
  ParkedSettled?: ParkedSettledResolvers<ContextType>;
  ParkedOutcome?: ParkedOutcomeResolvers<ContextType>;
  ReplayOutcome?: ReplayOutcomeResolvers<ContextType>;
  Trace?: TraceResolvers<ContextType>;
  TraceStep?: TraceStepResolvers<ContextType>;
  AlertsNow?: AlertsNowResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertNotTold?: AlertNotToldResolvers<ContextType>;
  AlertRule?: AlertRuleResolvers<ContextType>;
  AlertSilence?: AlertSilenceResolvers<ContextType>;
  AlertTargets?: AlertTargetsResolvers<ContextType>;
  ProgramSettings?: ProgramSettingsResolvers<ContextType>;
  SettingInForce?: SettingInForceResolvers<ContextType>;
};

