import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replica } from './addresses.js';
import { engineSettings, removeNamespace } from './engines.js';
import { addDemonstration, identitySecret, LintelProcess } from './lintel-process.js';
import { startMailSink } from './mail-sink.js';

export interface Cluster {
  /** Of the gateway. */
  readonly address: string;
  readonly replicas: readonly Replica[];
  /** Where its mails are, one file each. */
  readonly mailFolder: string;
  /** Ends what still runs, and removes what it kept in the engines. */
  stop(): Promise<void>;
}

/** The number of processes of each service that has more than one. */
const REPLICAS: Readonly<Record<string, number>> = { listings: 2, search: 2 };

/** The services that the gateway was built for, without operations, which starts once the addresses of the others are known. */
function services(): string[] {
  const supergraph = new URL('../../../../gateway/supergraph.graphql', import.meta.url);
  return [...readFileSync(supergraph, 'utf8').matchAll(/@join__graph\(name: "(\w+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'operations');
}

/** @param replicas the processes that a program started with these settings calls */
const addressesOf = (replicas: readonly { readonly service: string; readonly process: LintelProcess }[]) => ({
  LINTEL_SERVICES: replicas.map(({ service, process }) => `${service}=${process.address}`).join(','),
});

/** The services as separate processes behind one gateway, in a namespace that no other run has. */
export async function startCluster(dataFolder: string): Promise<Cluster> {
  const namespace = `e2e-${randomUUID().slice(0, 8)}`;
  const mailFolder = join(dataFolder, 'mails');
  const mail = await startMailSink(mailFolder);
  const settings = {
    ...engineSettings(namespace),
    LINTEL_MAIL: 'smtp',
    LINTEL_SMTP_URL: mail.url,
    LINTEL_DATA: dataFolder,
    LINTEL_IDENTITY_SECRET: identitySecret,
    LINTEL_OPERATIONS_SIGN_IN: 'password',
  };
  const running: LintelProcess[] = [];
  const start = async (program: string, more: Record<string, string> = {}): Promise<LintelProcess> => {
    const started = await LintelProcess.run(program, { ...settings, ...more });
    running.push(started);
    return started;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((part) => part.stop()));
    await mail.stop();
    await removeNamespace(namespace);
  };
  try {
    const replicas: { service: string; process: LintelProcess }[] = [];
    for (const service of services())
      for (let n = 0; n < (REPLICAS[service] ?? 1); n += 1)
        replicas.push({ service, process: await start(`services/${service}/bundle/main.js`) });
    // Operations watches the others.
    const operations = await start('services/operations/bundle/main.js', addressesOf(replicas));
    replicas.push({ service: 'operations', process: operations });
    await addDemonstration(settings);
    const gateway = await start('gateway/bundle/door.js', addressesOf(replicas));
    await demonstrationListed(gateway.address);
    return {
      address: gateway.address,
      mailFolder,
      replicas: replicas.map(({ service, process: { pid } }) => ({ service, pid })),
      stop,
    };
  } catch (error) {
    // The first error is the one to report.
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Resolves once the projection has all the demonstration listings. */
async function demonstrationListed(address: string): Promise<void> {
  const query =
    '{ sale: searchListings(listingType: sale) { total } rent: searchListings(listingType: rent) { total } }';
  const until = performance.now() + 60_000;
  let answer = '';
  while (performance.now() < until) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    answer = await response.text();
    const { data } = JSON.parse(answer) as { data?: Record<'sale' | 'rent', { total: number } | null> };
    if (data?.sale?.total === 2 && data.rent?.total === 11) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The demonstration listings did not arrive in the search projection: ${answer}`);
}
