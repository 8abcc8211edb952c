import { topicOf } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { Provider } from '@nestjs/common';
import type { Model } from 'mongoose';
import { outbox } from '../nest/parts.js';
import { made, plain } from '../nest/provide.js';
import { CLOCK, CONNECTION, IDS } from '../nest/tokens.js';
import { ActLog, type ActRecord, registerActs } from './act-log.js';
import { EventComposer } from './outbox.js';
import type { OutboxRelay } from './outbox-relay.js';

const ACTS = token<Model<ActRecord>>('Acts');
const OUTBOX = token<OutboxRelay>('ActOutbox');

/** `ActLog` with its store. */
export const actLog: Provider[] = [
  made(ACTS, registerActs, CONNECTION),
  outbox(OUTBOX, ACTS, topicOf),
  plain(ActLog, ACTS, EventComposer, IDS, CLOCK, OUTBOX),
];
