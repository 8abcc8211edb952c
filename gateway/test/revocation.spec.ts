import { join } from 'node:path';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { revocationCases } from './revocation.cases.js';

revocationCases((folder) => openEmbeddedEventBus({ file: join(folder, 'log.sqlite') }));
