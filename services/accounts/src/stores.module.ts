import { accountAccessTopic, accountTopic, topicOf } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  CLOCK,
  EventComposer,
  IDS,
  LOGGER,
  modelsOf,
  outbox,
  type OutboxRelay,
  part,
  plain,
  plainAs,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { AccountRepository } from './adapters/documents/account.repository.js';
import { registerAccountModels } from './adapters/documents/account.schema.js';
import { AgencyRepository } from './adapters/documents/agency.repository.js';
import { FactorRepository } from './adapters/documents/factor.repository.js';
import { SessionRepository } from './adapters/documents/session.repository.js';
import { VisitRepository } from './adapters/documents/visit.repository.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE, VISIT_STORE } from './application/account-store.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { ToldFactors } from './application/strong-sign-in/told-factors.js';

const ACCOUNTS = token<OutboxRelay>('AccountOutbox');
const AGENCIES = token<OutboxRelay>('AgencyOutbox');
const SESSIONS = token<OutboxRelay>('SessionOutbox');
const FACTORS = token<OutboxRelay>('FactorOutbox');
const models = modelsOf(registerAccountModels, 'accounts', 'agencies', 'sessions', 'visits', 'factors');

const outboxes = [
  outbox(ACCOUNTS, models.accounts, topicOf),
  outbox(SESSIONS, models.sessions, accountAccessTopic.name),
  outbox(FACTORS, models.factors, accountTopic.name),
  outbox(AGENCIES, models.agencies, topicOf),
];

const stores = [
  plainAs(ACCOUNT_STORE, AccountRepository, models.accounts, EventComposer, ACCOUNTS),
  plainAs(AGENCY_STORE, AgencyRepository, models.agencies, models.accounts, EventComposer, AGENCIES),
  plainAs(SESSION_STORE, SessionRepository, models.all, ACCOUNT_STORE, EventComposer, CLOCK, SESSIONS),
  plainAs(VISIT_STORE, VisitRepository, models.visits),
  plain(FactorRepository, models.factors, EventComposer, IDS, CLOCK, FACTORS),
  plain(ToldFactors, FactorRepository, ACCOUNT_STORE, IDS, CLOCK),
  { provide: FACTOR_STORE, useExisting: ToldFactors },
];

const background = [
  part(
    (agencies, logger) => ({
      async prepare() {
        const named = await agencies.giveLikenesses();
        if (named > 0) logger.info({ agencies: named }, 'agencies were made findable by their names');
      },
    }),
    ...([AGENCY_STORE, LOGGER] as const),
  ),
];

/** The service's stores and outboxes. */
@Module({ providers: [...models.providers, ...outboxes, ...stores, ...background], exports: stores })
export class StoresModule {}
