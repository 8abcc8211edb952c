import { hostname } from 'node:os';
import { within } from '@lintel/kernel';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, type LogRecordProcessor } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace';
import { exportLines } from '../../logging/logger.js';
import { withHealth } from '../metrics.js';
import { traceWith } from '../spans.js';
import type { StartTelemetry, Telemetry } from '../telemetry.js';
import { logsBySdk } from './logs.js';
import { batching, Losses, type Signal } from './losses.js';
import { metricsOf, valuesOf } from './metrics-of-registry.js';
import { samplerOf, tracesBySdk } from './traces.js';

/** How long a stop waits until what is left is sent. */
const FLUSH_WITHIN_MS = 1000;

/** Sends spans, log lines and metrics by OTLP from now on, in batches, beside the work. Nothing waits for it, and what cannot be sent is dropped. */
export const startExport: StartTelemetry = ({
  program,
  namespace,
  endpoint,
  logger,
  ...sampling
}): Telemetry => {
  let count = (_signal: Signal, _lost: number): void => undefined;
  const losses = new Losses(logger, (signal, lost) => count(signal, lost));
  const to = (signal: Signal) => ({ url: `${endpoint}/v1/${signal}` });

  const ofInstallation = detectResources({ detectors: [envDetector] });
  const instance = `${hostname()}/${process.pid}`;
  const resourceOf = (service: string): Resource =>
    defaultResource()
      .merge(ofInstallation)
      .merge(
        resourceFromAttributes({
          'service.name': service,
          'service.namespace': namespace,
          'service.instance.id': instance,
        }),
      );

  const size = (batch: readonly unknown[]) => batch.length;
  const spans = boundedSpans(
    new BatchSpanProcessor({
      ...batching,
      exporter: losses.watch('traces', new OTLPTraceExporter(to('traces')), size),
    }),
    losses,
  );
  const lines = boundedLines(
    new BatchLogRecordProcessor({
      ...batching,
      exporter: losses.watch('logs', new OTLPLogExporter(to('logs')), size),
    }),
    losses,
  );
  const sampler = samplerOf(sampling.sampler, sampling.share);
  traceWith(tracesBySdk({ resourceOf, processor: spans, sampler }));
  exportLines(logsBySdk(resourceOf, lines));

  let meters: MeterProvider | undefined;
  let ended = false;
  return {
    measures(metrics, rows) {
      void meters?.shutdown();
      count = (signal, lost) => metrics.telemetryDropped.inc({ signal }, lost);
      const since = new Date(Date.now() - process.uptime() * 1000);
      // A part that was stopped is not one that fails.
      const read = async () => valuesOf(ended ? metrics.registry : withHealth(metrics, await rows()));
      const reader = new PeriodicExportingMetricReader({
        exporter: losses.watch('metrics', new OTLPMetricExporter(to('metrics')), () => 1),
        metricProducers: [metricsOf(read, since)],
      });
      meters = new MeterProvider({ resource: resourceOf(program), readers: [reader] });
      // The first at once: what it begins with is known before a minute has passed.
      void reader.forceFlush().catch(() => undefined);
    },
    async stop() {
      ended = true;
      traceWith(undefined);
      exportLines(undefined);
      await within(
        FLUSH_WITHIN_MS,
        Promise.allSettled([spans.shutdown(), lines.shutdown(), meters?.shutdown()]),
      );
    },
  };
};

const boundedSpans = (batches: SpanProcessor, losses: Losses): SpanProcessor => ({
  onStart: (span, context) => batches.onStart(span, context),
  onEnd: (span) => {
    if (losses.admits('traces')) batches.onEnd(span);
  },
  forceFlush: () => batches.forceFlush(),
  shutdown: () => batches.shutdown(),
});

const boundedLines = (batches: LogRecordProcessor, losses: Losses): LogRecordProcessor => ({
  onEmit: (record, context) => {
    if (losses.admits('logs')) batches.onEmit(record, context);
  },
  forceFlush: () => batches.forceFlush(),
  shutdown: () => batches.shutdown(),
});
