import type {
  AgencyRole,
  AlertFrequency,
  ConversationSide,
  EventData,
  ListingSummary,
  ReportOutcome,
  ViewingSide,
} from '@lintel/contracts';
import {
  type AgencyNewsTemplate,
  type AlertKind,
  isNoticeTemplate,
  type LinkTemplate,
  type NoticeTemplate,
  type ViewingTemplate,
  type WebhookFacts,
} from './email.js';

import type { LetterPicture } from './home-picture.js';

/** What an e-mail says, before it is addressed. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a template is filled with. Texts are single lines without invisible characters, messages several; links are whole addresses. */
export type LetterContent =
  | { readonly template: 'newsletter-confirmation'; readonly confirm: string; readonly unsubscribe: string }
  | ({ readonly template: LinkTemplate } & LinkLetter)
  | NoticeLetter
  | {
      readonly template: 'account-email-changed';
      readonly name: string | undefined;
      readonly changedAt: Date;
    }
  | {
      readonly template: 'agency-approved';
      readonly name: string | undefined;
      readonly company: string;
      /** Where agents sign in. */
      readonly signIn: string;
    }
  | AgencyNewsLetter
  | WebhookLetter
  | ({ readonly template: 'agency-invitation' } & InvitationLetter)
  | ({ readonly template: 'saved-search-digest' } & DigestLetter)
  | ({ readonly template: 'saved-home-changed' } & HomeChangedLetter)
  | ViewingLetter
  | ({ readonly template: 'contact-enquiry' } & EnquiryLetter)
  | ({ readonly template: 'enquiry-confirmation' } & EnquiryConfirmationLetter)
  | ({ readonly template: 'enquiry-receipt' } & EnquiryReceiptLetter)
  | ({ readonly template: 'conversation-away' } & AwayLetter)
  | ({ readonly template: 'report-settled' } & ReportLetter)
  | ({ readonly template: 'operations-alert' } & AlertLetter);

export interface AgencyNewsLetter {
  readonly template: AgencyNewsTemplate;
  readonly name: string | undefined;
  readonly company: string;
  /** The name that was asked for; of a new agency, its own. */
  readonly asked: string;
  /** What staff said, line by line. */
  readonly words: readonly string[];
  /** Where agents work. */
  readonly dashboard: string;
}

export interface WebhookLetter extends WebhookFacts {
  readonly name: string | undefined;
  /** Where webhooks are looked after. */
  readonly page: string;
}

export interface LinkLetter {
  /** Undefined where there is none to be greeted by. */
  readonly name: string | undefined;
  readonly link: string;
  readonly expiresAt: Date;
}

export interface NoticeLetter extends LinkLetter {
  readonly template: NoticeTemplate;
  /** When it was done. */
  readonly at: Date;
  /** Of a new device, how its browser calls itself. */
  readonly device: string | undefined;
}

export const isNoticeLetter = (letter: LetterContent): letter is NoticeLetter =>
  isNoticeTemplate(letter.template);

export interface InvitationLetter {
  /** Undefined where its name is none to be passed on. */
  readonly company: string | undefined;
  readonly inviter: string | undefined;
  readonly role: AgencyRole;
  readonly link: string;
  readonly expiresAt: Date;
}

/** A home and its page. */
export interface LetterHome extends Omit<ListingSummary, 'picture'> {
  readonly url: string;
  /** Undefined where it has none. */
  readonly picture?: LetterPicture | undefined;
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

/** Which home a letter is about, where it does not offer it. */
export interface LetterPlace {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly url: string;
}

export interface ViewingLetter {
  readonly template: ViewingTemplate;
  /** Whom it is to. */
  readonly side: ViewingSide;
  readonly by: ViewingSide | 'time';
  readonly name: string | undefined;
  readonly home: LetterPlace;
  readonly agent: { readonly name: string; readonly agency: string; readonly phone: string };
  /** Null once the person was erased. */
  readonly visitor: { readonly name: string; readonly email: string; readonly phone: string } | null;
  /** What the visitor wrote, line by line. */
  readonly message: readonly string[];
  /** Of a decline or cancellation, line by line. */
  readonly reason: readonly string[];
  /** What it is about, ascending. */
  readonly times: readonly Date[];
  readonly arranged: Date | null;
  /** Of a move. */
  readonly previous: Date | null;
  /** Whether a calendar file goes with it. */
  readonly calendar: boolean;
  /** Whether the agent entered it, as agreed elsewhere: the visitor asked for nothing here. */
  readonly entered: boolean;
  /** The page where one answers. */
  readonly link: string;
}

export interface EnquiryLetter {
  readonly from: { readonly name: string; readonly email: string; readonly phone: string };
  /** Whether the address is theirs for certain, or only typed. */
  readonly verified: boolean;
  readonly home: Omit<LetterPlace, 'address'>;
  readonly message: readonly string[];
  /** Where the agent's messages are. */
  readonly link: string;
}

/** It holds nothing that somebody typed, since anybody can have it sent to anybody. */
export interface EnquiryConfirmationLetter {
  readonly home: LetterPlace;
  /** Says that it was they. */
  readonly confirm: string;
  /** The page where they may say that it was not. */
  readonly look: string;
}

/** To whoever wrote it, whose address is confirmed. */
export interface EnquiryReceiptLetter {
  readonly name: string | undefined;
  readonly home: LetterPlace;
  readonly message: readonly string[];
  /** Where the answer will be. */
  readonly link: string;
}

export interface AwayLetter {
  /** Whom it is to. */
  readonly side: ConversationSide;
  readonly name: string | undefined;
  /** Who wrote last. */
  readonly from: string;
  /** How many messages are unread, those that are shown included. */
  readonly count: number;
  /** The address is only typed: who wrote, and what, is shown on the page alone. */
  readonly withheld: boolean;
  readonly messages: readonly {
    readonly author: string;
    readonly sentAt: Date;
    /** The beginning of it; where it goes on, an ellipsis at the end. */
    readonly lines: readonly string[];
  }[];
  readonly home: LetterPlace;
  /** The page where one reads and replies. */
  readonly link: string;
  /** Whether an answer to the e-mail becomes a message. */
  readonly answerable: boolean;
}

/** It holds nothing of what was reported, since anybody can have it sent to anybody. */
export interface ReportLetter {
  /** Undefined for a visitor. */
  readonly name: string | undefined;
  readonly about: 'listing' | 'message';
  readonly title: string;
  readonly outcome: ReportOutcome;
}

/** To whoever is on call. */
export interface AlertLetter {
  readonly kind: AlertKind;
  readonly severity: 'page' | 'ticket';
  readonly title: string;
  readonly reason: string | undefined;
  readonly since: Date;
  readonly at: Date;
  /** The page of the alert. */
  readonly page: string;
}

/** Sets a letter as HTML and as plain text. */
export interface Typesetter {
  set(content: LetterContent): Promise<Letter>;
}
