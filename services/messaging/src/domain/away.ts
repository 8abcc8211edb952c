/** When one side of a conversation is to be e-mailed of what it has not seen. */
export interface Away {
  /** When the e-mail falls due unless everything is read before; null: none is planned. */
  readonly dueAt: Date | null;
  /** When it was last e-mailed of messages that it has not looked at since. */
  readonly mailedAt: Date | null;
}

/** From the first unread message of a burst to the e-mail: somebody who is there has read it by then. Milliseconds. */
export const patienceMs = 2 * 60_000;
/** Between two e-mails to a side that has looked at nothing since the first. Milliseconds. */
export const againAfterMs = 60 * 60_000;

/** A burst of messages makes one e-mail; the next one waits until this one was read, or for an hour. */
export function afterMessage(away: Away, now: Date): Away {
  if (away.dueAt) return away;
  const soon = now.getTime() + patienceMs;
  const again = away.mailedAt ? away.mailedAt.getTime() + againAfterMs : soon;
  return { ...away, dueAt: new Date(Math.max(soon, again)) };
}

export const afterReading = (away: Away, left: number): Away => ({
  dueAt: left === 0 ? null : away.dueAt,
  mailedAt: null,
});

export const afterMailing = (now: Date): Away => ({ dueAt: null, mailedAt: now });
