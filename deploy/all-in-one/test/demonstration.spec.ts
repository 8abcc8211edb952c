import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, dataschemaOf, findEventDefinition, listingTopic } from '@lintel/contracts';
import { withPublicUrl } from '@lintel/gateway';
import { openEventBus } from '@lintel/platform/adapters';
import { loadConfig } from '@lintel/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { allInOneConfigSchema } from '../src/config.js';
import { demonstrationOf } from '../src/demonstration.js';
import { Browser } from './browser.js';
import { LintelProcess } from './lintel-process.js';

/** Of homes that nobody knows, some in each partition. */
const removals = Array.from({ length: 64 }, (_, n): CloudEvent => {
  const { type, example } = findEventDefinition('lintel.listing.removed.v1')!;
  return {
    specversion: '1.0',
    id: `removal-${n}`,
    source: '/services/listings',
    type,
    subject: String(90_000 + n),
    sequence: 1,
    time: '2026-03-02T09:30:00.000Z',
    datacontenttype: 'application/json',
    dataschema: dataschemaOf(type),
    data: { ...(example as object), id: 90_000 + n },
  };
});

const of = (given: Record<string, string>) => demonstrationOf(loadConfig(allInOneConfigSchema, given));

describe('what of a demonstration a start is for', () => {
  it.each([
    [{}, true, true],
    [{ NODE_ENV: 'test' }, true, true],
    [{ LINTEL_DEMO: '1' }, true, true],
    [{ LINTEL_HOST: 'localhost', LINTEL_PUBLIC_URL: 'http://127.0.0.1:3000' }, true, true],
    [{ LINTEL_HOST: '::1' }, true, true],
    [{ LINTEL_DEMO: '0' }, false, false],
    [{ NODE_ENV: 'production' }, false, false],
    [{ NODE_ENV: 'production', LINTEL_DEMO: '1' }, true, false],
    [{ NODE_ENV: 'production', LINTEL_DEMO: '1', LINTEL_HOST: '0.0.0.0' }, true, false],
    [{ LINTEL_HOST: '0.0.0.0' }, true, false],
    [{ LINTEL_HOST: '192.168.1.7' }, true, false],
    [{ LINTEL_PUBLIC_URL: 'https://lintel.example' }, true, false],
    [{ LINTEL_PUBLIC_URL: 'https://localhost.lintel.example' }, true, false],
  ])('%j: homes %s, accounts %s', (given, listings, accounts) => {
    expect(of(given as Record<string, string>)).toEqual({ listings, accounts });
  });

  it.each([
    [{ LINTEL_HOST: '0.0.0.0' }, 'LINTEL_HOST=0.0.0.0'],
    [{ LINTEL_HOST: '::' }, 'LINTEL_HOST=::'],
    [{ LINTEL_PUBLIC_URL: 'https://lintel.example' }, 'LINTEL_PUBLIC_URL=https://lintel.example'],
  ])('a start that asks for it is refused where others are let in: %j', (given, named) => {
    const ask = () => of({ ...(given as Record<string, string>), LINTEL_DEMO: '1' });
    expect(ask).toThrow(/^LINTEL_DEMO: /);
    expect(ask).toThrow(named);
  });
});

describe('a folder that a demonstration was started in', () => {
  let folder: string;
  let lintel: LintelProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-demonstration-'));
  });
  afterEach(() => lintel?.kill('SIGTERM'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (given: Record<string, string>) => {
    lintel = await LintelProcess.start({ LINTEL_DATA: folder, ...given });
    return new Browser(lintel.address);
  };
  const operations = { email: 'operations@example.org', password: 'demonstration' };
  const mailbox = (browser: Browser) => browser.ask('{ mailbox { messages { id } } }');

  it('has no accounts of it under any other start, says so, and has them again', async () => {
    const before = await start({});
    expect((await before.signIn(operations)).status).toBe(200);
    expect((await before.ask('{ me { email } }')).data.me.email).toBe(operations.email);
    expect((await mailbox(new Browser(lintel!.address))).errors).toBeUndefined();
    await lintel!.kill('SIGTERM');

    const after = await start({
      NODE_ENV: 'production',
      LINTEL_ALLOW_EMBEDDED: '1',
      LINTEL_LOG_LEVEL: 'warn',
    });
    expect((await after.signIn(operations)).status).toBe(401);
    after.cookies.clear();
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    expect((await after.ask('{ me { email } }')).data.me).toBeNull();
    expect((await mailbox(new Browser(lintel!.address))).errors[0].extensions.code).toMatch(
      /UNAUTHENTICATED|FORBIDDEN/,
    );
    expect(lintel!.log).toMatch(/^Accounts of a demonstration are in this data \(3\)/m);
    expect(lintel!.log.match(/"msg":"the accounts of a demonstration are here/g)).toHaveLength(1);
    await lintel!.kill('SIGTERM');

    expect((await (await start({ LINTEL_DEMO: '1' })).signIn(operations)).status).toBe(200);
  }, 120_000);

  it('is started without waiting for what consumers have yet to read, as this start loads nothing', async () => {
    await start({});
    await lintel!.kill('SIGTERM');
    const bus = await openEventBus(
      withPublicUrl(loadConfig(allInOneConfigSchema, { LINTEL_DATA: folder })),
      'another',
    );
    // Another member of search's group, which comes to no end with what it took.
    const { promise: end, resolve } = Promise.withResolvers<void>();
    await bus.subscribe({
      consumer: 'search',
      topic: listingTopic.name,
      from: 'beginning',
      handle: () => end,
    });
    await bus.publish(listingTopic.name, removals);
    await start({});
    expect(await bus.lag(listingTopic.name, 'search')).toBeGreaterThan(0);
    resolve();
    await bus.close();
  }, 120_000);

  it.each([
    [{ NODE_ENV: 'Production' }, /NODE_ENV: .*it is "Production"/],
    [{ LINTEL_DEMO: '1', LINTEL_HOST: '0.0.0.0' }, /^LINTEL_DEMO: /m],
  ])(
    'is not opened by %j',
    async (wrong, message) => {
      await expect(
        LintelProcess.start({ LINTEL_DATA: folder, ...(wrong as Record<string, string>) }),
      ).rejects.toThrow(message);
    },
    60_000,
  );
});
