import { describe, expect, it } from '@jest/globals';
import { silent } from '../../port.js';
import { Link } from './link.js';

/** One whose clients are numbered as they are opened; nothing is sent. */
function aLink(repeats: boolean): Link<{ readonly number: number } & ReturnType<typeof aClient>> {
  let opened = 0;
  return new Link({
    settings: {
      brokers: ['127.0.0.1:1'],
      clientId: 'spec',
      logger: silent,
    },
    limitMs: 60_000,
    repeats,
    open: () => ({ ...aClient(), number: (opened += 1) }),
  });
}

const aClient = () => ({ connect: async () => undefined, disconnect: async () => undefined });

const never = new Promise<never>(() => undefined);

describe('a link that several requests share', () => {
  it('asks again on a new connection what was under way when the failure of another cost it the old one', async () => {
    const link = aLink(true);
    const underWay = link.use((client) => (client.number === 1 ? never : Promise.resolve(client.number)));
    await expect(link.use(() => Promise.reject(new Error('no leader')))).rejects.toThrow('no leader');
    expect(await underWay).toBe(2);
  });

  it('fails at once what must not be sent twice', async () => {
    const link = aLink(false);
    const underWay = link.use(() => never);
    await expect(link.use(() => Promise.reject(new Error('no leader')))).rejects.toThrow('no leader');
    await expect(underWay).rejects.toThrow('given up after another request failed');
  });

  it('ends what is under way when it is closed', async () => {
    const link = aLink(true);
    const underWay = link.use(() => never);
    await link.close();
    await expect(underWay).rejects.toThrow('the event bus is closed');
  });
});
