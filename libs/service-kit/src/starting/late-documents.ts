import { type Clock, systemClock } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import type { Logger } from '../logging/logger.js';
import { LateAdapter } from './late-adapter.js';
import { pauseForEngine } from './when-there.js';

/**
 * Documents whose engine need not be there yet. Models are registered at once; until it is there what they are asked is refused, as it is when an engine goes
 * away. Indexes are made when it comes: where they are new, what is written in that moment is not held to them yet, as by another replica during an upgrade.
 */
export class LateDocuments extends LateAdapter<Documents> implements Documents {
  readonly clock: Clock = { now: () => (this.here?.clock ?? systemClock).now() };
  #wantsIndexes = false;

  /** @param connection which is opened when they come @param coming rejects when they will not come any more */
  constructor(
    readonly connection: Documents['connection'],
    coming: Promise<Documents>,
    logger: Logger,
  ) {
    super('the document store');
    coming.then(
      (documents) => this.#comes(documents, logger),
      () => undefined,
    );
  }

  async syncIndexes(): Promise<void> {
    if (this.here) return this.here.syncIndexes();
    this.#wantsIndexes = true;
  }

  async replace(...given: Parameters<Documents['replace']>): Promise<void> {
    return this.port.replace(...given);
  }

  async #comes(documents: Documents, logger: Logger): Promise<void> {
    for (;;)
      try {
        if (this.#wantsIndexes) await documents.syncIndexes();
        this.here = documents;
        return;
      } catch (error) {
        logger.warn({ err: error }, 'the indexes of documents could not be made, and are tried again');
        await pauseForEngine();
      }
  }
}
