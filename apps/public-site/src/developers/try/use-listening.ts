import { useEffect, useRef, useState } from 'react';
import { type ApiRequest, send } from './api-request.js';
import { type Answered, answeredBy } from './answer.js';
import { readStream } from './read-stream.js';

/** Of a page that somebody forgot. */
const LONGEST_MS = 10 * 60_000;
const MOST_KEPT = 100;

export interface Heard {
  readonly position: string;
  readonly type: string;
  readonly subject: string;
  /** JSON. */
  readonly text: string;
}

interface Listening {
  readonly open: boolean;
  /** What ended it, if it was neither its end nor ours. */
  readonly error?: unknown;
  readonly answered?: Answered;
  /** The newest first. */
  readonly heard: readonly Heard[];
  readonly count: number;
  /** The last position told of, events for others included. */
  readonly position?: string;
}

const silent: Listening = { open: false, heard: [], count: 0 };

/** Listens to the stream until it is stopped, ends, or ten minutes have passed. */
export function useListening(key: string) {
  const [state, setState] = useState(silent);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const listen = async (request: ApiRequest) => {
    leaving.current?.abort();
    const own = (leaving.current = new AbortController());
    const change = (next: (before: Listening) => Listening) => {
      if (leaving.current === own) setState(next);
    };
    setState({ ...silent, open: true });
    const began = performance.now();
    const longest = setTimeout(() => own.abort(), LONGEST_MS);
    try {
      const response = await send(request, key, own.signal);
      const answered = answeredBy(response, began);
      if (!response.ok || !response.body) {
        const body = await response.text();
        return change((before) => ({ ...before, answered: { ...answered, body } }));
      }
      change((before) => ({ ...before, answered }));
      for await (const { id, data } of readStream(response.body))
        change((before) => ({
          ...before,
          ...(id !== undefined && { position: id }),
          ...(data !== undefined && {
            heard: [heardOf(data), ...before.heard].slice(0, MOST_KEPT),
            count: before.count + 1,
          }),
        }));
    } catch (error) {
      if (!own.signal.aborted) change((before) => ({ ...before, error }));
    } finally {
      clearTimeout(longest);
      change((before) => ({ ...before, open: false }));
    }
  };
  return { ...state, listen, stop: () => leaving.current?.abort() };
}

function heardOf(text: string): Heard {
  const { position, type, subject } = JSON.parse(text) as Record<'position' | 'type' | 'subject', unknown>;
  return { position: String(position), type: String(type), subject: String(subject), text };
}
