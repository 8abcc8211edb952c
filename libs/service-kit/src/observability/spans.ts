import {
  contextFrom,
  contextOfTrace,
  correlationOf,
  currentContext,
  type RequestContext,
  runInContext,
} from '../request-context.js';

/** One step of a trace, by OpenTelemetry's conventions. No attribute holds personal data, nor what somebody asked for. */
export interface SpanOf {
  readonly service: string;
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number | readonly string[]>>;

export interface OpenSpan {
  readonly traceparent: string;
  /** For what is known only later. */
  named(name: string, attributes: SpanAttributes): void;
  /** Says of what kind the failure is; the log has its text, which may name people. */
  failed(error: unknown): void;
  end(): void;
}

/** Records spans, under the ids of the house's own contexts. */
export interface Tracing {
  begin(of: SpanOf, trace: string, parent: string | undefined): OpenSpan;
}

let tracing: Tracing | undefined;

/** From now on spans are recorded, or no longer. Until then a span costs nothing, and traces have ids all the same. */
export const traceWith = (recorder: Tracing | undefined): void => void (tracing = recorder);

/** Begins what came in from elsewhere: a part of the trace that a traceparent, or its id alone, says, or a trace of its own. */
export function begin(of: SpanOf, from?: string): RequestContext {
  const context = from && TRACE_ID.test(from) ? contextOfTrace(from) : contextFrom(from);
  return tracing ? inside(tracing.begin(of, context.correlationId, from), context) : context;
}

const TRACE_ID = /^[0-9a-f]{32}$/;

/** Runs what came in from elsewhere. */
export const entering = <Answer>(of: SpanOf, from: string | undefined, run: () => Promise<Answer>) =>
  ending(begin(of, from), run);

/** Runs a part of what is under way, in a context of its own. */
export function inSpan<Answer>(of: SpanOf, run: () => Promise<Answer>): Promise<Answer> {
  const around = currentContext() ?? contextFrom();
  const { correlationId, isStep, traceparent } = around;
  const span = tracing?.begin(of, correlationId, isStep ? traceparent : undefined);
  return ending(span ? inside(span, around) : { ...around }, run);
}

interface Traced {
  readonly traceparent?: string | undefined;
}

/**
 * Runs what is done to several things at once, each of which is given with the traceparent of its own step in its own trace. It runs in the trace that they
 * all belong to, or in one of its own: what is done for one of several is done in its trace by `inTraceOf`.
 */
export function inSpans<Item extends Traced, Answer>(
  of: (item: Item) => SpanOf,
  items: readonly Item[],
  run: (items: readonly Item[]) => Promise<Answer>,
): Promise<Answer> {
  const [first, ...others] = items;
  const trace = correlationOf(first?.traceparent);
  const shared = others.every(({ traceparent }) => correlationOf(traceparent) === trace);
  if (!tracing) return runInContext(contextFrom(shared ? first?.traceparent : undefined), () => run(items));
  const contexts = items.map((item) => begin(of(item), item.traceparent));
  const given = items.map((item, at) => ({ ...item, traceparent: contexts[at]!.traceparent }));
  const spans = contexts.map(({ span }) => span);
  return ending((shared && contexts[0]) || contextFrom(), () => run(given), spans);
}

const inside = (span: OpenSpan, around: RequestContext): RequestContext => ({
  ...around,
  ...{ traceparent: span.traceparent, isStep: true, span },
});

async function ending<Answer>(
  context: RequestContext,
  run: () => Promise<Answer>,
  spans: readonly (OpenSpan | undefined)[] = tracing ? [context.span] : [],
): Promise<Answer> {
  try {
    return await runInContext(context, run);
  } catch (error) {
    for (const span of spans) span?.failed(error);
    throw error;
  } finally {
    for (const span of spans) span?.end();
  }
}
