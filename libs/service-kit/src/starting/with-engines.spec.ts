import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Adapter, EngineAway, UnusableSetting } from '@lintel/platform/port';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Engines, type StartOptions, startWithEngines } from './with-engines.js';

/** An engine that a test lets come and go. */
class Engine {
  there = false;
  asked = 0;
  closed = 0;

  constructor(
    private readonly setting: string,
    private readonly hosts: string,
  ) {}

  readonly open = async (): Promise<Adapter> => {
    this.asked++;
    if (!this.there) throw new EngineAway(this.setting, this.hosts, new Error('connection refused'));
    return {
      health: async () => {
        if (!this.there) throw new Error(`${this.hosts} is gone`);
        return { name: this.setting, gauges: {} };
      },
      close: async () => void this.closed++,
    };
  };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

let kafka: Engine;
let mongo: Engine;
let port: number;
let lines: {
  readonly level: number;
  readonly msg: string;
  readonly setting?: string;
  readonly hosts?: string;
}[];
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
  kafka = new Engine('LINTEL_KAFKA_BROKERS', 'kafka:9092');
  mongo = new Engine('LINTEL_MONGO_URL', 'mongo:27017');
  lines = [];
  stops = [];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
});
afterEach(async () => {
  jest.useRealTimers();
  for (const stop of stops) await stop();
});

const begin = (
  start: (engines: Engines) => Promise<{ stop(): Promise<void> } | undefined>,
  more: Partial<StartOptions> = {},
) => {
  const started = startWithEngines(
    {
      name: 'things',
      config: { LINTEL_PORT: port, LINTEL_HOST: '127.0.0.1', LINTEL_LOG_LEVEL: 'silent' },
      logger: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
      ...more,
    },
    start,
  );
  started.then(
    (program) => stops.push(() => program.stop()),
    () => undefined,
  );
  return started;
};

const both = (engines: Engines) => engines.open({ bus: kafka.open, documents: mongo.open });
const nothing = { stop: async () => undefined };
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const untilAsked = async (engine: Engine, times: number) => {
  while (engine.asked < times) await turns();
};

