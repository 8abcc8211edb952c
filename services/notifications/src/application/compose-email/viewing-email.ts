import { nobodysAddress } from '@lintel/contracts';
import { displayName, linesOf, oneLine } from '../../domain/display-text.js';
import type { ViewingFacts } from '../../domain/email.js';
import { type KnownViewing, pointlessBecause } from '../../domain/known-viewing.js';
import type { ViewingLetter } from '../../domain/letter.js';
import type { EmailLinks } from '../email-links.js';
import type { PersonStore } from '../person-store.js';
import type { ViewingStore } from '../viewing-store.js';
import { type ComposedEmail, drop, replyAddress } from './composed-email.js';

interface Addressee {
  readonly address: string;
  readonly name: string;
}

/** E-mails to both sides of a viewing, with its calendar file where one changes. */
export class ViewingEmail {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly people: PersonStore,
    private readonly links: EmailLinks,
  ) {}

  async compose(facts: ViewingFacts, now: Date): Promise<ComposedEmail> {
    const viewing = await this.viewings.find(facts.viewing);
    if (!viewing) return drop('the viewing is no longer known');
    const pointless = pointlessBecause(facts, viewing, now);
    if (pointless) return drop(pointless);
    const addressee = await this.addresseeOf(facts, viewing);
    if (!addressee) return drop('the account was closed');
    const { address, name } = addressee;
    const calendar = calendarOf(facts, viewing);
    return {
      kind: 'send',
      address,
      name: displayName(name),
      content: await this.letterOf(facts, viewing, { name, calendar: calendar !== undefined }),
      thread: `viewing:${viewing.id}:${facts.side}`,
      ...replyAddress(otherSideOf(facts, viewing)),
      ...(calendar && { calendar }),
    };
  }

  /** What somebody types into a form is not where the e-mails of an account go. */
  private async addresseeOf(
    { side }: ViewingFacts,
    { agent, visitor }: KnownViewing,
  ): Promise<Addressee | null> {
    if (side === 'agent' || !visitor) return { address: agent.email, name: agent.name };
    const account = visitor.accountId === null ? null : await this.people.find(visitor.accountId);
    if (account?.closedAt) return null;
    const confirmed = account?.confirmed ? account.email : null;
    return { address: confirmed ?? visitor.email, name: visitor.name };
  }

  private async letterOf(
    facts: ViewingFacts,
    viewing: KnownViewing,
    { name, calendar }: { readonly name: string; readonly calendar: boolean },
  ): Promise<ViewingLetter> {
    const { template, side, by, times, arranged, previous } = facts;
    const { id, listing, agent, visitor, message, reason, entered = false } = viewing;
    return {
      template,
      side,
      by,
      name: displayName(name),
      home: {
        id: listing.id,
        title: oneLine(listing.title),
        address: oneLine(listing.address),
        url: this.links.home(listing.id),
      },
      agent: { name: oneLine(agent.name), agency: oneLine(agent.agency), phone: oneLine(agent.phone) },
      visitor: visitor && {
        name: oneLine(visitor.name),
        email: visitor.email === nobodysAddress ? '' : oneLine(visitor.email),
        phone: oneLine(visitor.phone),
      },
      message: linesOf(message),
      reason: linesOf(reason),
      times,
      arranged,
      previous,
      calendar,
      entered,
      link:
        side === 'visitor' && visitor
          ? await this.links.viewing(id, visitor.link)
          : this.links.page('/agent/viewings'),
    };
  }
}

/** The file of this change; pointless e-mails, whose file is another by now, do not get here. */
function calendarOf({ sequence }: ViewingFacts, { calendar }: KnownViewing) {
  if (sequence === null || calendar?.sequence !== sequence) return undefined;
  return { method: calendar.method, content: calendar.file };
}

/** Where an answer goes. A visitor is told the agent's address once the agent has answered, not for merely asking. */
function otherSideOf({ side, template }: ViewingFacts, { agent, visitor }: KnownViewing) {
  if (side === 'agent') return visitor && visitor.email !== nobodysAddress ? visitor : undefined;
  return template === 'viewing-receipt' ? undefined : agent;
}
