import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { engineSettings, given, removeNamespace } from '@lintel/e2e/engines';
import { Redis } from 'ioredis';
import { FaultProxy } from './fault-proxy.ts';

const run = promisify(execFile);

/** What each engine's test address is called, by the engine's name. */
export const engineVariables = {
  kafka: 'LINTEL_TEST_KAFKA',
  mongo: 'LINTEL_TEST_MONGO',
  redis: 'LINTEL_TEST_REDIS',
  elasticsearch: 'LINTEL_TEST_ELASTICSEARCH',
  s3: 'LINTEL_TEST_S3',
} as const;
export type EngineName = keyof typeof engineVariables;

/** How often an engine is chosen: those that take long to come back, more seldom. */
export const engineWeights: Readonly<Record<EngineName, number>> = {
  kafka: 4,
  mongo: 5,
  redis: 4,
  elasticsearch: 1.5,
  s3: 2,
};

/** Of an engine that is killed and started again on the data it had. */
export class EngineVictim {
  readonly name: EngineName;
  readonly #command: string;
  #under = false;
  kills = 0;
  readonly restarts: number[] = [];

  /** `command kill NAME` has to end an engine with SIGKILL, `command start NAME` to start it with its data and return once it answers. */
  constructor(name: EngineName, command: string) {
    this.name = name;
    this.#command = command;
  }

  get ready(): boolean {
    return !this.#under;
  }

  /** Kills and starts again. Resolves when it answers; rejects when it does not come back. */
  async kill(): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    this.kills++;
    const begun = performance.now();
    try {
      await run(this.#command, ['kill', this.name]);
      try {
        await run(this.#command, ['start', this.name]);
      } catch {
        // A machine that is busy may need longer than the command allows.
        await run(this.#command, ['start', this.name]);
      }
      this.restarts.push(performance.now() - begun);
    } finally {
      this.#under = false;
    }
  }
}

export const missingEngines = (environment: NodeJS.ProcessEnv): readonly string[] =>
  Object.values(engineVariables).filter((variable) => !environment[variable]);

/** The cluster profile on the engines that are given, apart from all else that is kept in them. These are ended: writes to MongoDB are sent again. */
export const clusterSettings = (namespace: string): Record<string, string> => ({
  ...engineSettings(namespace),
  LINTEL_MONGO_URL: given('MONGO'),
});

/** The same settings by ways on which things can go wrong. */
export async function throughProxies(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly settings: Record<string, string>; readonly links: Record<EngineName, FaultProxy[]> }> {
  const [kafka, mongo, redis, elasticsearch, s3] = await Promise.all([
    FaultProxy.to(settings['LINTEL_KAFKA_BROKERS']!, { tellsItsAddress: true }),
    FaultProxy.to(settings['LINTEL_MONGO_URL']!),
    FaultProxy.to(settings['LINTEL_REDIS_URL']!),
    FaultProxy.to(settings['LINTEL_ELASTICSEARCH_URL']!),
    FaultProxy.to(settings['LINTEL_S3_URL']!),
  ]);
  const mongoUrl = new URL(settings['LINTEL_MONGO_URL']!);
  mongoUrl.port = String(mongo.port);
  // By the replica set's own list its members would be found without the proxy.
  mongoUrl.search = '?directConnection=true';
  const moved = (setting: string, port: number) => {
    const url = new URL(settings[setting]!);
    url.port = String(port);
    return url.href.replace(/\/$/, '');
  };
  return {
    settings: {
      ...settings,
      LINTEL_KAFKA_BROKERS: `127.0.0.1:${kafka.port}`,
      LINTEL_MONGO_URL: mongoUrl.href,
      LINTEL_REDIS_URL: moved('LINTEL_REDIS_URL', redis.port),
      LINTEL_ELASTICSEARCH_URL: moved('LINTEL_ELASTICSEARCH_URL', elasticsearch.port),
      LINTEL_S3_URL: moved('LINTEL_S3_URL', s3.port),
    },
    links: { kafka: [kafka], mongo: [mongo], redis: [redis], elasticsearch: [elasticsearch], s3: [s3] },
  };
}

/** Deletes all indexes of a namespace, so that whoever needs one has to make it anew. */
export async function deleteIndexes(namespace: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { origin, username, password } = new URL(environment[engineVariables.elasticsearch]!);
  const headers: Record<string, string> = username
    ? {
        authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }
    : {};
  const listed = await fetch(`${origin}/_cat/indices?format=json&h=index`, { headers });
  for (const { index } of (await listed.json()) as { index: string }[])
    if (index.startsWith(`${namespace}-`))
      await fetch(`${origin}/${encodeURIComponent(index)}`, { method: 'DELETE', headers });
}

/** Empties Redis of all that a run keeps in it: jobs, rate limits, what sessions know by heart. */
export async function deleteKeys(namespace: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const redis = new Redis(environment[engineVariables.redis]!);
  try {
    for await (const keys of redis.scanStream({ match: `*${namespace}-*`, count: 1000 }))
      if ((keys as string[]).length > 0) await redis.del(...(keys as string[]));
  } finally {
    redis.disconnect();
  }
}

/** Removes what a run leaves in the engines: a broker with the topics of many runs is a slower one. What stays is said, and no fault of the run. */
export async function cleared(namespace: string): Promise<void> {
  try {
    await removeNamespace(namespace);
  } catch (error) {
    console.error(error);
  }
}
