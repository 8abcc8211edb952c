import { succeed } from '@lintel/kernel';
import type { Submission } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { Access } from '../src/application/access.js';
import { ChangeViewing } from '../src/application/change-viewing.js';
import type { ViewingStore } from '../src/application/viewing-store.js';
import type { Viewing } from '../src/domain/viewing.js';

const answer: Submission = { key: 'a key', digest: 'what was asked' };
const viewing = (version: number): Viewing => ({ id: 'a-viewing', version, erasedAt: null }) as Viewing;
const nothing = {} as never;
const decide = () => Promise.reject(new Error('it is decided a second time'));

/** A change that another makes between the two readings of one that came again. */
const overtaken = (digest: string) =>
  new ChangeViewing(
    {
      to: async () => succeed({ viewing: viewing(1), sides: ['agent'], caller: 'an-agent' }),
    } as unknown as Access,
    { digestOf: async () => digest, find: async () => viewing(2) } as unknown as ViewingStore,
    ...([nothing, nothing, nothing, nothing, nothing] as const),
  ).by({ id: 'a-viewing', identity: null }, decide, () => answer);

describe('a change that comes again while it is being made', () => {
  it('is answered with what it made', async () => {
    expect(await overtaken(answer.digest)).toMatchObject({ ok: true, value: { viewing: { version: 2 } } });
  });

  it('is refused where it asks for something else', async () => {
    expect(await overtaken('something else')).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
  });
});
