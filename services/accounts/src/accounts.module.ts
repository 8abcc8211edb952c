import { auditHeadTopic } from '@lintel/contracts';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import {
  CLOCK,
  every,
  type HealthCheck,
  needed,
  spare,
  plain,
  type RunningService,
  type ServiceSurroundings,
  startService,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access.module.js';
import { AccountModule } from './account.module.js';
import { auditedTopics } from './adapters/events/audit.consumer.js';
import { AgencyModule } from './agency.module.js';
import { AGENCY_STORE, SESSION_STORE } from './application/account-store.js';
import { ForgetActsHandler } from './application/audit-trail/forget-acts.handler.js';
import { HeadWitness } from './application/audit-trail/head-witness.js';
import { DemonstrationHandler } from './application/demonstration/demonstration.handler.js';
import { Followers } from './application/followers.js';
import { StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
import { ToldFactors } from './application/strong-sign-in/told-factors.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { AuditModule } from './audit.module.js';
import { ACCOUNTS_CONFIG, type AccountsConfig } from './config.js';
import { SignInModule } from './sign-in.module.js';

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
  /** Tells how far the audit trail has come; runs by itself each minute. */
  readonly audit: Pick<HeadWitness, 'tell'>;
}

const UPKEEP_MS = 3_600_000;

const background = [
  plain(UpkeepHandler, SESSION_STORE, Followers, ToldFactors, AGENCY_STORE, ForgetActsHandler, CLOCK),
  every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle()),
];

@Module({})
class AccountsModule {
  static forRoot({ config, auditHeadConsumer }: AccountsOptions): DynamicModule {
    const audit = AuditModule.forRoot({ headConsumer: auditHeadConsumer });
    return {
      module: AccountsModule,
      global: true,
      imports: [AccessModule, AccountModule, AgencyModule, SignInModule, audit],
      providers: [{ provide: ACCOUNTS_CONFIG, useValue: config }, ...background],
      exports: [ACCOUNTS_CONFIG],
    };
  }
}

export async function startAccounts(options: AccountsOptions): Promise<AccountsService> {
  const service = await startService(
    {
      name: 'accounts',
      module: AccountsModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [...auditedTopics, auditHeadTopic],
      admitsLimited: true,
      health: healthOf(options),
    },
    options,
  );
  const { app } = service;
  return {
    ...service,
    staff: app.get(StaffAccountHandler),
    demonstrationsShut: await shutDemonstrations(service, options),
    upkeep: () => app.get(UpkeepHandler).handle(),
    audit: app.get(HeadWitness),
  };
}

const healthOf = ({ documents, bus, cache }: AccountsOptions): HealthCheck[] => [
  needed('accounts: documents', documents),
  // What is told waits in the outbox, and attempts are counted by each process: people sign in without either.
  spare('accounts: event bus', bus),
  spare('accounts: cache', cache),
];

/** Before anybody is answered: a service listens only once it has started. */
async function shutDemonstrations(
  { app, stop }: RunningService,
  { demonstration, logger }: AccountsOptions,
): Promise<number> {
  if (demonstration) return 0;
  try {
    const accounts = await app.get(DemonstrationHandler).shut();
    if (accounts > 0)
      logger.warn(
        { accounts },
        'the accounts of a demonstration are here: nobody can sign in to them, and their sessions have ended',
      );
    return accounts;
  } catch (error) {
    await stop();
    throw error;
  }
}
