import type { GraphQLResolveInfo } from 'graphql';
import type { AgencyView, MeView } from './account.view.js';
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
  readonly beginPasskeySignIn: PasskeyOptions;
  readonly me: Maybe<Me>;
  readonly pendingAgencies: Maybe<ReadonlyArray<Agency>>;
  readonly agencies: Maybe<ReadonlyArray<Agency>>;
  readonly people: Maybe<ReadonlyArray<Person>>;
  readonly auditTrail: Maybe<AuditPage>;
  readonly verifyAuditTrail: Maybe<AuditVerification>;
  readonly agencyInvitation: Maybe<InvitationSummary>;
  readonly revocations: Maybe<ReadonlyArray<Revocation>>;
};


export type QueryPendingAgenciesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAgenciesArgs = {
  q: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<AgencyStanding>;
};


export type QueryPeopleArgs = {
  q: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditTrailArgs = {
  actor?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['ID']['input']>;
  correlation?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVerifyAuditTrailArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAgencyInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryRevocationsArgs = {
  withinSeconds: Scalars['Int']['input'];
};

export type Mutation = {
  readonly signUp: Accepted;
  readonly registerAgent: Accepted;
  readonly confirmEmail: EmailConfirmation;
  readonly resendConfirmation: Accepted;
  readonly requestPasswordReset: Accepted;
  readonly resetPassword: Accepted;
  readonly changeName: Me;
  readonly changePhone: Me;
  readonly changePassword: Me;
  readonly changeEmail: Accepted;
  readonly undoEmailChange: Accepted;
  readonly notMe: Accepted;
  readonly endDevice: Me;
  readonly endOtherDevices: Me;
  readonly exportMyData: Scalars['String']['output'];
  readonly closeAccount: Accepted;
  readonly approveAgency: Agency;
  readonly refuseAgencyName: Agency;
  readonly holdAgency: Agency;
  readonly suspendAgency: Agency;
  readonly reinstateAgency: Agency;
  readonly grantRole: Accepted;
  readonly endSessionsOf: Accepted;
  readonly lockAccount: Accepted;
  readonly inviteColleague: Agency;
  readonly cancelInvitation: Agency;
  readonly acceptInvitation: Accepted;
  readonly changeColleagueRole: Agency;
  readonly removeColleague: Agency;
  readonly changeAgencyProfile: Agency;
  readonly requireStrongSignIn: Agency;
  readonly beginPasskey: PasskeyOptions;
  readonly addPasskey: AddedFactor;
  readonly renamePasskey: Me;
  readonly removePasskey: Me;
  readonly beginAuthenticator: AuthenticatorSecret;
  readonly confirmAuthenticator: AddedFactor;
  readonly removeAuthenticator: Me;
  readonly makeRecoveryCodes: AddedFactor;
  readonly beginConfirmation: PasskeyOptions;
  readonly confirmIdentity: Accepted;
  readonly resetStrongSignIn: Accepted;
  readonly openDashboard: DashboardVisit;
  readonly markActivitySeen: DashboardVisit;
  readonly openSession: SessionTokens;
  readonly finishSignIn: SessionTokens;
  readonly renewSession: SessionTokens;
  readonly endSession: Accepted;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationRegisterAgentArgs = {
  input: AgentRegistrationInput;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
  browser?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResendConfirmationArgs = {
  email: Scalars['String']['input'];
  browser?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};


export type MutationChangeNameArgs = {
  name: Scalars['String']['input'];
};


export type MutationChangePhoneArgs = {
  phone: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationNotMeArgs = {
  token: Scalars['String']['input'];
};


export type MutationEndDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCloseAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationApproveAgencyArgs = {
  id: Scalars['ID']['input'];
  companyName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefuseAgencyNameArgs = {
  id: Scalars['ID']['input'];
  companyName?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationHoldAgencyArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  companyName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSuspendAgencyArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReinstateAgencyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGrantRoleArgs = {
  email: Scalars['String']['input'];
  role: Role;
};


export type MutationEndSessionsOfArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationLockAccountArgs = {
  accountId: Scalars['ID']['input'];
  locked: Scalars['Boolean']['input'];
};


export type MutationInviteColleagueArgs = {
  email: Scalars['String']['input'];
  role: AgencyRole;
};


export type MutationCancelInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAcceptInvitationArgs = {
  input: InvitationAnswerInput;
};


export type MutationChangeColleagueRoleArgs = {
  accountId: Scalars['ID']['input'];
  role: AgencyRole;
};


export type MutationRemoveColleagueArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationChangeAgencyProfileArgs = {
  input: AgencyProfileInput;
};


export type MutationRequireStrongSignInArgs = {
  required: Scalars['Boolean']['input'];
};


export type MutationAddPasskeyArgs = {
  challenge: Scalars['String']['input'];
  response: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmIdentityArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  challenge?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetStrongSignInArgs = {
  email: Scalars['String']['input'];
};


export type MutationOpenSessionArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  area: SignInArea;
  device: Scalars['String']['input'];
  address: Scalars['String']['input'];
  knownDevice?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFinishSignInArgs = {
  challenge: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<Scalars['String']['input']>;
  area: SignInArea;
  device: Scalars['String']['input'];
  address: Scalars['String']['input'];
  knownDevice?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRenewSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  refreshToken: Scalars['String']['input'];
};

export type AuditPage = {
  readonly entries: ReadonlyArray<AuditEntry>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type AuditEntry = {
  readonly seq: Scalars['Int']['output'];
  readonly at: Scalars['String']['output'];
  readonly recordedAt: Scalars['String']['output'];
  readonly act: Scalars['String']['output'];
  readonly actor: Scalars['ID']['output'];
  readonly actorRole: Scalars['String']['output'];
  readonly actorAgency: Maybe<Scalars['ID']['output']>;
  readonly subjectType: Scalars['String']['output'];
  readonly subject: Scalars['ID']['output'];
  readonly agencyId: Maybe<Scalars['ID']['output']>;
  readonly values: ReadonlyArray<AuditValue>;
  readonly correlation: Maybe<Scalars['ID']['output']>;
  readonly hash: Scalars['String']['output'];
};

export type AuditValue = {
  readonly name: Scalars['String']['output'];
  readonly before: Maybe<Scalars['String']['output']>;
  readonly after: Maybe<Scalars['String']['output']>;
};

export type AuditVerification = {
  readonly entries: Scalars['Int']['output'];
  readonly head: Maybe<AuditHead>;
  readonly broken: Maybe<BrokenAuditEntry>;
};

export type AuditHead = {
  readonly seq: Scalars['Int']['output'];
  readonly hash: Scalars['String']['output'];
};

export type BrokenAuditEntry = {
  readonly seq: Scalars['Int']['output'];
  readonly fault: AuditFault;
};

export type AuditFault =
  | 'changed'
  | 'missing'
  | 'unlinked'
  | 'unsealed';

export type Accepted = {
  readonly accepted: Scalars['Boolean']['output'];
};

export type SignInArea =
  | 'visitor'
  | 'agent';

export type SessionTokens = {
  readonly accessToken: Scalars['String']['output'];
  readonly accessExpiresAt: Scalars['String']['output'];
  readonly refreshToken: Maybe<Scalars['String']['output']>;
  readonly refreshExpiresAt: Scalars['String']['output'];
  readonly knownDevice: Maybe<Scalars['String']['output']>;
};

export type Revocation = {
  readonly accountId: Scalars['ID']['output'];
  readonly sessionId: Maybe<Scalars['ID']['output']>;
  readonly fromVersion: Maybe<Scalars['Int']['output']>;
};

export type Me = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly pendingEmail: Maybe<Scalars['String']['output']>;
  readonly role: Role;
  readonly agency: Maybe<Agency>;
  readonly agencyRole: Maybe<AgencyRole>;
  readonly devices: ReadonlyArray<Device>;
  readonly strongSignIn: StrongSignIn;
};

export type Person = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly pendingEmail: Maybe<Scalars['String']['output']>;
  readonly role: Role;
  readonly agency: Maybe<Agency>;
  readonly confirmed: Scalars['Boolean']['output'];
  readonly locked: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly sessions: Scalars['Int']['output'];
  readonly strongSignIn: Scalars['Boolean']['output'];
};

export type StrongSignIn = {
  readonly passkeys: ReadonlyArray<Passkey>;
  readonly authenticator: Scalars['Boolean']['output'];
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly neededNow: Scalars['Boolean']['output'];
};

export type Passkey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly lastUsedAt: Maybe<Scalars['String']['output']>;
};

export type PasskeyOptions = {
  readonly challenge: Scalars['String']['output'];
  readonly options: Scalars['String']['output'];
};

export type AuthenticatorSecret = {
  readonly secret: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
};

export type AddedFactor = {
  readonly me: Me;
  readonly recoveryCodes: ReadonlyArray<Scalars['String']['output']>;
};

export type Role =
  | 'user'
  | 'agent'
  | 'operations';

export type Device = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly signedInAt: Scalars['String']['output'];
  readonly lastUsedAt: Scalars['String']['output'];
  readonly current: Scalars['Boolean']['output'];
};

export type Agency = {
  readonly id: Scalars['ID']['output'];
  readonly companyName: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly approved: Scalars['Boolean']['output'];
  readonly website: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly pendingName: Maybe<Scalars['String']['output']>;
  readonly refusedName: Maybe<Scalars['String']['output']>;
  readonly refusedNameReason: Maybe<Scalars['String']['output']>;
  readonly held: Maybe<AgencyHold>;
  readonly suspended: Maybe<AgencySuspension>;
  readonly nameLike: Maybe<Scalars['String']['output']>;
  readonly members: Maybe<ReadonlyArray<Colleague>>;
  readonly strongSignInRequired: Maybe<Scalars['Boolean']['output']>;
  readonly invitations: Maybe<ReadonlyArray<Invitation>>;
};

export type AgencyHold = {
  readonly note: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
};

export type AgencySuspension = {
  readonly reason: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
};

export type AgencyStanding =
  | 'waiting'
  | 'held'
  | 'suspended'
  | 'approved';

export type AgencyRole =
  | 'owner'
  | 'negotiator';

export type Colleague = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly role: AgencyRole;
  readonly joinedAt: Scalars['String']['output'];
};

export type Invitation = {
  readonly id: Scalars['ID']['output'];
  readonly email: Scalars['String']['output'];
  readonly role: AgencyRole;
  readonly invitedBy: Scalars['String']['output'];
  readonly sentAt: Scalars['String']['output'];
  readonly expiresAt: Scalars['String']['output'];
};

export type InvitationSummary = {
  readonly companyName: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly role: AgencyRole;
  readonly invitedBy: Scalars['String']['output'];
  readonly expiresAt: Scalars['String']['output'];
  readonly hasAccount: Scalars['Boolean']['output'];
};

export type InvitationAnswerInput = {
  readonly token: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  readonly confirmPassword?: InputMaybe<Scalars['String']['input']>;
};

export type AgencyProfileInput = {
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly website?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type DashboardVisit = {
  readonly newSince: Scalars['String']['output'];
};

export type EmailConfirmation = {
  readonly role: Role;
  readonly purpose: ConfirmationPurpose;
};

export type ConfirmationPurpose =
  | 'newAccount'
  | 'newEmail';

export type SignUpInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly confirmPassword: Scalars['String']['input'];
  readonly browser?: InputMaybe<Scalars['String']['input']>;
};

export type AgentRegistrationInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly confirmPassword: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly companyName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly browser?: InputMaybe<Scalars['String']['input']>;
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditValue: ResolverTypeWrapper<AuditValue>;
  AuditVerification: ResolverTypeWrapper<AuditVerification>;
  AuditHead: ResolverTypeWrapper<AuditHead>;
  BrokenAuditEntry: ResolverTypeWrapper<BrokenAuditEntry>;
  AuditFault: AuditFault;
  Accepted: ResolverTypeWrapper<Accepted>;
  SignInArea: SignInArea;
  SessionTokens: ResolverTypeWrapper<SessionTokens>;
  Revocation: ResolverTypeWrapper<Revocation>;
  Me: ResolverTypeWrapper<MeView>;
  Person: ResolverTypeWrapper<Omit<Person, 'agency'> & { agency?: Maybe<ResolversTypes['Agency']> }>;
  StrongSignIn: ResolverTypeWrapper<StrongSignIn>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  AuthenticatorSecret: ResolverTypeWrapper<AuthenticatorSecret>;
  AddedFactor: ResolverTypeWrapper<Omit<AddedFactor, 'me'> & { me: ResolversTypes['Me'] }>;
  Role: Role;
  Device: ResolverTypeWrapper<Device>;
  Agency: ResolverTypeWrapper<AgencyView>;
  AgencyHold: ResolverTypeWrapper<AgencyHold>;
  AgencySuspension: ResolverTypeWrapper<AgencySuspension>;
  AgencyStanding: AgencyStanding;
  AgencyRole: AgencyRole;
  Colleague: ResolverTypeWrapper<Colleague>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationSummary: ResolverTypeWrapper<InvitationSummary>;
  InvitationAnswerInput: InvitationAnswerInput;
  AgencyProfileInput: AgencyProfileInput;
  DashboardVisit: ResolverTypeWrapper<DashboardVisit>;
  EmailConfirmation: ResolverTypeWrapper<EmailConfirmation>;
  ConfirmationPurpose: ConfirmationPurpose;
  SignUpInput: SignUpInput;
  AgentRegistrationInput: AgentRegistrationInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  AuditPage: AuditPage;
  AuditEntry: AuditEntry;
  AuditValue: AuditValue;
  AuditVerification: AuditVerification;
  AuditHead: AuditHead;
  BrokenAuditEntry: BrokenAuditEntry;
  Accepted: Accepted;
  SessionTokens: SessionTokens;
  Revocation: Revocation;
  Me: MeView;
  Person: Omit<Person, 'agency'> & { agency?: Maybe<ResolversParentTypes['Agency']> };
  StrongSignIn: StrongSignIn;
  Passkey: Passkey;
  PasskeyOptions: PasskeyOptions;
  AuthenticatorSecret: AuthenticatorSecret;
  AddedFactor: Omit<AddedFactor, 'me'> & { me: ResolversParentTypes['Me'] };
  Device: Device;
  Agency: AgencyView;
  AgencyHold: AgencyHold;
  AgencySuspension: AgencySuspension;
  Colleague: Colleague;
  Invitation: Invitation;
  InvitationSummary: InvitationSummary;
  InvitationAnswerInput: InvitationAnswerInput;
  AgencyProfileInput: AgencyProfileInput;
  DashboardVisit: DashboardVisit;
  EmailConfirmation: EmailConfirmation;
  SignUpInput: SignUpInput;
  AgentRegistrationInput: AgentRegistrationInput;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  pendingAgencies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Agency']>>, ParentType, ContextType, RequireFields<QueryPendingAgenciesArgs, 'first'>>;
  agencies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Agency']>>, ParentType, ContextType, RequireFields<QueryAgenciesArgs, 'q' | 'first'>>;
  people?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType, RequireFields<QueryPeopleArgs, 'q' | 'first'>>;
  auditTrail?: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'first'>>;
  verifyAuditTrail?: Resolver<Maybe<ResolversTypes['AuditVerification']>, ParentType, ContextType, Partial<QueryVerifyAuditTrailArgs>>;
  agencyInvitation?: Resolver<Maybe<ResolversTypes['InvitationSummary']>, ParentType, ContextType, RequireFields<QueryAgencyInvitationArgs, 'token'>>;
  revocations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Revocation']>>, ParentType, ContextType, RequireFields<QueryRevocationsArgs, 'withinSeconds'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signUp?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  registerAgent?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRegisterAgentArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['EmailConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  resendConfirmation?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResendConfirmationArgs, 'email'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'password' | 'confirmPassword'>>;
  changeName?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangeNameArgs, 'name'>>;
  changePhone?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangePhoneArgs, 'phone'>>;
  changePassword?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password' | 'confirmPassword'>>;
  changeEmail?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email' | 'password'>>;
  undoEmailChange?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'token'>>;
  notMe?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationNotMeArgs, 'token'>>;
  endDevice?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endOtherDevices?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  exportMyData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeAccount?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'password'>>;
  approveAgency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationApproveAgencyArgs, 'id'>>;
  refuseAgencyName?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationRefuseAgencyNameArgs, 'id'>>;
  holdAgency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationHoldAgencyArgs, 'id' | 'note'>>;
  suspendAgency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationSuspendAgencyArgs, 'id' | 'reason'>>;
  reinstateAgency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationReinstateAgencyArgs, 'id'>>;
  grantRole?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'email' | 'role'>>;
  endSessionsOf?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationEndSessionsOfArgs, 'accountId'>>;
  lockAccount?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationLockAccountArgs, 'accountId' | 'locked'>>;
  inviteColleague?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationInviteColleagueArgs, 'email' | 'role'>>;
  cancelInvitation?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationCancelInvitationArgs, 'id'>>;
  acceptInvitation?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  changeColleagueRole?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationChangeColleagueRoleArgs, 'accountId' | 'role'>>;
  removeColleague?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationRemoveColleagueArgs, 'accountId'>>;
  changeAgencyProfile?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationChangeAgencyProfileArgs, 'input'>>;
  requireStrongSignIn?: Resolver<ResolversTypes['Agency'], ParentType, ContextType, RequireFields<MutationRequireStrongSignInArgs, 'required'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  addPasskey?: Resolver<ResolversTypes['AddedFactor'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'challenge' | 'response'>>;
  renamePasskey?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  beginAuthenticator?: Resolver<ResolversTypes['AuthenticatorSecret'], ParentType, ContextType>;
  confirmAuthenticator?: Resolver<ResolversTypes['AddedFactor'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'code'>>;
  removeAuthenticator?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  makeRecoveryCodes?: Resolver<ResolversTypes['AddedFactor'], ParentType, ContextType>;
  beginConfirmation?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  confirmIdentity?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, Partial<MutationConfirmIdentityArgs>>;
  resetStrongSignIn?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResetStrongSignInArgs, 'email'>>;
  openDashboard?: Resolver<ResolversTypes['DashboardVisit'], ParentType, ContextType>;
  markActivitySeen?: Resolver<ResolversTypes['DashboardVisit'], ParentType, ContextType>;
  openSession?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationOpenSessionArgs, 'email' | 'password' | 'area' | 'device' | 'address'>>;
  finishSignIn?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationFinishSignInArgs, 'challenge' | 'area' | 'device' | 'address'>>;
  renewSession?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationRenewSessionArgs, 'refreshToken'>>;
  endSession?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'refreshToken'>>;
};

export type AuditPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorAgency?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditValue'] = ResolversParentTypes['AuditValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditVerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditVerification'] = ResolversParentTypes['AuditVerification']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['AuditHead']>, ParentType, ContextType>;
  broken?: Resolver<Maybe<ResolversTypes['BrokenAuditEntry']>, ParentType, ContextType>;
};

export type AuditHeadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditHead'] = ResolversParentTypes['AuditHead']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrokenAuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrokenAuditEntry'] = ResolversParentTypes['BrokenAuditEntry']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['AuditFault'], ParentType, ContextType>;
};

export type AcceptedResolvers<ContextType = any, ParentType extends ResolversParentTypes['Accepted'] = ResolversParentTypes['Accepted']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionTokensResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessExpiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  knownDevice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Revocation'] = ResolversParentTypes['Revocation']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fromVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  agencyRole?: Resolver<Maybe<ResolversTypes['AgencyRole']>, ParentType, ContextType>;
  devices?: Resolver<ReadonlyArray<ResolversTypes['Device']>, ParentType, ContextType>;
  strongSignIn?: Resolver<ResolversTypes['StrongSignIn'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strongSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StrongSignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['StrongSignIn'] = ResolversParentTypes['StrongSignIn']> = {
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  authenticator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  neededNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthenticatorSecretResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthenticatorSecret'] = ResolversParentTypes['AuthenticatorSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddedFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddedFactor'] = ResolversParentTypes['AddedFactor']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  recoveryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedNameReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['AgencyHold']>, ParentType, ContextType>;
  suspended?: Resolver<Maybe<ResolversTypes['AgencySuspension']>, ParentType, ContextType>;
  nameLike?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Colleague']>>, ParentType, ContextType>;
  strongSignInRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Invitation']>>, ParentType, ContextType>;
};

export type AgencyHoldResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyHold'] = ResolversParentTypes['AgencyHold']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencySuspensionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencySuspension'] = ResolversParentTypes['AgencySuspension']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = any, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AgencyRole'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AgencyRole'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvitationSummary'] = ResolversParentTypes['InvitationSummary']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AgencyRole'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DashboardVisitResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardVisit'] = ResolversParentTypes['DashboardVisit']> = {
  newSince?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailConfirmationResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailConfirmation'] = ResolversParentTypes['EmailConfirmation']> = {
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ConfirmationPurpose'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditValue?: AuditValueResolvers<ContextType>;
  AuditVerification?: AuditVerificationResolvers<ContextType>;
  AuditHead?: AuditHeadResolvers<ContextType>;
  BrokenAuditEntry?: BrokenAuditEntryResolvers<ContextType>;
  Accepted?: AcceptedResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  Revocation?: RevocationResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  StrongSignIn?: StrongSignInResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  AuthenticatorSecret?: AuthenticatorSecretResolvers<ContextType>;
  AddedFactor?: AddedFactorResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  AgencyHold?: AgencyHoldResolvers<ContextType>;
  AgencySuspension?: AgencySuspensionResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationSummary?: InvitationSummaryResolvers<ContextType>;
  DashboardVisit?: DashboardVisitResolvers<ContextType>;
  EmailConfirmation?: EmailConfirmationResolvers<ContextType>;
};

