import {
  type AlertFrequency,
  type ConversationSide,
  type EventData,
  type ListingSummary,
  type NoticeKind,
  noticeKinds,
  type ViewingSide,
} from '@lintel/contracts';

type HomeChanged = EventData<'lintel.saved-property.home-changed.v1'>;
type ReportSettled = EventData<'lintel.report.settled.v1'>;

/** What an e-mail is about, as it is kept: ids and public facts. Addresses and names are looked up when it is sent. */
export type EmailFacts =
  | { readonly template: 'newsletter-confirmation' }
  | AccountFacts
  | InvitationFacts
  | ViewingFacts
  | ConversationFacts
  | VisitorReportFacts
  | AlertFacts;

/** About an account, to its owner. */
export type AccountFacts =
  | AccountLinkFacts
  | NoticeFacts
  | {
      readonly template: 'account-email-changed';
      /** The event that told of the change; the former address is kept under it. */
      readonly event: string;
    }
  | { readonly template: 'agency-approved'; readonly company: string }
  | ({ readonly template: 'report-settled' } & ReportFacts)
  | AgencyNewsFacts
  | WebhookFacts
  | DigestFacts
  | {
      readonly template: 'saved-home-changed';
      readonly before: HomeChanged['before'];
      readonly home: ListingSummary;
    };

export const agencyNewsTemplates = [
  'agency-held',
  'agency-suspended',
  'agency-reinstated',
  'agency-name-approved',
  'agency-name-refused',
] as const;
export type AgencyNewsTemplate = (typeof agencyNewsTemplates)[number];

/** What staff did with an agency, to each of its people. */
export interface AgencyNewsFacts {
  readonly template: AgencyNewsTemplate;
  readonly company: string;
  /** That was asked for. */
  readonly asked?: string;
  /** What staff said about it. */
  readonly words?: string;
}

/** Of an agency's webhook, to the agency's owners. */
export interface WebhookFacts {
  readonly template: 'webhook-disabled';
  readonly host: string;
  readonly reason: EventData<'lintel.webhook.disabled.v1'>['reason'];
  readonly since: Date;
}

export interface AccountLinkFacts {
  readonly template: LinkTemplate;
  readonly request: string;
  readonly expiresAt: Date;
  /** See `Person`: which address it goes to. Missing: the one that the account has. */
  readonly emailSince?: number;
}

/** What was done with an account, to the address that it had, with a link for somebody who did not do it. */
export interface NoticeFacts {
  readonly template: NoticeTemplate;
  readonly request: string;
  readonly expiresAt: Date;
  readonly emailSince: number;
  /** Of a new device, how its browser calls itself. */
  readonly device?: string;
}

/** What became of a home or a message that somebody reported. */
export interface ReportFacts extends Pick<ReportSettled, 'about' | 'outcome'> {
  readonly home: ReportSettled['listing'];
}

/** To an address that a visitor typed, which stays sealed until it is sent. */
export interface VisitorReportFacts extends ReportFacts {
  readonly template: 'visitor-report-settled';
  readonly sealedAddress: string;
}

/** To somebody who may have no account. The address is kept with the invitation, until that ends. */
export interface InvitationFacts {
  readonly template: 'agency-invitation';
  readonly invitation: string;
  /** Of this sending. */
  readonly request: string;
  readonly expiresAt: Date;
}

const alertKinds = ['fired', 'reminded', 'resolved', 'test'] as const;
export type AlertKind = (typeof alertKinds)[number];
export const isAlertKind = (kind: string): kind is AlertKind => alertKinds.some((one) => one === kind);

