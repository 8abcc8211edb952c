import { camel, pascal } from '../draft.mjs';

/** The suite of a new service, on a harness of its own. */
export function specOf(name) {
  const [Name, named] = [pascal(name), camel(name)];
  return `
import { accountTopic, findEventDefinition } from '@lintel/contracts';
import { EventComposer, type RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { start${Name} } from '../src/index.js';

const ADD = 'mutation ($text: String!) { add${Name}Note(text: $text) { text writtenAt } }';
const alex = { subject: 'account-1', role: 'user' } as const;
const robin = { subject: 'account-2', role: 'user' } as const;

let harness: Harness;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  service = await start${Name}({ ...harness, documents: await harness.documents('${name}') });
  harness.onDispose(() => service.stop());
});
afterEach(() => harness.dispose());

const add = (text: string, as?: typeof alex) =>
  harness.ask<any>(service, ADD, { variables: { text }, ...(as ? { as } : {}) });
const texts = async (as: typeof alex | typeof robin) =>
  (await harness.ask<any>(service, '{ ${named} { text } }', { as })).data.${named}.map(
    ({ text }: { text: string }) => text,
  );

describe('notes', () => {
  it('are their writer’s own, the newest first', async () => {
    await add('The first', alex);
    harness.clock.advance({ seconds: 1 });
    await add('The second', alex);
    expect(await texts(alex)).toEqual(['The second', 'The first']);
    expect(await texts(robin)).toEqual([]);
  });

  it('are nobody’s who is not signed in', async () => {
    expect((await add('A secret')).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('say something', async () => {
    expect((await add('  ', alex)).errors?.[0]?.message).toBe('Write something.');
  });

  it('are erased with the account', async () => {
    await add('The first', alex);
    const { example } = findEventDefinition('lintel.account.closed.v1')!;
    const ids = { next: () => 'an-event' };
    const closed = new EventComposer('/test', ids, harness.clock).compose('lintel.account.closed.v1', {
      ...{ subject: alex.subject, sequence: 2 },
      data: example as never,
    });
    await harness.bus.publish(accountTopic.name, [closed]);
    await harness.bus.drain();
    expect(await texts(alex)).toEqual([]);
    expect((await add('Too late', alex)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});`;
}
