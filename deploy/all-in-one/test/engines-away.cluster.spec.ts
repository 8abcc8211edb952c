import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const given = (name: string) => process.env[`LINTEL_TEST_${name}`];
const engines = ['KAFKA', 'MONGO', 'REDIS', 'ELASTICSEARCH', 'S3'] as const;
const missing = engines.filter((name) => !given(name));
const built = (path: string) => {
  const script = path === 'gateway' ? 'door.js' : 'main.js';
  return fileURLToPath(new URL(`../../../${path}/bundle/${script}`, import.meta.url));
};

/** The cluster profile in a namespace of its own, which a test changes to taste. */
function clusterSettings(folder: string): Record<string, string> {
  const s3 = new URL(given('S3')!);
  return {
    LINTEL_NAMESPACE: 'engines-away',
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: 'a secret for tests that is long enough',
    LINTEL_DOCUMENTS: 'mongo',
    LINTEL_MONGO_URL: given('MONGO')!,
    LINTEL_EVENT_BUS: 'kafka',
    LINTEL_KAFKA_BROKERS: given('KAFKA')!,
    LINTEL_SEARCH_INDEX: 'elasticsearch',
    LINTEL_ELASTICSEARCH_URL: given('ELASTICSEARCH')!,
    LINTEL_OBJECT_STORE: 's3',
    LINTEL_S3_URL: s3.origin,
    LINTEL_S3_ACCESS_KEY: decodeURIComponent(s3.username),
    LINTEL_S3_SECRET_KEY: decodeURIComponent(s3.password),
    LINTEL_JOBS: 'bullmq',
    LINTEL_REDIS_URL: given('REDIS')!,
  };
}

