import { newRequestKey } from '@lintel/web';

interface Draft {
  readonly text: string;
  /** The idempotency key of all attempts to send this text. */
  readonly key: string;
}

/**
 * What was typed as a reply to each conversation, for as long as the page is open: a dialog that closes loses nothing. Places are opaque; they name
 * the account too, so that nobody finds the words of another.
 */
export function createReplyDrafts(makeKey: () => string = newRequestKey) {
  const drafts = new Map<string, Draft>();
  return {
    textOf: (place: string): string => drafts.get(place)?.text ?? '',
    /** The same key for every attempt to send the same text; another text is another reply. */
    keyOf(place: string, text: string): string {
      const kept = drafts.get(place);
      if (kept?.text === text) return kept.key;
      const key = makeKey();
      drafts.set(place, { text, key });
      return key;
    },
    write(place: string, text: string): void {
      if (drafts.get(place)?.text !== text) drafts.set(place, { text, key: makeKey() });
    },
    forget(place: string): void {
      drafts.delete(place);
    },
  };
}

export const replyDrafts = createReplyDrafts();
