import { LintelError } from './errors.js';
import { type EventFilter, type EventOf, type EventType, queryOf } from './events.js';
import { mayPass, type Portal } from './portal.js';

export interface EventsOptions<Type extends EventType = EventType> extends EventFilter<Type> {
  /** The last position that is done: of an event, of a snapshot, 0 for the beginning. From now on, where none is given. */
  readonly after?: number;
  /** Ends the stream when it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Events in the order of their positions and without a gap, however often the connection is lost. Ends when its signal is aborted.
 *
 * @throws PositionGone where the portal has forgotten the position to go on from
 * @throws Unauthorised for a key that is not good, or is no longer
 */
export class EventStream<Type extends EventType = EventType> implements AsyncIterable<EventOf<Type>> {
  #position: number | undefined;

  /** @internal */
  constructor(
    private readonly portal: Portal,
    private readonly options: EventsOptions<Type>,
  ) {
    this.#position = options.after;
  }

  /**
   * Whatever stands up to here is done: the next event was asked for after it, or it was not for this stream. To be kept, and given as `after` next time;
   * it moves on even while there is nothing of what was asked for. Undefined until it is known.
   */
  get position(): number | undefined {
    return this.#position;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<EventOf<Type>, void, undefined> {
    const { signal } = this.options;
    for (let failed = 0; !signal?.aborted;) {
      let why: unknown;
      try {
        const lines = await this.#open();
        for await (const { id, data } of messagesOf(lines)) {
          failed = 0;
          if (data !== undefined) yield JSON.parse(data) as EventOf<Type>;
          if (id !== undefined) this.#position = Number(id);
        }
      } catch (error) {
        if (signal?.aborted) return;
        if (!mayPass(error)) throw error;
        why = error;
      }
      await this.portal.pause(++failed, why, signal).catch(() => undefined);
    }
  }

  async #open(): Promise<AsyncIterable<string>> {
    const { headers, lines } = await this.portal.open(`/events?${queryOf(this.options, {})}`, {
      headers: {
        accept: 'text/event-stream',
        ...(this.#position !== undefined && { 'last-event-id': String(this.#position) }),
      },
      signal: this.options.signal,
    });
    if (headers.get('content-type')?.startsWith('text/event-stream')) return lines;
    // A generator that has not begun has nothing to clean up: it begins, so that it lets go of the connection.
    await lines.next();
    await lines.return();
    throw new LintelError('There is no stream of events at this address.', { status: 200 });
  }
}

interface Message {
  readonly id: string | undefined;
  readonly data: string | undefined;
}

/** What a line of server-sent events says, as far as the portal uses it. https://html.spec.whatwg.org/multipage/server-sent-events.html */
async function* messagesOf(lines: AsyncIterable<string>): AsyncGenerator<Message, void, undefined> {
  let id: string | undefined;
  let data: string | undefined;
  for await (const line of lines) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (line === '') {
      yield { id, data };
      id = data = undefined;
    } else if (field === 'id') id = value;
    else if (field === 'data') data = data === undefined ? value : `${data}\n${value}`;
  }
}
