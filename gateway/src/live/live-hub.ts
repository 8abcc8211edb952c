import type { LiveUpdate } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { LiveCount } from './live-count.js';
import { LiveHistory, type ToldUpdate } from './live-history.js';

/** One browser's end of the stream. */
export interface LiveReader {
  send(text: string): void;
  end(): void;
}

export interface LiveVisitor {
  readonly account: string;
  /** Absent for what has no session to end. */
  readonly sessionId?: string | undefined;
  /** The last place of the stream that it heard of. */
  readonly after?: string | undefined;
}

interface Connection extends LiveVisitor {
  readonly reader: LiveReader;
  /** In milliseconds. */
  readonly since: number;
}

export const hubLimits = {
  /** The oldest makes room for the next. */
  perAccount: 20,
  overall: 10_000,
  /** As long as an access token is good: then the browser comes again, and is identified anew. */
  lifetimeMs: 5 * 60_000,
  /** How often a stream says that it lives, and how far it is (specification, section 9). */
  beatMs: 30_000,
} as const;

/** Who is connected, and what each of them is told. In memory: every process of the gateway hears of everything. */
export class LiveHub {
  private readonly history: LiveHistory;
  private readonly connections = new Map<string, Set<Connection>>();
  private open = 0;
  private ended = false;

  constructor(
    private readonly clock: Clock,
    private readonly count: LiveCount,
  ) {
    this.history = new LiveHistory(clock);
  }

  /** From now on every event reaches us; those who were there before may have missed some. */
  begin(): void {
    this.history.begin();
    for (const { reader } of this.all()) reader.send(this.reset());
  }

  get isFull(): boolean {
    return this.ended || this.open >= hubLimits.overall;
  }

  /** Returns what is to be called when the reader has gone. */
  connect(visitor: LiveVisitor, reader: LiveReader): () => void {
    const connection = { ...visitor, reader, since: this.now() };
    const own = this.connections.get(visitor.account) ?? new Set<Connection>();
    this.connections.set(visitor.account, own.add(connection));
    this.count.connections.set((this.open += 1));
    const missed = this.history.after(visitor.account, visitor.after);
    reader.send((missed?.map(textOf).join('') ?? this.reset()) + this.position());
    if (own.size > hubLimits.perAccount) this.end(own.values().next().value!);
    return () => this.leave(connection);
  }

  publish({ id, accounts, type, data }: LiveUpdate): void {
    const update = { id, type, data: JSON.stringify(data) };
    for (const account of accounts) {
      const told = this.history.add(account, update);
      if (!told) continue;
      const text = textOf(told);
      for (const { reader } of this.connections.get(account) ?? []) {
        reader.send(text);
        this.count.updates.inc({ type });
      }
    }
  }

  /** Says to all how far they are, and ends what has lasted long enough. */
  beat(): void {
    this.history.dropOld();
    const oldest = this.now() - hubLimits.lifetimeMs;
    for (const connection of this.all()) {
      connection.reader.send(this.position());
      if (connection.since <= oldest) this.end(connection);
    }
  }

  /** Somebody signed out: none of that session's tabs goes on hearing. */
  endSession(sessionId: string): void {
    for (const connection of this.all()) if (connection.sessionId === sessionId) this.end(connection);
  }

  stop(): void {
    this.ended = true;
    for (const connection of this.all()) this.end(connection);
  }

  private end(connection: Connection): void {
    this.leave(connection);
    connection.reader.end();
  }

  private leave(connection: Connection): void {
    const own = this.connections.get(connection.account);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.connections.delete(connection.account);
    this.count.connections.set((this.open -= 1));
  }

  private all(): Connection[] {
    return [...this.connections.values()].flatMap((own) => [...own]);
  }

  private position(): string {
    return textOf({ place: this.history.place, type: 'position', data: '{}' });
  }

  private reset(): string {
    return textOf({ place: this.history.place, type: 'reset', data: '{}' });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** As server-sent events have it. JSON has no line break of its own, and ids are ours. */
const textOf = ({ place, type, data }: Omit<ToldUpdate, 'id'>): string =>
  `id: ${place}\nevent: ${type}\ndata: ${data}\n\n`;
