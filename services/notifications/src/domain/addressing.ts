import { type AccountFacts, isNotice, isOptional } from './email.js';
import type { Person } from './person.js';

/** Where an e-mail of an account goes, or why it goes nowhere, yet or ever. */
export type Addressing =
  | { readonly kind: 'send'; readonly address: string }
  | { readonly kind: 'wait'; readonly reason: string }
  | { readonly kind: 'drop'; readonly reason: string };

export interface EmailTimes {
  /** When what it tells of happened. */
  readonly occurredAt: Date;
  /** When we heard of that. */
  readonly queuedAt: Date;
}

/** The events of one change are composed one after the other, so nearly at the same time. */
const SAME_CHANGE_MS = 1000;
/** Asking for a new address again makes no event of the account: after this long, what is known is all there is. */
const OVERTAKING_MS = 60_000;
/** An account that was not heard of for this long does not exist. */
const UNHEARD_MS = 24 * 3_600_000;

const drop = (reason: string): Addressing => ({ kind: 'drop', reason });
const wait = (reason: string): Addressing => ({ kind: 'wait', reason });

/**
 * Events of an account and requests for its links, its saved homes and searches travel apart: any may overtake another. What the person's last known state cannot
 * answer waits for the next.
 */
export function addressOf(
  facts: AccountFacts,
  times: EmailTimes,
  person: Person | null,
  now: Date,
): Addressing {
  const waited = now.getTime() - times.queuedAt.getTime();
  if ('expiresAt' in facts && facts.expiresAt <= now) return drop('its link has expired');
  if (person?.closedAt) return drop('the account was closed');
  if (!person || person.email === null) {
    if (waited > UNHEARD_MS) return drop('the account was never heard of');
    return wait('the account is not known yet');
  }
  if (isNotice(facts)) return addressSince(facts.emailSince, person);
  switch (facts.template) {
    case 'account-confirm':
      return person.confirmed ? drop('the account was confirmed meanwhile') : send(person.email);
    case 'account-change-email':
      return newAddress(times.occurredAt, person, waited);
    case 'account-email-changed': {
      const former = person.formerEmails.find(({ event }) => event === facts.event);
      return former ? send(former.email) : drop('the former address is no longer kept');
    }
    case 'account-reset':
      return facts.emailSince === undefined ? send(person.email) : addressSince(facts.emailSince, person);
    default:
      return isOptional(facts.template) ? optional(person, waited) : send(person.email);
  }
}

const send = (address: string): Addressing => ({ kind: 'send', address });

/** What gives an account back must not go to the address that it was moved to meanwhile, nor to the one from which it was given back. */
function addressSince(since: number, { email, emailSince, formerEmails }: Person): Addressing {
  if (emailSince === since) return send(email!);
  const former = formerEmails.find((one) => (one.emailSince ?? 0) === since);
  if (former) return send(former.email);
  return emailSince < since
    ? wait('the address is not known yet')
    : drop('the address it is for is no longer kept');
}

/** A link for a new address must not go to the one that was asked for before it, whose owner would confirm the other. */
function newAddress(occurredAt: Date, { pendingEmail, heardAt }: Person, waited: number): Addressing {
  const behind = heardAt.getTime() < occurredAt.getTime() - SAME_CHANGE_MS;
  if (behind && (pendingEmail === null || waited < OVERTAKING_MS))
    return wait('the new address is not known yet');
  return pendingEmail === null ? drop('no new address waits for confirmation') : send(pendingEmail);
}

function optional(person: Person, waited: number): Addressing {
  if (person.bouncedAt) return drop('the address takes no mail');
  if (person.confirmed) return send(person.email!);
  return waited > UNHEARD_MS
    ? drop('the address was never confirmed')
    : wait('the address is not known to be confirmed yet');
}
