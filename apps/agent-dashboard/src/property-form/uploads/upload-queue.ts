import type { UploadKind, UploadContentType } from '@lintel/contracts';
import { createStore, type Store } from '@lintel/web';
import type { FormUpload } from '../property-form-queries.js';
import type { FileCheck } from './check-file.js';
import type { Put } from './put-file.js';
import { hasArrived, isOnItsWay, withState, type UploadItem } from './upload-item.js';

/** The calls that the queue makes; tests pass their own. */
export interface UploadWorld {
  readonly check: (file: File, kind: UploadKind) => Promise<FileCheck>;
  readonly request: (
    input: { kind: UploadKind; fileName: string; contentType: string; bytes: number },
    signal: AbortSignal,
  ) => Promise<{ readonly id: string; readonly url: string }>;
  readonly put: (put: Put) => Promise<void>;
  readonly finish: (id: string, signal: AbortSignal) => Promise<FormUpload>;
  readonly discard: (id: string) => Promise<unknown>;
  readonly states: (ids: readonly string[]) => Promise<readonly FormUpload[]>;
  readonly preview: (file: File) => string;
  readonly forgetPreview: (preview: string) => void;
  /** Why it did not arrive, for people. */
  readonly reason: (error: unknown) => string;
}

/** All of a batch has ended: how many arrived, and how many did not. */
export interface BatchOutcome {
  readonly arrived: number;
  readonly faulty: number;
}

export interface UploadQueue extends Store<ReadonlyMap<string, UploadItem>> {
  /** Takes files in; returns their keys in order. */
  add(kind: UploadKind, files: readonly File[]): readonly string[];
  /** Takes in what is at the service already. */
  adopt(items: readonly UploadItem[]): void;
  /** Sends a file that was lost on the way anew, from its beginning. */
  retry(key: string): void;
  /** Stops what is under way and forgets it; what was sent in this form is discarded at the service. */
  remove(key: string): void;
  /** Fetches the state of those in processing. */
  refresh(): Promise<void>;
  /** Resolves once nothing is on its way any more. */
  settled(): Promise<void>;
  /** Returns a function that stops everything. */
  open(): () => void;
}

const atOnce = 3;

/** Files on their way to the store, at most three at a time. */
export function createUploadQueue(
  world: UploadWorld,
  ended: (outcome: BatchOutcome) => void,
  newKey: () => string,
): UploadQueue {
  const store = createStore<ReadonlyMap<string, UploadItem>>(new Map());
  const files = new Map<string, { file: File; contentType?: UploadContentType }>();
  const running = new Map<string, AbortController>();
  const batch = new Set<string>();
  let closed = false;

  const item = (key: string): UploadItem | undefined => store.get().get(key);
  const change = (key: string, changes: Partial<UploadItem>): void => {
    const now = item(key);
    if (now && !closed) store.set(new Map(store.get()).set(key, { ...now, ...changes }));
  };

  function pump(): void {
    for (const { key, stage } of store.get().values()) {
      if (running.size >= atOnce) return;
      if (stage === 'waiting' && !running.has(key)) void send(key);
    }
    if (running.size > 0 || batch.size === 0 || closed) return;
    const those = [...batch].flatMap((key) => item(key) ?? []);
    batch.clear();
    const arrived = those.filter(hasArrived).length;
    if (those.length > 0) ended({ arrived, faulty: those.length - arrived });
  }

  async function send(key: string): Promise<void> {
    const stop = new AbortController();
    running.set(key, stop);
    let id: string | undefined;
    try {
      await transfer(key, stop.signal, (asked) => (id = asked));
    } catch (error) {
      if (id !== undefined) void world.discard(id).catch(() => undefined);
      if (!stop.signal.aborted)
        change(key, { stage: 'lost', id: null, sent: 0, problem: world.reason(error), error });
    } finally {
      running.delete(key);
      if (!closed) pump();
    }
  }

  /** Hands out the upload's id as soon as there is one, so that a transfer that fails can be discarded by it. */
  async function transfer(key: string, signal: AbortSignal, asked: (id: string) => void): Promise<void> {
    const held = files.get(key)!;
    const { kind } = item(key)!;
    if (held.contentType === undefined) {
      const checked = await world.check(held.file, kind);
      if (signal.aborted) return;
      if (!checked.ok) {
        change(key, { stage: 'refused', problem: checked.problem });
        return;
      }
      held.contentType = checked.contentType;
      if (checked.contentType.startsWith('image/')) change(key, { preview: world.preview(held.file) });
    }
    change(key, { stage: 'sending', sent: 0, problem: null });
    const { file, contentType } = held;
    const { id, url } = await world.request(
      { kind, fileName: file.name, contentType, bytes: file.size },
      signal,
    );
    asked(id);
    await world.put({ url, file, contentType, signal, sent: (sent) => change(key, { sent }) });
    const upload = await world.finish(id, signal);
    const now = item(key);
    if (now && !signal.aborted) change(key, withState(now, upload));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(kind, added) {
      const items = new Map(store.get());
      const keys = added.map((file) => {
        const key = newKey();
        files.set(key, { file });
        batch.add(key);
        items.set(key, {
          key,
          kind,
          name: file.name,
          stage: 'waiting',
          sent: 0,
          id: null,
          problem: null,
          preview: null,
          image: null,
          document: null,
        });
        return key;
      });
      store.set(items);
      pump();
      return keys;
    },
    adopt(adopted) {
      store.set(new Map([...store.get(), ...adopted.map((one) => [one.key, one] as const)]));
    },
    retry(key) {
      if (item(key)?.stage !== 'lost' || !files.has(key)) return;
      batch.add(key);
      change(key, { stage: 'waiting', sent: 0, problem: null });
      pump();
    },
    remove(key) {
      const gone = item(key);
      if (!gone) return;
      running.get(key)?.abort();
      if (gone.preview !== null) world.forgetPreview(gone.preview);
      // A file that the listing already has stays its own until the listing is saved without it.
      if (files.delete(key) && gone.id !== null) void world.discard(gone.id).catch(() => undefined);
      const left = new Map(store.get());
      left.delete(key);
      store.set(left);
      pump();
    },
    async refresh() {
      const asked = [...store.get().values()].filter(({ stage }) => stage === 'processing');
      if (asked.length === 0) return;
      const byId = new Map(
        (await world.states(asked.flatMap(({ id }) => id ?? []))).map((upload) => [upload.id, upload]),
      );
      for (const { key, id } of asked) {
        const now = item(key);
        if (now?.stage !== 'processing' || now.id !== id) continue;
        const upload = byId.get(id!);
        change(
          key,
          upload ? withState(now, upload) : { stage: 'failed', problem: 'This file is not there any more.' },
        );
      }
    },
    settled: () =>
      new Promise((resolve) => {
        const check = (): boolean => {
          const done = ![...store.get().values()].some(isOnItsWay);
          if (done) resolve();
          return done;
        };
        if (check()) return;
        const stop = store.subscribe(() => {
          if (check()) stop();
        });
      }),
    open() {
      closed = false;
      return () => {
        closed = true;
        for (const controller of running.values()) controller.abort();
        for (const { preview } of store.get().values()) if (preview !== null) world.forgetPreview(preview);
      };
    },
  };
}
