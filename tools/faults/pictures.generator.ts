import { setTimeout as pause } from 'node:timers/promises';
import { type PictureFile, PictureUploader, type PicturingAgent } from './pictures.uploader.ts';
import type { PicturesLedger } from './pictures.ledger.ts';
import { Random } from './random.ts';

export interface PicturesGeneratorOptions {
  readonly origin: string;
  readonly agents: readonly PicturingAgent[];
  readonly files: readonly PictureFile[];
  readonly seed: number;
  /** Of all agents together, while they are answered at once. */
  readonly perSecond: number;
  readonly ledger: PicturesLedger;
}

/** Below the limit of an hour, those that are asked for again included. */
export const UPLOADS_OF_AN_AGENT = 60;
const MOST_PICTURES = 12;
const WRITERS = 2;

/** Agents who upload pictures, put them among their home's, and take some out. Each has a home of its own. */
export class PicturesGenerator {
  readonly #options: PicturesGeneratorOptions;
  readonly #writers: Promise<void>[];
  readonly #uploader: PictureUploader;
  #stopped = false;

  constructor(options: PicturesGeneratorOptions) {
    this.#options = options;
    this.#uploader = new PictureUploader(options.origin, options.ledger);
    this.#writers = Array.from({ length: WRITERS }, (_, writer) => this.#write(writer));
  }

  /** Resolves when everything that was begun has an answer. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  async #write(writer: number): Promise<void> {
    const { seed, perSecond, agents } = this.#options;
    const random = new Random(seed * 5000 + writer);
    const own = agents.filter((_, n) => n % WRITERS === writer);
    const uploads = new Map<PicturingAgent, number>();
    while (!this.#stopped) {
      await pause(random.exponential((WRITERS / perSecond) * 1000));
      const open = own.filter(
        (agent) =>
          (uploads.get(agent) ?? 0) < UPLOADS_OF_AN_AGENT && agent.home.pictures.length < MOST_PICTURES,
      );
      const full = own.filter(({ home }) => home.pictures.length > 0);
      const change = random.weighted({
        wait: 0.01,
        ...(open.length > 0 ? { add: 3 } : {}),
        ...(full.length > 0 ? { remove: 1, reverse: 0.5 } : {}),
      });
      if (change === 'add') {
        const agent = random.pick(open);
        uploads.set(agent, (uploads.get(agent) ?? 0) + 1);
        await this.#uploader.add(agent, random.pick(this.#options.files));
      } else if (change === 'remove') {
        const agent = random.pick(full);
        const gone = random.pick(agent.home.pictures);
        await this.#uploader.show(agent, 'picture taken out', (all) =>
          all.filter(({ id }) => id !== gone.id),
        );
      } else if (change === 'reverse')
        await this.#uploader.show(random.pick(full), 'pictures in another order', (all) => all.toReversed());
    }
  }
}
