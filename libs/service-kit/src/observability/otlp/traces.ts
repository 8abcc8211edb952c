import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, Tracing } from '../spans.js';
import type { SamplerName } from '../telemetry-config.js';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

export interface TracesOptions {
  readonly resourceOf: (service: string) => Resource;
  readonly processor: SpanProcessor;
  readonly sampler: Sampler;
}

/** Spans by the SDK, each with the resource of its service, under the trace ids that the house gave. */
export function tracesBySdk({ resourceOf, processor, sampler }: TracesOptions): Tracing {
  const ids = new RandomIdGenerator();
  let rootId = '';
  const idGenerator = { generateTraceId: () => rootId, generateSpanId: () => ids.generateSpanId() };
  const tracers = new Map<string, Tracer>();
  const tracerOf = (service: string): Tracer => {
    const known = tracers.get(service);
    if (known) return known;
    const resource = resourceOf(service);
    const provider = new TracerProvider({ resource, sampler, idGenerator, spanProcessors: [processor] });
    const tracer = provider.getTracer('lintel');
    tracers.set(service, tracer);
    return tracer;
  };
  return {
    begin({ service, name, kind, attributes = {} }, traceId, parent): OpenSpan {
      rootId = traceId;
      const around = parent?.startsWith(`00-${traceId}-`) ? remote(parent) : ROOT_CONTEXT;
      const span = tracerOf(service).startSpan(
        name,
        { kind: kinds[kind], attributes: attributes as Record<string, string> },
        around,
      );
      const { spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        named(later, more) {
          span.updateName(later).setAttributes(more as Record<string, string>);
        },
        failed(error) {
          const type = error instanceof Error ? error.name : typeof error;
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
        },
        end: () => span.end(),
      };
    },
  };
}

function remote(traceparent: string) {
  const [, traceId, spanId, flags] = traceparent.split('-');
  const context = {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: parseInt(flags!, 16) & 1,
    isRemote: true,
  };
  return trace.setSpanContext(ROOT_CONTEXT, context);
}

/** @param share of the traces that are kept, 0 to 1, where the sampler goes by a ratio */
export function samplerOf(name: SamplerName, share: number): Sampler {
  const [, parentBased, root] = /^(parentbased_)?(.+)$/.exec(name)!;
  const sampler =
    root === 'always_off'
      ? new AlwaysOffSampler()
      : root === 'traceidratio'
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return parentBased ? new ParentBasedSampler({ root: sampler }) : sampler;
}
