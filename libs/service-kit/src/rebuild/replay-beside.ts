import { type CloudEvent, readEvent } from '@lintel/contracts';
import type { EventBus, RetryPolicy } from '@lintel/platform/event-bus';

const BATCH = 500;

export type Project = (events: readonly CloudEvent[]) => Promise<void>;

export interface ReplayBeside {
  readonly bus: EventBus;
  readonly topic: string;
  /** A consumer group of its own, so that the live consumer goes on undisturbed. */
  readonly group: string;
  /** For the replay, instead of the bus's own. */
  readonly retry?: RetryPolicy | undefined;
  /** Into what is made beside the live one, and into that. Both ignore versions that they have seen. */
  readonly beside: Project;
  readonly live: Project;
  /**
   * Puts what was made in the place of the live one, and then waits for `catchUp`: what the live consumer wrote meanwhile to the old one is in the new
   * one once that has resolved. Nothing is written beside while it runs.
   */
  promote(catchUp: () => Promise<void>): Promise<void>;
  /** Drops what was made. */
  abandon(): Promise<void>;
}

/** Replays a whole topic into a projection beside the live one, then switches to it. What goes wrong before leaves the live one as it was. */
export async function replayBeside(options: ReplayBeside): Promise<void> {
  const { bus, topic, group, retry, live, promote, abandon } = options;
  const replay = new Replay(options.beside);
  const consumer = await bus
    .subscribe({
      ...{ consumer: group, topic, from: 'beginning', batchSize: BATCH },
      ...(retry ? { retry } : {}),
      handle: (events) => replay.write(events.flatMap(readable)),
    })
    .catch(async (error: unknown) => {
      await abandon();
      throw error;
    });
  const reachTheEnd = async () => {
    await bus.drain();
    replay.assertWhole();
  };
  let isLive = false;
  try {
    await reachTheEnd();
    await replay.hold();
    await promote(async () => {
      isLive = true;
      replay.goOnInto(live);
      await reachTheEnd();
    });
  } catch (error) {
    // What went wrong matters more than that it could not be cleared away, which the next rebuild does.
    if (!isLive) await abandon().catch(() => undefined);
    throw error;
  } finally {
    replay.goOnInto(live);
    await consumer.stop();
    await bus.forget(topic, group);
  }
}

/** Takes the events of a replay; holds them back while the projections are switched. */
class Replay {
  private readonly underWay = new Set<Promise<void>>();
  private readonly failed = new Map<string, unknown>();
  private held = Promise.withResolvers<void>();

  constructor(private project: Project) {
    this.held.resolve();
  }

  async write(events: readonly CloudEvent[]): Promise<void> {
    for (let held; held !== this.held; await held.promise) held = this.held;
    const writing = this.project(events);
    this.underWay.add(writing);
    try {
      await writing;
      for (const { id } of events) this.failed.delete(id);
    } catch (error) {
      for (const { id } of events) this.failed.set(id, error);
      throw error;
    } finally {
      this.underWay.delete(writing);
    }
  }

  /** Throws when events were given up: the bus parks them and goes on, but a projection without them is not what the topic says. */
  assertWhole(): void {
    const [cause] = this.failed.values();
    if (cause)
      throw new Error(`${this.failed.size} events could not be written to what is made anew`, { cause });
  }

  async hold(): Promise<void> {
    this.held = Promise.withResolvers();
    await Promise.allSettled(this.underWay);
  }

  goOnInto(project: Project): void {
    this.project = project;
    this.held.resolve();
  }
}

// The live consumer has parked what cannot be read; a replay passes it over.
const readable = (event: CloudEvent): CloudEvent[] => {
  const read = readEvent(event);
  return read && 'event' in read ? [read.event] : [];
};
