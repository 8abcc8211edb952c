import { buffer } from 'node:stream/consumers';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Client as Minio } from 'minio';
import { mongo } from 'mongoose';
import type { Kept } from './traces.js';

const ALL = 10_000;

/** All that an installation keeps in MongoDB, Redis, Elasticsearch and S3, by clients that know nothing of its adapters. */
export class ClusterStores {
  private readonly documents: mongo.MongoClient;
  private readonly redis: Redis;
  private readonly objects: Minio;
  private readonly namespace: string;
  private readonly search: string;

  constructor(private readonly settings: AdapterSettings) {
    this.namespace = settings.LINTEL_NAMESPACE!;
    this.documents = new mongo.MongoClient(settings.LINTEL_MONGO_URL!);
    this.redis = new Redis(settings.LINTEL_REDIS_URL!, { maxRetriesPerRequest: null });
    this.search = settings.LINTEL_ELASTICSEARCH_URL!;
    const s3 = new URL(settings.LINTEL_S3_URL!);
    this.objects = new Minio({
      endPoint: s3.hostname,
      port: Number(s3.port),
      useSSL: s3.protocol === 'https:',
      accessKey: settings.LINTEL_S3_ACCESS_KEY!,
      secretKey: settings.LINTEL_S3_SECRET_KEY!,
    });
  }

  async *everything(): AsyncGenerator<Kept> {
    yield* this.everyDocument();
    yield* this.everyKey();
    yield* this.everyIndexed();
    yield* this.everyObject();
  }

  /** Makes delayed jobs due, as their time is the engine's own. Those of schedules keep theirs. */
  async promoteJobs(): Promise<void> {
    for (const name of await this.queues()) {
      const queue = new Queue(name, { prefix: this.jobsPrefix, connection: this.redis });
      for (const job of await queue.getDelayed())
        if (!job.repeatJobKey) await job.promote().catch(() => undefined); // It was just taken.
      await queue.close();
    }
  }

  async drop(): Promise<void> {
    for (const name of await this.databases()) await this.documents.db(name).dropDatabase();
    await this.documents.close();
    for await (const { key } of this.keys()) await this.redis.unlink(key);
    await this.redis.quit();
    for (const name of await this.indices()) await fetch(`${this.search}/${name}`, { method: 'DELETE' });
    const names = [];
    for await (const { name } of this.named()) names.push(name);
    if (names.length > 0) await this.objects.removeObjects(this.bucket, names);
    await this.objects.removeBucket(this.bucket);
  }

  private get jobsPrefix(): string {
    return `${this.namespace}-lintel`;
  }

  private get bucket(): string {
    return `${this.namespace}-${this.settings.LINTEL_S3_BUCKET}`;
  }

  private async databases(): Promise<readonly string[]> {
    const { databases } = await this.documents.db('admin').admin().listDatabases();
    return databases.map(({ name }) => name).filter((name) => name.startsWith(`${this.namespace}-`));
  }

  private async *everyDocument(): AsyncGenerator<Kept> {
    for (const database of await this.databases()) {
      const service = database.replace(`${this.namespace}-lintel-`, '');
      for (const { name } of await this.documents.db(database).listCollections().toArray())
        for await (const document of this.documents.db(database).collection(name).find())
          yield { place: `${service}/${name}`, content: JSON.stringify(document) };
    }
  }

  private async *keys(): AsyncGenerator<{ readonly key: string }> {
    const found = this.redis.scanStream({ match: `${this.namespace}-*`, count: ALL });
    for await (const keys of found as AsyncIterable<string[]>) for (const key of keys) yield { key };
  }

  private async queues(): Promise<readonly string[]> {
    const names = [];
    for await (const { key } of this.keys())
      if (key.startsWith(`${this.jobsPrefix}:`) && key.endsWith(':meta')) names.push(key.split(':')[1]!);
    return names;
  }

  private async *everyKey(): AsyncGenerator<Kept> {
    for await (const { key } of this.keys())
      yield { place: `redis/${key}`, content: JSON.stringify(await this.valueOf(key)) };
  }

  private async valueOf(key: string): Promise<unknown> {
    const type = await this.redis.type(key);
    switch (type) {
      case 'string':
        return this.redis.get(key);
      case 'hash':
        return this.redis.hgetall(key);
      case 'list':
        return this.redis.lrange(key, 0, -1);
      case 'set':
        return this.redis.smembers(key);
      case 'zset':
        return this.redis.zrange(key, '0', '-1');
      case 'stream':
        return this.redis.xrange(key, '-', '+');
      case 'none': // It ended meanwhile.
        return null;
      default:
        throw new Error(`nobody has looked into a ${type} of Redis yet: ${key}`);
    }
  }

  private async indices(): Promise<readonly string[]> {
    const found = await fetch(`${this.search}/_cat/indices/${this.namespace}-*?format=json`);
    return ((await found.json()) as { index: string }[]).map(({ index }) => index);
  }

  private async *everyIndexed(): AsyncGenerator<Kept> {
    for (const name of await this.indices()) {
      await fetch(`${this.search}/${name}/_refresh`, { method: 'POST' });
      const found = await fetch(`${this.search}/${name}/_search?size=${ALL}`);
      yield { place: `search/${name}`, content: await found.text() };
    }
  }

  private named(): AsyncIterable<{ readonly name: string }> {
    return this.objects.listObjectsV2(this.bucket, '', true) as AsyncIterable<{ name: string }>;
  }

  private async *everyObject(): AsyncGenerator<Kept> {
    for await (const { name } of this.named()) {
      const about = JSON.stringify(await this.objects.statObject(this.bucket, name));
      const content = await buffer(await this.objects.getObject(this.bucket, name));
      yield { place: `objects/${name}`, content: about + content.toString('latin1') };
    }
  }
}
