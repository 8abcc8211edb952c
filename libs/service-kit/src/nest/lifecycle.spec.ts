import { token } from '@lintel/platform/port';
import { Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import type { OutboxRelay } from '../events/outbox-relay.js';
import { Lifecycle } from './lifecycle.js';
import { part } from './parts.js';
import { allOf, made, plain, plainAs } from './provide.js';

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
