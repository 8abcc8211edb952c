import { createServer } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig, type Logger } from '@lintel/service-kit';
import { aMapFile, embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Compression, PMTiles, TileType } from 'pmtiles';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

let folder: string;
const release: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-map-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await mkdir(join(folder, 'remotes'));
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterEach(async () => {
  for (const step of release.splice(0)) await step();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A gateway with such a map, and what its log says of it. */
async function start(path: string) {
  const said: string[] = [];
  const logger = createLogger('gateway', 'silent');
  const objects = await openObjectStore(embeddedSettings(folder));
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, { LINTEL_MAP_PMTILES: path }), LINTEL_PORT: 0 },
    upstreams: [upstreamOf('search', { Query: { featuredListings: () => [] } })],
    objects,
    frontEnd: { shellFolder: join(folder, 'shell'), remoteFolders: [join(folder, 'remotes')] },
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: Object.assign(Object.create(logger) as Logger, {
      error: (text: unknown) => void said.push(String(text)),
    }),
    metrics: createMetrics(),
  });
  release.push(
    () => gateway.stop(),
    () => objects.close(),
  );
  const at = `http://127.0.0.1:${await gateway.listen()}`;
  const { map } = (await (await fetch(`${at}/config.json`)).json()) as {
    map: { file: { address: string; maxZoom: number } | null };
  };
  return { at, said, file: map.file };
}

async function given(content: Buffer | string, name = 'streets.pmtiles'): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

describe('the file of the map', () => {
  const content = aMapFile();

  it('is served whole, in ranges and as its head, and kept for ever', async () => {
    const { at, file, said } = await start(await given(content));
    expect([file!.maxZoom, said]).toEqual([10, []]);
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${at}${file!.address}`, { method, headers });
    const whole = await ask();
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    expect(whole.headers.get('cache-control')).toContain('immutable');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag')!;

    const part = await ask({ range: 'bytes=7-20', 'accept-encoding': 'br, gzip' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 7-20/${content.length}`);
    expect(part.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(7, 21))).toBe(true);

    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"of before"' })).status).toBe(200);

    const beyond = await ask({ range: `bytes=${content.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${content.length}`);
    expect(beyond.headers.get('cache-control')).toBe('no-store');
  });

  it('is read by the library that the browser reads it with', async () => {
    const { at, file } = await start(await given(content));
    const archive = new PMTiles(`${at}${file!.address}`);
    expect(await archive.getZxy(10, 511, 340)).toBeDefined();
    expect(await archive.getZxy(10, 0, 0)).toBeUndefined();
  });

  it('is the only one: no other name below it reaches a file', async () => {
    const path = await given(content);
    await given('secret', 'secret.pmtiles');
    const { at } = await start(path);
    for (const name of [
      'secret.pmtiles',
      'streets.pmtiles',
      '..%2Fsecret.pmtiles',
      '%2e%2e%2fsecret.pmtiles',
    ]) {
      const answer = await fetch(`${at}/map/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(await answer.text()).not.toContain('secret');
    }
  });

  it('has another address when it is another, and no answer once it is written over', async () => {
    const path = await given(content);
    const { at, file, said } = await start(path);
    await writeFile(path, aMapFile({ full: 'earth' }));
    const answer = await fetch(`${at}${file!.address}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(said).toEqual([expect.stringMatching(/LINTEL_MAP_PMTILES was written over/)]);
    expect((await start(path)).file!.address).not.toBe(file!.address);
  });
});

describe('a map that cannot be used is named in the log, and the portal starts without it:', () => {
  const sayings: readonly (readonly [string, Buffer | string, RegExp])[] = [
    ['nothing', '', /is not a file of PMTiles/],
    ['a text', 'z'.repeat(500), /is not a file of PMTiles/],
    ['an older version', aMapFile({ version: 2 }), /is of version 2 of PMTiles, not of 3/],
    ['one that is cut short', aMapFile().subarray(0, -10), /is cut short/],
    ['one without its directory', aMapFile().subarray(0, 130), /is (broken|cut short)/],
    ['pictures', aMapFile({ tileType: TileType.Png }), /has pictures/],
    [
      'tiles that browsers cannot unpack',
      aMapFile({ tileCompression: Compression.Zstd }),
      /otherwise than by gzip/,
    ],
    [
      'another schema',
      aMapFile({ layers: ['transportation', 'water'] }),
      /it has no layer earth, roads, places/,
    ],
  ];
  it.each(sayings)('%s', async (_, content, reason) => {
    const path = await given(content, 'other.pmtiles');
    const { at, file, said } = await start(path);
    expect(file).toBeNull();
    expect(said).toEqual([expect.stringMatching(reason)]);
    expect(said[0]).toContain(`LINTEL_MAP_PMTILES: ${path}`);
    expect((await fetch(`${at}/map/any.pmtiles`)).headers.get('content-type')).toContain('text/html');
  });

  it('a name without a file, a folder, and what is no file', async () => {
    expect((await start(join(folder, 'none.pmtiles'))).said).toEqual([expect.stringMatching(/is not there/)]);
    expect((await start(folder)).said).toEqual([expect.stringMatching(/is no file|cannot be read/)]);
    const socket = createServer().listen(join(folder, 'socket'));
    expect((await start(join(folder, 'socket'))).said).toHaveLength(1);
    await new Promise((resolve) => socket.close(resolve));
  });

  it('an empty name is none', async () => expect(await start('')).toMatchObject({ file: null, said: [] }));
});
