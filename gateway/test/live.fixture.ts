import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

export interface ServerSentEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

/** One browser's stream of live updates. */
export class LiveListener {
  private readonly events: ServerSentEvent[] = [];
  private readonly waiting: (() => void)[] = [];
  private text = '';
  ended = false;

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.text += chunk;
      for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
        this.events.push(parse(this.text.slice(0, end)));
        this.text = this.text.slice(end + 2);
      }
      this.wake();
    });
    response.on('error', () => undefined);
    response.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  static async open(
    address: string,
    headers: Readonly<Record<string, string>>,
    after?: string,
  ): Promise<LiveListener> {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const request = get(`${address}/live${query}`, { headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return new LiveListener(response);
  }

  get status(): number {
    return this.response.statusCode!;
  }

  get headers() {
    return this.response.headers;
  }

  /** The next event; undefined at the end of the stream. */
  async next(): Promise<ServerSentEvent | undefined> {
    while (this.events.length === 0 && !this.ended)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.events.shift();
  }

  /** Events up to the next of this name, without it. */
  async until(event: string): Promise<readonly ServerSentEvent[]> {
    const before: ServerSentEvent[] = [];
    for (;;) {
      const next = await this.next();
      if (!next) throw new Error(`the stream ended before ${event}`);
      if (next.event === event) return before;
      before.push(next);
    }
  }

  /** What it says until its end. */
  async rest(): Promise<readonly ServerSentEvent[]> {
    const events: ServerSentEvent[] = [];
    for (let next = await this.next(); next; next = await this.next()) events.push(next);
    return events;
  }

  close(): void {
    this.response.destroy();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

function parse(block: string): ServerSentEvent {
  const fields = new Map(
    block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line)!.slice(1, 3) as [string, string]),
  );
  return {
    ...(fields.has('id') ? { id: fields.get('id')! } : {}),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}
