import { EVENT_BUS } from '@lintel/platform/event-bus';
import { token } from '@lintel/platform/port';
import {
  CLOCK,
  CONNECTION,
  EventComposer,
  every,
  IDS,
  LOGGER,
  made,
  part,
  plain,
  SealKey,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access.module.js';
import { AuditRepository } from './adapters/documents/audit.repository.js';
import { registerAuditModel } from './adapters/documents/audit.schema.js';
import { AuditConsumer } from './adapters/events/audit.consumer.js';
import { AuditResolver } from './adapters/graphql/audit.resolver.js';
import { AgencyAccess } from './application/agency-access.js';
import { AUDIT_STORE } from './application/audit-trail/audit-store.js';
import { ForgetActsHandler } from './application/audit-trail/forget-acts.handler.js';
import { HeadWitness } from './application/audit-trail/head-witness.js';
import { RecordActsHandler } from './application/audit-trail/record-acts.handler.js';
import { VerifyAuditTrailHandler } from './application/audit-trail/verify-audit-trail.handler.js';
import { ViewAuditTrailHandler } from './application/audit-trail/view-audit-trail.handler.js';
import { KnownCaller } from './application/known-caller.js';

const TELL_MS = 60_000;
const HEAD_GROUP = token<string>('AuditHeadGroup');

const useCases = [
  made(AUDIT_STORE, (connection) => new AuditRepository(registerAuditModel(connection)), CONNECTION),
  plain(ForgetActsHandler, AUDIT_STORE, CLOCK),
  plain(HeadWitness, AUDIT_STORE, EVENT_BUS, EventComposer, LOGGER, HEAD_GROUP),
  plain(RecordActsHandler, AUDIT_STORE, SealKey, CLOCK),
  plain(VerifyAuditTrailHandler, KnownCaller, AUDIT_STORE, HeadWitness, SealKey, CLOCK),
  plain(ViewAuditTrailHandler, KnownCaller, AgencyAccess, AUDIT_STORE),
];

const background = [
  part(
    (witness) => ({
      start: () => witness.start(),
      stop: () => witness.stop(),
      health: {
        name: 'accounts: audit head',
        // Until it has heard all, a trail that lost its end is only found out later.
        spare: true,
        check: () => witness.backlog(),
        trouble: () => (witness.hasJoined ? undefined : 'it has not joined its group yet'),
      },
    }),
    HeadWitness,
  ),
  every(TELL_MS, HeadWitness, (witness) => witness.tell()),
];

export interface AuditModuleOptions {
  /** What this process reads the trail's heads as; one of its own by default, as there may be several processes. */
  readonly headConsumer?: string | undefined;
}

/** What was done, by whom, in a chain that cannot be rewritten unseen. */
@Module({})
export class AuditModule {
  static forRoot({ headConsumer }: AuditModuleOptions): DynamicModule {
    return {
      module: AuditModule,
      imports: [AccessModule],
      controllers: [AuditConsumer],
      providers: [
        made(HEAD_GROUP, (ids) => headConsumer ?? `audit-head-${ids.next()}`, IDS),
        ...useCases,
        ...background,
        AuditResolver,
      ],
      exports: [ForgetActsHandler],
    };
  }
}
