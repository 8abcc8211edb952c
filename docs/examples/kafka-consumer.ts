/**
 * Follows the homes of a portal on Kafka and says what became of each, a line of JSON at a time.
 * `npm install kafkajs`, then `KAFKA_BROKERS=host:9092 KAFKA_GROUP=acme.homes node kafka-consumer.ts` with Node 24.
 */
import { Kafka, logLevel } from 'kafkajs';

const {
  KAFKA_BROKERS = 'localhost:9092',
  KAFKA_TOPIC = 'lintel.listing',
  KAFKA_GROUP = 'acme.homes',
  KAFKA_USERNAME: username,
  KAFKA_PASSWORD: password,
} = process.env;

const kafka = new Kafka({
  clientId: KAFKA_GROUP,
  brokers: KAFKA_BROKERS.split(','),
  logLevel: logLevel.ERROR,
  ...(username && password && { ssl: true, sasl: { mechanism: 'scram-sha-512', username, password } }),
});

/** The sequence that was last dealt with, by home. Yours belongs beside what you keep of the home, and is written in the same transaction. */
const known = new Map<string, number>();

// Its partitions are given to another after so long without a sign of life.
const consumer = kafka.consumer({ groupId: KAFKA_GROUP, sessionTimeout: 10_000 });
await consumer.connect();
await consumer.subscribe({ topics: [KAFKA_TOPIC], fromBeginning: true });
await consumer.run({
  // Its place in the partition is committed after it returned: a crash brings an event again, and loses none.
  async eachMessage({ message: { key, value, headers = {} } }) {
    const type = String(headers['ce_type']);
    const home = String(key);
    const sequence = Number(headers['ce_sequence']);
    // Types of later releases are left alone, and what came before.
    if (!value || !type.startsWith('lintel.listing.') || sequence <= (known.get(home) ?? 0)) return;
    const data = JSON.parse(value.toString()) as { price?: number | null; status?: string };
    const gone = type === 'lintel.listing.removed.v1';
    console.log(
      JSON.stringify({ id: String(headers['ce_id']), home, sequence, type, price: data.price ?? null, gone }),
    );
    known.set(home, sequence);
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void consumer.disconnect().then(() => process.exit(0)));
