import type { AlertFrequency, EventData, ListingSummary } from '@lintel/contracts';
import type { LinkTemplate } from './email.js';

/** What an e-mail says, before it is addressed. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a template is filled with. Texts are single lines without invisible characters; links are whole addresses. */
export type LetterContent =
  | { readonly template: 'newsletter-confirmation'; readonly confirm: string; readonly unsubscribe: string }
  | ({ readonly template: LinkTemplate } & LinkLetter)
  | {
      readonly template: 'account-email-changed';
      readonly name: string | undefined;
      readonly changedAt: Date;
    }
  | ({ readonly template: 'saved-search-digest' } & DigestLetter)
  | ({ readonly template: 'saved-home-changed' } & HomeChangedLetter);

export interface LinkLetter {
  /** Undefined where there is none to be greeted by. */
  readonly name: string | undefined;
  readonly link: string;
  readonly expiresAt: Date;
}

/** A home and its page. */
export interface LetterHome extends ListingSummary {
  readonly url: string;
}

export interface DigestLetter {
  readonly search: string;
  readonly frequency: Exclude<AlertFrequency, 'off'>;
  readonly homes: readonly LetterHome[];
  readonly more: number;
  /** The page with all matches. */
  readonly results: string;
  /** The page of one's saved searches. */
  readonly searches: string;
  readonly unsubscribe: string;
}

export interface HomeChangedLetter {
  readonly name: string | undefined;
  readonly home: LetterHome;
  readonly before: EventData<'lintel.saved-property.home-changed.v1'>['before'];
  /** The page of one's saved homes. */
  readonly savedHomes: string;
  /** The page where one chooses which e-mails to have. */
  readonly preferences: string;
  readonly unsubscribe: string;
}

/** Sets a letter as HTML and as plain text. */
export interface Typesetter {
  set(content: LetterContent): Promise<Letter>;
}
