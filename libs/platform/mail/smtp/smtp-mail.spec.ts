import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from '@jest/globals';
import { aMessage } from '../contract/a-message.fixture.js';
import { mailContract } from '../mail.contract.js';
import { PassingMailError, PermanentMailError } from '../mail.port.js';
import { openSmtpMail, type SmtpMailOptions } from './index.js';
import { answer, smtpServer } from './smtp-server.fixture.js';

mailContract('smtp', async () => {
  const server = await smtpServer();
  const mail = await openSmtpMail({ url: `smtp://127.0.0.1:${server.port}` });
  return {
    mail,
    received: async () => server.arrivals.map(({ source }) => source),
    end: async () => {
      await mail.close();
      await server.close();
    },
  };
});

describe('mail: smtp, and what servers say', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  const start = async (server: SMTPServerOptions = {}, port?: number) => {
    const started = await smtpServer(server, port);
    ends.push(started.close);
    return started;
  };
  const open = async (
    port: number,
    {
      login = '',
      query = '',
      ...options
    }: Partial<SmtpMailOptions> & { login?: string; query?: string } = {},
  ) => {
    const mail = await openSmtpMail({
      url: `smtp://${login}127.0.0.1:${port}${query}`,
      timeoutMs: 700,
      ...options,
    });
    ends.push(() => mail.close());
    return mail;
  };
  /** A server that knows no SMTP. */
  const listen = async (join: (socket: Socket) => void) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      join(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  };

  it('sends to the recipient, from the sender, and to nobody that the message names besides', async () => {
    const { port, arrivals } = await start();
    await (await open(port)).send(aMessage({ text: 'To: other@example.org\nBcc: third@example.org' }));
    expect(arrivals[0]).toMatchObject({ from: 'lettings@rookeryvane.example', to: ['odile@example.org'] });
  });

  it.each([
    [550, PermanentMailError],
    [553, PermanentMailError],
    [450, PassingMailError],
    [421, PassingMailError],
    [530, PassingMailError],
  ])('takes %i for the recipient as what it means', async (status, type) => {
    const { port } = await start({ onRcptTo: (_, __, done) => done(answer(status, 'no such mailbox')) });
    const mail = await open(port);
    const error: unknown = await mail.send(aMessage()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ status, message: expect.stringContaining('no such mailbox') });
    expect((await mail.health()).gauges).toMatchObject(
      type === PermanentMailError ? { refused: 1, failed: 0 } : { refused: 0, failed: 1 },
    );
  });

  it.each([
    [554, PermanentMailError],
    [452, PassingMailError],
  ])('takes %i for the message as what it means', async (status, type) => {
    const { port } = await start({
      onData: (stream, _, done) => void stream.resume().on('end', () => done(answer(status, 'no'))),
    });
    await expect((await open(port)).send(aMessage())).rejects.toThrow(type);
  });

  it('sends the next message after a refused one', async () => {
    const { port, arrivals } = await start({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('bad') ? answer(550, 'no') : null),
    });
    const mail = await open(port, { connections: 1 });
    await expect(mail.send(aMessage({ to: { address: 'bad@example.org' } }))).rejects.toThrow(
      PermanentMailError,
    );
    await mail.send(aMessage());
    expect(arrivals).toHaveLength(1);
  });

  it('takes a wrong password as passing: the message is not at fault', async () => {
    const { port } = await start({
      authOptional: false,
      onAuth: ({ username, password }, _, done) =>
        done(null, username === 'mail' && password === 'p@ss:word/' ? { user: 'mail' } : {}),
    });
    const wrong = await open(port, { login: 'mail:wrong@' });
    await expect(wrong.send(aMessage())).rejects.toThrow(PassingMailError);
    await expect(wrong.health()).rejects.toThrow(PassingMailError);
    await expect(wrong.send(aMessage())).rejects.not.toThrow(/:wrong/);
    const right = await open(port, { login: `mail:${encodeURIComponent('p@ss:word/')}@` });
    expect(await right.send(aMessage())).toMatchObject({ accepted: ['odile@example.org'] });
  });

  it('gives no password to a server without TLS that must have it', async () => {
    let asked = false;
    const { port } = await start({
      onAuth: (_, __, done) => {
        asked = true;
        done(null, { user: 'mail' });
      },
    });
    const mail = await open(port, { login: 'mail:secret@', query: '?requireTLS=true' });
    await expect(mail.send(aMessage())).rejects.toThrow(PassingMailError);
    expect(asked).toBe(false);
  });

  it('takes a certificate that nobody vouches for as passing, and sends nothing', async () => {
    const { port, arrivals } = await start({ disabledCommands: [] });
    await expect((await open(port)).send(aMessage())).rejects.toThrow(PassingMailError);
    expect(arrivals).toEqual([]);
  });

  it.each([
    ['is not there', async () => 1],
    ['says nothing', () => listen(() => undefined)],
    ['hangs up at once', () => listen((socket) => socket.destroy())],
    ['talks about something else', () => listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['wants nobody', () => listen((socket) => socket.end('554 go away\r\n'))],
    ['stops in the middle', () => listen((socket) => socket.write('220 hello\r\n'))],
  ])('takes a server that %s as passing, in time', async (_, port) => {
    const mail = await open(await port());
    const startedAt = performance.now();
    await expect(mail.send(aMessage())).rejects.toThrow(PassingMailError);
    await expect(mail.health()).rejects.toThrow(PassingMailError);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('gives up, in time, on a server that takes the message and never confirms it', async () => {
    const { port } = await start({ onData: (stream) => void stream.resume() });
    const mail = await open(port);
    const startedAt = performance.now();
    await expect(mail.send(aMessage())).rejects.toThrow(PassingMailError);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('gives up on a server that keeps talking and gets nowhere', async () => {
    const port = await listen((socket) => {
      socket.write('220-wait\r\n');
      const talk = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(talk));
    });
    const startedAt = performance.now();
    await expect((await open(port)).send(aMessage())).rejects.toThrow(PassingMailError);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('goes on when the server is back, without a restart', async () => {
    const first = await smtpServer();
    const mail = await open(first.port, { connections: 1 });
    await mail.send(aMessage());
    await first.close();
    await expect(mail.send(aMessage())).rejects.toThrow(PassingMailError);
    const second = await start({}, first.port);
    await mail.send(aMessage());
    expect([first.arrivals.length, second.arrivals.length]).toEqual([1, 1]);
  });

  it.each([
    '',
    'localhost',
    'smpt://localhost:25',
    'http://localhost:25',
    'smtp://',
    'smtp:secret@host',
    'smtp://u:secret@host:99999',
    'smtp://u:%zzsecret@host',
    'smtp://host/path',
    'smtp://host?pool=false',
    'smtp://host?requireTLS=maybe',
  ])('refuses the address %j, and keeps passwords to itself', async (url) => {
    const opened = openSmtpMail({ url });
    await expect(opened).rejects.toThrow(/^not /);
    await expect(opened).rejects.not.toThrow(/secret/);
  });
});
