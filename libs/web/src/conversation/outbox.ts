import type { Message, Reply } from './messages-queries.js';
import { newRequestKey } from '../graphql/request-key.js';

/** A message on its way. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  readonly seenUpTo: string | null;
  readonly state: 'sending' | 'failed' | 'sent';
  /** Why it failed; without one it waits for the one before it. */
  readonly failure?: unknown;
  /** What it has become. */
  readonly message?: Message;
}

/** What was typed in one conversation and has not been seen to arrive. */
export interface Unsent {
  readonly draft: string;
  readonly outgoing: readonly Outgoing[];
}

export type Post = (reply: Reply) => Promise<Message>;

const nothing: Unsent = { draft: '', outgoing: [] };

/**
 * What was typed in each conversation, for as long as the page is open: nothing of it is lost while its writer looks at another conversation or
 * signs in again. Messages of a conversation are sent one after the other, in their order.
 *
 * Places are opaque; they name the account too, so that nobody finds the words of another.
 */
export function createOutbox(makeKey: () => string = newRequestKey) {
  const places = new Map<string, Unsent>();
  const busy = new Set<string>();
  const watchers = new Set<() => void>();

  const get = (place: string): Unsent => places.get(place) ?? nothing;
  const set = (place: string, next: Unsent): void => {
    places.set(place, next);
    for (const watcher of [...watchers]) watcher();
  };
  const change = (place: string, each: (one: Outgoing) => Outgoing): void => {
    const { draft, outgoing } = get(place);
    set(place, { draft, outgoing: outgoing.map(each) });
  };

  async function work(place: string, post: Post): Promise<void> {
    if (busy.has(place)) return;
    busy.add(place);
    for (;;) {
      const next = get(place).outgoing.find(({ state }) => state === 'sending');
      if (!next) break;
      const { key, text, seenUpTo } = next;
      try {
        const message = await post({ message: text, idempotencyKey: key, seenUpTo });
        change(place, (one) => (one.key === key ? { ...one, state: 'sent', message } : one));
      } catch (failure) {
        change(place, (one) =>
          one.state === 'sending' ? { ...one, state: 'failed', ...(one.key === key && { failure }) } : one,
        );
      }
    }
    busy.delete(place);
  }

  const again = (place: string): void =>
    change(place, ({ failure: _, ...one }) => (one.state === 'failed' ? { ...one, state: 'sending' } : one));

  return {
    get,
    subscribe(changed: () => void): () => void {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    write(place: string, draft: string): void {
      set(place, { ...get(place), draft });
    },
    /** Sends the draft, after what failed before it. A blank one is ignored. */
    send(place: string, seenUpTo: string | null, post: Post): boolean {
      const { draft, outgoing } = get(place);
      if (draft.trim() === '') return false;
      const added: Outgoing = { key: makeKey(), text: draft.trim(), seenUpTo, state: 'sending' };
      set(place, { draft: '', outgoing: [...outgoing, added] });
      again(place);
      void work(place, post);
      return true;
    },
    /** All that failed, in its order and under its keys: what had arrived after all arrives once. */
    retry(place: string, post: Post): void {
      again(place);
      void work(place, post);
    },
    /** Takes one that failed back into the box, before what stands there. */
    edit(place: string, key: string): void {
      const { draft, outgoing } = get(place);
      const taken = outgoing.find((one) => one.key === key && one.state === 'failed');
      if (!taken) return;
      set(place, {
        draft: draft.trim() === '' ? taken.text : `${taken.text}\n\n${draft}`,
        outgoing: outgoing.filter((one) => one !== taken),
      });
    },
    /** Forgets what arrived and is among these messages. */
    settle(place: string, there: ReadonlySet<string>): void {
      const { draft, outgoing } = get(place);
      const left = outgoing.filter(({ message }) => !message || !there.has(message.id));
      if (left.length < outgoing.length) set(place, { draft, outgoing: left });
    },
    /** Whether something would be lost with the page. */
    holds(): boolean {
      return [...places.values()].some(
        ({ draft, outgoing }) => draft.trim() !== '' || outgoing.some(({ state }) => state !== 'sent'),
      );
    },
  };
}
