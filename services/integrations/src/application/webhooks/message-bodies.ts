import { publicEventOf } from '@lintel/contracts';
import type { DeliveryStore } from './delivery-store.js';

const MOST_REMEMBERED = 500;

/** What webhooks are sent of events, word for word as `/events` serves it: made once for all who hear one. */
export class MessageBodies {
  readonly #made = new Map<string, string>();

  constructor(
    private readonly deliveries: Pick<DeliveryStore, 'messages'>,
    /** Where the portal is, such as `https://lintel.example`. */
    private readonly origin: string,
  ) {}

  async of(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const missing = eventIds.filter((id) => !this.#made.has(id));
    const found = missing.length > 0 ? await this.deliveries.messages(missing) : new Map();
    const bodies = new Map<string, string>();
    for (const id of eventIds) {
      const message = found.get(id);
      const { position } = message ?? {};
      const body = message
        ? JSON.stringify(publicEventOf(message.event, { position, origin: this.origin }))
        : this.#made.get(id);
      if (body !== undefined) bodies.set(id, body);
    }
    for (const [id, body] of bodies) this.#remember(id, body);
    return bodies;
  }

  #remember(id: string, body: string): void {
    this.#made.set(id, body);
    if (this.#made.size > MOST_REMEMBERED) this.#made.delete(this.#made.keys().next().value!);
  }
}
