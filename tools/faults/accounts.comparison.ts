import type { AccountEvent, Kept, StoredAccount } from './accounts-reading.ts';
import type { AccountLine, AccountsLedger } from './accounts.ledger.ts';
import type { Problems } from './comparison.ts';

/** Every acknowledged account is there once, as it was acknowledged, was changed as often as was asked for, and nothing else is. */
export function compareAccounts(ledger: AccountsLedger, stored: readonly StoredAccount[]): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const known = new Set<string>();
  const byEmail = Map.groupBy(stored, ({ email }) => email);
  const byId = new Map(stored.map((account) => [account.id, account]));
  for (const line of ledger.lines) {
    const { email, changes, lost: unanswered } = line;
    const [account, ...others] = line.state === 'closed' ? [byId.get(line.id!)] : (byEmail.get(email) ?? []);
    if (!account) {
      lost.push(`the account of ${email}: acknowledged, and not there`);
      continue;
    }
    for (const { id } of [account, ...others.filter((other) => other !== undefined)]) known.add(id);
    const told = `the account of ${email}: acknowledged ${shown(line)} and ${changes} changes; stored ${shown(account)}, version ${account.version}`;
    if (others.length > 0) unexplained.push(`the account of ${email} is there ${others.length + 1} times`);
    if (account.version < changes) lost.push(told);
    else if (account.version > changes + unanswered || !isAs(account, line)) unexplained.push(told);
  }
  for (const { id, email } of stored)
    if (!known.has(id)) unexplained.push(`account ${id} of ${email ?? 'nobody'}: nobody asked for it`);
  return { 'an acknowledged account is lost': lost, 'an account is as nobody made it': unexplained };
}

type Shown = Pick<AccountLine, 'name' | 'phone' | 'state'>;
const shown = ({ name, phone, state }: Shown): string => [state, name, phone].filter(Boolean).join(', ');

/** Of a closed one, nothing that tells of a person. */
const isAs = (account: StoredAccount, { email, name, phone, state }: AccountLine): boolean =>
  account.state === state &&
  (state === 'closed'
    ? account.email === null && account.name === '' && account.phone === ''
    : account.email === email && account.name === name && account.phone === phone);

/** What services keep of a closed account. */
export const compareClosed = (kept: readonly Kept[]): Problems => ({
  'something of a closed account is kept': kept.map(
    ({ accountId, where }) => `account ${accountId}: ${where}`,
  ),
});

/** Events tell of each account that it was made, confirmed and closed, once each and in order, and end with what it is. */
export function compareAccountEvents(
  stored: readonly StoredAccount[],
  events: readonly AccountEvent[],
): Problems {
  const missing: string[] = [];
  const doubled: string[] = [];
  const disorder: string[] = [];
  const bySubject = Map.groupBy(events, ({ subject }) => subject);
  for (const account of stored) {
    const { id, state, version } = account;
    const distinct = new Map<string, AccountEvent>();
    let newest = 0;
    for (const event of bySubject.get(id) ?? []) {
      if (!distinct.has(event.id) && event.sequence <= newest)
        disorder.push(`account ${id}: number ${event.sequence} came after ${newest}`);
      distinct.set(event.id, event);
      newest = Math.max(newest, event.sequence);
    }
    const own = [...distinct.values()];
    if (newest > version) doubled.push(`account ${id}: an event of version ${newest}, which never was`);
    for (const says of ['registered', 'confirmed', 'closed'] as const) {
      const count = own.filter((event) => event.says === says).length;
      const least =
        says === 'registered' || says === state || (says === 'confirmed' && state !== 'unconfirmed');
      if (count < (least ? 1 : 0)) missing.push(`account ${id}: no event says that it was ${says}`);
      if (count > (least ? 1 : 0)) doubled.push(`account ${id}: ${count} events say that it was ${says}`);
    }
    const last = own.find(({ sequence }) => sequence === newest);
    if (last && (last.email !== account.email || last.name !== account.name))
      missing.push(`account ${id}: no event says that it is ${shown(account)}`);
  }
  const ids = new Set(stored.map(({ id }) => id));
  for (const subject of bySubject.keys())
    if (!ids.has(subject)) doubled.push(`account ${subject}: events of what is not there`);
  return {
    'an event is missing': missing,
    'an event is doubled': doubled,
    'events are out of order': disorder,
    'events wait for ever': stored
      .filter(({ unpublished }) => unpublished > 0)
      .map(({ id, unpublished }) => `account ${id}: ${unpublished} events are still in its outbox`),
  };
}
