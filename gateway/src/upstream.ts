import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import type { DocumentNode } from 'graphql';
import { Pool } from 'undici';
import { type ExecutionRequest, type Executor, getOperationASTFromRequest } from '@graphql-tools/utils';
import {
  type HealthRow,
  inSpan,
  isReady,
  operationSpan,
  traceHeaders,
  type UpstreamContext,
} from '@lintel/service-kit';

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
/** Connections that are kept to each replica. */
const CONNECTIONS = 64;

/**
 * A service in processes of its own, one address per replica, such as `http://listings:4001`. They take turns; one that cannot be reached is passed
 * over. One that dies with a question unanswered costs nothing: another is asked.
 */
export function httpUpstream(name: string, addresses: readonly [string, ...string[]]): Upstream {
  const fetchInTurn = takingTurns(addresses);
  const executorThat = (mayAskAnother: (error: unknown) => boolean) =>
    buildHTTPExecutor({
      endpoint: '/graphql',
      timeout: ANSWER_WITHIN_MS,
      fetch: (path, init) => fetchInTurn(path, init, mayAskAnother),
      headers: (request) => ({
        ...(request?.context as UpstreamContext | undefined)?.serviceHeaders,
        ...traceHeaders(),
      }),
    });
  const ask = executorThat(() => true);
  // A change that may have reached a replica must not be made twice.
  const change = executorThat(neverConnected);
  const execute = (request: ExecutionRequest) =>
    (getOperationASTFromRequest(request).operation === 'query' ? ask : change)(request);
  return {
    name,
    execute: execute as Executor<UpstreamContext>,
    read: readInTurn(addresses),
    async health() {
      const replicas = await Promise.all(addresses.map((address) => rowsOf(name, address)));
      // One that can work is enough; what the others lack is said all the same.
      return replicas.some(isReady)
        ? replicas.flatMap((rows) => (isReady(rows) ? rows : rows.map((row) => ({ ...row, spare: true }))))
        : replicas.flat();
    },
  };
}

/** The service, with a step of the trace for each question to it. */
export function traced(upstream: Upstream): Upstream {
  const { name, execute, read } = upstream;
  const inStep = <Answer>(document: DocumentNode, ask: () => Promise<Answer>) => {
    const span = operationSpan('gateway', document, 'client');
    return inSpan({ ...span, attributes: { ...span.attributes, 'peer.service': name } }, ask);
  };
  return {
    ...upstream,
    execute: (request) => inStep(request.document, async () => execute(request)) as never,
    ...(read ? { read: (question) => inStep(question.document, () => read(question)) } : {}),
  };
}

/** Reads from one address after another, beginning with the next each time, over connections that are kept. */
function readInTurn(addresses: readonly string[]): NonNullable<Upstream['read']> {
  const pools = addresses.map(
    (address) =>
      new Pool(new URL(address).origin, {
        connections: CONNECTIONS,
        headersTimeout: ANSWER_WITHIN_MS,
        bodyTimeout: ANSWER_WITHIN_MS,
        connect: { timeout: ANSWER_WITHIN_MS },
      }),
  );
  let turn = 0;
  return async ({ body, context }) => {
    turn = (turn + 1) % pools.length;
    let failure: unknown;
    for (const pool of [...pools.slice(turn), ...pools.slice(0, turn)]) {
      try {
        const headers = { 'content-type': 'application/json', ...context.serviceHeaders, ...traceHeaders() };
        const { status, answer } = await posted(pool, headers, body);
        // A replica that is starting refuses what it is asked, untouched.
        if (status < 500) return answer;
        failure = new Error(`it answered with status ${status}`);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/** By undici's own events: a stream for each answer costs more than the answer. */
function posted(
  pool: Pool,
  headers: Record<string, string>,
  body: string,
): Promise<{ readonly status: number; readonly answer: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    pool.dispatch(
      { method: 'POST', path: '/graphql', headers, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          resolve({ status, answer: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}

/** Fetches a path from one address after another, beginning with the next each time, for as long as failures let another be asked. */
function takingTurns(addresses: readonly string[]) {
  let turn = 0;
  return async (
    path: string,
    init: RequestInit | undefined,
    mayAskAnother: (error: unknown) => boolean,
  ): Promise<Response> => {
    turn = (turn + 1) % addresses.length;
    let failure: unknown;
    for (const address of [...addresses.slice(turn), ...addresses.slice(0, turn)]) {
      try {
        const response = await fetch(`${address}${path}`, init);
        // A replica that is starting refuses what it is asked, untouched.
        if (response.status !== 503) return response;
        await response.body?.cancel();
        failure = new Error('it is starting');
      } catch (error) {
        if (init?.signal?.aborted || !mayAskAnother(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  };
}

const neverConnected = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (cause !== undefined && neverConnected(cause));
};

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
