import type { Adapter, AdapterHealth } from '@lintel/platform/port';

/** An adapter whose engine need not be there yet. Until it is, what is asked of it is refused, as it is when an engine goes away. */
export abstract class LateAdapter<Port extends Adapter> implements Adapter {
  protected here: Port | undefined;

  /** @param what as whoever asks is told, such as `the event bus` */
  protected constructor(private readonly what: string) {}

  /** @throws until it is there */
  protected get port(): Port {
    if (!this.here) throw new Error(`${this.what} has not answered yet`);
    return this.here;
  }

  async health(): Promise<AdapterHealth> {
    return this.port.health();
  }

  /** It belongs to whoever opened it. */
  async close(): Promise<void> {}
}
