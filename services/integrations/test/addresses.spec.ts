import { afterEach, describe, expect, it } from '@jest/globals';
import { HttpSender } from '../src/adapters/http/http-sender.js';
import { type Answering, startTarget, type Target } from './webhook-target.fixture.js';

const names: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.org': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example.org': ['10.1.2.3'],
  'half.example.org': ['93.184.215.14', '192.168.1.1'],
  'metadata.example.org': ['169.254.169.254'],
  'mapped.example.org': ['::ffff:10.0.0.1'],
  'here.example.org': ['127.0.0.1'],
};
const resolve = async (host: string) => names[host] ?? [];
const refusalOf = (url: string, loopback = false) => new HttpSender({ loopback, resolve }).refusalOf(url);

describe('an address to send to', () => {
  it.each([
    'https://hooks.example.org/lintel?from=here',
    'https://hooks.example.org.:8443/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
  ])('may be %s', async (url) => {
    expect(await refusalOf(url)).toBeNull();
  });

  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '017700000001',
      '127.0.0.1.',
      '0',
      '0.0.0.0',
    ],
    ...['localhost', 'LOCALHOST.', 'any.localhost', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]'],
    ...[
      '[::ffff:127.0.0.1]',
      '[::ffff:a9fe:a9fe]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::a00:1]',
    ],
    ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]'],
    ...['[ff02::1]', '[3fff::1]', '[100::1]', '[fec0::1]', '[5f00::1]'],
    ...[
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '169.254.169.254',
      '0xa9fea9fe',
      '2852039166',
    ],
    ...[
      '100.64.0.1',
      '100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
    ],
    ...['203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...[
      'inside.example.org',
      'half.example.org',
      'metadata.example.org',
      'mapped.example.org',
      'here.example.org',
    ],
    ...['１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1'],
  ])('is not %s', async (host) => {
    expect(await refusalOf(`https://${host}/`)).toBe('This address is not on the public internet.');
  });

  it.each([
    ['http://hooks.example.org/', 'by https: alone'],
    ['https://user:word@hooks.example.org/', 'user and the password'],
    ['https://nobody.example.org/', 'not found'],
    ['ftp://hooks.example.org/', 'Write an address'],
    ['file:///etc/passwd', 'Write an address'],
    ['//hooks.example.org/', 'Write an address'],
    ['https://[fe80::1%25eth0]/', 'Write an address'],
    ['https://', 'Write an address'],
    ['nonsense', 'Write an address'],
  ])('that is %s is refused in words', async (url, words) => {
    expect(await refusalOf(url)).toContain(words);
  });

  it('may be of this machine where that is allowed, and of nothing else that is not public', async () => {
    for (const url of [
      'http://127.0.0.1:8080/',
      'http://localhost/',
      'http://[::1]/',
      'http://here.example.org/',
    ])
      expect([url, await refusalOf(url, true)]).toEqual([url, null]);
    for (const host of ['10.0.0.1', '169.254.169.254', '[::ffff:127.0.0.1]', '0.0.0.0', 'inside.example.org'])
      expect([host, await refusalOf(`http://${host}/`, true)]).toEqual([
        host,
        'This address is not on the public internet.',
      ]);
  });
});

let target: Target | undefined;
afterEach(() => target?.close());
const listen = async (answer?: Answering) => (target = await startTarget(answer));
const request = { headers: { 'webhook-id': 'an-event' }, body: '{}' };
const never = new AbortController().signal;

describe('what is sent', () => {
  it('goes to the address that was looked at, whatever the name says a moment later', async () => {
    const server = await listen();
    const said = [['127.0.0.1'], ['10.0.0.1']];
    const sender = new HttpSender({ loopback: true, resolve: async () => said.shift() ?? [] });
    const url = server.url.replace('127.0.0.1', 'changing.example.org');
    expect(await sender.send(url, request, never)).toMatchObject({ status: 200 });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.headers['host']).toMatch(/^changing\.example\.org:/);
    expect(await sender.send(url, request, never)).toMatchObject({
      status: null,
      error: 'This address is not on the public internet.',
    });
    expect(server.received).toHaveLength(1);
  });

  it('takes no proxy of this machine', async () => {
    const [server, sender] = [await listen(), new HttpSender({ loopback: true })];
    const before = { ...process.env };
    Object.assign(process.env, {
      HTTP_PROXY: 'http://127.0.0.1:9',
      http_proxy: 'http://127.0.0.1:9',
      NODE_USE_ENV_PROXY: '1',
    });
    try {
      expect(await sender.send(server.url, request, never)).toMatchObject({ status: 200 });
    } finally {
      process.env = before;
    }
  });

  it('is not held up by a name that nobody answers for', async () => {
    const sender = new HttpSender({
      loopback: true,
      limitMs: 100,
      resolve: (_host, signal) =>
        new Promise((done) => signal?.addEventListener('abort', () => done([]), { once: true })),
    });
    expect(await sender.send('https://slow.example.org/', request, never)).toMatchObject({ status: null });
  });

  it('ends when the service does', async () => {
    const server = await listen(() => undefined);
    const ending = new AbortController();
    const sent = new HttpSender({ loopback: true }).send(server.url, request, ending.signal);
    setImmediate(() => ending.abort());
    await expect(sent).rejects.toThrow(/abort/i);
  });
});
