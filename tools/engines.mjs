import { spawnSync } from 'node:child_process';

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

/** The engines to test on: those whose addresses are given; the rest in containers where Docker answers; otherwise missing. */
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
  return { addresses, missing, stop: () => Promise.all(containers.map((container) => container.stop())) };
}
