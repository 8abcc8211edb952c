import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import type { OpenSpan } from './observability/spans.js';

/** What follows one request, event or job through all code it reaches. */
export interface RequestContext {
  /** Shared by everything that one request from outside set off; in every log line. */
  readonly correlationId: string;
  /** W3C trace context. */
  readonly traceparent: string;
  /** Whether `traceparent` names a step that runs or ran, and not only the trace. */
  readonly isStep?: boolean;
  /** That step, where spans are recorded. */
  readonly span?: OpenSpan;
  /** Whoever is behind it, once that is established. */
  actor?: Actor | null;
}

/** Who does something, by ids alone: a person, or a program with a token. */
export interface Actor {
  readonly id: string;
  readonly role: string;
  readonly agencyId?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <Result>(context: RequestContext, run: () => Result): Result =>
  storage.run(context, run);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** For the headers of a request to a service: what it is part of. */
export const traceHeaders = (): { readonly traceparent?: string } => {
  const traceparent = storage.getStore()?.traceparent;
  return traceparent ? { traceparent } : {};
};

/** For the tags of a job: what set it off, where that is known. */
export const correlated = (): { readonly correlation?: string } => {
  const correlation = storage.getStore()?.correlationId;
  return correlation ? { correlation } : {};
};

type Known = Omit<Actor, 'id'> & { readonly subject: string };

/** From here on the request is this identity's: events that it composes name it. */
export function actFor(identity: Known | null): void {
  const context = storage.getStore();
  if (context) context.actor = identity && actorOf(identity);
}

/** Runs what somebody asked for earlier, as a job does, in that actor's name. */
export const actingFor = <Result>(actor: Actor, run: () => Result): Result =>
  runInContext({ ...(currentContext() ?? contextFrom()), actor }, run);

const actorOf = ({ subject, role, agencyId }: Known): Actor => ({
  id: subject,
  role,
  ...(agencyId ? { agencyId } : {}),
});

/** Random bytes are drawn for many ids at once. */
const drawn = Buffer.alloc(4096);
let used = drawn.length;

function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('hex', used - bytes, used);
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** Goes on with a trace of which the id alone is known, as from a job's tag, or begins one. */
export const contextOfTrace = (correlationId?: string): RequestContext =>
  contextFrom(correlationId && `00-${correlationId}-${randomHex(8)}-01`);

/** Runs what an event calls for as part of its own trace, also when it was given together with others. */
export const inTraceOf = <Result>(
  { traceparent }: { readonly traceparent?: string | undefined },
  run: () => Result,
): Result => runInContext(contextAt(traceparent), run);

const contextAt = (traceparent: string | undefined): RequestContext => {
  const context = contextFrom(traceparent);
  return traceparent?.startsWith(`00-${context.correlationId}-`)
    ? { ...context, traceparent, isStep: true }
    : context;
};

/** The trace's id in a W3C trace context; undefined where there is none. */
export const correlationOf = (traceparent: string | undefined): string | undefined =>
  traceparent && TRACEPARENT.exec(traceparent)?.[1];

/** Goes on with the trace of `traceparent`, or begins one; the trace's id is the correlation id. */
export function contextFrom(traceparent?: string): RequestContext {
  const [, trace = randomHex(16), flags = '01'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return { correlationId: trace, traceparent: `00-${trace}-${randomHex(8)}-${flags}` };
}
