import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import { type DocumentNode, Kind, valueFromASTUntyped } from 'graphql';
import { type ExecutionRequest, type Executor, getOperationASTFromRequest } from '@graphql-tools/utils';
import {
  type HealthRow,
  inSpan,
  isReady,
  operationSpan,
  type SpanOf,
  traceHeaders,
  type UpstreamContext,
} from '@lintel/service-kit';
import { type Repeating, Replicas } from './replicas.js';

/** A service as the gateway sees it, in this process or another. */
export interface Upstream {
  /** Its name in the supergraph. */
  readonly name: string;
  readonly execute: Executor<UpstreamContext>;
  /** The answer to a query as it came, in JSON as UTF-8, where the service is another process. @throws when none comes. */
  readonly read?: (question: TextQuestion) => Promise<Buffer>;
  health(): Promise<readonly HealthRow[]>;
}

/** A query as it is sent. */
export interface TextQuestion {
  /** What the body's text says, for traces. */
  readonly document: DocumentNode;
  /** As GraphQL over HTTP has it, in JSON. */
  readonly body: string;
  readonly context: UpstreamContext;
}

/** What a service answers to us, in nobody's name. @throws when it cannot be asked, and for any error in its answer. */
export async function askUpstream<Data>(
  upstream: Pick<Upstream, 'execute'>,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Data> {
  const answer = await upstream.execute({ document, variables, context: { serviceHeaders: {} } });
  const { data, errors } = answer as { data?: Data | null; errors?: readonly Error[] };
  if (errors?.length || !data)
    throw new Error(errors?.[0]?.message ?? 'it answered no data', { cause: errors });
  return data;
}

const ANSWER_WITHIN_MS = 5000;

interface Keyed {
  readonly idempotencyKey?: unknown;
}

/** What is asked of replicas: a change is made again only where it cannot have been made, or is made once. One that is starting refuses, untouched. */
const change = { harmless: false, isRefusal: (status: number) => status === 503 };
const changeWithKey = { ...change, harmless: true, patient: true };
const query = { ...change, harmless: true };
/** Its answer is passed on as it is: a failure of the server is nobody's answer. */
const reading = { harmless: true, isRefusal: (status: number) => status >= 500 };

/**
 * A service in processes of its own, one address per replica, such as `http://listings:4001`, or one for all with a balancer behind it. They take turns; one
 * that cannot be reached is passed over. One that dies with a question unanswered costs nothing: another is asked.
 */
export function httpUpstream(name: string, addresses: readonly [string, ...string[]]): Upstream {
  const replicas = new Replicas(addresses);
  const executorThat = (repeating: Repeating) =>
    buildHTTPExecutor({
      endpoint: '/graphql',
      timeout: ANSWER_WITHIN_MS,
      fetch: async (_path, init) => {
        const { body, headers, signal } = init as {
          body: string;
          headers: Record<string, string>;
        } & RequestInit;
        const told = await replicas.ask({ body, headers, signal }, repeating);
        const { status } = told;
        return new Response(told.body.toString(), {
          status,
          headers: { 'content-type': 'application/json' },
        });
      },
      headers: (request) => ({
        ...(request?.context as UpstreamContext | undefined)?.serviceHeaders,
        ...traceHeaders(),
      }),
    });
  const ask = executorThat(query);
  const make = executorThat(change);
  const makeOnce = executorThat(changeWithKey);
  const execute = (request: ExecutionRequest) => {
    if (getOperationASTFromRequest(request).operation === 'query') return ask(request);
    return (hasKey(request) ? makeOnce : make)(request);
  };
  return {
    name,
    execute: execute as Executor<UpstreamContext>,
    async read({ body, context }) {
      const headers = { ...context.serviceHeaders, ...traceHeaders() };
      return (await replicas.ask({ body, headers }, reading)).body;
    },
    async health() {
      const answers = await Promise.all(addresses.map((address) => rowsOf(name, address)));
      // One that can work is enough; what the others lack is said all the same.
      return answers.some(isReady)
        ? answers.flatMap((rows) => (isReady(rows) ? rows : rows.map((row) => ({ ...row, spare: true }))))
        : answers.flat();
    },
  };
}

/** Whether each change carries an idempotency key, as an argument or in its input: services make those once. */
function hasKey(request: ExecutionRequest): boolean {
  const { selections } = getOperationASTFromRequest(request).selectionSet;
  return selections.every(
    (field) =>
      field.kind === Kind.FIELD &&
      (field.arguments ?? []).some(({ name, value }) => {
        if (!['idempotencyKey', 'input'].includes(name.value)) return false;
        const given = valueFromASTUntyped(value, request.variables);
        const key = name.value === 'input' ? (given as Keyed | null)?.idempotencyKey : given;
        return typeof key === 'string';
      }),
  );
}

/** The service, with a step of the trace for each question to it. */
export function traced(upstream: Upstream): Upstream {
  const { name, execute, read } = upstream;
  const spans = new WeakMap<DocumentNode, SpanOf>();
  const spanOf = (document: DocumentNode): SpanOf => {
    const known = spans.get(document);
    if (known) return known;
    const span = operationSpan('gateway', document, 'client');
    const made = { ...span, attributes: { ...span.attributes, 'peer.service': name } };
    spans.set(document, made);
    return made;
  };
  const inStep = <Answer>(document: DocumentNode, ask: () => Promise<Answer>) =>
    inSpan(spanOf(document), ask);
  return {
    ...upstream,
    execute: (request) => inStep(request.document, async () => execute(request)) as never,
    ...(read ? { read: (question) => inStep(question.document, () => read(question)) } : {}),
  };
}

async function rowsOf(name: string, address: string): Promise<readonly HealthRow[]> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const { parts } = (await response.json()) as { parts?: HealthRow[] };
    if (!parts) throw new Error('this is not what a service answers');
    return parts;
  } catch (error) {
    return [
      { name, ready: false, reason: `no answer: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}
