import { type Account, changed, sessionsEnded } from './account.js';

/** Of all demonstration accounts. Everybody knows it, and it is too easy for anyone who signs up. */
export const demonstrationPassword = 'demonstration';

/** Whose accounts are made for whoever tries Lintel. Of those from before accounts were marked, this and the password are how they are known. */
export const demonstrationEmails = {
  user: 'buyer@example.org',
  agent: 'agent@example.org',
  operations: 'operations@example.org',
} as const;

/** Where a demonstration is running; null when it is one already, or its owner has closed it. */
export const openToAll = (account: Account, now: Date): Account | null =>
  account.demonstration === 'open' || account.closedAt
    ? null
    : changed(account, now, { demonstration: 'open' });

/** Anywhere else nobody can sign in, and whoever did is out. Null when that is so already. */
export const shutToAll = (account: Account, now: Date): Account | null =>
  account.demonstration === 'shut' || account.closedAt
    ? null
    : changed(account, now, {
        demonstration: 'shut',
        pendingEmail: null,
        openLinks: [],
        ...sessionsEnded(account),
      });
