import { auditHeadTopic, type TopicDefinition } from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import { type EventComposer, type Logger, type SealKey, UpkeepTimer } from '@lintel/service-kit';
import type { Provider, Type } from '@nestjs/common';
import type { Model } from 'mongoose';
import { AuditRepository } from './adapters/documents/audit.repository.js';
import type { AuditRecord } from './adapters/documents/audit.schema.js';
import { AuditConsumer, auditedTopics, auditGroup } from './adapters/events/audit.consumer.js';
import { AuditResolver } from './adapters/graphql/audit.resolver.js';
import type { AgencyAccess } from './application/agency-access.js';
import { ForgetActsHandler } from './application/audit-trail/forget-acts.handler.js';
import { HeadWitness } from './application/audit-trail/head-witness.js';
import { RecordActsHandler } from './application/audit-trail/record-acts.handler.js';
import { VerifyAuditTrailHandler } from './application/audit-trail/verify-audit-trail.handler.js';
import { ViewAuditTrailHandler } from './application/audit-trail/view-audit-trail.handler.js';
import type { Caller } from './application/caller.js';

export interface AuditOptions {
  readonly model: Model<AuditRecord>;
  readonly bus: EventBus;
  readonly composer: EventComposer;
  readonly sealKey: SealKey;
  readonly caller: Caller;
  readonly access: AgencyAccess;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly auditHeadConsumer?: string;
}

/** The audit trail, to be made part of the service, and started with it. */
export interface Audit {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  /** Tells how far the trail has come; runs by itself each minute. */
  tellHead(): Promise<void>;
  /** Deletes what was kept for its years. */
  forget(): Promise<void>;
  /** How many events are still to be looked at. */
  lag(): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What the trail reads and writes. */
export const auditTopics: readonly TopicDefinition[] = [...auditedTopics, auditHeadTopic];

const TELL_MS = 60_000;

export function prepareAudit(options: AuditOptions): Audit {
  const { model, bus, composer, sealKey, caller, access, clock, ids, logger } = options;
  const consumer = options.auditHeadConsumer ?? `audit-head-${ids.next()}`;
  const store = new AuditRepository(model);
  const witness = new HeadWitness(store, bus, composer, logger, consumer);
  const useCases = [
    new RecordActsHandler(store, sealKey, clock),
    new ViewAuditTrailHandler(caller, access, store),
    new VerifyAuditTrailHandler(caller, store, witness, sealKey, clock),
  ];
  const forgetting = new ForgetActsHandler(store, clock);
  const timer = new UpkeepTimer(() => witness.tell(), TELL_MS, logger);
  return {
    controllers: [AuditConsumer],
    providers: [
      AuditResolver,
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
    tellHead: () => witness.tell(),
    forget: () => forgetting.handle(),
    async lag() {
      const lags = await Promise.all(auditedTopics.map(({ name }) => bus.lag(name, auditGroup)));
      return lags.reduce((sum, lag) => sum + lag, 0);
    },
    async start() {
      await witness.start();
      timer.start();
    },
    async stop() {
      await timer.stop();
      await witness.stop();
    },
  };
}
