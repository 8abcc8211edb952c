import { connect } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import type { ObjectStore } from '@lintel/platform/object-store';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GatewayOptions, gatewayConfigSchema, startGateway } from '../src/index.js';
import { publicSite } from '../src/pages/site.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

const releases: (() => Promise<void>)[] = [];
let folder: string;
let objects: ObjectStore;
let address: string;

async function start(
  given: Record<string, string> = {},
  options: Partial<GatewayOptions> = {},
): Promise<string> {
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, given), LINTEL_PORT: 0 },
    upstreams: [upstreamOf('listings', { Query: { listing: () => null } })],
    objects,
    frontEnd: { shellFolder: join(folder, 'shell'), remoteFolders: [join(folder, 'remotes')] },
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics(),
    ...options,
  });
  releases.push(() => gateway.stop());
  return `http://127.0.0.1:${await gateway.listen()}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-doors-'));
  releases.push(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html><head><title>Lintel</title></head>');
  await writeFile(join(folder, 'shell/assets/a.12345678.js'), 'export {};');
  const remote = join(folder, 'remotes/public-site');
  await mkdir(remote, { recursive: true });
  await writeFile(join(remote, 'pages.json'), JSON.stringify(publicSite));
  await writeFile(join(remote, 'mf-manifest.json'), '{}');
  objects = await openObjectStore(embeddedSettings(folder));
  releases.push(() => objects.close());
  await objects.put('demo/plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    contentType: 'image/svg+xml',
  });
  address = await start();
});
afterAll(async () => {
  for (const release of releases.reverse()) await release();
});

/** What the server answers to bytes, up to the end of the connection. */
const answerTo = (at: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(at).port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
const errorsIn = (answer: string) =>
  (JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as { errors: unknown }).errors;

describe('every answer', () => {
  it.each([
    ['a page', '/', 'GET'],
    ['a page that never was', '/nothing/here', 'GET'],
    ['an address that cannot be decoded', '/%ff', 'GET'],
    ['a chunk', '/assets/a.12345678.js', 'GET'],
    ['a chunk that is gone', '/assets/b.12345678.js', 'GET'],
    ['a picture', '/media/demo/plan.svg', 'GET'],
    ['a picture that is gone', '/media/demo/none.svg', 'GET'],
    ['a signed address', '/objects/demo/plan.svg', 'PUT'],
    ['remotes.json', '/remotes.json', 'GET'],
    ['a remote', '/remotes/public-site/mf-manifest.json', 'GET'],
    ['GraphQL', '/graphql', 'POST'],
    ['GraphQL without a question', '/graphql', 'GET'],
    ['signing in', '/session', 'POST'],
    ['live updates', '/live', 'GET'],
    ['a schema', '/schemas/nothing.json', 'GET'],
    ['the mailbox', '/operations/mailbox/html', 'GET'],
    ['security.txt', '/.well-known/security.txt', 'GET'],
    ['nothing', '/nothing', 'POST'],
    ['nothing', '/livez', 'OPTIONS'],
  ])('of %s (%s) has the headers that keep a browser safe', async (_what, path, method) => {
    const { headers } = await fetch(`${address}${path}`, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'|sandbox/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    // Mails are read at other sites, and show pictures.
    const shownElsewhere = path === '/media/demo/plan.svg';
    expect(headers.get('cross-origin-resource-policy')).toBe(shownElsewhere ? 'cross-origin' : 'same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    const permissions = headers.get('permissions-policy');
    expect(permissions).toContain('camera=()');
    expect(permissions).toContain('geolocation=()');
    expect(permissions).toContain('publickey-credentials-get=(self)');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('promises https where the public address has it', async () => {
    const secure = await start({ LINTEL_PUBLIC_URL: 'https://lintel.example' });
    for (const path of ['/', '/nothing', '/media/none.svg'])
      expect((await fetch(`${secure}${path}`)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000',
      );
  });
});

describe('security.txt', () => {
  it('says whom to tell of a hole, until when, and where', async () => {
    const known = await start({
      LINTEL_PUBLIC_URL: 'https://lintel.example',
      LINTEL_SECURITY_CONTACT: 'mailto:security@lintel.example',
    });
    const answer = await fetch(`${known}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(
      /^Contact: mailto:security@lintel\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
    );
    const days =
      (Date.parse(/^Expires: (.*)$/m.exec(text)![1]!) - new FakeClock().now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(text).toContain('Canonical: https://lintel.example/.well-known/security.txt\n');
  });

  it('is not there where the installation names nobody', async () => {
    expect((await fetch(`${address}/.well-known/security.txt`)).status).toBe(404);
  });

  it.each([
    'security@lintel.example',
    'http://lintel.example',
    'mailto:a@b.example\nExpires: never',
    'javascript:a',
  ])('takes no contact such as %j', (LINTEL_SECURITY_CONTACT) => {
    expect(() => loadConfig(gatewayConfigSchema, { LINTEL_SECURITY_CONTACT })).toThrow(
      /LINTEL_SECURITY_CONTACT/,
    );
  });
});

describe('a visitor who does not come to an end', () => {
  const timeouts = { head: 300, body: 300, upload: 60_000 };

  it('of the head is told so, and the connection ends', async () => {
    const hasty = await start({}, { timeouts });
    for (const bytes of ['', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n']) {
      const answer = await answerTo(hasty, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(errorsIn(answer)).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
    }
  });

  it.each(['/graphql', '/session', '/newsletter/unsubscribe?token=a'])(
    'of the body for %s is told so, and the connection ends',
    async (path) => {
      const hasty = await start({}, { timeouts });
      const type = path.startsWith('/newsletter') ? 'application/x-www-form-urlencoded' : 'application/json';
      const answer = await answerTo(
        hasty,
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{"query":`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(errorsIn(answer)).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
    },
  );

  it('of a body that nobody reads has no connection for long either', async () => {
    const hasty = await start({}, { timeouts });
    const answer = await answerTo(
      hasty,
      'GET /livez HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('of a file has the time that files take', async () => {
    const patient = await start({}, { timeouts });
    const { pathname, search } = new URL(
      await objects.signUpload('uploads/incoming/slow', {
        contentType: 'image/png',
        maxBytes: 100,
        expiresInSeconds: 900,
      }),
    );
    const slow = connect(Number(new URL(patient).port), '127.0.0.1');
    slow.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\ncontent-length: 4\r\nconnection: close\r\n\r\nab`,
    );
    // While it is sent, somebody else's time runs out: more than these requests may take.
    await answerTo(patient, '');
    await answerTo(patient, '');
    slow.write('cd');
    let answer = '';
    for await (const chunk of slow) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 2\d\d /);
  });
});

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a head of 40 KiB', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
      400,
    ],
    [
      'a length and chunks',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('such as %s is refused in the format of all errors', async (_what, bytes, status) => {
    const answer = await answerTo(address, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(errorsIn(answer)).toMatchObject([
      { message: expect.any(String), extensions: { code: expect.any(String) } },
    ]);
  });
});

describe('a demonstration', () => {
  it('answers those alone who ask for this machine by a name of it', async () => {
    const at = await start({}, { demonstration: true });
    const { port } = new URL(at);
    const asked = (host: string) =>
      answerTo(at, `GET /livez HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    for (const host of [`localhost:${port}`, '127.0.0.1', `[::1]:${port}`, 'LOCALHOST:3000'])
      expect(await asked(host)).toMatch(/^HTTP\/1\.1 200 /);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '',
    ]) {
      const answer = await asked(host);
      expect([host, answer]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 4(21|00) /)]);
      expect(answer).not.toContain('live');
    }
  });
});
