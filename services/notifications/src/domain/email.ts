import type { AlertFrequency, EventData, ListingSummary } from '@lintel/contracts';

type HomeChanged = EventData<'lintel.saved-property.home-changed.v1'>;

/** What an e-mail is about, as it is kept: ids and public facts. Addresses and names are looked up when it is sent. */
export type EmailFacts =
  | { readonly template: 'newsletter-confirmation' }
  | AccountLinkFacts
  | {
      readonly template: 'account-email-changed';
      /** The event that told of the change; the former address is kept under it. */
      readonly event: string;
    }
  | DigestFacts
  | {
      readonly template: 'saved-home-changed';
      readonly before: HomeChanged['before'];
      readonly home: ListingSummary;
    };

export interface AccountLinkFacts {
  readonly template: LinkTemplate;
  readonly request: string;
  readonly expiresAt: Date;
}

export interface DigestFacts {
  readonly template: 'saved-search-digest';
  /** The saved search's id. */
  readonly search: string;
  readonly frequency: Exclude<AlertFrequency, 'off'>;
  readonly homes: readonly ListingSummary[];
  /** Matches beside these. */
  readonly more: number;
}

export type LinkTemplate =
  'account-confirm' | 'account-change-email' | 'account-reset' | 'account-already-registered';

export type EmailTemplate = EmailFacts['template'];

/** Sent because somebody once asked for such, not because of what they did just now: these can be had no more of. */
export const isOptional = (template: EmailTemplate): boolean =>
  template === 'saved-search-digest' ||
  template === 'saved-home-changed' ||
  template === 'newsletter-confirmation';
