import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lintel/platform/eventually';
import { Histogram } from 'prom-client';
import { createLogger } from '../../logging/logger.js';
import { contextFrom, currentContext, inTraceOf, runInContext } from '../../request-context.js';
import { createMetrics } from '../metrics.js';
import { begin, entering, inSpan, inSpans, type SpanOf } from '../spans.js';
import { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.fixture.js';
import { startTelemetry, type Telemetry, type TelemetrySettings } from '../telemetry.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const step = (name: string, service = 'listings'): SpanOf => ({ service, name, kind: 'server' });
const nothing = () => Promise.resolve();

let backend: OtlpReceiver;
let telemetry: Telemetry;
let said: { level: string; msg: string; reason?: string }[];

const start = async (settings: TelemetrySettings) => {
  const write = (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]);
  telemetry = await startTelemetry('lintel', settings, createLogger('lintel', 'info', { write }));
};

beforeEach(async () => {
  said = [];
  backend = await startOtlpReceiver();
});
afterEach(async () => {
  await telemetry.stop();
  await backend.close();
});

describe('without an address', () => {
  it('traces have ids all the same, and nothing is sent', async () => {
    await start({});
    await entering(step('a request'), `00-${TRACE}-b7ad6b7169203331-01`, async () => {
      expect(currentContext()?.correlationId).toBe(TRACE);
      await inSpan(step('a part'), async () => expect(currentContext()?.correlationId).toBe(TRACE));
      expect(currentContext()?.span).toBeUndefined();
    });
  });
});

describe('what is sent by OTLP', () => {
  const sending = (more: TelemetrySettings = {}) =>
    start({ OTEL_EXPORTER_OTLP_ENDPOINT: backend.endpoint, ...more });
  const named = (name: string) => backend.spans.find((span) => span.name === name);

  it('are steps under the ids of the house, each of its service, and of a failure its kind alone', async () => {
    await sending();
    const context = begin(step('outer', 'gateway'));
    await runInContext(context, async () => {
      const failing = inSpan(step('inner'), () => Promise.reject(new TypeError('pat@example.com')));
      await expect(failing).rejects.toThrow(TypeError);
    });
    context.span?.end();
    await telemetry.stop();
    const [outer, inner] = [named('outer')!, named('inner')!];
    expect(outer).toMatchObject({ service: 'gateway', traceId: context.correlationId, parentId: undefined });
    expect(inner).toMatchObject({
      ...{ service: 'listings', traceId: context.correlationId, parentId: outer.spanId, failed: true },
      attributes: { 'error.type': 'TypeError' },
    });
    expect(JSON.stringify(backend.spans)).not.toContain('pat@');
  });

  it('are of several events at once a step each, in its own trace, where what is done for it goes on', async () => {
    await sending();
    const other = TRACE.replace(/^./, 'b');
    const events = [TRACE, other].map((trace) => ({ traceparent: `00-${trace}-b7ad6b7169203331-01` }));
    await inSpans(
      ({ traceparent }) => step(`of ${traceparent.slice(3, 5)}`),
      events,
      async (given) => {
        expect([TRACE, other]).not.toContain(currentContext()?.correlationId);
        await inTraceOf(given[1]!, () => inSpan(step('a part of the second'), nothing));
      },
    );
    await telemetry.stop();
    expect(named('of 0a')).toMatchObject({ traceId: TRACE, parentId: 'b7ad6b7169203331' });
    expect(named('a part of the second')).toMatchObject({
      traceId: other,
      parentId: named('of ba')!.spanId,
    });
  });

  it('are those traces alone that were begun as sampled, whoever goes on with them', async () => {
    await sending({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: 0 });
    const context = begin(step('dropped'));
    expect(context.traceparent).toMatch(/-00$/);
    context.span?.end();
    await entering(step('dropped with it'), context.traceparent, nothing);
    await entering(step('kept'), `00-${TRACE}-b7ad6b7169203331-01`, nothing);
    await telemetry.stop();
    expect(backend.spans.map(({ name }) => name)).toEqual(['kept']);
  });

  it('are the metrics that Prometheus reads, by the same names', async () => {
    await sending();
    const metrics = createMetrics();
    metrics.eventsPublished.inc({ service: 'listings' }, 3);
    const seconds = new Histogram({
      ...{ name: 'waited_seconds', help: 'waits', labelNames: ['route'], buckets: [1, 5] },
      registers: [metrics.registry],
    });
    for (const value of [0.5, 2, 9]) seconds.observe({ route: '/a' }, value);
    telemetry.measures(metrics, async () => [
      { name: 'search: index', ready: false, reason: 'away', gauges: { lag: 2 } },
    ]);
    await eventually(() => expect(backend.points.length).toBeGreaterThan(0));
    const point = (name: string) => backend.points.find((one) => one.name === name);
    expect(point('lintel_events_published_total')).toEqual({
      ...{ service: 'lintel', name: 'lintel_events_published_total', type: 'sum' },
      ...{ attributes: { service: 'listings' }, value: 3 },
    });
    expect(point('lintel_ready')).toMatchObject({ attributes: { part: 'search: index' }, value: 0 });
    expect(point('lintel_adapter')).toMatchObject({ attributes: { gauge: 'lag' }, value: 2 });
    expect(point('waited_seconds')).toMatchObject({
      ...{ type: 'histogram', attributes: { route: '/a' }, value: 3, sum: 11.5 },
      ...{ boundaries: [1, 5], counts: [1, 1, 1] },
    });
  });

  it('are the log lines, with the ids of what they were written in', async () => {
    await sending();
    const logger = createLogger('search', 'error', { write: () => undefined });
    runInContext(contextFrom(`00-${TRACE}-b7ad6b7169203331-01`), () =>
      logger.error({ err: new RangeError('too far'), listing: 12 }, 'a resolver failed'),
    );
    await telemetry.stop();
    expect(backend.lines).toMatchObject([
      {
        ...{ service: 'search', severity: 'error', body: 'a resolver failed', traceId: TRACE },
        attributes: { listing: 12, 'exception.type': 'RangeError', 'exception.message': 'too far' },
      },
    ]);
  });
});

describe('an address that does not take it', () => {
  let silent: Server;
  beforeEach(async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(() => void silent.close());
  const hanging = () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

  it('holds back a bounded number of spans, counts what it loses, and stops nobody', async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: hanging() });
    const metrics = createMetrics();
    telemetry.measures(metrics, async () => []);
    for (let n = 0; n < 5000; n++) begin(step('a request')).span?.end();
    const { values } = await metrics.telemetryDropped.get();
    expect(values.find(({ labels }) => labels.signal === 'traces')?.value).toBe(5000 - 4096);
    const began = performance.now();
    await telemetry.stop();
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('costs one line of the log, however much it loses', async () => {
    const refusing = hanging();
    silent.on('connection', (socket) => socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'));
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: refusing });
    const metrics = createMetrics();
    const lost = async () => (await metrics.telemetryDropped.get()).values;
    telemetry.measures(metrics, async () => []);
    for (let n = 0; n < 2000; n++) begin(step('a request')).span?.end();
    await eventually(async () => expect(await lost()).not.toEqual([]), { timeout: 5000 });
    await telemetry.stop();
    expect(said.map(({ msg }) => msg)).toEqual(['telemetry cannot be sent and is dropped']);
  });
});
