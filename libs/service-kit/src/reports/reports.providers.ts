import { topicOf } from '@lintel/contracts';
import { CACHE } from '@lintel/platform/cache';
import { token } from '@lintel/platform/port';
import type { Provider } from '@nestjs/common';
import type { Model } from 'mongoose';
import { EventComposer } from '../events/outbox.js';
import type { OutboxRelay } from '../events/outbox-relay.js';
import { SealKey } from '../identity/seal-key.js';
import { outbox } from '../nest/parts.js';
import { made, plain } from '../nest/provide.js';
import { CLOCK, CONNECTION, IDS, LOGGER } from '../nest/tokens.js';
import { ErasedAccounts } from '../use-case/erased-accounts.js';
import { ReportLimits } from './report-limits.js';
import { ReportedRepository } from './reported.repository.js';
import { type ReportedRecord, registerReported } from './reported.schema.js';
import { type ReportedKind, Reports } from './reports.js';

const REPORTED = token<Model<ReportedRecord>>('Reported');
const OUTBOX = token<OutboxRelay>('ReportedOutbox');

/** `Reports` of a service whose things people report, with its store. */
export const reportsOf = (kind: ReportedKind): Provider[] => [
  made(REPORTED, registerReported, CONNECTION),
  outbox(OUTBOX, REPORTED, topicOf),
  plain(ReportedRepository, REPORTED, OUTBOX),
  plain(ReportLimits, CACHE, LOGGER),
  made(
    Reports,
    (store, limits, erased, sealKey, composer, ids, clock) =>
      new Reports(kind, store, limits, erased, sealKey, composer, ids, clock),
    ReportedRepository,
    ReportLimits,
    ErasedAccounts,
    SealKey,
    EventComposer,
    IDS,
    CLOCK,
  ),
];