/** Whose address is behind a setting, as a socket wants it. */
function targetOf(address: string): { host: string; port: number } {
  const [host, port] = address
    .replace(/^\w+:\/\//, '')
    .replace(/^.*@/, '')
    .split(/[/?,]/)[0]!
    .split(':');
  return { host: host!, port: Number(port) };
}

/** A port of this machine that nobody uses, and that the system is unlikely to give away for a while. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

jest.setTimeout(120_000);
(missing.length > 0 ? describe.skip : describe)(
  `a service whose engine is absent at its start${missing.length > 0 ? `: skipped, LINTEL_TEST_${missing[0]} is not set` : ''}`,
  () => {
    let folder: string;
    let child: ChildProcess | undefined;
    const proxies: Server[] = [];
    let said: string;
    const sockets = new Set<Socket>();

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lintel-away-'));
      said = '';
    });
    afterEach(async () => {
      if (child && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      for (const socket of sockets) socket.destroy();
      for (const proxy of proxies.splice(0)) proxy.close();
      child = undefined;
      await rm(folder, { recursive: true, force: true });
    });

    const start = (program: string, settings: Record<string, string>) => {
      child = spawn(process.execPath, [built(program)], {
        env: { ...process.env, LINTEL_LOG_LEVEL: 'info', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      return child;
    };

    /** What `ask` brings, once it satisfies: a process that is starting says nothing at first. */
    async function eventually<Answer>(
      ask: () => Promise<Answer>,
      satisfies: (answer: Answer) => boolean,
    ): Promise<Answer> {
      const until = performance.now() + 60_000;
      for (;;) {
        const answer = await ask().catch(() => undefined);
        if (answer !== undefined && satisfies(answer)) return answer;
        if (performance.now() > until)
          throw new Error(`in vain; last answer ${JSON.stringify(answer)}, and it said:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }

    /** The engine comes: connections to the port go to it from now on. */
    async function comes(port: number, address: string): Promise<void> {
      const proxy = createServer((near) => {
        const far = connect(targetOf(address));
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.on('error', () => undefined).on('close', () => to.destroy());
          from.pipe(to);
        }
      }).listen(port, '127.0.0.1');
      proxies.push(proxy);
      await once(proxy, 'listening');
    }

    it.each([
      [
        'services/listings',
        'LINTEL_MONGO_URL',
        (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
      ],
      ['services/search', 'LINTEL_ELASTICSEARCH_URL', (port: number) => `http://user:hush@127.0.0.1:${port}`],
    ] as const)('%s waits for %s, says so, and goes on by itself', async (program, setting, addressAt) => {
      const [port, absent] = [await freePort(), await freePort()];
      const settings = clusterSettings(folder);
      const real = settings[setting]!;
      start(program, { ...settings, LINTEL_PORT: String(port), [setting]: addressAt(absent) });
      const ask = async (path: string) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`);
        return { status: response.status, text: await response.text() };
      };
      const waiting = await eventually(
        () => ask('/readyz'),
        ({ text }) => text.includes(setting),
      );
      expect(waiting.status).toBe(503);
      expect(waiting.text).toContain(`waits for ${setting} at 127.0.0.1:${absent}: `);
      expect(await ask('/livez')).toMatchObject({ status: 200 });
      expect(said).toContain(`waiting for ${setting} at 127.0.0.1:${absent}`);
      expect(waiting.text + said).not.toContain('hush');
      await comes(absent, real);
      await eventually(
        () => ask('/readyz'),
        ({ status }) => status === 200,
      );
      expect(said).toContain('the engine that was waited for answers');
    });

    // What is said once an engine that is not waited for has come. The cache of accounts connects by itself and says nothing.
    const joined = {
      LINTEL_KAFKA_BROKERS: 'the event bus answers',
      LINTEL_MONGO_URL: 'the document store answers',
      LINTEL_REDIS_URL: 'the job queue answers',
      LINTEL_S3_URL: 'the object store answers',
    } as const;
    const joinedByAccounts = { LINTEL_KAFKA_BROKERS: 'joined at last' } as const;
    it.each([
      ['services/accounts', joinedByAccounts, ['LINTEL_KAFKA_BROKERS', 'LINTEL_REDIS_URL']],
      ['services/listings', joined, ['LINTEL_KAFKA_BROKERS', 'LINTEL_REDIS_URL', 'LINTEL_S3_URL']],
      ['services/notifications', joined, ['LINTEL_KAFKA_BROKERS', 'LINTEL_REDIS_URL']],
      ['services/search', joined, ['LINTEL_KAFKA_BROKERS', 'LINTEL_REDIS_URL', 'LINTEL_MONGO_URL']],
      ['gateway', joined, ['LINTEL_KAFKA_BROKERS', 'LINTEL_S3_URL']],
    ] as const)(
      '%s answers before what it can do without does, and joins it when it comes',
      async (program, saying, without) => {
        const [port, operations] = [await freePort(), await freePort()];
        const settings = clusterSettings(folder);
        const absent = await Promise.all(
          without.map(async (setting) => [setting, await freePort()] as const),
        );
        start(program, {
          ...settings,
          LINTEL_PORT: String(port),
          LINTEL_OPERATIONS_PORT: String(operations),
          ...Object.fromEntries(
            absent.map(([setting, at]) => [
              setting,
              settings[setting]!.replace(/[^/@]+:\d+/, `127.0.0.1:${at}`),
            ]),
          ),
        });
        const rows = async () => {
          const at = program === 'gateway' ? operations : port;
          const response = await fetch(`http://127.0.0.1:${at}/readyz`);
          return { status: response.status, text: await response.text() };
        };
        // The gateway of a portal without services is ready for nothing else.
        const before = await eventually(rows, ({ status }) => status === 200 || said.includes('is ready at'));
        expect(before.text).not.toContain('waits for');
        // What is away says so, in words that are not a driver's.
        expect(before.text).not.toContain('mongoose');
        if (program === 'services/accounts')
          expect(before.text).toContain('the event bus has not answered yet');
        const asked = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ __typename }"}',
        });
        expect(await asked.json()).toMatchObject({ data: { __typename: 'Query' } });
        for (const [setting, at] of absent) {
          await comes(at, settings[setting]!);
          if (setting in saying)
            await eventually(
              async () => said,
              (lines) => lines.includes(saying[setting as keyof typeof saying]),
            );
        }
        await eventually(rows, ({ text }) => !text.includes('has not answered yet'));
      },
    );

    it.each([
      ['services/listings', 'LINTEL_MONGO_URL', 'mongodb://user:hush@127.0.0.1:27o17'],
      ['services/listings', 'LINTEL_MONGO_URL', 'mongodb://user:hush@127.0.0.1:27017/?w=1'],
      ['services/listings', 'LINTEL_KAFKA_BROKERS', '127.0.0.1'],
      ['services/search', 'LINTEL_ELASTICSEARCH_URL', 'htp://127.0.0.1:9200'],
      ['gateway', 'LINTEL_S3_URL', 'http://127.0.0.1:9000/path'],
    ])('%s ends over a slip in %s (%s), by its name', async (program, setting, slip) => {
      const ended = once(
        start(program, { ...clusterSettings(folder), LINTEL_PORT: '0', [setting]: slip }),
        'exit',
      );
      expect(await ended).toEqual([1, null]);
      expect(said).toContain(`${setting}: `);
      expect(said).not.toContain('hush');
    });

    it('services/search waits for a host that nobody knows', async () => {
      const port = await freePort();
      const settings = clusterSettings(folder);
      start('services/search', {
        ...settings,
        LINTEL_PORT: String(port),
        LINTEL_ELASTICSEARCH_URL: 'http://nobody-knows.invalid:9200',
      });
      await eventually(
        async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text(),
        (text) => text.includes('waits for LINTEL_ELASTICSEARCH_URL at nobody-knows.invalid:9200'),
      );
    });
  },
);
