import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { engineSettings } from '@lintel/e2e/engines';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { Balancer, type Replica } from './balancer.ts';
import { services } from './cluster-profile.ts';
import { cleared } from './engines.ts';
import { startMailSink } from './mail-sink.ts';
import { Supervised } from './supervised.ts';

/** What a balancer asks: only what a process cannot do without, as it is asked twice a second. */
const READY = '/readyz?needed';

/** From a gateway's port to that of its health. */
const OPERATIONS = 40;
const SEEN_WITHIN_MS = 30_000;

/** Two processes of one program, and what stands before them. */
export interface Pair {
  readonly name: string;
  readonly processes: readonly Supervised[];
  readonly balancer: Balancer;
  /** Whether work is sent to it. */
  readonly isReady: (process: Supervised) => boolean;
}

export interface ReplicasProfile {
  readonly origin: string;
  readonly pairs: readonly Pair[];
  /** What the harness reads the services' data with. */
  readonly settings: AdapterSettings;
  /** What a token is signed with, as an environment. */
  readonly signing: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

export interface ReplicasOptions {
  readonly port: number;
  readonly logFolder: string;
  readonly namespace: string;
  /** These alone, and the gateway; all unless given. */
  readonly only?: readonly string[] | undefined;
  /** Where it is entered before it starts anything. */
  readonly running: Set<{ end(): Promise<void> }>;
}

/** Two replicas of every service and of the gateway, each two behind a balancer, on real engines. */
export async function startReplicas({
  port,
  logFolder,
  namespace,
  only,
  running,
}: ReplicasOptions): Promise<ReplicasProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-replicas-'));
  const sink = await startMailSink(port + 90);
  const names = services().filter((name) => only?.includes(name) ?? true);
  // The balancers' ports follow the public one, those of processes come after them.
  const addresses = names.map((name, n) => `${name}=http://127.0.0.1:${port + 1 + n}`).join(',');
  const environment = {
    ...engineSettings(namespace),
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: 'a secret of fault runs that is long enough',
    LINTEL_MAIL: 'smtp',
    LINTEL_SMTP_URL: sink.url,
    LINTEL_SERVICES: addresses,
    LINTEL_PUBLIC_URL: `http://127.0.0.1:${port}`,
    LINTEL_TRUST_PROXY: '127.0.0.1',
    // One machine is all visitors: how much each may ask is not what is tried.
    LINTEL_READ_LIMIT: '0',
  };
  const program = (name: string, script: string, settings: Record<string, string>) =>
    new Supervised(name, script, { ...environment, ...settings }, logFolder);
  let next = port + 20;
  const pairOf = async (name: string, script: string, at: number): Promise<Pair> => {
    const replicas = ['1', '2'].map((n) => {
      const own = next++;
      const settings = { LINTEL_PORT: String(own), LINTEL_OPERATIONS_PORT: String(own + OPERATIONS) };
      const path = name === 'gateway' ? '/livez' : READY;
      const replica: Replica = { port: own, readiness: { port: own, path } };
      return { replica, process: program(`${name}-${n}`, script, settings) };
    });
    const balancer = await Balancer.open({ port: at, replicas: replicas.map(({ replica }) => replica) });
    return {
      name,
      balancer,
      processes: replicas.map(({ process }) => process),
      isReady: (process) =>
        process.ready && replicas.some((one) => one.process === process && balancer.isReady(one.replica)),
    };
  };
  const pairs = await Promise.all([
    ...names.map((name, n) => pairOf(name, `services/${name}/bundle/main.js`, port + 1 + n)),
    pairOf('gateway', 'gateway/bundle/door.js', port),
  ]);
  const processes = pairs.flatMap((pair) => pair.processes);
  const profile: ReplicasProfile = {
    origin: `http://127.0.0.1:${port}`,
    pairs,
    settings: loadConfig(platformConfigSchema, environment),
    signing: environment,
    async end() {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all(pairs.map(({ balancer }) => balancer.close()));
      sink.close();
      await cleared(namespace);
      await rm(folder, { recursive: true, force: true });
    },
  };
  running.add(profile);
  for (const process of processes) process.start();
  try {
    await Promise.all(pairs.map(untilReady));
  } catch (error) {
    await profile.end();
    throw error;
  }
  return profile;
}

/** Resolves when work is sent to both. */
async function untilReady({ name, processes, isReady }: Pair): Promise<void> {
  await Promise.all(processes.map((process) => process.whenReady()));
  const until = performance.now() + SEEN_WITHIN_MS;
  while (!processes.every(isReady)) {
    if (performance.now() > until) throw new Error(`the balancer of ${name} does not take both for ready`);
    await pause(100);
  }
}
