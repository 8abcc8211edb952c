import { conversationLinkPurpose, type EventData, invitationLinkPurpose } from '@lintel/contracts';
import { fail, type Result } from '@lintel/kernel';
import type { LinkFailure, LinkKey } from '@lintel/service-kit';
import {
  type AccountLinkFacts,
  isNoticeTemplate,
  type LinkTemplate,
  type NoticeFacts,
  type NoticeTemplate,
} from '../domain/email.js';

type ConversationLink = NonNullable<EventData<'lintel.conversation.away-message-due.v1'>['link']>;

const LONGEST_TOKEN = 1000;

/** The page that follows each link. */
const linkPages: Record<LinkTemplate, string> = {
  'account-confirm': '/auth/confirm?token=',
  'account-change-email': '/auth/confirm?token=',
  'account-reset': '/auth?reset=true&token=',
  'account-already-registered': '/auth?reset=true&token=',
};

const pageOf = (template: LinkTemplate | NoticeTemplate): string => {
  if (template === 'account-undo-email') return '/auth/undo-email?token=';
  return isNoticeTemplate(template) ? '/auth/not-me?token=' : linkPages[template];
};
/** What accounts call it. */
const purposeOf = (template: LinkTemplate | NoticeTemplate): string => template.slice('account-'.length);

/** The links of e-mails beside the newsletter's. Made of ids when they are sent: the same each time, and kept nowhere. */
export class EmailLinks {
  constructor(
    private readonly key: LinkKey,
    private readonly publicUrl: string,
    private readonly mediaUrl: string,
  ) {}

  /** Of a file of the object store: the same for everybody, so that fetching it tells nobody who did. */
  readonly picture = (file: string): string => new URL(`${this.mediaUrl}/${file}`, this.publicUrl).href;

  page(path: string): string {
    return `${this.publicUrl}${path}`;
  }

  home(listingId: number): string {
    return this.page(`/property/${listingId}`);
  }

  /** Where agents read and answer a conversation. */
  agentConversation(id: string): string {
    return this.page(`/agent/dashboard?tab=messages&conversation=${encodeURIComponent(id)}`);
  }

  async account(
    accountId: string,
    { template, request, expiresAt }: AccountLinkFacts | NoticeFacts,
  ): Promise<string> {
    const link = { purpose: purposeOf(template), subject: accountId, request, expiresAt };
    return this.page(pageOf(template) + (await this.key.sign(link)));
  }

  /** To join an agency. */
  async invitation(
    invitation: string,
    { request, expiresAt }: { readonly request: string; readonly expiresAt: Date },
  ): Promise<string> {
    const link = { purpose: invitationLinkPurpose, subject: invitation, request, expiresAt };
    return this.page(`/agent/join?token=${await this.key.sign(link)}`);
  }

  /** To see, answer and call off a viewing without signing in; never expires. @param request the `visitor.link` of its events. */
  async viewing(viewing: string, request: string): Promise<string> {
    const token = await this.key.sign({ purpose: 'viewing', subject: viewing, request, expiresAt: null });
    return this.page(`/viewing?token=${token}`);
  }

  /** To read a conversation and reply without signing in. */
  async conversation({ subject, request, expiresAt }: ConversationLink): Promise<string> {
    const token = await this.key.sign({
      purpose: conversationLinkPurpose,
      subject,
      request,
      expiresAt: new Date(expiresAt),
    });
    return this.page(`/conversation?token=${token}`);
  }

  /** Ends the alerts of a saved search; never expires. */
  async endAlerts(search: string): Promise<string> {
    const token = await this.key.sign({
      purpose: 'saved-search-alerts',
      subject: search,
      request: 'alerts',
      expiresAt: null,
    });
    return this.page(`/unsubscribe/saved-search?token=${token}`);
  }

  /** Ends the e-mails about saved homes; never expires. */
  async endSavedHomes(accountId: string): Promise<string> {
    const token = await this.key.sign({
      purpose: 'saved-home-emails',
      subject: accountId,
      request: 'emails',
      expiresAt: null,
    });
    return this.page(`/unsubscribe/saved-homes?token=${token}`);
  }

  /** The account of a link that `endSavedHomes` made. */
  async readEndSavedHomes(token: string, now: Date): Promise<Result<string, LinkFailure>> {
    if (token.length > LONGEST_TOKEN) return fail('invalid');
    const link = await this.key.verify(token, { purpose: 'saved-home-emails', now });
    return link.ok ? { ok: true, value: link.value.subject } : link;
  }
}
