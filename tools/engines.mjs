/* global fetch, AbortController */
import { spawnSync } from 'node:child_process';
import { setInterval, setTimeout } from 'node:timers/promises';

/** The engines of the cluster profile, by the part of their test address's name. */
const engines = {
  KAFKA: async ({ GenericContainer }) => {
    const port = 29092;
    const container = await new GenericContainer('apache/kafka:4.1.0')
      .withExposedPorts({ container: port, host: port })
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_LISTENERS: `CONTROLLER://:9093,TEST://:${port}`,
        KAFKA_ADVERTISED_LISTENERS: `TEST://127.0.0.1:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,TEST:PLAINTEXT',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_INTER_BROKER_LISTENER_NAME: 'TEST',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .start();
    return { container, address: `127.0.0.1:${port}` };
  },
  MONGO: async ({ GenericContainer, Wait }) => {
    const container = await new GenericContainer('mongo:8')
      .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start();
    await container.exec(['mongosh', '--quiet', '--eval', 'rs.initiate()']);
    return {
      container,
      address: `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/?directConnection=true`,
    };
  },
  REDIS: async ({ GenericContainer }) => {
    const container = await new GenericContainer('redis:7')
      .withCommand(['redis-server', '--maxmemory-policy', 'noeviction', '--appendonly', 'yes'])
      .withExposedPorts(6379)
      .start();
    return { container, address: `redis://${container.getHost()}:${container.getMappedPort(6379)}` };
  },
  ELASTICSEARCH: async ({ GenericContainer, Wait }) => {
    const container = await new GenericContainer('docker.elastic.co/elasticsearch/elasticsearch:9.0.0')
      .withEnvironment({
        'discovery.type': 'single-node',
        'xpack.security.enabled': 'false',
        ES_JAVA_OPTS: '-Xms1g -Xmx1g',
      })
      .withExposedPorts(9200)
      .withWaitStrategy(Wait.forHttp('/', 9200))
      .withStartupTimeout(120_000)
      .start();
    return { container, address: `http://${container.getHost()}:${container.getMappedPort(9200)}` };
  },
  S3: async ({ GenericContainer, Wait }) => {
    const container = await new GenericContainer('minio/minio:RELEASE.2025-09-07T16-13-09Z')
      .withCommand(['server', '/data'])
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
      .start();
    return {
      container,
      address: `http://minioadmin:minioadmin@${container.getHost()}:${container.getMappedPort(9000)}`,
    };
  },
};

/** Has each engine take or tell something, by the name of its test address. */
const questions = {
  async LINTEL_TEST_KAFKA(address) {
    const { Kafka, logLevel } = await import('kafkajs');
    const admin = new Kafka({ brokers: [address], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    await admin.listTopics();
    await admin.disconnect();
  },
  async LINTEL_TEST_MONGO(address) {
    const { createConnection } = await import('mongoose');
    const connection = await createConnection(address, { dbName: 'answers' }).asPromise();
    const answers = connection.collection('answers', { writeConcern: { w: 'majority' } });
    await answers.replaceOne({ _id: 'asked' }, { at: new Date() }, { upsert: true });
    await connection.close();
  },
  async LINTEL_TEST_REDIS(address) {
    const { Redis } = await import('ioredis');
    const redis = new Redis(address);
    await redis.set('answers', '', 'PX', 1000);
    await redis.quit();
  },
  LINTEL_TEST_ELASTICSEARCH: (address) => fetch(`${address}/_cat/indices`),
  // Without its key: whatever it answers, it does.
  LINTEL_TEST_S3: (address) => fetch(new URL('/', new URL(address).href.replace(/\/\/.*@/, '//'))),
};
const ANSWERS_WITHIN_MS = 20_000;
const LOOKED_AT_EACH_MS = 30_000;

/** Those of the engines that do not answer. */
async function hanging(addresses) {
  const asked = Object.entries(addresses).map(async ([variable, address]) => {
    const answer = questions[variable](address).then(
      () => true,
      () => false,
    );
    return (await Promise.race([answer, setTimeout(ANSWERS_WITHIN_MS, false)])) ? [] : [[variable, address]];
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

/**
 * The engines to test on: those whose addresses are given; the rest in containers where Docker answers; otherwise missing. `onAnswering` does what it is given with
 * an eye on them: one that hangs is started again meanwhile, and all of it is then done once more, as what was found on a hanging engine says nothing of the product.
 */
export async function startEngines() {
  const addresses = {};
  const missing = [];
  const containers = [];
  const docker = spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
  for (const [name, start] of Object.entries(engines)) {
    const variable = `LINTEL_TEST_${name}`;
    if (process.env[variable]) addresses[variable] = process.env[variable];
    else if (docker) {
      const { container, address } = await start(await import('testcontainers'));
      containers.push(container);
      addresses[variable] = address;
    } else missing.push(name);
  }
  return {
    addresses,
    missing,
    stop: () => Promise.all(containers.map((container) => container.stop())),
    async onAnswering(work) {
      const ended = new AbortController();
      const mended = mendUntil(ended.signal, addresses);
      const result = await work();
      ended.abort();
      return (await mended) > 0 ? work() : result;
    },
  };
}

/** Resolves with how many engines were started again until the signal. Each had not answered twice in a row: a busy one is let be. */
async function mendUntil(signal, addresses) {
  let mended = 0;
  try {
    for await (const among of setInterval(LOOKED_AT_EACH_MS, addresses, { signal })) {
      for (const variable of Object.keys(await hanging(await hanging(among))))
        if (startAgain(variable.replace('LINTEL_TEST_', '').toLowerCase())) mended++;
    }
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
  }
  return mended;
}

/** By `LINTEL_TEST_ENGINES`, a command: `COMMAND kill NAME` has to end an engine, `COMMAND start NAME` to start it with its data and return once it answers. */
function startAgain(name) {
  const command = process.env.LINTEL_TEST_ENGINES;
  console.log(`${name} does not answer${command ? ': it is started again' : ''}`);
  return (
    command !== undefined &&
    ['kill', 'start'].every((verb) => spawnSync(command, [verb, name], { stdio: 'inherit' }).status === 0)
  );
}
