import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { DataFolders } from './data-folders.ts';
import { inWords, percentile, type Row } from './figures.ts';
import { askerOf } from './load.ts';
import { runScript, startProgram } from './program.ts';

export interface WebhookPlan {
  readonly webhooks: number;
  /** Of these, those that take what they are sent and never answer. */
  readonly hanging: number;
  readonly events: number;
}

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const BETWEEN_WRITES_MS = 1500;
const LOST_AFTER_MS = 60_000;

const home = (n: number) => ({
  ...{ title: `Two-bedroom home ${n}`, description: 'A bright home on a quiet street.' },
  ...{ address: `${n} Example Road, Clapham, London SW4 7AA`, price: 400_000 + n, bedrooms: 2, bathrooms: 1 },
  agent: {
    ...{ agency: 'Larkspur & Dean', name: 'Robin Example', position: '', phone: '020 7946 0000' },
    email: 'sales@example.org',
  },
});

/** From the acknowledgement of a write to its arrival at every webhook that answers, while others hang. */
export async function webhookFigures(folders: DataFolders, plan: WebhookPlan): Promise<Row[]> {
  const { webhooks, hanging, events } = plan;
  const folder = await folders.empty();
  const given = { LINTEL_DATA: folder, LINTEL_DEMO: '0', LINTEL_WEBHOOKS_LOOPBACK: '1' };
  const lintel = await startProgram('deploy/all-in-one/bundle/main.js', given);
  const script = async (name: string, ...words: string[]) =>
    (await runScript(`deploy/all-in-one/bundle/${name}.js`, words, given)).trim();
  const writer = askerOf(lintel.graphql, await script('token', '--agency', 'larkspur-dean'));
  const key = await script('key', '--scope', 'webhooks:write', '--at', lintel.origin);
  const integrator = askerOf(lintel.graphql, key);

  /** When each event came to each path. */
  const arrived = new Map<string, number[]>();
  const target = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url!.startsWith('/hangs')) return;
      const { subject } = JSON.parse(body) as { subject: string };
      arrived.set(subject, [...(arrived.get(subject) ?? []), performance.now()]);
      response.end();
    });
  });
  await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
  const { port } = target.address() as AddressInfo;
  for (let n = 0; n < webhooks; n++)
    await integrator.ask('mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }', {
      input: {
        url: `http://127.0.0.1:${port}/${n < hanging ? 'hangs' : 'answers'}/${n}`,
        eventTypes: ['lintel.listing.published.v1'],
      },
    });

  const answering = webhooks - hanging;
  const [acknowledged, received]: [number[], number[]] = [[], []];
  for (let n = 0; n < events; n++) {
    const sent = performance.now();
    const { data } = await writer.ask(CREATE, { input: home(n) });
    const saved = performance.now();
    const subject = String((data as unknown as { createListing: { id: number } }).createListing.id);
    while ((arrived.get(subject)?.length ?? 0) < answering) {
      if (performance.now() - saved > LOST_AFTER_MS)
        throw new Error(`home ${n} has not come to all webhooks`);
      await after(5);
    }
    acknowledged.push(saved - sent);
    received.push(...arrived.get(subject)!.map((at) => at - saved));
    await after(BETWEEN_WRITES_MS);
  }
  for (const asker of [writer, integrator]) asker.close();
  target.closeAllConnections();
  target.close();
  await lintel.stop();
  const own = percentile(acknowledged, 0.5);
  return ([50, 95] as const).map((p) => ({
    what: `saved → webhook received: p${p} of ${webhooks}, of which ${hanging} hang`,
    value: percentile(received, p / 100),
    unit: 'ms',
    ratio: percentile(received, p / 100) / own,
    to: `the write's own acknowledgement, ${inWords(own, 'ms')}`,
    ...(p === 95 && { toReach: '≤ 1 s' }),
  }));
}
