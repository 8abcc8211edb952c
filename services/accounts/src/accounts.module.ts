import { accountTopic, agencyTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import {
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRepository } from './adapters/documents/account.repository.js';
import { registerAccountModels } from './adapters/documents/account.schema.js';
import { AgencyRepository } from './adapters/documents/agency.repository.js';
import { SessionRepository } from './adapters/documents/session.repository.js';
import { VisitRepository } from './adapters/documents/visit.repository.js';
import { AccountResolver } from './adapters/graphql/account.resolver.js';
import { AgencyResolver, CLOCK } from './adapters/graphql/agency.resolver.js';
import { AgentResolver } from './adapters/graphql/agent.resolver.js';
import { SessionResolver } from './adapters/graphql/session.resolver.js';
import { Argon2Passwords } from './adapters/passwords/argon2.passwords.js';
import { AcceptInvitationHandler } from './application/accept-invitation/accept-invitation.handler.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE } from './application/account-store.js';
import { AgencyAccess } from './application/agency-access.js';
import { ApproveAgencyHandler } from './application/approve-agency/approve-agency.handler.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { Caller } from './application/caller.js';
import { ChangeAgencyHandler } from './application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from './application/change-colleague/change-colleague.handler.js';
import { ChangeProfileHandler } from './application/change-profile/change-profile.handler.js';
import { CloseAccountHandler } from './application/close-account/close-account.handler.js';
import { ConfirmEmailHandler } from './application/confirm-email/confirm-email.handler.js';
import { ExportAccountHandler } from './application/export-account/export-account.handler.js';
import { Followers } from './application/followers.js';
import { InviteColleagueHandler } from './application/invite-colleague/invite-colleague.handler.js';
import { OpenDashboardHandler } from './application/open-dashboard/open-dashboard.handler.js';
import { OpenLinks } from './application/open-links.js';
import { OpenSessionHandler } from './application/open-session/open-session.handler.js';
import { RenewSessionHandler } from './application/renew-session/renew-session.handler.js';
import { RequestLinkHandler } from './application/request-link/request-link.handler.js';
import { ResetPasswordHandler } from './application/reset-password/reset-password.handler.js';
import { SignUpHandler } from './application/sign-up/sign-up.handler.js';
import { StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
import { TokenMaker } from './application/token-maker.js';
import type { AccountsConfig } from './config.js';

export interface AccountsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly cache: Cache;
  readonly config: AccountsConfig;
}

/** The accounts service, with what a program in the same process may use of it beside its GraphQL. */
export interface AccountsService extends RunningService {
  readonly staff: StaffAccountHandler;
  /** Ends what has expired and makes good what a crash left; runs by itself each hour. */
  upkeep(): Promise<void>;
  /** Resolves when every event is on the bus. */
  drain(): Promise<void>;
}

const UPKEEP_MS = 3_600_000;

@Module({})
class AccountsModule {}

export async function startAccounts(options: AccountsOptions): Promise<AccountsService> {
  const { documents, cache, config, bus, clock, identityKey, linkKey, logger, metrics } = options;
  const models = registerAccountModels(documents.connection);
  await documents.syncIndexes();
  await bus.ensureTopics([accountTopic, agencyTopic]);

  const around = { bus, service: 'accounts', logger, metrics };
  const accountRelay = new OutboxRelay({ ...around, topic: accountTopic.name, model: models.accounts });
  const agencyRelay = new OutboxRelay({ ...around, topic: agencyTopic.name, model: models.agencies });
  const ids = uuidV7Source(clock);
  const composer = new EventComposer('/services/accounts', ids, clock);
  const accounts = new AccountRepository(models.accounts, composer, () => accountRelay.nudge());
  const agencies = new AgencyRepository(models.agencies, models.accounts, composer, () =>
    agencyRelay.nudge(),
  );
  const sessions = new SessionRepository(models.sessions);
  const visits = new VisitRepository(models.visits);

  const passwords = new Argon2Passwords();
  const limits = new AttemptLimits(cache);
  const caller = new Caller(accounts, passwords, limits);
  const links = new OpenLinks(accounts, linkKey, clock);
  const access = new AgencyAccess(caller, agencies);
  const followers = new Followers(accounts, agencies, sessions, clock);
  const tokens = new TokenMaker(identityKey, clock);
  const policy = { approvalRequired: config.LINTEL_AGENT_APPROVAL === 'required' };
  const staff = new StaffAccountHandler(caller, accounts, agencies, sessions, passwords, ids, clock);
  const useCases = [
    staff,
    new SignUpHandler(accounts, passwords, ids, clock),
    new RequestLinkHandler(accounts, ids, clock),
    new ConfirmEmailHandler(links, accounts, agencies, policy, clock),
    new ResetPasswordHandler(links, accounts, sessions, passwords, clock),
    new ChangeProfileHandler(caller, accounts, sessions, passwords, ids, clock),
    new ExportAccountHandler(caller, agencies, sessions, visits),
    new CloseAccountHandler(caller, accounts, agencies, sessions, visits, followers, clock),
    new ApproveAgencyHandler(caller, agencies, clock),
    new ChangeAgencyHandler(access, agencies, clock),
    new InviteColleagueHandler(access, accounts, agencies, limits, ids, clock),
    new AcceptInvitationHandler(accounts, agencies, followers, passwords, limits, linkKey, ids, clock),
    new ChangeColleagueHandler(access, agencies, followers, clock),
    new OpenDashboardHandler(access, visits, clock),
    new OpenSessionHandler(accounts, agencies, sessions, passwords, limits, tokens, ids, clock),
    new RenewSessionHandler(accounts, sessions, tokens, clock, logger),
  ];
  const module: DynamicModule = {
    module: AccountsModule,
    providers: [
      AccountResolver,
      AgencyResolver,
      AgentResolver,
      SessionResolver,
      { provide: CLOCK, useValue: clock },
      { provide: ACCOUNT_STORE, useValue: accounts },
      { provide: SESSION_STORE, useValue: sessions },
      { provide: AGENCY_STORE, useValue: agencies },
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
      health: [
        { name: 'accounts: documents', check: async () => (await documents.health()).gauges },
        { name: 'accounts: event bus', check: async () => (await bus.health()).gauges },
        { name: 'accounts: cache', check: async () => (await cache.health()).gauges },
      ],
    },
    options,
  );
  accountRelay.start();
  agencyRelay.start();
  const upkeep = async () => {
    await sessions.deleteExpired(clock.now());
    await followers.tidy();
  };
  const timer = new UpkeepTimer(upkeep, UPKEEP_MS, logger);
  timer.start();
  return {
    ...service,
    staff,
    upkeep,
    async drain() {
      await accountRelay.drain();
      await agencyRelay.drain();
    },
    async stop() {
      await timer.stop();
      await service.stop();
      await accountRelay.stop();
      await agencyRelay.stop();
    },
  };
}
