import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { fromRoot } from '../bench/program.ts';
import {
  cleared,
  clusterSettings,
  deleteIndexes,
  deleteKeys,
  type EngineName,
  engineVariables,
  EngineVictim,
  throughProxies,
} from './engines.ts';
import { startMailSink } from './mail-sink.ts';
import { FaultProxy } from './fault-proxy.ts';
import type { Profile } from './profile.ts';
import { Supervised } from './supervised.ts';

const REPLICAS: Readonly<Record<string, number>> = { listings: 2, search: 2, notifications: 2 };
const IDENTITY_SECRET = 'a secret of fault runs that is long enough';

export interface ClusterOptions {
  readonly port: number;
  readonly logFolder: string;
  readonly namespace: string;
  readonly hasNewsletter: boolean;
  /** Kills and starts engines; without it they are left alone. */
  readonly engineCommand: string | undefined;
  /** Whether there are proxies before the engines and between the services. */
  readonly withLinks?: boolean;
  /** Settings beside the harness's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The services that the gateway was built for and that are built. */
export function services(): string[] {
  const supergraph = readFileSync(fromRoot('gateway/supergraph.graphql'), 'utf8');
  const names = [...supergraph.matchAll(/@join__graph\(name: "(\w+)"/g)].map(([, name]) => name!);
  return names.filter((name) => existsSync(fromRoot(`services/${name}/bundle/main.js`)));
}

/** The services as processes of their own, two replicas of those that matter most, behind one gateway. */
export async function startClusterProfile(options: ClusterOptions): Promise<Profile> {
  const { port, logFolder, namespace, hasNewsletter, engineCommand } = options;
  const folder = await mkdtemp(join(tmpdir(), 'lintel-faults-'));
  const sink = await startMailSink(port + 90);
  const direct = clusterSettings(namespace);
  const engines = options.withLinks ? await throughProxies(direct) : undefined;
  const environment = {
    ...(engines?.settings ?? direct),
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: IDENTITY_SECRET,
    LINTEL_MAIL: 'smtp',
    LINTEL_SMTP_URL: sink.url,
    ...options.settings,
  };
  // The ports after the public one are the services'.
  const operationsPort = port + 80;
  let next = port + 1;
  const places = services().flatMap((service) =>
    Array.from({ length: REPLICAS[service] ?? 1 }, (_, n) => ({ service, n, at: next++ })),
  );
  // Asked by the gateway, and watched by operations.
  const ways = await Promise.all(
    places.map(async ({ service, at }) => {
      const proxy = engines && (await FaultProxy.to(`127.0.0.1:${at}`));
      return { proxy, address: `${service}=http://127.0.0.1:${proxy?.port ?? at}` };
    }),
  );
  const addresses = ways.map(({ address }) => address).join(',');
  const between = ways.flatMap(({ proxy }) => proxy ?? []);
  const links = engines && { ...engines.links, services: between };
  const replicas = places.map(({ service, n, at }) => {
    const name = REPLICAS[service] ? `${service}-${n + 1}` : service;
    const settings = { ...environment, LINTEL_PORT: String(at), LINTEL_SERVICES: addresses };
    const process = new Supervised(name, `services/${service}/bundle/main.js`, settings, logFolder);
    return { service, process };
  });
  const gateway = new Supervised(
    'gateway',
    'gateway/bundle/door.js',
    {
      ...environment,
      LINTEL_PORT: String(port),
      LINTEL_OPERATIONS_PORT: String(operationsPort),
      LINTEL_SERVICES: addresses,
    },
    logFolder,
  );
  const processes = [...replicas.map(({ process }) => process), gateway];
  for (const process of processes) process.start();
  await Promise.all(processes.map((process) => process.whenReady()));
  const search = replicas.filter(({ service }) => service === 'search').map(({ process }) => process);
  const names = Object.keys(engineVariables) as EngineName[];
  return {
    name: 'cluster',
    origin: `http://127.0.0.1:${port}`,
    operations: `http://127.0.0.1:${operationsPort}`,
    processes,
    engines: engineCommand ? names.map((name) => new EngineVictim(name, engineCommand)) : [],
    spared: engineCommand
      ? {}
      : Object.fromEntries(
          names.map((name) => [name, 'LINTEL_FAULTS_ENGINES names no command that starts it again']),
        ),
    // Whoever compares goes straight there.
    settings: loadConfig(platformConfigSchema, { ...environment, ...direct }),
    signing: environment,
    hasNewsletter,
    mails: async () => sink.mails,
    // Others may read beside them.
    atRest: (read) => read(),
    async rebuildSearch() {
      await Promise.all(search.map((process) => process.stop()));
      await deleteIndexes(namespace, process.env);
      for (const process of search) process.start();
      await Promise.all(search.map((process) => process.whenReady()));
    },
    emptyQueues: () => deleteKeys(namespace, process.env),
    ...(links ? { links } : {}),
    loseKeys: () => deleteKeys(namespace, process.env),
    loseIndex: () => deleteIndexes(namespace, process.env),
    async end() {
      await Promise.all(processes.map((process) => process.stop()));
      for (const proxy of Object.values(links ?? {}).flat()) await proxy.close();
      sink.close();
      await rm(folder, { recursive: true, force: true });
      await cleared(namespace);
    },
  };
}
