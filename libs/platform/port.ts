/** What every adapter of every port brings, whatever it adapts. */
export interface Adapter {
  /** Resolves when the engine answers; rejects, saying what is wrong, when it does not. */
  health(): Promise<AdapterHealth>;
  /** Finishes what is under way, then lets go of files and connections. Safe to call twice. */
  close(): Promise<void>;
}

export interface AdapterHealth {
  /** The port and the adapter, such as `event-bus: embedded`. */
  readonly name: string;
  /** Numbers worth watching, by Prometheus name without prefix, such as `depth` or `lag`. */
  readonly gauges: Readonly<Record<string, number>>;
}