/** To whoever is told what is the matter with the installation. No account says the address, so it is kept with it. */
export interface AlertFacts {
  readonly template: 'operations-alert';
  readonly alert: string;
  readonly kind: AlertKind;
  readonly severity: 'page' | 'ticket';
  readonly title: string;
  readonly reason: string | null;
  readonly since: Date;
  /** When somebody was to be told. */
  readonly at: Date;
  readonly address: string;
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

export const viewingTemplates = [
  'viewing-requested',
  /** To the visitor, that the request went out. */
  'viewing-receipt',
  'viewing-confirmed',
  'viewing-moved',
  /** It cannot be moved, and stays when it was. */
  'viewing-kept',
  'viewing-proposed',
  'viewing-proposal-refused',
  'viewing-reschedule-requested',
  'viewing-declined',
  'viewing-rejected',
  'viewing-cancelled',
  'viewing-reminder',
] as const;
export type ViewingTemplate = (typeof viewingTemplates)[number];

/** About a viewing, to one side of it. Who they are and what they wrote is kept with the viewing. */
export interface ViewingFacts {
  readonly template: ViewingTemplate;
  readonly viewing: string;
  /** Whom it goes to. */
  readonly side: ViewingSide;
  /** Who did what it tells of. */
  readonly by: ViewingSide | 'time';
  /** What it is about, ascending. */
  readonly times: readonly Date[];
  /** What is arranged, even if only until another time is agreed on. */
  readonly arranged: Date | null;
  /** Of a move. */
  readonly previous: Date | null;
  /** Of a proposal, its id. */
  readonly proposal: string | null;
  /** SEQUENCE of the calendar file that goes with it. */
  readonly sequence: number | null;
  /** Of a reminder. */
  readonly hoursBefore: 24 | 2 | null;
}

/** About a conversation, to one side of it. What it says is kept with the conversation, under its event. */
export type ConversationFacts = {
  readonly conversation: string;
  readonly event: string;
  /** Whom it goes to. */
  readonly side: ConversationSide;
} & (
  | { readonly template: 'contact-enquiry' }
  /** To the address that was typed, whether it was its owner who did. */
  | { readonly template: 'enquiry-confirmation' }
  /** To the confirmed address of the account that wrote. */
  | { readonly template: 'enquiry-receipt' }
  | {
      readonly template: 'conversation-away';
      /** The number of the last message that it tells of. */
      readonly upTo: number;
    }
);

export type NoticeTemplate = `account-${NoticeKind}`;
export const noticeTemplate = (notice: NoticeKind): NoticeTemplate => `account-${notice}`;
export const noticeTemplates: readonly NoticeTemplate[] = noticeKinds.map(noticeTemplate);
const ofNotices: ReadonlySet<string> = new Set(noticeTemplates);
/** Whether it tells an owner what was done with their account, with a link for somebody who did not do it. */
export const isNoticeTemplate = (template: string): template is NoticeTemplate => ofNotices.has(template);

export type LinkTemplate =
  'account-confirm' | 'account-change-email' | 'account-reset' | 'account-already-registered';

export type EmailTemplate = EmailFacts['template'];

/** Sent on a standing wish, not for what somebody did just now: these can be unsubscribed from. */
export const isOptional = (template: EmailTemplate): boolean =>
  template === 'saved-search-digest' ||
  template === 'saved-home-changed' ||
  template === 'newsletter-confirmation';

const others: ReadonlySet<EmailTemplate> = new Set<EmailTemplate>([
  'newsletter-confirmation',
  'agency-invitation',
  'contact-enquiry',
  'enquiry-confirmation',
  'enquiry-receipt',
  'conversation-away',
  'visitor-report-settled',
  'operations-alert',
  ...viewingTemplates,
]);

/** Whether it goes to an account, whose address has to be known first. */
export const isOfAccount = (facts: EmailFacts): facts is AccountFacts => !others.has(facts.template);
export const isNotice = (facts: AccountFacts): facts is NoticeFacts => isNoticeTemplate(facts.template);
export const isOfInvitation = (facts: EmailFacts): facts is InvitationFacts => 'invitation' in facts;
export const isOfViewing = (facts: EmailFacts): facts is ViewingFacts => 'viewing' in facts;
export const isOfConversation = (facts: EmailFacts): facts is ConversationFacts => 'conversation' in facts;
export const isOfAlert = (facts: EmailFacts): facts is AlertFacts => facts.template === 'operations-alert';
