import type { TopicDefinition } from '@lintel/contracts';
import type { EventBus, EventOperations, RunningConsumer, Subscription } from '@lintel/platform/event-bus';
import type { Logger } from '../logging/logger.js';
import { LateAdapter } from './late-adapter.js';
import { pauseForEngine } from './when-there.js';

/**
 * A bus whose engine need not be there yet. Until it is, what is published or asked is refused, as it is when an engine goes away: outboxes keep what is to be
 * published. Topics are made and consumers join once it comes; `subscribe` waits for that.
 */
export class LateEventBus extends LateAdapter<EventBus> implements EventBus {
  readonly #ready: Promise<EventBus>;
  readonly #topics: TopicDefinition[] = [];

  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<EventBus>, logger: Logger) {
    super('the event bus');
    this.#ready = this.#comes(coming, logger);
    // Whoever subscribes is told.
    this.#ready.catch(() => undefined);
  }

  readonly operations: EventOperations = {
    topics: async () => this.port.operations.topics(),
    consumers: async (...given) => this.port.operations.consumers(...given),
    browse: async (...given) => this.port.operations.browse(...given),
    parked: async (...given) => this.port.operations.parked(...given),
    countParked: async (...given) => this.port.operations.countParked(...given),
    retryParked: async (...given) => this.port.operations.retryParked(...given),
    discardParked: async (...given) => this.port.operations.discardParked(...given),
    countReplay: async (...given) => this.port.operations.countReplay(...given),
    replay: async (...given) => this.port.operations.replay(...given),
  };

  async ensureTopics(topics: readonly TopicDefinition[]): Promise<void> {
    if (this.here) return this.here.ensureTopics(topics);
    this.#topics.push(...topics);
  }

  async subscribe(subscription: Subscription): Promise<RunningConsumer> {
    return (await this.#ready).subscribe(subscription);
  }

  async publish(...given: Parameters<EventBus['publish']>): Promise<void> {
    return this.port.publish(...given);
  }

  async drain(): Promise<void> {
    return this.port.drain();
  }

  async parked(...given: Parameters<EventBus['parked']>): ReturnType<EventBus['parked']> {
    return this.port.parked(...given);
  }

  async parkedCount(...given: Parameters<EventBus['parkedCount']>): Promise<number | null> {
    return this.port.parkedCount(...given);
  }

  async forget(...given: Parameters<EventBus['forget']>): Promise<void> {
    return this.port.forget(...given);
  }

  async lag(...given: Parameters<EventBus['lag']>): Promise<number> {
    return this.port.lag(...given);
  }

  async #comes(coming: Promise<EventBus>, logger: Logger): Promise<EventBus> {
    const bus = await coming;
    for (;;)
      try {
        while (this.#topics.length > 0) {
          const topics = [...this.#topics];
          await bus.ensureTopics(topics);
          this.#topics.splice(0, topics.length);
        }
        return (this.here = bus);
      } catch (error) {
        logger.warn({ err: error }, 'the topics could not be made, and are tried again');
        await pauseForEngine();
      }
  }
}
