import { mayHear } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { SuspendedAgencies } from '@lintel/service-kit';
import { type Delivery, deliveryOf } from '../../domain/delivery.js';
import type { StreamEntry } from '../../domain/stream-entry.js';
import { readerOf, type Webhook } from '../../domain/webhook.js';
import type { StreamStore } from '../stream/stream-store.js';
import type { DeliveryStore } from './delivery-store.js';
import type { FanOutStore } from './fan-out-store.js';

const MOST_READ = 200;
const MOST_WRITTEN = 1000;

/** Makes of what the stream has a delivery for each webhook that hears it. Any number of processes may do so at once. */
export class FanOutHandler {
  constructor(
    private readonly progress: FanOutStore,
    private readonly stream: Pick<StreamStore, 'after'>,
    private readonly deliveries: Pick<DeliveryStore, 'add'>,
    private readonly suspended: Pick<SuspendedAgencies, 'has'>,
    private readonly clock: Clock,
  ) {}

  /** Whether there may be more. */
  async handle(): Promise<boolean> {
    const entries = await this.stream.after(await this.progress.position(), MOST_READ);
    if (entries.length === 0) return false;
    // After the entries: one that is made later need not hear them, and one that is made before is among these.
    const webhooks = await this.#hearing([...new Set(entries.map(({ event }) => event.type))]);
    let waiting: { entry: StreamEntry; delivery: Delivery }[] = [];
    for (const [index, entry] of entries.entries()) {
      waiting.push(...this.#deliveriesOf(entry, webhooks));
      if (waiting.length < MOST_WRITTEN && index < entries.length - 1) continue;
      await this.#write(waiting);
      // Last, so that a process that dies before leaves it to be done again.
      await this.progress.advance(entry.position);
      waiting = [];
    }
    return entries.length === MOST_READ;
  }

  async #hearing(types: readonly string[]) {
    const webhooks = await this.progress.hearing(types);
    const agencies = [...new Set(webhooks.map(({ agencyId }) => agencyId).filter((id) => id !== null))];
    const standing = await Promise.all(
      agencies.map(async (id) => [id, await this.suspended.has(id)] as const),
    );
    const silent = new Set<string | null>(standing.filter(([, suspended]) => suspended).map(([id]) => id));
    return webhooks
      .filter(({ agencyId }) => !silent.has(agencyId))
      .map((webhook) => ({ webhook, reader: readerOf(webhook) }));
  }

  #deliveriesOf(
    entry: StreamEntry,
    webhooks: readonly { readonly webhook: Webhook; readonly reader: ReturnType<typeof readerOf> }[],
  ) {
    const { event, position, correlation } = entry;
    const hearable = { ...entry, type: event.type };
    const about = { eventId: event.id, type: event.type, position, correlation };
    return webhooks
      .filter(({ webhook, reader }) => position > webhook.from && mayHear(reader, hearable))
      .map(({ webhook }) => ({ entry, delivery: deliveryOf(webhook.id, about, this.clock.now()) }));
  }

  async #write(made: readonly { readonly entry: StreamEntry; readonly delivery: Delivery }[]): Promise<void> {
    const messages = [...new Set(made.map(({ entry }) => entry))].map(({ event, position }) => ({
      ...{ eventId: event.id, position, event },
    }));
    await this.deliveries.add(
      messages,
      made.map(({ delivery }) => delivery),
      this.clock.now(),
    );
  }
}
