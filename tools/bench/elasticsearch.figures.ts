import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Client } from '@elastic/elasticsearch';
import { given } from '@lintel/e2e/engines';
import type { DataFolders } from './data-folders.ts';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, percentile, type Row, sizeInWords } from './figures.ts';
import { askerOf, openLoop } from './load.ts';
import { bodyOf, questions } from './questions.ts';
import { startSearchOn, untilFilled } from './search-on-elasticsearch.ts';

export interface ElasticsearchPlan {
  readonly listings: number;
  readonly rounds: number;
  /** Of each side, in each round. */
  readonly seconds: number;
}

const PER_SECOND = 20;
const asked = questions(200);

/** What the search service sends for a question. */
interface Sent {
  readonly path: string;
  readonly body: object;
}

/** The results page on Elasticsearch against what the service asks of it, sent by the engine's own client. */
export async function elasticsearchFigures(folders: DataFolders, plan: ElasticsearchPlan): Promise<Row[]> {
  const name = `search on Elasticsearch, ${sizeInWords(plan.listings)} listings`;
  const reason = whyNot('ELASTICSEARCH');
  if (reason) return [{ what: name, skipped: reason }];
  const { through, alone } = await inNamespace((namespace) => measure(namespace, folders, plan));
  return ([50, 95] as const).map((p) => {
    const [ours, raw] = [through, alone].map((ms) => percentile(ms, p / 100));
    return {
      what: `${name}: p${p} at ${PER_SECOND}/s`,
      value: ours!,
      unit: 'ms',
      ratio: ours! / raw!,
      to: `the same body sent by the engine's client, ${inWords(raw!, 'ms')}`,
      toReach: 'ratio ≤ 1.5',
    };
  });
}

async function measure(namespace: string, folders: DataFolders, plan: ElasticsearchPlan) {
  const folder = await folders.copyOf((await folders.seeded(plan.listings)).folder);
  const recorder = await record(given('ELASTICSEARCH'));
  // Once through a recorder, which the measured rounds go without.
  const overheard = await startSearchOn(recorder.address, namespace, folder);
  await untilFilled(overheard.gateway, plan.listings);
  const sent: Sent[] = [];
  const once = askerOf(overheard.gateway.graphql);
  for (const question of asked) {
    recorder.heard.length = 0;
    await once.askForText(bodyOf(question));
    if (recorder.heard.length !== 1)
      throw new Error(`${recorder.heard.length} requests for ${JSON.stringify(question)}`);
    sent.push(recorder.heard[0]!);
  }
  once.close();
  await overheard.stop();
  await recorder.close();

  const { gateway, stop } = await startSearchOn(given('ELASTICSEARCH'), namespace, folder);
  const asker = askerOf(gateway.graphql);
  const client = new Client({ node: given('ELASTICSEARCH') });
  const bodies = asked.map(bodyOf);
  const askGateway = (n: number) => asker.askForText(bodies[n % bodies.length]!);
  const askEngine = (n: number) => {
    const { path, body } = sent[n % sent.length]!;
    const [address, querystring] = path.split('?');
    return client.transport.request({ method: 'POST', path: address!, querystring, body });
  };
  for (let n = 0; n < asked.length; n++) await Promise.all([askGateway(n), askEngine(n)]);
  const through: number[] = [];
  const alone: number[] = [];
  // Both in turn, so that a busy moment of the machine meets both.
  for (let round = 0; round < plan.rounds; round++)
    for (const [ask, ms] of [
      [askGateway, through],
      [askEngine, alone],
    ] as const) {
      const load = await openLoop({ perSecond: PER_SECOND, seconds: plan.seconds, ask });
      if (load.failed > 0) throw new Error(`${load.failed} requests failed`);
      ms.push(...load.ms);
    }
  asker.close();
  await client.close();
  await stop();
  return { through, alone };
}

/** Passes everything on, and keeps what searches were asked. */
async function record(
  engine: string,
): Promise<{ readonly address: string; readonly heard: Sent[]; close(): Promise<void> }> {
  const heard: Sent[] = [];
  const server: Server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    if (incoming.url!.includes('/_search'))
      heard.push({ path: incoming.url!, body: JSON.parse(body.toString()) });
    const { host: _, ...headers } = incoming.headers;
    const passed = request(
      new URL(incoming.url!, engine),
      { method: incoming.method!, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', (error) => outgoing.destroy(error));
    passed.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
