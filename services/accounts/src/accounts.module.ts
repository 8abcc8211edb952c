import { accountAccessTopic, accountTopic, topicOf } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import {
  AgencyLimits,
  EventComposer,
  platformConfigSchema,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { RangeBreachCheck } from './adapters/breaches/range.breach-check.js';
import { AccountRepository } from './adapters/documents/account.repository.js';
import { registerAccountModels } from './adapters/documents/account.schema.js';
import { FactorRepository } from './adapters/documents/factor.repository.js';
import { AgencyRepository } from './adapters/documents/agency.repository.js';
import { registerAuditModel } from './adapters/documents/audit.schema.js';
import { SessionRepository } from './adapters/documents/session.repository.js';
import { VisitRepository } from './adapters/documents/visit.repository.js';
import { AccountResolver } from './adapters/graphql/account.resolver.js';
import { AgencyResolver, CLOCK } from './adapters/graphql/agency.resolver.js';
import { AgentResolver } from './adapters/graphql/agent.resolver.js';
import { StrongSignInResolver } from './adapters/graphql/strong-sign-in.resolver.js';
import { SessionResolver } from './adapters/graphql/session.resolver.js';
import { Argon2Passwords } from './adapters/passwords/argon2.passwords.js';
import { AcceptInvitationHandler } from './application/accept-invitation/accept-invitation.handler.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE } from './application/account-store.js';
import { AfterAnswer } from './application/after-answer.js';
import { AgencyAccess } from './application/agency-access.js';
import { AgencyNames } from './application/agency-names.js';
import { ApproveAgencyHandler } from './application/approve-agency/approve-agency.handler.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { noBreachCheck } from './application/breach-check.js';
import { Caller } from './application/caller.js';
import { ChangeAgencyHandler } from './application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from './application/change-colleague/change-colleague.handler.js';
import { ChangeProfileHandler } from './application/change-profile/change-profile.handler.js';
import { CloseAccountHandler } from './application/close-account/close-account.handler.js';
import { ConfirmEmailHandler } from './application/confirm-email/confirm-email.handler.js';
import { DemonstrationHandler } from './application/demonstration/demonstration.handler.js';
import { ExportAccountHandler } from './application/export-account/export-account.handler.js';
import { Followers } from './application/followers.js';
import { GiveBackHandler } from './application/give-back/give-back.handler.js';
import { InviteColleagueHandler } from './application/invite-colleague/invite-colleague.handler.js';
import { KnownDevices } from './application/known-devices.js';
import { NewPasswords } from './application/new-passwords.js';
import { OpenDashboardHandler } from './application/open-dashboard/open-dashboard.handler.js';
import { OpenLinks } from './application/open-links.js';
import { OpenSessionHandler } from './application/open-session/open-session.handler.js';
import { OwnAgency } from './application/own-agency.js';
import { RenewSessionHandler } from './application/renew-session/renew-session.handler.js';
import { RequestLinkHandler } from './application/request-link/request-link.handler.js';
import { ResetPasswordHandler } from './application/reset-password/reset-password.handler.js';
import { SessionOpener } from './application/session-opener.js';
import { SignUpHandler } from './application/sign-up/sign-up.handler.js';
import { StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
import { AddAuthenticatorHandler } from './application/strong-sign-in/add-authenticator/add-authenticator.handler.js';
import { AddPasskeyHandler } from './application/strong-sign-in/add-passkey/add-passkey.handler.js';
import { Challenges } from './application/strong-sign-in/challenges.js';
import { ConfirmIdentityHandler } from './application/strong-sign-in/confirm-identity/confirm-identity.handler.js';
import { ConfirmedLately } from './application/strong-sign-in/confirmed-lately.js';
import { FactorProof } from './application/strong-sign-in/factor-proof.js';
import { FinishSignInHandler } from './application/strong-sign-in/finish-sign-in/finish-sign-in.handler.js';
import { MakeRecoveryCodesHandler } from './application/strong-sign-in/make-recovery-codes/make-recovery-codes.handler.js';
import { OneTimeCodes } from './application/strong-sign-in/one-time-codes.js';
import { RelyingParty } from './application/strong-sign-in/relying-party.js';
import { RemoveFactorHandler } from './application/strong-sign-in/remove-factor/remove-factor.handler.js';
import { RequireStrongSignInHandler } from './application/strong-sign-in/require-strong-sign-in/require-strong-sign-in.handler.js';
import { ResetStrongSignInHandler } from './application/strong-sign-in/reset-strong-sign-in/reset-strong-sign-in.handler.js';
import { StrongSignInPolicy } from './application/strong-sign-in/strong-sign-in-policy.js';
import { ToldFactors } from './application/strong-sign-in/told-factors.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { TokenMaker } from './application/token-maker.js';
import { type Audit, auditTopics, prepareAudit } from './audit.module.js';
import type { AccountsConfig } from './config.js';

export interface AccountsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly cache: Cache;
  readonly config: AccountsConfig;
  /** Whether accounts whose password everybody knows may be signed in to. Where nothing is said, any that are there are shut. */
  readonly demonstration?: boolean;
  /** What this process reads the audit trail's heads as; one of its own by default, as there may be several processes. */
  readonly auditHeadConsumer?: string;
}

/** The accounts service, with what a program in the same process may use of it beside its GraphQL. */
export interface AccountsService extends RunningService {
  readonly staff: StaffAccountHandler;
  /** How many accounts of a demonstration are there, and shut. */
  readonly demonstrationsShut: number;
  /** Ends what has expired and makes good what a crash left; runs by itself each hour. */
  upkeep(): Promise<void>;
  readonly audit: Pick<Audit, 'tellHead' | 'lag'>;
  /** Resolves when every event is on the bus. */
  drain(): Promise<void>;
}

const UPKEEP_MS = 3_600_000;
const defaultPublicUrl = platformConfigSchema.shape.LINTEL_PUBLIC_URL.parse(undefined);

@Module({})
class AccountsModule {}

export async function startAccounts(options: AccountsOptions): Promise<AccountsService> {
  const { documents, cache, config, bus, clock, identityKey, linkKey, sealKey, logger, metrics } = options;
  const models = registerAccountModels(documents.connection);
  const auditModel = registerAuditModel(documents.connection);
  await documents.syncIndexes();
  await bus.ensureTopics(auditTopics);

  const around = { bus, service: 'accounts', logger, metrics };
  const accountRelay = new OutboxRelay({
    ...around,
    topic: topicOf,
    model: models.accounts,
  });
  const sessionRelay = new OutboxRelay({
    ...around,
    topic: accountAccessTopic.name,
    model: models.sessions,
  });
  const factorRelay = new OutboxRelay({ ...around, topic: accountTopic.name, model: models.factors });
  const agencyRelay = new OutboxRelay({ ...around, topic: topicOf, model: models.agencies });
  const ids = uuidV7Source(clock);
  const composer = new EventComposer('/services/accounts', ids, clock);
  const accounts = new AccountRepository(models.accounts, composer, () => accountRelay.nudge());
  const agencies = new AgencyRepository(models.agencies, models.accounts, composer, () =>
    agencyRelay.nudge(),
  );
  const namesRead = await agencies.giveLikenesses();
  if (namesRead > 0) logger.info({ agencies: namesRead }, 'agencies were made findable by their names');
  const sessions = new SessionRepository(models, accounts, composer, clock, () => sessionRelay.nudge());
  const visits = new VisitRepository(models.visits);
  const factors = new ToldFactors(
    new FactorRepository(models.factors, composer, ids, clock, () => factorRelay.nudge()),
    accounts,
    ids,
    clock,
  );

  const passwords = new Argon2Passwords();
  const limits = new AttemptLimits(cache, logger);
  const caller = new Caller(accounts, passwords, limits);
  const links = new OpenLinks(accounts, linkKey, clock);
  const access = new AgencyAccess(caller, agencies);
  const followers = new Followers(accounts, agencies, sessions, clock);
  const strongPolicy = new StrongSignInPolicy(
    agencies,
    factors,
    clock,
    config.LINTEL_OPERATIONS_SIGN_IN ?? 'strong',
  );
  const tokens = new TokenMaker(identityKey, strongPolicy, clock);
  const policy = { approvalRequired: config.LINTEL_AGENT_APPROVAL === 'required' };
  const names = new AgencyNames(agencies, policy, clock);
  const ownAgency = new OwnAgency(accounts, agencies, names, clock);
  const devices = new KnownDevices(accounts, linkKey, ids, clock);
  const opener = new SessionOpener(agencies, sessions, tokens, ownAgency, devices, ids, clock);
  const breachUrl = config.LINTEL_BREACH_CHECK_URL;
  const breaches = breachUrl ? new RangeBreachCheck(breachUrl, logger) : noBreachCheck;
  const newPasswords = new NewPasswords(passwords, breaches);
  const afterAnswer = new AfterAnswer(logger);
  const confirmed = new ConfirmedLately(sessions, factors, strongPolicy);
  const challenges = new Challenges(linkKey, clock);
  const codes = new OneTimeCodes(sealKey);
  const party = new RelyingParty(config.LINTEL_PUBLIC_URL ?? defaultPublicUrl);
  const proof = new FactorProof(factors, codes, party, limits, clock);
  const signIn = new FinishSignInHandler(accounts, challenges, party, proof, opener, sealKey);
  const demonstrations = new DemonstrationHandler(accounts, sessions, passwords, clock);
  const staff = new StaffAccountHandler(
    caller,
    accounts,
    agencies,
    sessions,
    passwords,
    confirmed,
    demonstrations,
    ids,
    clock,
  );
  const useCases = [
    staff,
    new SignUpHandler(accounts, newPasswords, ids, clock),
    new RequestLinkHandler(accounts, afterAnswer, ids, clock),
    new ConfirmEmailHandler(links, ownAgency, newPasswords),
    new ResetPasswordHandler(links, factors, sessions, newPasswords, limits, ids),
    new GiveBackHandler(links, sessions, ids),
    new ChangeProfileHandler(caller, accounts, sessions, newPasswords, confirmed, ids, clock),
    new ExportAccountHandler(caller, agencies, sessions, visits, factors),
    new CloseAccountHandler(caller, accounts, agencies, sessions, visits, factors, followers, clock),
    new ApproveAgencyHandler(caller, agencies, clock),
    new ChangeAgencyHandler(access, agencies, names, clock),
    new InviteColleagueHandler(
      access,
      accounts,
      agencies,
      limits,
      new AgencyLimits(cache, clock, logger),
      confirmed,
      ids,
      clock,
    ),
    new AcceptInvitationHandler(
      accounts,
      agencies,
      followers,
      passwords,
      newPasswords,
      limits,
      linkKey,
      ids,
      clock,
    ),
    new ChangeColleagueHandler(access, agencies, followers, confirmed, clock),
    new OpenDashboardHandler(access, visits, clock),
    new OpenSessionHandler(accounts, factors, passwords, limits, opener, devices, signIn),
    signIn,
    new AddPasskeyHandler(caller, confirmed, factors, sessions, challenges, party, codes, clock),
    new AddAuthenticatorHandler(caller, confirmed, factors, sessions, codes, clock),
    new RemoveFactorHandler(caller, confirmed, factors, strongPolicy),
    new MakeRecoveryCodesHandler(caller, confirmed, factors, codes, clock),
    new ConfirmIdentityHandler(caller, factors, sessions, challenges, party, proof, clock),
    new RequireStrongSignInHandler(access, agencies, factors, confirmed, clock),
    new ResetStrongSignInHandler(caller, confirmed, accounts, factors, sessions),
    new RenewSessionHandler(accounts, sessions, tokens, clock, logger),
  ];
  const audit = prepareAudit({ ...options, model: auditModel, composer, caller, access, ids });
  const module: DynamicModule = {
    module: AccountsModule,
    controllers: [...audit.controllers],
    providers: [
      ...audit.providers,
      AccountResolver,
      AgencyResolver,
      AgentResolver,
      SessionResolver,
      StrongSignInResolver,
      { provide: CLOCK, useValue: clock },
      { provide: ACCOUNT_STORE, useValue: accounts },
      { provide: SESSION_STORE, useValue: sessions },
      { provide: AGENCY_STORE, useValue: agencies },
      { provide: FACTOR_STORE, useValue: factors },
      { provide: StrongSignInPolicy, useValue: strongPolicy },
      { provide: Caller, useValue: caller },
      { provide: AttemptLimits, useValue: limits },
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
  };
  const service = await startService(
    {
      name: 'accounts',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [],
      admitsLimited: true,
      health: [
        { name: 'accounts: documents', check: async () => (await documents.health()).gauges },
        { name: 'accounts: event bus', check: async () => (await bus.health()).gauges },
        { name: 'accounts: cache', check: async () => (await cache.health()).gauges },
      ],
    },
    // Its indexes are there already.
    { ...options, documents: undefined },
  );
  const demonstrationsShut = options.demonstration ? 0 : await demonstrations.shut();
  if (demonstrationsShut > 0)
    logger.warn(
      { accounts: demonstrationsShut },
      'the accounts of a demonstration are here: nobody can sign in to them, and their sessions have ended',
    );
  accountRelay.start();
  sessionRelay.start();
  factorRelay.start();
  agencyRelay.start();
  await audit.start();
  const upkeep = async () => {
    await sessions.deleteExpired(clock.now());
    await followers.tidy();
    await agencies.giveLikenesses();
    await audit.forget();
  };
  const timer = new UpkeepTimer(upkeep, UPKEEP_MS, logger);
  timer.start();
  return {
    ...service,
    staff,
    demonstrationsShut,
    upkeep,
    audit,
    async drain() {
      await afterAnswer.drain();
      await accountRelay.drain();
      await sessionRelay.drain();
      await factorRelay.drain();
      await agencyRelay.drain();
    },
    async stop() {
      await timer.stop();
      await audit.stop();
      await service.stop();
      await afterAnswer.drain();
      await accountRelay.stop();
      await sessionRelay.stop();
      await factorRelay.stop();
      await agencyRelay.stop();
    },
  };
}
