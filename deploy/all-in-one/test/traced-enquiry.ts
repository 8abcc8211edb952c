import { expect } from '@jest/globals';
import type { OtlpReceiver, ReceivedSpan } from '@lintel/service-kit/otlp-receiver';
import { eventually } from '@lintel/testing';
import type { LintelProcess } from './lintel-process.js';

/** Where no mail server is, so that each e-mail's job has failed. */
export const mailsAway = { LINTEL_MAIL: 'smtp', LINTEL_SMTP_URL: 'smtp://127.0.0.1:9' } as const;

const SEND = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { messageId } }';
/** What a visitor may send: somebody else's trace, to be recorded by all means. */
const FORGED = '4bf92f3577b34da6a3ce929d0e0e4736';

/**
 * A visitor's enquiry, found in the backend by the reference that its answer came with: from the gateway to the e-mail that could not be sent.
 *
 * @param part one that is ready, as the backend is told
 */
export async function findsOneTrace(
  lintel: Pick<LintelProcess, 'address'>,
  backend: OtlpReceiver,
  part = 'listings: documents',
): Promise<void> {
  const answer = await fetch(`${lintel.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${FORGED}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ query: SEND, variables: { input: enquiry } }),
  });
  expect(((await answer.json()) as { errors?: unknown }).errors).toBeUndefined();
  const reference = answer.headers.get('x-correlation-id');

  const of = () => backend.spans.filter(({ traceId }) => traceId === reference);
  const path = [
    'gateway server POST /graphql',
    'gateway client mutation sendEnquiry',
    'messaging server mutation sendEnquiry',
    'messaging producer send lintel.conversation',
    'notifications consumer process lintel.conversation',
    'notifications producer send emails',
    'notifications consumer process emails',
    'notifications client send e-mail',
  ];
  await eventually(() => expect(pathsOf(of())).toContain(path.join('\n')), { timeout: 30_000 });
  const failed = of().filter(({ name, ...span }) => name === 'send e-mail' && span.failed);
  expect(failed[0]?.attributes).toMatchObject({ 'error.type': 'PassingMailError' });

  const ofIt = () => backend.lines.filter(({ traceId }) => traceId === reference);
  await eventually(() => expect(ofIt().map(({ body }) => body)).toContain('a job failed'), {
    timeout: 10_000,
  });
  expect(JSON.stringify(of().map(({ name, attributes }) => [name, attributes]))).not.toMatch(
    /example\.com|Pat|Is it still free|07700/,
  );
  expect(backend.points).toContainEqual(
    expect.objectContaining({ name: 'lintel_ready', attributes: { part }, value: 1 }),
  );
  expect(backend.spans.some(({ traceId }) => traceId === FORGED)).toBe(false);
}

const enquiry = {
  listingId: 1,
  name: 'Pat Visitor',
  email: 'pat@example.com',
  phone: '07700 900123',
  message: 'Is it still free?',
  idempotencyKey: 'b0b1c2d3-0000-4000-8000-000000000016',
};

/** The way from the trace's beginning to each span. */
function pathsOf(spans: readonly ReceivedSpan[]): readonly string[] {
  const bySpan = new Map(spans.map((span) => [span.spanId, span]));
  const pathTo = (span: ReceivedSpan | undefined): readonly string[] =>
    span ? [...pathTo(span.parentId ? bySpan.get(span.parentId) : undefined), saidOf(span)] : [];
  return spans.map((span) => pathTo(span).join('\n'));
}

const saidOf = ({ service, kind, name }: ReceivedSpan) => `${service} ${kind} ${name}`;
