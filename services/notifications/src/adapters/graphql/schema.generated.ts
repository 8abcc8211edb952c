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
  readonly emailPreferences: Maybe<EmailPreferences>;
  readonly mailbox: Maybe<MailboxPage>;
  readonly mail: Maybe<Mail>;
  readonly emails: Maybe<EmailPage>;
  readonly emailCounts: Maybe<EmailCounts>;
  readonly email: Maybe<EmailHistory>;
  readonly emailFailures: Maybe<ReadonlyArray<EmailFailure>>;
  readonly failedEmails: Maybe<Scalars['Int']['output']>;
  readonly exportMyEmailData: Maybe<Scalars['String']['output']>;
};


export type QueryMailboxArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmailsArgs = {
  state?: InputMaybe<EmailState>;
  q?: InputMaybe<Scalars['String']['input']>;
  template?: InputMaybe<Scalars['String']['input']>;
  cause?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEmailCountsArgs = {
  state?: InputMaybe<EmailState>;
  template?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEmailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFailedEmailsArgs = {
  cause?: InputMaybe<Scalars['String']['input']>;
  template?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly changeEmailPreferences: EmailPreferences;
  readonly stopSavedHomeEmails: EmailsEnd;
  readonly retryEmail: Email;
  readonly correctEmailAddress: Email;
  readonly resendFailedEmails: ResentEmails;
  readonly subscribeToNewsletter: NewsletterRequest;
  readonly confirmNewsletter: NewsletterConfirmation;
  readonly unsubscribeFromNewsletter: NewsletterEnd;
};


export type MutationChangeEmailPreferencesArgs = {
  input: EmailPreferencesInput;
};


export type MutationStopSavedHomeEmailsArgs = {
  token: Scalars['String']['input'];
};


export type MutationRetryEmailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCorrectEmailAddressArgs = {
  id: Scalars['ID']['input'];
  address: Scalars['String']['input'];
};


export type MutationResendFailedEmailsArgs = {
  cause?: InputMaybe<Scalars['String']['input']>;
  template?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};

export type NewsletterRequest = {
  readonly email: Scalars['String']['output'];
};

export type NewsletterConfirmation =
  | 'confirmed'
  | 'alreadyConfirmed'
  | 'used'
  | 'expired'
  | 'invalid';

export type NewsletterEnd =
  | 'unsubscribed'
  | 'alreadyUnsubscribed'
  | 'invalid';

export type EmailPreferences = {
  readonly savedHomeChanges: Scalars['Boolean']['output'];
};

export type EmailPreferencesInput = {
  readonly savedHomeChanges: Scalars['Boolean']['input'];
};

export type EmailsEnd =
  | 'stopped'
  | 'alreadyStopped'
  | 'invalid';

export type MailboxPage = {
  readonly readable: Scalars['Boolean']['output'];
  readonly messages: ReadonlyArray<MailboxMessage>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type MailboxMessage = {
  readonly id: Scalars['ID']['output'];
  readonly to: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly arrivedAt: Scalars['String']['output'];
};

export type Mail = {
  readonly id: Scalars['ID']['output'];
  readonly messageId: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly arrivedAt: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly html: Scalars['String']['output'];
  readonly attachments: ReadonlyArray<MailAttachment>;
  readonly source: Scalars['String']['output'];
};

export type MailAttachment = {
  readonly filename: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
};

export type EmailState =
  | 'queued'
  | 'sent'
  | 'failed'
  | 'dropped';

export type Email = {
  readonly id: Scalars['ID']['output'];
  readonly template: Scalars['String']['output'];
  readonly recipient: Scalars['ID']['output'];
  readonly state: EmailState;
  readonly queuedAt: Scalars['String']['output'];
  readonly settledAt: Maybe<Scalars['String']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly cause: Maybe<Scalars['String']['output']>;
  readonly correlation: Maybe<Scalars['String']['output']>;
};

export type EmailHistory = {
  readonly id: Scalars['ID']['output'];
  readonly template: Scalars['String']['output'];
  readonly recipient: Scalars['ID']['output'];
  readonly state: EmailState;
  readonly queuedAt: Scalars['String']['output'];
  readonly settledAt: Maybe<Scalars['String']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly cause: Maybe<Scalars['String']['output']>;
  readonly correlation: Maybe<Scalars['String']['output']>;
  readonly to: Maybe<Scalars['String']['output']>;
  readonly correctable: Scalars['Boolean']['output'];
  readonly asked: Maybe<EmailCall>;
  readonly occurredAt: Scalars['String']['output'];
  readonly dueAt: Maybe<Scalars['String']['output']>;
  readonly bounced: Scalars['Boolean']['output'];
  readonly attempts: ReadonlyArray<EmailAttempt>;
};

export type EmailCall = {
  readonly type: Scalars['String']['output'];
  readonly subject: Scalars['ID']['output'];
};

export type EmailAttempt = {
  readonly began: Scalars['String']['output'];
  readonly ended: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
  readonly taken: Scalars['Boolean']['output'];
};

export type EmailFailure = {
  readonly cause: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly example: Scalars['String']['output'];
};

export type ResentEmails = {
  readonly matched: Scalars['Int']['output'];
  readonly queued: Scalars['Int']['output'];
};

export type EmailCounts = {
  readonly states: ReadonlyArray<EmailStateCount>;
  readonly templates: ReadonlyArray<EmailTemplateCount>;
};

export type EmailStateCount = {
  readonly state: EmailState;
  readonly count: Scalars['Int']['output'];
};

export type EmailTemplateCount = {
  readonly template: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type EmailPage = {
  readonly emails: ReadonlyArray<Email>;
  readonly next: Maybe<Scalars['String']['output']>;
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterRequest: ResolverTypeWrapper<NewsletterRequest>;
  NewsletterConfirmation: NewsletterConfirmation;
  NewsletterEnd: NewsletterEnd;
  EmailPreferences: ResolverTypeWrapper<EmailPreferences>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  EmailPreferencesInput: EmailPreferencesInput;
  EmailsEnd: EmailsEnd;
  MailboxPage: ResolverTypeWrapper<MailboxPage>;
  MailboxMessage: ResolverTypeWrapper<MailboxMessage>;
  Mail: ResolverTypeWrapper<Mail>;
  MailAttachment: ResolverTypeWrapper<MailAttachment>;
  EmailState: EmailState;
  Email: ResolverTypeWrapper<Email>;
  EmailHistory: ResolverTypeWrapper<EmailHistory>;
  EmailCall: ResolverTypeWrapper<EmailCall>;
  EmailAttempt: ResolverTypeWrapper<EmailAttempt>;
  EmailFailure: ResolverTypeWrapper<EmailFailure>;
  ResentEmails: ResolverTypeWrapper<ResentEmails>;
  EmailCounts: ResolverTypeWrapper<EmailCounts>;
  EmailStateCount: ResolverTypeWrapper<EmailStateCount>;
  EmailTemplateCount: ResolverTypeWrapper<EmailTemplateCount>;
  EmailPage: ResolverTypeWrapper<EmailPage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  NewsletterRequest: NewsletterRequest;
  EmailPreferences: EmailPreferences;
  Boolean: Scalars['Boolean']['output'];
  EmailPreferencesInput: EmailPreferencesInput;
  MailboxPage: MailboxPage;
  MailboxMessage: MailboxMessage;
  Mail: Mail;
  MailAttachment: MailAttachment;
  Email: Email;
  EmailHistory: EmailHistory;
  EmailCall: EmailCall;
  EmailAttempt: EmailAttempt;
  EmailFailure: EmailFailure;
  ResentEmails: ResentEmails;
  EmailCounts: EmailCounts;
  EmailStateCount: EmailStateCount;
  EmailTemplateCount: EmailTemplateCount;
  EmailPage: EmailPage;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  emailPreferences?: Resolver<Maybe<ResolversTypes['EmailPreferences']>, ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['MailboxPage']>, ParentType, ContextType, RequireFields<QueryMailboxArgs, 'first'>>;
  mail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  emails?: Resolver<Maybe<ResolversTypes['EmailPage']>, ParentType, ContextType, RequireFields<QueryEmailsArgs, 'first'>>;
  emailCounts?: Resolver<Maybe<ResolversTypes['EmailCounts']>, ParentType, ContextType, Partial<QueryEmailCountsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['EmailHistory']>, ParentType, ContextType, RequireFields<QueryEmailArgs, 'id'>>;
  emailFailures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EmailFailure']>>, ParentType, ContextType>;
  failedEmails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<QueryFailedEmailsArgs>>;
  exportMyEmailData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeEmailPreferences?: Resolver<ResolversTypes['EmailPreferences'], ParentType, ContextType, RequireFields<MutationChangeEmailPreferencesArgs, 'input'>>;
  stopSavedHomeEmails?: Resolver<ResolversTypes['EmailsEnd'], ParentType, ContextType, RequireFields<MutationStopSavedHomeEmailsArgs, 'token'>>;
  retryEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationRetryEmailArgs, 'id'>>;
  correctEmailAddress?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationCorrectEmailAddressArgs, 'id' | 'address'>>;
  resendFailedEmails?: Resolver<ResolversTypes['ResentEmails'], ParentType, ContextType, Partial<MutationResendFailedEmailsArgs>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['NewsletterRequest'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  confirmNewsletter?: Resolver<ResolversTypes['NewsletterConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['NewsletterEnd'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'token'>>;
};

export type NewsletterRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsletterRequest'] = ResolversParentTypes['NewsletterRequest']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailPreferencesResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailPreferences'] = ResolversParentTypes['EmailPreferences']> = {
  savedHomeChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailboxPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailboxPage'] = ResolversParentTypes['MailboxPage']> = {
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['MailboxMessage']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailboxMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailboxMessage'] = ResolversParentTypes['MailboxMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arrivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arrivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['MailAttachment']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailAttachmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailAttachment'] = ResolversParentTypes['MailAttachment']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailResolvers<ContextType = any, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmailState'], ParentType, ContextType>;
  queuedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmailHistoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailHistory'] = ResolversParentTypes['EmailHistory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmailState'], ParentType, ContextType>;
  queuedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correctable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['EmailCall']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bounced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attempts?: Resolver<ReadonlyArray<ResolversTypes['EmailAttempt']>, ParentType, ContextType>;
};

export type EmailCallResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailCall'] = ResolversParentTypes['EmailCall']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EmailAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailAttempt'] = ResolversParentTypes['EmailAttempt']> = {
  began?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailFailureResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailFailure'] = ResolversParentTypes['EmailFailure']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResentEmailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResentEmails'] = ResolversParentTypes['ResentEmails']> = {
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailCounts'] = ResolversParentTypes['EmailCounts']> = {
  states?: Resolver<ReadonlyArray<ResolversTypes['EmailStateCount']>, ParentType, ContextType>;
  templates?: Resolver<ReadonlyArray<ResolversTypes['EmailTemplateCount']>, ParentType, ContextType>;
};

export type EmailStateCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailStateCount'] = ResolversParentTypes['EmailStateCount']> = {
  state?: Resolver<ResolversTypes['EmailState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailTemplateCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailTemplateCount'] = ResolversParentTypes['EmailTemplateCount']> = {
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailPage'] = ResolversParentTypes['EmailPage']> = {
  emails?: Resolver<ReadonlyArray<ResolversTypes['Email']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterRequest?: NewsletterRequestResolvers<ContextType>;
  EmailPreferences?: EmailPreferencesResolvers<ContextType>;
  MailboxPage?: MailboxPageResolvers<ContextType>;
  MailboxMessage?: MailboxMessageResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailAttachment?: MailAttachmentResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailHistory?: EmailHistoryResolvers<ContextType>;
  EmailCall?: EmailCallResolvers<ContextType>;
  EmailAttempt?: EmailAttemptResolvers<ContextType>;
  EmailFailure?: EmailFailureResolvers<ContextType>;
  ResentEmails?: ResentEmailsResolvers<ContextType>;
  EmailCounts?: EmailCountsResolvers<ContextType>;
  EmailStateCount?: EmailStateCountResolvers<ContextType>;
  EmailTemplateCount?: EmailTemplateCountResolvers<ContextType>;
  EmailPage?: EmailPageResolvers<ContextType>;
};

