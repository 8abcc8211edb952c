import { Client as Elasticsearch } from '@elastic/elasticsearch';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import { Client as Minio } from 'minio';
import { mongo } from 'mongoose';

/** The settings of the cluster profile on the given engines, in a namespace apart from everything else in them. */
export function engineSettings(namespace: string): Record<string, string> {
  const s3 = new URL(given('S3'));
  return {
    LINTEL_NAMESPACE: namespace,
    LINTEL_DOCUMENTS: 'mongo',
    LINTEL_MONGO_URL: steadyMongo(),
    LINTEL_EVENT_BUS: 'kafka',
    LINTEL_KAFKA_BROKERS: given('KAFKA'),
    LINTEL_SEARCH_INDEX: 'elasticsearch',
    LINTEL_ELASTICSEARCH_URL: given('ELASTICSEARCH'),
    LINTEL_OBJECT_STORE: 's3',
    LINTEL_S3_URL: s3.origin,
    LINTEL_S3_ACCESS_KEY: decodeURIComponent(s3.username),
    LINTEL_S3_SECRET_KEY: decodeURIComponent(s3.password),
    LINTEL_CACHE: 'redis',
    LINTEL_JOBS: 'bullmq',
    LINTEL_REDIS_URL: given('REDIS'),
  };
}

/**
 * MongoDB's address for runs in which nobody ends it: writes are not sent again. Its stand-in looks through all writes of the last half hour that may be,
 * at each of them, and so gets slower all the time; MongoDB does not.
 */
export const steadyMongo = (): string => {
  const url = given('MONGO');
  return `${url}${url.includes('?') ? '&' : '?'}retryWrites=false`;
};

/** Removes everything of a namespace from the given engines. Its programs must have ended. Rejects with all that could not be removed. */
export async function removeNamespace(namespace: string): Promise<void> {
  const own: Own = (name) => name.startsWith(`${namespace}-`);
  const removals = Object.entries({
    MONGO: removeDatabases,
    KAFKA: removeTopics,
    ELASTICSEARCH: removeIndexes,
    S3: removeBuckets,
    REDIS: removeKeys,
  }).filter(([name]) => isGiven(name));
  const outcomes = await Promise.allSettled(removals.map(([, remove]) => remove(own)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${namespace} is not wholly removed`);
}

type Own = (name: string) => boolean;

async function removeDatabases(own: Own): Promise<void> {
  const client = await new mongo.MongoClient(given('MONGO')).connect();
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (own(name)) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

async function removeTopics(own: Own): Promise<void> {
  const kafka = new Kafka({
    brokers: given('KAFKA').split(','),
    clientId: 'e2e',
    logLevel: logLevel.NOTHING,
  });
  const admin = kafka.admin();
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter(own);
    if (topics.length > 0) await admin.deleteTopics({ topics });
    const { groups } = await admin.listGroups();
    // A group whose member was killed cannot be deleted yet; the broker's retention removes it.
    await Promise.allSettled(
      groups.filter(({ groupId }) => own(groupId)).map(({ groupId }) => admin.deleteGroups([groupId])),
    );
  } finally {
    await admin.disconnect();
  }
}

async function removeIndexes(own: Own): Promise<void> {
  const client = new Elasticsearch({ node: given('ELASTICSEARCH') });
  try {
    const indexes = (await client.cat.indices({ format: 'json', h: ['index'] })).map(({ index }) => index!);
    for (const index of indexes.filter(own)) await client.indices.delete({ index });
  } finally {
    await client.close();
  }
}

async function removeBuckets(own: Own): Promise<void> {
  const { hostname, port, protocol, username, password } = new URL(given('S3'));
  const client = new Minio({
    endPoint: hostname,
    port: Number(port),
    useSSL: protocol === 'https:',
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  });
  for (const { name } of (await client.listBuckets()).filter((bucket) => own(bucket.name))) {
    for await (const { name: key } of client.listObjectsV2(name, '', true) as AsyncIterable<{
      name: string;
    }>)
      await client.removeObject(name, key);
    await client.removeBucket(name);
  }
}

async function removeKeys(own: Own): Promise<void> {
  const redis = new Redis(given('REDIS'));
  try {
    for await (const keys of redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>) {
      const ours = keys.filter(own);
      if (ours.length > 0) await redis.unlink(...ours);
    }
  } finally {
    redis.disconnect();
  }
}

/** Whether an engine is given, by the end of its variable's name, such as `KAFKA`. */
export const isGiven = (name: string): boolean => Boolean(process.env[`LINTEL_TEST_${name}`]);

/** The address of an engine that is given. */
export function given(name: string): string {
  const address = process.env[`LINTEL_TEST_${name}`];
  if (!address) throw new Error(`LINTEL_TEST_${name} is not set`);
  return address;
}
