import { JOBS, type Tags, type Worker } from '@lintel/platform/jobs';
import { token } from '@lintel/platform/port';
import { Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import type { OutboxRelay } from '../events/outbox-relay.js';
import { createLogger } from '../logging/logger.js';
import { Lifecycle } from './lifecycle.js';
import { currentContext } from '../request-context.js';
import { part, worker } from './parts.js';
import { allOf, made, plain, plainAs } from './provide.js';
import { LOGGER, SERVICE } from './tokens.js';

const LOG = token<string[]>('Log');

async function start(log: string[], ...providers: Provider[]) {
  const say = (what: string) => async () => void log.push(what);
  @Module({
    providers: [
      { provide: LOG, useValue: log },
      made(Lifecycle, () => {
        const lifecycle = new Lifecycle(say('topics and indexes'));
        const relay = {
          start: () => log.push('relay starts'),
          stop: say('relay stops'),
          drain: say('drained'),
        };
        lifecycle.relay(relay as unknown as OutboxRelay);
        return lifecycle;
      }),
      part((to) => {
        const saying = (what: string) => async () => void to.push(what);
        return {
          prepare: saying('prepared'),
          start: saying('part starts'),
          stop: saying('part stops'),
          settled: saying('settled'),
        };
      }, LOG),
      ...providers,
    ],
  })
  class Root {}
  return NestFactory.createApplicationContext(Root, { logger: false, abortOnError: false });
}

describe('what a service does of itself', () => {
  it('begins once topics and indexes are there, and ends before the relays, which publish what it leaves', async () => {
    const log: string[] = [];
    const app = await start(log);
    expect(log).toEqual(['topics and indexes', 'prepared', 'relay starts', 'part starts']);
    await app.get(Lifecycle).drain();
    await app.close();
    expect(log.slice(4)).toEqual(['settled', 'drained', 'part stops', 'settled', 'relay stops']);
  });
});

describe('a job', () => {
  it('is part of the trace that it is tagged with, and of one of its own without', async () => {
    let given: Worker | undefined;
    const jobs = {
      work: async (_queue: string, worker: Worker) => ((given = worker), { stop: async () => {} }),
    };
    const seen: (string | undefined)[] = [];
    const said: string[] = [];
    const handle = async ({ key }: { key: string }) => {
      seen.push(currentContext()?.correlationId);
      if (key === 'failing') throw new Error('no');
    };
    const app = await start(
      [],
      { provide: JOBS, useValue: jobs },
      { provide: SERVICE, useValue: 'things' },
      {
        provide: LOGGER,
        useValue: createLogger('things', 'warn', { write: (line) => void said.push(line) }),
      },
      worker('things', () => ({ concurrency: 3, handle })),
    );
    const job = { key: 'one', name: 'thing', data: null };
    for (const tags of [{ correlation: 'a'.repeat(32) }, { listing: '7' }] as Tags[])
      await given!.handle({ ...job, tags }, { attempt: 1, signal: new AbortController().signal });
    const traceparent = `00-${'b'.repeat(32)}-b7ad6b7169203331-01`;
    const attempt = { attempt: 2, signal: new AbortController().signal, traceparent };
    await expect(given!.handle({ ...job, key: 'failing' }, attempt)).rejects.toThrow('no');
    expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'a job failed', correlationId: 'b'.repeat(32), queue: 'things', job: 'failing', attempt: 2 },
    ]);
    expect(given!.concurrency).toBe(3);
    expect(seen).toEqual(['a'.repeat(32), expect.stringMatching(/^[\da-f]{32}$/), 'b'.repeat(32)]);
    await app.close();
  });
});

class Greeting {
  constructor(readonly word: string) {}
}
class Greeter {
  constructor(
    private readonly greeting: Greeting,
    private readonly name: string,
  ) {}

  greet = () => `${this.greeting.word}, ${this.name}`;
}

describe('classes that know no framework', () => {
  it('are given what their lists name, under their own name or a token', async () => {
    const NAME = token<string>('Name');
    const GREETER = token<Pick<Greeter, 'greet'>>('Greeter');
    const BOTH = token<{ readonly one: Greeter; readonly name: string }>('Both');
    const app = await start(
      [],
      { provide: NAME, useValue: 'Anna' },
      made(Greeting, () => new Greeting('Hello')),
      plain(Greeter, Greeting, NAME),
      plainAs(GREETER, Greeter, Greeting, NAME),
      allOf(BOTH, { one: Greeter, name: NAME }),
    );
    expect(app.get(Greeter).greet()).toBe('Hello, Anna');
    expect(app.get<Greeter>(GREETER).greet()).toBe('Hello, Anna');
    expect(app.get(BOTH)).toEqual({ one: app.get(Greeter), name: 'Anna' });
    await app.close();
  });
});
