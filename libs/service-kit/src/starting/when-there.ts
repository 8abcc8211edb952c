import { type Adapter, EngineAway } from '@lintel/platform/port';
import type { Logger } from '../logging/logger.js';
import type { Engines } from './with-engines.js';

const ASK_AGAIN_MS = 2000;

/** Before an engine that is away is asked again. It keeps no process alive. */
export const pauseForEngine = (): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ASK_AGAIN_MS).unref());

/**
 * An adapter as soon as its engine answers, while everything that does not need it goes on: pages are served while a broker is away. Rejects at once for a
 * setting that leads nowhere. It is closed with the program. `here`: if it answered at once; `coming` rejects when the program ends before.
 * @param what as the log calls it, such as `the event bus`
 */
export async function whenThere<Port extends Adapter>(
  what: string,
  open: () => Promise<Port>,
  engines: Pick<Engines, 'keep'>,
  logger: Logger,
): Promise<{ readonly coming: Promise<Port>; readonly here: Port | undefined }> {
  const closing = new AbortController();
  const attempt = async (): Promise<Port | undefined> => {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
      const { setting, hosts, reason } = error;
      logger.warn({ setting, hosts, reason }, `${what} is away`);
      return undefined;
    }
  };
  let opened = await attempt();
  const again = async (): Promise<Port> => {
    while (!closing.signal.aborted) {
      await pauseForEngine();
      if (closing.signal.aborted) break;
      opened = await attempt();
      if (opened && closing.signal.aborted) await opened.close();
      else if (opened) {
        logger.info({}, `${what} answers`);
        return opened;
      }
    }
    throw new Error('the program ends');
  };
  const here = opened;
  const coming = opened ? Promise.resolve(opened) : again();
  // Perhaps nobody waits for it any more, and a rejection must not go unhandled.
  coming.catch((error: unknown) => {
    if (!closing.signal.aborted) logger.error({ err: error }, `${what} came, and cannot be used`);
  });
  engines.keep({
    async close() {
      closing.abort();
      await opened?.close();
    },
  });
  return { coming, here };
}

/** The adapter where its engine answers at once, or what stands in for it until it does. */
export async function lateOr<Port extends Adapter>(
  what: string,
  open: () => Promise<Port>,
  meanwhile: (coming: Promise<Port>) => Port,
  engines: Pick<Engines, 'keep'>,
  logger: Logger,
): Promise<Port> {
  const { coming, here } = await whenThere(what, open, engines, logger);
  return here ?? meanwhile(coming);
}
