import type { GraphQLResolveInfo } from 'graphql';
import type { ConversationView, ConversationPropertyView } from './conversation.view.js';
import type { LeadView } from './lead.resolver.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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
  readonly myConversations: Maybe<ConversationConnection>;
  readonly myUnconfirmedConversations: Maybe<ConversationConnection>;
  readonly conversation: Maybe<Conversation>;
  readonly conversationByLink: Maybe<Conversation>;
  readonly agencyConversations: Maybe<ConversationConnection>;
  readonly agencyLeads: Maybe<LeadConnection>;
  readonly agencyLead: Maybe<Lead>;
  readonly unreadMessages: Maybe<Scalars['Int']['output']>;
  readonly exportMyMessages: Maybe<Scalars['String']['output']>;
  readonly reportedMessages: Maybe<ReportedMessages>;
};


export type QueryMyConversationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyUnconfirmedConversationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationByLinkArgs = {
  token: Scalars['String']['input'];
  look?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAgencyConversationsArgs = {
  listingId?: InputMaybe<Scalars['Int']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  writtenAfter?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAgencyLeadsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAgencyLeadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUnreadMessagesArgs = {
  side?: InputMaybe<ConversationSide>;
};


export type QueryReportedMessagesArgs = {
  state?: InputMaybe<ReportState>;
  q?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<ReportOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly sendEnquiry: Enquiry;
  readonly sendMessage: SentMessage;
  readonly sendMessageByLink: SentMessage;
  readonly writeAboutViewing: SentMessage;
  readonly markConversationRead: Conversation;
  readonly markConversationReadByLink: Conversation;
  readonly confirmConversation: Conversation;
  readonly confirmConversationByLink: Conversation;
  readonly disownConversation: Scalars['Boolean']['output'];
  readonly disownConversationByLink: Scalars['Boolean']['output'];
  readonly reportMessage: Scalars['Boolean']['output'];
  readonly reportMessageByLink: Scalars['Boolean']['output'];
  readonly revealReportedMessage: ReportedMessageExcerpt;
  readonly settleMessageReports: ReportedMessage;
};


export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


export type MutationSendMessageArgs = {
  conversationId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  seenUpTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendMessageByLinkArgs = {
  token: Scalars['String']['input'];
  message: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  seenUpTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationWriteAboutViewingArgs = {
  viewingId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationMarkConversationReadArgs = {
  conversationId: Scalars['ID']['input'];
  upTo: Scalars['ID']['input'];
};


export type MutationMarkConversationReadByLinkArgs = {
  token: Scalars['String']['input'];
  upTo: Scalars['ID']['input'];
};


export type MutationConfirmConversationArgs = {
  conversationId: Scalars['ID']['input'];
};


export type MutationConfirmConversationByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationDisownConversationArgs = {
  conversationId: Scalars['ID']['input'];
};


export type MutationDisownConversationByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationReportMessageArgs = {
  input: MessageReportInput;
};


export type MutationReportMessageByLinkArgs = {
  token: Scalars['String']['input'];
  input: MessageReportInput;
};


export type MutationRevealReportedMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSettleMessageReportsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  how: ReportOutcome;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type MessageReportInput = {
  readonly conversationId: Scalars['ID']['input'];
  readonly messageId: Scalars['ID']['input'];
  readonly reason: MessageReportReason;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey: Scalars['String']['input'];
};

export type MessageReportReason =
  | 'scam'
  | 'abusive'
  | 'advertising'
  | 'other';

export type ReportState =
  | 'open'
  | 'settled';

export type ReportOrder =
  | 'mostReported'
  | 'oldest';

export type ReportOutcome =
  | 'acted'
  | 'dismissed';

export type ReportedMessages = {
  readonly total: Scalars['Int']['output'];
  readonly reported: ReadonlyArray<ReportedMessage>;
};

export type ReportedMessage = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly conversationId: Scalars['ID']['output'];
  readonly listing: ReportedMessageHome;
  readonly agencyId: Scalars['ID']['output'];
  readonly agency: Scalars['String']['output'];
  readonly side: ConversationSide;
  readonly authorId: Maybe<Scalars['ID']['output']>;
  readonly state: ReportState;
  readonly count: Scalars['Int']['output'];
  readonly since: Scalars['String']['output'];
  readonly lastAt: Scalars['String']['output'];
  readonly settled: Maybe<ReportSettlement>;
};

export type ReportedMessageHome = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ReportedMessageExcerpt = {
  readonly message: ReportedMessage;
  readonly excerpt: ReadonlyArray<KeptMessage>;
  readonly reports: ReadonlyArray<MessageReport>;
};

export type KeptMessage = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly side: ConversationSide;
  readonly authorId: Maybe<Scalars['ID']['output']>;
  readonly authorName: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly sentAt: Scalars['String']['output'];
};

export type MessageReport = {
  readonly id: Scalars['ID']['output'];
  readonly reason: MessageReportReason;
  readonly text: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
  readonly accountId: Maybe<Scalars['ID']['output']>;
};

export type ReportSettlement = {
  readonly how: ReportOutcome;
  readonly reason: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
};

export type EnquiryInput = {
  readonly listingId: Scalars['Int']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly phone: Scalars['String']['input'];
  readonly message: Scalars['String']['input'];
  readonly idempotencyKey: Scalars['String']['input'];
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type Enquiry = {
  readonly messageId: Scalars['ID']['output'];
  readonly sentAt: Scalars['String']['output'];
  readonly conversation: Maybe<Conversation>;
};

export type SentMessage = {
  readonly message: Message;
  readonly conversation: Conversation;
};

export type ConversationConnection = {
  readonly total: Scalars['Int']['output'];
  readonly conversations: ReadonlyArray<Conversation>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type LeadConnection = {
  readonly total: Scalars['Int']['output'];
  readonly leads: ReadonlyArray<Lead>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type Lead = {
  readonly id: Scalars['ID']['output'];
  readonly verified: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly firstContactAt: Scalars['String']['output'];
  readonly lastContactAt: Scalars['String']['output'];
  readonly enquiries: Scalars['Int']['output'];
  readonly viewings: Scalars['Int']['output'];
  readonly homes: Scalars['Int']['output'];
  readonly history: ReadonlyArray<LeadStep>;
};

export type LeadStep = {
  readonly at: Scalars['String']['output'];
  readonly kind: LeadStepKind;
  readonly property: ConversationProperty;
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  readonly viewingId: Maybe<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
};

export type LeadStepKind =
  | 'enquiry'
  | 'answer'
  | 'viewingRequested'
  | 'viewingConfirmed'
  | 'viewingCancelled'
  | 'viewingCompleted';

export type ConversationSide =
  | 'visitor'
  | 'agency';

export type Conversation = {
  readonly id: Scalars['ID']['output'];
  readonly side: ConversationSide;
  readonly property: ConversationProperty;
  readonly person: ConversationPerson;
  readonly verified: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['String']['output'];
  readonly lastMessageAt: Scalars['String']['output'];
  readonly lastMessage: Message;
  readonly messageCount: Scalars['Int']['output'];
  readonly unread: Scalars['Int']['output'];
  readonly messages: MessagePage;
};


export type ConversationMessagesArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversationProperty = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly image: Maybe<Image>;
  readonly agency: Scalars['String']['output'];
  readonly agentName: Scalars['String']['output'];
  readonly isMine: Scalars['Boolean']['output'];
  readonly published: Scalars['Boolean']['output'];
};

export type ConversationPerson = {
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly verified: Scalars['Boolean']['output'];
};

export type MessagePage = {
  readonly messages: ReadonlyArray<Message>;
  readonly before: Maybe<Scalars['Int']['output']>;
};

export type Message = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly side: ConversationSide;
  readonly authorName: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly sentAt: Scalars['String']['output'];
  readonly verified: Scalars['Boolean']['output'];
};

export type Image = {
  readonly url: Scalars['String']['output'];
  readonly srcset: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly alt: Scalars['String']['output'];
  readonly placeholder: Scalars['String']['output'];
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MessageReportInput: MessageReportInput;
  MessageReportReason: MessageReportReason;
  ReportState: ReportState;
  ReportOrder: ReportOrder;
  ReportOutcome: ReportOutcome;
  ReportedMessages: ResolverTypeWrapper<ReportedMessages>;
  ReportedMessage: ResolverTypeWrapper<ReportedMessage>;
  ReportedMessageHome: ResolverTypeWrapper<ReportedMessageHome>;
  ReportedMessageExcerpt: ResolverTypeWrapper<ReportedMessageExcerpt>;
  KeptMessage: ResolverTypeWrapper<KeptMessage>;
  MessageReport: ResolverTypeWrapper<MessageReport>;
  ReportSettlement: ResolverTypeWrapper<ReportSettlement>;
  EnquiryInput: EnquiryInput;
  Enquiry: ResolverTypeWrapper<Omit<Enquiry, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  SentMessage: ResolverTypeWrapper<Omit<SentMessage, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'conversations'> & { conversations: ReadonlyArray<ResolversTypes['Conversation']> }>;
  LeadConnection: ResolverTypeWrapper<Omit<LeadConnection, 'leads'> & { leads: ReadonlyArray<ResolversTypes['Lead']> }>;
  Lead: ResolverTypeWrapper<LeadView>;
  LeadStep: ResolverTypeWrapper<Omit<LeadStep, 'property'> & { property: ResolversTypes['ConversationProperty'] }>;
  LeadStepKind: LeadStepKind;
  ConversationSide: ConversationSide;
  Conversation: ResolverTypeWrapper<ConversationView>;
  ConversationProperty: ResolverTypeWrapper<ConversationPropertyView>;
  ConversationPerson: ResolverTypeWrapper<ConversationPerson>;
  MessagePage: ResolverTypeWrapper<MessagePage>;
  Message: ResolverTypeWrapper<Message>;
  Image: ResolverTypeWrapper<Image>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  MessageReportInput: MessageReportInput;
  ReportedMessages: ReportedMessages;
  ReportedMessage: ReportedMessage;
  ReportedMessageHome: ReportedMessageHome;
  ReportedMessageExcerpt: ReportedMessageExcerpt;
  KeptMessage: KeptMessage;
  MessageReport: MessageReport;
  ReportSettlement: ReportSettlement;
  EnquiryInput: EnquiryInput;
  Enquiry: Omit<Enquiry, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  SentMessage: Omit<SentMessage, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  ConversationConnection: Omit<ConversationConnection, 'conversations'> & { conversations: ReadonlyArray<ResolversParentTypes['Conversation']> };
  LeadConnection: Omit<LeadConnection, 'leads'> & { leads: ReadonlyArray<ResolversParentTypes['Lead']> };
  Lead: LeadView;
  LeadStep: Omit<LeadStep, 'property'> & { property: ResolversParentTypes['ConversationProperty'] };
  Conversation: ConversationView;
  ConversationProperty: ConversationPropertyView;
  ConversationPerson: ConversationPerson;
  MessagePage: MessagePage;
  Message: Message;
  Image: Image;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  myConversations?: Resolver<Maybe<ResolversTypes['ConversationConnection']>, ParentType, ContextType, RequireFields<QueryMyConversationsArgs, 'first'>>;
  myUnconfirmedConversations?: Resolver<Maybe<ResolversTypes['ConversationConnection']>, ParentType, ContextType, RequireFields<QueryMyUnconfirmedConversationsArgs, 'first'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversationByLink?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationByLinkArgs, 'token' | 'look'>>;
  agencyConversations?: Resolver<Maybe<ResolversTypes['ConversationConnection']>, ParentType, ContextType, RequireFields<QueryAgencyConversationsArgs, 'mine' | 'unreadOnly' | 'first'>>;
  agencyLeads?: Resolver<Maybe<ResolversTypes['LeadConnection']>, ParentType, ContextType, RequireFields<QueryAgencyLeadsArgs, 'first'>>;
  agencyLead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType, RequireFields<QueryAgencyLeadArgs, 'id'>>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<QueryUnreadMessagesArgs>>;
  exportMyMessages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedMessages?: Resolver<Maybe<ResolversTypes['ReportedMessages']>, ParentType, ContextType, RequireFields<QueryReportedMessagesArgs, 'state' | 'q' | 'order' | 'first'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendEnquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationSendEnquiryArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'conversationId' | 'message' | 'idempotencyKey'>>;
  sendMessageByLink?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationSendMessageByLinkArgs, 'token' | 'message' | 'idempotencyKey'>>;
  writeAboutViewing?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationWriteAboutViewingArgs, 'viewingId' | 'message' | 'idempotencyKey'>>;
  markConversationRead?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'conversationId' | 'upTo'>>;
  markConversationReadByLink?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkConversationReadByLinkArgs, 'token' | 'upTo'>>;
  confirmConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationConfirmConversationArgs, 'conversationId'>>;
  confirmConversationByLink?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationConfirmConversationByLinkArgs, 'token'>>;
  disownConversation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDisownConversationArgs, 'conversationId'>>;
  disownConversationByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDisownConversationByLinkArgs, 'token'>>;
  reportMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'input'>>;
  reportMessageByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMessageByLinkArgs, 'token' | 'input'>>;
  revealReportedMessage?: Resolver<ResolversTypes['ReportedMessageExcerpt'], ParentType, ContextType, RequireFields<MutationRevealReportedMessageArgs, 'id'>>;
  settleMessageReports?: Resolver<ResolversTypes['ReportedMessage'], ParentType, ContextType, RequireFields<MutationSettleMessageReportsArgs, 'id' | 'version' | 'how' | 'reason'>>;
};

export type ReportedMessagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedMessages'] = ResolversParentTypes['ReportedMessages']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reported?: Resolver<ReadonlyArray<ResolversTypes['ReportedMessage']>, ParentType, ContextType>;
};

export type ReportedMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedMessage'] = ResolversParentTypes['ReportedMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['ReportedMessageHome'], ParentType, ContextType>;
  agencyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['ConversationSide'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settled?: Resolver<Maybe<ResolversTypes['ReportSettlement']>, ParentType, ContextType>;
};

export type ReportedMessageHomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedMessageHome'] = ResolversParentTypes['ReportedMessageHome']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportedMessageExcerptResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedMessageExcerpt'] = ResolversParentTypes['ReportedMessageExcerpt']> = {
  message?: Resolver<ResolversTypes['ReportedMessage'], ParentType, ContextType>;
  excerpt?: Resolver<ReadonlyArray<ResolversTypes['KeptMessage']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['MessageReport']>, ParentType, ContextType>;
};

export type KeptMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['KeptMessage'] = ResolversParentTypes['KeptMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['ConversationSide'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageReport'] = ResolversParentTypes['MessageReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['MessageReportReason'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReportSettlementResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportSettlement'] = ResolversParentTypes['ReportSettlement']> = {
  how?: Resolver<ResolversTypes['ReportOutcome'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Enquiry'] = ResolversParentTypes['Enquiry']> = {
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
};

export type SentMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SentMessage'] = ResolversParentTypes['SentMessage']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<ReadonlyArray<ResolversTypes['Conversation']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeadConnection'] = ResolversParentTypes['LeadConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leads?: Resolver<ReadonlyArray<ResolversTypes['Lead']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstContactAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastContactAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enquiries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['LeadStep']>, ParentType, ContextType>;
};

export type LeadStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeadStep'] = ResolversParentTypes['LeadStep']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeadStepKind'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['ConversationProperty'], ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['ConversationSide'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['ConversationProperty'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMessageAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessagePage'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'last'>>;
};

export type ConversationPropertyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversationProperty'] = ResolversParentTypes['ConversationProperty']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversationPerson'] = ResolversParentTypes['ConversationPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  messages?: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['ConversationSide'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ReportedMessages?: ReportedMessagesResolvers<ContextType>;
  ReportedMessage?: ReportedMessageResolvers<ContextType>;
  ReportedMessageHome?: ReportedMessageHomeResolvers<ContextType>;
  ReportedMessageExcerpt?: ReportedMessageExcerptResolvers<ContextType>;
  KeptMessage?: KeptMessageResolvers<ContextType>;
  MessageReport?: MessageReportResolvers<ContextType>;
  ReportSettlement?: ReportSettlementResolvers<ContextType>;
  Enquiry?: EnquiryResolvers<ContextType>;
  SentMessage?: SentMessageResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  LeadConnection?: LeadConnectionResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadStep?: LeadStepResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationProperty?: ConversationPropertyResolvers<ContextType>;
  ConversationPerson?: ConversationPersonResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
};

