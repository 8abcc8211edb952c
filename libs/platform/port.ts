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

/** What an adapter needs of a logger, for what nobody waits for; pino's shape. */
export interface AdapterLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silent: AdapterLogger = { warn: () => undefined, error: () => undefined };

/** An engine does not answer, or not yet. Whatever waits for it names the setting that leads to it, and its hosts, which hold no secret. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';

  readonly setting: string;
  readonly hosts: string;

  // Not as parameters: tests run this file in processes of their own, by Node's stripping of types.
  constructor(setting: string, hosts: string, cause: unknown) {
    super(`${setting}: ${hosts} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.setting = setting;
    this.hosts = hosts;
  }

  /** Why, in the words of the adapter. */
  get reason(): string {
    return this.cause instanceof Error ? this.cause.message : String(this.cause);
  }
}

/** A setting that no engine can make up for: the start ends. The message begins with its name and holds no secret. */
export class UnusableSetting extends Error {
  override readonly name: string = 'UnusableSetting';
}

declare const given: unique symbol;

/** Names what is injected for a port, or for anything else that has no class of its own. It carries the type of what it stands for. */
export type Token<Value> = symbol & { readonly [given]: Value };

export const token = <Value>(name: string): Token<Value> => Symbol(name) as Token<Value>;
