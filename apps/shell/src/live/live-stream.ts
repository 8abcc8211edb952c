/** As much of the browser's EventSource as is used. */
export type EventSourceLike = Pick<EventSource, 'close'> & {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
};

/** The specification's delays between one attempt and the next (section 9), in milliseconds; the last goes on for ever. */
const DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** A stream says every half minute that it lives; one that is silent for longer is dead, though the browser may not know. */
const SILENCE_MS = 75_000;

export interface LiveStreamOptions {
  /** Where to go on; asked before each attempt. */
  readonly after: () => string | undefined;
  readonly types: readonly string[];
  readonly heard: (type: string, place: string, data: string) => void;
  /** Called after several attempts that failed. */
  readonly refused: () => void;
  readonly open: (address: string) => EventSourceLike;
}

/** Holds one stream, and opens another whenever it ends. The backoff is ours: the browser's own cannot be set and ends with the first refusal. */
export function keepStream({ after, types, heard, refused, open }: LiveStreamOptions): () => void {
  let source: EventSourceLike | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect(): void {
    const place = after();
    source = open(`/live${place === undefined ? '' : `?after=${encodeURIComponent(place)}`}`);
    source.onopen = () => {
      failures = 0;
      listen();
    };
    source.onerror = lost;
    for (const type of types)
      source.addEventListener(type, ({ lastEventId, data }) => {
        listen();
        heard(type, lastEventId, data);
      });
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE_MS);
  }

  function lost(): void {
    end();
    retry = setTimeout(connect, DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)]);
    failures += 1;
    if (failures % DELAYS_MS.length === 0) refused();
  }

  function end(): void {
    clearTimeout(silence);
    clearTimeout(retry);
    if (!source) return;
    source.onopen = source.onerror = null;
    source.close();
    source = undefined;
  }

  connect();
  return end;
}
