import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { decode, type Message, requests } from './otlp-messages.fixture.js';

type Attributes = Readonly<Record<string, unknown>>;

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | undefined;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

export interface ReceivedLine {
  readonly service: string;
  readonly severity: string;
  readonly body: string;
  readonly traceId: string;
  readonly attributes: Attributes;
}

export interface ReceivedPoint {
  readonly service: string;
  readonly name: string;
  readonly type: 'gauge' | 'sum' | 'histogram';
  readonly attributes: Attributes;
  /** Of a histogram, how many there were. */
  readonly value: number;
  readonly sum?: number;
  readonly boundaries?: readonly number[];
  readonly counts?: readonly number[];
}

/** An OTLP backend of this process, which remembers what it was sent. */
export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  readonly lines: readonly ReceivedLine[];
  readonly points: readonly ReceivedPoint[];
  /** From now on nobody is answered. */
  hang(): void;
  close(): Promise<void>;
}

const kinds = [undefined, undefined, 'server', 'client', 'producer', 'consumer'] as const;
const FAILED = 2;

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const lines: ReceivedLine[] = [];
  const points: ReceivedPoint[] = [];
  let hanging = false;
  const taking: Readonly<Record<string, (service: string, item: Message) => void>> = {
    '/v1/traces': (service, span) =>
      spans.push({
        service,
        name: first(span, 'name'),
        kind: kinds[first<number>(span, 'kind')],
        traceId: first(span, 'traceId'),
        spanId: first(span, 'spanId'),
        parentId: first(span, 'parentId') || undefined,
        attributes: attributesOf(span),
        failed: first<number>(first<Message | undefined>(span, 'status') ?? {}, 'code') === FAILED,
      }),
    '/v1/logs': (service, line) =>
      lines.push({
        service,
        severity: first(line, 'severity'),
        body: String(valueOf(first<Message>(line, 'body'))),
        traceId: first(line, 'traceId') ?? '',
        attributes: attributesOf(line),
      }),
    '/v1/metrics': (service, metric) => {
      for (const type of ['gauge', 'sum', 'histogram'] as const)
        for (const point of all(first<Message | undefined>(metric, type) ?? {}, 'points'))
          points.push({
            ...{ service, name: first(metric, 'name'), type },
            attributes: attributesOf(point),
            value: first<number>(point, 'value') ?? first<number>(point, 'count') ?? 0,
            ...(type === 'histogram' && {
              sum: first<number>(point, 'sum'),
              boundaries: first<number[]>(point, 'boundaries'),
              counts: first<number[]>(point, 'counts'),
            }),
          });
    },
  };
  const server = createServer((asked, answer) => {
    void bodyOf(asked).then((body) => {
      if (hanging) return;
      const path = asked.url as keyof typeof requests;
      for (const of of all(decode(body, requests[path]), 'resources')) {
        const service = String(attributesOf(first<Message | undefined>(of, 'resource'))['service.name']);
        for (const scope of all(of, 'scopes'))
          for (const item of all(scope, 'items')) taking[path]!(service, item);
      }
      answer.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ spans, lines, points },
    hang: () => void (hanging = true),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const chunks = await asked.toArray();
  const body = Buffer.concat(chunks as Buffer[]);
  return asked.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

const first = <Value = string>(message: Message, field: string) => message[field]?.[0] as Value;
const all = (message: Message, field: string) => (message[field] ?? []) as readonly Message[];

const attributesOf = (of: Message | undefined): Attributes =>
  Object.fromEntries(
    all(of ?? {}, 'attributes').map((pair) => [first(pair, 'key'), valueOf(first<Message>(pair, 'value'))]),
  );

function valueOf(of: Message): unknown {
  const { text, truth, whole, double, list } = of;
  if (list) return all(list[0] as Message, 'values').map(valueOf);
  return text?.[0] ?? (truth ? truth[0] === 1 : (whole?.[0] ?? double?.[0]));
}