describe('a program whose engines are not there yet', () => {
  it('lives, is not ready, and says what it waits for', async () => {
    mongo.there = true;
    void begin(async (engines) => (await both(engines), nothing));
    await untilAsked(kafka, 1);
    expect((await ask('/livez')).status).toBe(200);
    const readiness = await ask('/readyz');
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({
      ready: false,
      parts: [
        { name: 'things: start', ready: false, reason: 'is under way' },
        {
          name: 'things: bus',
          ready: false,
          reason: 'waits for LINTEL_KAFKA_BROKERS at kafka:9092: connection refused',
        },
        { name: 'things: documents', ready: true },
      ],
    });
    const refused = await ask('/graphql');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    const read = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await read.text()).toMatch(/http-equiv="refresh" content="2"[^]*We are starting\./);
    kafka.there = true;
    await jest.advanceTimersByTimeAsync(2000);
  });

  it('says it where its health is asked for, and not to the public, where that is another address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const operations = (server.address() as AddressInfo).port;
    server.close();
    await once(server, 'close');
    void begin(async (engines) => (await both(engines), nothing), {
      operations: { port: operations, host: '127.0.0.1' },
    });
    await untilAsked(kafka, 1);
    const said = await (await fetch(`http://127.0.0.1:${operations}/readyz`)).text();
    expect(said).toContain('waits for LINTEL_KAFKA_BROKERS at kafka:9092');
    expect((await fetch(`http://127.0.0.1:${operations}/livez`)).status).toBe(200);
    // Balancers ask `/livez` of a public address, which has no `/readyz`.
    for (const path of ['/livez', '/readyz', '/graphql']) {
      const refused = await ask(path);
      expect(refused.status).toBe(503);
      expect(await refused.text()).not.toContain('kafka');
    }
    kafka.there = mongo.there = true;
    await jest.advanceTimersByTimeAsync(2000);
  });

  it.each(['LINTEL_PORT', 'LINTEL_OPERATIONS_PORT'])('names %s when its port is taken', async (setting) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const taken = (server.address() as AddressInfo).port;
    const config = { LINTEL_PORT: taken, LINTEL_HOST: '127.0.0.1', LINTEL_LOG_LEVEL: 'silent' as const };
    const more = setting === 'LINTEL_PORT' ? { config } : { operations: { port: taken, host: '127.0.0.1' } };
    await expect(begin(async () => nothing, more)).rejects.toThrow(`${setting}: port ${taken} is taken.`);
    server.close();
  });

  it('goes on by itself when they come, at the address where it waited', async () => {
    const started = begin(async (engines) => {
      await both(engines);
      await engines.listen(async () => {
        // Another can have the port at once.
        const server = createServer().listen(port, '127.0.0.1');
        await once(server, 'listening');
        server.close();
        return port;
      });
      return nothing;
    });
    await untilAsked(kafka, 1);
    kafka.there = true;
    await jest.advanceTimersByTimeAsync(300);
    mongo.there = true;
    await jest.advanceTimersByTimeAsync(2000);
    await jest.advanceTimersByTimeAsync(100);
    await (await started).stop();
    expect([kafka.closed, mongo.closed]).toEqual([1, 1]);
  });

  it('says so in the log at once and then ever more seldom', async () => {
    void begin(async (engines) => (await engines.open({ bus: kafka.open }), nothing));
    await untilAsked(kafka, 1);
    await turns();
    expect(lines).toMatchObject([
      { msg: 'waiting for LINTEL_KAFKA_BROKERS at kafka:9092', setting: 'LINTEL_KAFKA_BROKERS' },
    ]);
    await jest.advanceTimersByTimeAsync(600_000);
    const count = lines.length;
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThan(12);
    expect(kafka.asked).toBeGreaterThan(250);
    kafka.there = true;
    await jest.advanceTimersByTimeAsync(2000);
    expect(lines.at(-1)!.msg).toBe('the engine that was waited for answers');
  });

  it('ends over a setting that leads nowhere, though an engine is away as well', async () => {
    const wrong = () => Promise.reject(new UnusableSetting('LINTEL_S3_URL: not an address'));
    const started = begin(
      async (engines) => (await engines.open({ bus: kafka.open, objects: wrong }), nothing),
    );
    await expect(started).rejects.toThrow('LINTEL_S3_URL: not an address');
  });

  it('begins again, with everything closed, when an engine goes away in the middle of the start', async () => {
    kafka.there = mongo.there = true;
    let begun = 0;
    const started = begin(async (engines) => {
      await both(engines);
      if (begun++ === 0) {
        kafka.there = false;
        throw new Error('the topic could not be made');
      }
      return nothing;
    });
    while (kafka.closed === 0) await turns();
    expect(mongo.closed).toBe(1);
    kafka.there = true;
    await jest.advanceTimersByTimeAsync(2100);
    await jest.advanceTimersByTimeAsync(100);
    await started;
    expect(begun).toBe(2);
  });

  it('stops what already runs, the last first and before anything is closed, when a later part does not start', async () => {
    kafka.there = true;
    const stopped: string[] = [];
    const started = begin(async (engines) => {
      const { bus } = await engines.open({ bus: kafka.open });
      for (const name of ['accounts', 'gateway'])
        engines.runs({
          stop: async () => void stopped.push(`${name}, ${(await bus.health()).name} is open`),
        });
      if (stopped.length === 0) throw new EngineAway('LINTEL_KAFKA_BROKERS', 'kafka:9092', new Error('gone'));
      return undefined;
    });
    while (kafka.closed === 0) await turns();
    const both = ['gateway', 'accounts'].map((name) => `${name}, LINTEL_KAFKA_BROKERS is open`);
    expect(stopped).toEqual(both);
    await jest.advanceTimersByTimeAsync(2100);
    const program = await started;
    await program.stop();
    expect(stopped).toEqual([...both, ...both]);
  });

  it('begins again a few times when it fails though the engines say that they are there', async () => {
    kafka.there = true;
    let begun = 0;
    const started = begin(async (engines) => {
      await engines.open({ bus: kafka.open });
      begun++;
      throw new Error('the group took no member in');
    });
    const ended = expect(started).rejects.toThrow('the group took no member in');
    while (kafka.closed < 5) {
      await jest.advanceTimersByTimeAsync(100);
      await turns();
    }
    await ended;
    expect(begun).toBe(5);
  });

  it('ends at once over a failure for which no engine is to blame', async () => {
    const embedded = new Engine('event-bus: embedded', 'nowhere');
    const rules = new Engine('language-model: rules', 'nowhere');
    embedded.there = rules.there = true;
    const started = begin(async (engines) => {
      await engines.open({ bus: embedded.open, model: rules.open });
      throw new Error('a mistake of ours');
    });
    const ended = expect(started).rejects.toThrow('a mistake of ours');
    while (embedded.closed === 0) {
      await jest.advanceTimersByTimeAsync(100);
      await turns();
    }
    await ended;
    expect(embedded.asked).toBe(1);
  });
});
