import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OtlpReceiver, startOtlpReceiver } from '@lintel/service-kit/otlp-receiver';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.js';
import { LintelProcess } from './lintel-process.js';
import { liveStream, next, said } from './live-stream.js';
import { findsOneTrace, mailsAway } from './traced-enquiry.js';

let folder: string;
let lintel: LintelProcess;
let backend: OtlpReceiver;
const leaving = new AbortController();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-live-'));
  backend = await startOtlpReceiver();
  lintel = await LintelProcess.start({
    ...{ LINTEL_DATA: folder, LINTEL_DEMO: '1', LINTEL_LOG_LEVEL: 'warn', ...mailsAway },
    OTEL_EXPORTER_OTLP_ENDPOINT: backend.endpoint,
  });
}, 60_000);
afterAll(async () => {
  leaving.abort();
  await lintel.kill();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

async function signedIn(name: string): Promise<Browser> {
  const browser = new Browser(lintel.address);
  const area = name === 'agent' ? 'agent' : 'visitor';
  await browser.signIn({ email: `${name}@example.org`, password: 'demonstration', area });
  return browser;
}

const live = (browser: Browser, after?: string) => liveStream(browser, leaving.signal, after);
const save = (browser: Browser, id: number) =>
  browser.ask('mutation ($id: Int!) { saveProperty(id: $id) }', { id });

describe('live updates', () => {
  it('tell the other browsers of an account what one of them did, and nobody else', async () => {
    const [phone, laptop, agent] = [
      await signedIn('buyer'),
      await signedIn('buyer'),
      await signedIn('agent'),
    ];
    const [ours, theirs] = [said(await live(laptop)), said(await live(agent))];
    await save(phone, 1);
    expect(await next(ours)).toBe('saved-properties');
    await phone.ask('mutation { createSavedSearch(input: { name: "All", listingType: sale }) { id } }');
    expect(await next(ours)).toBe('saved-searches');
    await phone.ask('mutation { changeName(name: "Robin Q. Buyer") { id } }');
    expect(await next(ours)).toBe('account');
    await agent.ask('mutation { changeName(name: "Another name") { id } }');
    expect(await next(theirs)).toBe('account');
  });

  it('are not for visitors, and ask those anew whose place is not known any more', async () => {
    expect((await live(new Browser(lintel.address))).status).toBe(401);
    const browser = await signedIn('operations');
    expect(await next(said(await live(browser, 'long-ago')))).toBe('reset');
  });

  it('come through the whole of the front as they are', async () => {
    const { headers } = await live(await signedIn('operations'));
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('end for every tab when one of them signs out', async () => {
    const browser = await signedIn('operations');
    const stream = said(await live(browser));
    await browser.send('DELETE', '/session');
    expect(await next(stream)).toBeUndefined();
  });

  it(
    'leave what a visitor refers to: it finds one trace by OTLP, from their request over events and jobs to the e-mail',
    () => findsOneTrace(lintel, backend),
    60_000,
  );

  it('keep nobody waiting who stops the product, nor does a telemetry backend that hangs', async () => {
    backend.hang();
    const stream = said(await live(await signedIn('operations')));
    const began = performance.now();
    const stopping = lintel.kill('SIGTERM');
    expect(await next(stream)).toBeUndefined();
    expect(await stopping).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
