import { addressOf } from '../../domain/addressing.js';
import { displayName, linesOf, oneLine } from '../../domain/display-text.js';
import {
  type AccountFacts,
  type AccountLinkFacts,
  type AgencyNewsFacts,
  type DigestFacts,
  isNotice,
  type NoticeFacts,
} from '../../domain/email.js';
import { pictureOf } from '../../domain/home-picture.js';
import type { LetterContent, LetterHome } from '../../domain/letter.js';
import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { EmailLinks } from '../email-links.js';
import type { PersonStore, PreferenceStore } from '../person-store.js';
import type { SavedSearchStore } from '../saved-search-store.js';
import { type ComposedEmail, drop } from './composed-email.js';
import { reportLetter } from './report-email.js';

type HomeChangedFacts = Extract<AccountFacts, { template: 'saved-home-changed' }>;

/** The content, and where a mail program's button to unsubscribe posts to; or why there is nothing to say. */
type Content = { readonly content: LetterContent; readonly unsubscribe?: string } | string;

/** E-mails to the owners of accounts, filled with what is known when they are sent. */
export class AccountEmail {
  constructor(
    private readonly people: PersonStore,
    private readonly preferences: PreferenceStore,
    private readonly searches: SavedSearchStore,
    private readonly deliveries: DeliveryStore,
    private readonly links: EmailLinks,
  ) {}

  async compose(delivery: Delivery, email: AccountFacts, now: Date): Promise<ComposedEmail> {
    const person = await this.people.find(delivery.recipient);
    const addressed = addressOf(email, delivery, person, now);
    if (addressed.kind !== 'send') return addressed;
    const name = displayName(person!.name);
    const filled = await this.fill(delivery, email, name);
    if (typeof filled === 'string') return drop(filled);
    return { kind: 'send', address: addressed.address, name, ...filled };
  }

  private async fill(delivery: Delivery, email: AccountFacts, name: string | undefined): Promise<Content> {
    if (isNotice(email)) return this.notice(email, delivery, name);
    switch (email.template) {
      case 'saved-search-digest':
        return this.digest(email, delivery.recipient);
      case 'saved-home-changed':
        return this.homeChanged(email, delivery.recipient, name);
      case 'account-email-changed':
        return { content: { template: email.template, name, changedAt: delivery.occurredAt } };
      case 'agency-approved':
        return {
          content: {
            template: email.template,
            name,
            company: oneLine(email.company),
            signIn: this.links.page('/agent/login'),
          },
        };
      case 'report-settled':
        return { content: { ...reportLetter(email), name } };
      case 'agency-held':
      case 'agency-suspended':
      case 'agency-reinstated':
      case 'agency-name-approved':
      case 'agency-name-refused':
        return { content: this.agencyNews(email, name) };
      case 'webhook-disabled':
        return {
          content: {
            ...email,
            host: oneLine(email.host),
            name,
            page: this.links.page('/agent/integrations'),
          },
        };
      default:
        return this.link(email, delivery, name);
    }
  }

  private agencyNews(
    { template, company, asked = company, words = '' }: AgencyNewsFacts,
    name: string | undefined,
  ): LetterContent {
    return {
      template,
      name,
      company: oneLine(company),
      asked: oneLine(asked),
      words: linesOf(words),
      dashboard: this.links.page('/agent/dashboard'),
    };
  }

  private async link(
    email: AccountLinkFacts,
    delivery: Delivery,
    name: string | undefined,
  ): Promise<Content> {
    if (await this.deliveries.hasNewer(delivery)) return 'a newer link was asked for';
    const { template, expiresAt } = email;
    const link = await this.links.account(delivery.recipient, email);
    return { content: { template, name, link, expiresAt } };
  }

  private async notice(
    email: NoticeFacts,
    { recipient, occurredAt: at }: Delivery,
    name: string | undefined,
  ): Promise<Content> {
    const { template, expiresAt } = email;
    const link = await this.links.account(recipient, email);
    const device = email.device === undefined ? undefined : oneLine(email.device);
    return { content: { template, name, link, expiresAt, at, device } };
  }

  private async digest({ search, frequency, homes, more }: DigestFacts, accountId: string): Promise<Content> {
    const known = await this.searches.find(search);
    if (!known || known.accountId !== accountId) return 'the saved search is gone';
    if (known.alertFrequency === 'off') return 'the alerts of the saved search were ended';
    const unsubscribe = await this.links.endAlerts(search);
    return {
      content: {
        template: 'saved-search-digest',
        search: oneLine(known.name) || 'your saved search',
        frequency,
        homes: homes.map((home) => this.homeOf(home)),
        more,
        results: this.links.page(known.resultsPath ?? '/saved-searches'),
        searches: this.links.page('/saved-searches'),
        unsubscribe,
      },
      unsubscribe,
    };
  }

  private async homeChanged(
    { home, before }: HomeChangedFacts,
    accountId: string,
    name: string | undefined,
  ): Promise<Content> {
    const { savedHomeChanges } = await this.preferences.find(accountId);
    if (!savedHomeChanges) return 'e-mails about saved homes are not wanted';
    const unsubscribe = await this.links.endSavedHomes(accountId);
    return {
      content: {
        template: 'saved-home-changed',
        name,
        home: this.homeOf(home),
        before,
        savedHomes: this.links.page('/saved-properties'),
        preferences: this.links.page('/account'),
        unsubscribe,
      },
      unsubscribe,
    };
  }

  private homeOf(home: DigestFacts['homes'][number]): LetterHome {
    return {
      ...home,
      picture: pictureOf(home, this.links.picture),
      title: oneLine(home.title),
      location: oneLine(home.location),
      url: this.links.home(home.id),
    };
  }
}
