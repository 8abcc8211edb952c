import type { Clock, IdSource } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import { token } from '@lintel/platform/port';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../observability/metrics.js';

// The tokens of ports are with the ports; these are of what every service has besides.
export const CLOCK = token<Clock>('Clock');
export const IDS = token<IdSource>('IdSource');
export const LOGGER = token<Logger>('Logger');
export const METRICS = token<Metrics>('Metrics');
/** Of the service's own documents, on which it registers its models. */
export const CONNECTION = token<Documents['connection']>('Connection');
/** The service's name. */
export const SERVICE = token<string>('Service');
