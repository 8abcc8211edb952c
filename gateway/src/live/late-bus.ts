import type { EventBus } from '@lintel/platform/event-bus';
import { EngineAway } from '@lintel/platform/port';
import type { Engines, Logger } from '@lintel/service-kit';

const ASK_AGAIN_MS = 2000;

/**
 * The event bus as soon as it answers, while everything that needs no bus goes on: pages are served while a broker is away. Rejects at once for a setting that
 * leads nowhere. It is closed with the program.
 */
export async function busWhenThere(
  open: () => Promise<EventBus>,
  engines: Pick<Engines, 'keep'>,
  logger: Logger,
): Promise<{ readonly bus: Promise<EventBus> }> {
  const closing = new AbortController();
  const attempt = async (): Promise<EventBus | undefined> => {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
      logger.warn(
        { setting: error.setting, hosts: error.hosts, reason: error.reason },
        'the event bus is away',
      );
      return undefined;
    }
  };
  let opened = await attempt();
  const again = async (): Promise<EventBus> => {
    while (!closing.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());
      if (closing.signal.aborted) break;
      opened = await attempt();
      if (opened && closing.signal.aborted) await opened.close();
      else if (opened) return opened;
    }
    throw new Error('the program ends');
  };
  const bus = opened ? Promise.resolve(opened) : again();
  // Perhaps nobody waits for it any more, and a rejection must not go unhandled.
  bus.catch(() => undefined);
  engines.keep({
    async close() {
      closing.abort();
      await opened?.close();
    },
  });
  return { bus };
}
