import type { LiveUpdate } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { LiveCount } from './live-count.js';
import type { Revocation } from '../session/revocations.js';
import { LiveHistory, type ToldUpdate } from './live-history.js';

/** One browser's end of the stream. */
export interface LiveReader {
  send(text: string): void;
  end(): void;
}

export interface LiveVisitor {
  readonly account: string;
  /** Of an agent. */
  readonly agency?: string | undefined;
  /** Absent for what has no session to end. */
  readonly sessionId?: string | undefined;
  /** Of the access token that it came with. */
  readonly accountVersion?: number | undefined;
  /** The last place of the stream that it heard of. */
  readonly after?: string | undefined;
}

interface Connection extends LiveVisitor {
  readonly circles: readonly string[];
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
  /** By circle; each is in one or two of them. */
  private readonly connections = new Map<string, Set<Connection>>();
  private readonly open = new Set<Connection>();
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
    for (const { reader } of this.open) reader.send(this.reset());
  }

  get isFull(): boolean {
    return this.ended || this.open.size >= hubLimits.overall;
  }

  /** Returns what is to be called when the reader has gone. */
  connect(visitor: LiveVisitor, reader: LiveReader): () => void {
    const { account, agency, after } = visitor;
    const circles = circlesOf({ accounts: [account], agencies: agency === undefined ? [] : [agency] });
    const connection = { ...visitor, circles, reader, since: this.now() };
    for (const circle of circles)
      this.connections.set(circle, (this.connections.get(circle) ?? new Set<Connection>()).add(connection));
    this.count.connections.set(this.open.add(connection).size);
    const missed = this.history.after(circles, after);
    reader.send((missed?.map(textOf).join('') ?? this.reset()) + this.position());
    const own = this.connections.get(ofAccount(account))!;
    if (own.size > hubLimits.perAccount) this.end(own.values().next().value!);
    return () => this.leave(connection);
  }

  publish(live: LiveUpdate): void {
    const { id, type } = live;
    const update = { id, type, data: JSON.stringify(live.data) };
    const reached = new Set<Connection>();
    for (const circle of circlesOf(live)) {
      const told = this.history.add(circle, update);
      if (!told) continue;
      for (const connection of this.connections.get(circle) ?? []) {
        if (reached.has(connection)) continue;
        reached.add(connection);
        connection.reader.send(textOf(told));
        this.count.updates.inc({ type });
      }
    }
  }

  /** Says to all how far they are, and ends what has lasted long enough. */
  beat(): void {
    this.history.dropOld();
    const oldest = this.now() - hubLimits.lifetimeMs;
    for (const connection of this.open) {
      connection.reader.send(this.position());
      if (connection.since <= oldest) this.end(connection);
    }
  }

  /** Ends the streams that were opened with such a token: a browser that may still listen reconnects, and is identified anew. */
  endRevoked({ accountId, sessionId, fromVersion }: Revocation): void {
    for (const connection of this.connections.get(ofAccount(accountId)) ?? [])
      if (
        sessionId ? connection.sessionId === sessionId : (connection.accountVersion ?? 0) < (fromVersion ?? 0)
      )
        this.end(connection);
  }

  stop(): void {
    this.ended = true;
    for (const connection of this.open) this.end(connection);
  }

  private end(connection: Connection): void {
    this.leave(connection);
    connection.reader.end();
  }

  private leave(connection: Connection): void {
    if (!this.open.delete(connection)) return;
    this.count.connections.set(this.open.size);
    for (const circle of connection.circles) {
      const those = this.connections.get(circle)!;
      those.delete(connection);
      if (those.size === 0) this.connections.delete(circle);
    }
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

const ofAccount = (id: string): string => `account ${id}`;
/** Whom an update is for, or where a browser belongs. Ids of accounts and agencies are apart, whatever they are. */
const circlesOf = ({ accounts, agencies }: Pick<LiveUpdate, 'accounts' | 'agencies'>): readonly string[] => [
  ...new Set([...accounts.map(ofAccount), ...agencies.map((id) => `agency ${id}`)]),
];
