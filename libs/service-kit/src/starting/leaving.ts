import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { HealthRow } from '../observability/health.js';
import { silentConnections } from './silent-connections.js';

/** Of a program that has replicas. */
export const leavingSettings = {
  LINTEL_NOTICE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe(
      'How long a program that was told to stop goes on answering while its /readyz says that it goes, in milliseconds: longer than balancers take to notice',
    ),
};

/** Whether a program is about to go: it says so, and answers what still comes until balancers send it nothing more. */
export class Leaving {
  readonly #name: string;
  #begun = false;

  constructor(name: string) {
    this.#name = name;
  }

  get begun(): boolean {
    return this.#begun;
  }

  /** @param noticed resolves when whoever sends work has had time to notice */
  async begin(noticed?: Promise<unknown>): Promise<void> {
    this.#begun = true;
    await noticed;
  }

  /** What `/readyz` says of it: nothing until it begins. */
  rows(): readonly HealthRow[] {
    return this.#begun ? [{ name: `${this.#name}: stop`, ready: false, reason: 'is under way' }] : [];
  }

  /**
   * Each answer ends its connection, once it begins: who keeps connections would else ask by one that is being closed. Those by which nothing is asked end as the server closes. Told
   * before it listens.
   */
  closeConnections(http: Pick<FastifyInstance, 'addHook' | 'server'>): void {
    const endSilent = silentConnections(http.server);
    http.addHook('preClose', async () => endSilent());
    http.addHook('onSend', (_request, reply, payload, done) => {
      if (this.#begun) reply.header('connection', 'close');
      done(null, payload);
    });
  }
}
