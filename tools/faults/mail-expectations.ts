import type { AccountsLedger } from './accounts.ledger.ts';
import type { Ledger } from './ledger.ts';
import type { MessagesLedger } from './messages.ledger.ts';
import type { ViewingsLedger } from './viewings.ledger.ts';

/** How many different e-mails an address is to have got. */
export interface MailRange {
  readonly least: number;
  readonly most: number;
}
export type ExpectedMails = ReadonlyMap<string, MailRange>;

/** Between two e-mails about unread messages to somebody who reads none. */
const AGAIN_AFTER_MS = 3_600_000;

/** To each who asked for the newsletter, one that asks whether it was them. */
export const newsletterMails = (ledger: Ledger): ExpectedMails =>
  new Map(
    [...ledger.addresses].map(([address, kind]) => [
      address,
      { least: kind === 'acknowledged' ? 1 : 0, most: 1 },
    ]),
  );

/** To both sides of each viewing. What was cancelled before its e-mail went out needs none of what came before the cancellation. */
export function viewingMails(ledger: ViewingsLedger, agents: ReadonlyMap<number, string>): ExpectedMails {
  const mails = new Mails();
  for (const { listingId, email, state, wasConfirmed } of ledger.lines.values()) {
    const agent = agents.get(listingId)!;
    const least = state === 'cancelled' ? 0 : 1;
    for (const address of [email, agent]) {
      mails.expect(address, least, 1);
      if (wasConfirmed) mails.expect(address, least, 1);
    }
    if (state !== 'cancelled') continue;
    mails.expect(email, 1, 1);
    // Who calls off what was never arranged has nothing in a calendar.
    if (wasConfirmed) mails.expect(agent, 1, 1);
  }
  return mails.expected;
}

/** The agent is told of an enquiry, its visitor asked whether it was they, and told of a reply: nobody reads in a run, so that each side is told once, and again after an hour. */
export function messageMails(
  ledger: MessagesLedger,
  agents: ReadonlyMap<number, string>,
  now = Date.now(),
): ExpectedMails {
  const mails = new Mails();
  for (const { listingId, email, startedAt, messages } of ledger.conversations) {
    const more = Math.floor((now - startedAt) / AGAIN_AFTER_MS);
    mails.expect(agents.get(listingId)!, 1, 1 + more);
    mails.expect(email, 1, 1);
    if (messages.some(({ side }) => side === 'agency')) mails.expect(email, 1, 1 + more);
  }
  return mails.expected;
}

/**
 * One that asks whether an address is theirs, which is pointless once it was confirmed, one about each new password, and none to whom the account is closed. What had no
 * answer may have been done beside what was sent again: another link, another new password, or a browser that is new.
 */
export function accountMails({ lines }: AccountsLedger): ExpectedMails {
  const mails = new Mails();
  for (const { email, state, passwords, lost } of lines) {
    mails.expect(email, state === 'unconfirmed' ? 1 : 0, 1);
    mails.expect(email, state === 'closed' ? 0 : passwords, passwords + lost);
  }
  return mails.expected;
}

class Mails {
  readonly expected = new Map<string, MailRange>();

  expect(address: string, least: number, most: number): void {
    const before = this.expected.get(address) ?? { least: 0, most: 0 };
    this.expected.set(address, { least: before.least + least, most: before.most + most });
  }
}
