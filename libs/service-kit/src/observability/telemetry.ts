import type { PlatformConfig } from '../config/platform-config.js';
import type { Logger } from '../logging/logger.js';
import type { HealthRow } from './health.js';
import type { Metrics } from './metrics.js';
import type { SamplerName, TelemetryConfig } from './telemetry-config.js';

/** What a program sends to an OTLP address beside its work. */
export interface Telemetry {
  /** What it counts, with the health of these rows as it is each time. */
  measures(metrics: Metrics, rows: () => Promise<readonly HealthRow[]>): void;
  /** Sends what is left, within a second. */
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  readonly program: string;
  readonly namespace: string;
  readonly endpoint: string;
  readonly sampler: SamplerName;
  /** Of the traces, 0 to 1, for a sampler that goes by a ratio. */
  readonly share: number;
  readonly logger: Logger;
}

export type StartTelemetry = (options: TelemetryOptions) => Telemetry;

export type TelemetrySettings = Partial<TelemetryConfig & Pick<PlatformConfig, 'LINTEL_NAMESPACE'>>;

const none: Telemetry = { measures: () => undefined, stop: () => Promise.resolve() };

/** Loads the SDK and sends by it, where an address is set; else neither is done. */
export async function startTelemetry(
  program: string,
  settings: TelemetrySettings,
  logger: Logger,
): Promise<Telemetry> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER: sampler = 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: share = 1,
    LINTEL_NAMESPACE: namespace = 'lintel',
  } = settings;
  if (!endpoint) return none;
  const { startExport } = await import('./otlp/export.js');
  return startExport({ program, namespace, endpoint, sampler, share, logger });
}
