import { createHash } from 'node:crypto';
import { nobodysAddress } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { kindOfError, NotYet, PermanentFailure } from '@lintel/platform/jobs';
import {
  InvalidMailMessage,
  type Mail,
  type MailAddress,
  type MailMessage,
  PassingMailError,
  PermanentMailError,
} from '@lintel/platform/mail';
import type { Logger } from '@lintel/service-kit';
import { isBounce, withoutRecipient } from '../../domain/bounce.js';
import { isOfAlert, isOfConversation, isOfInvitation, isOfViewing } from '../../domain/email.js';
import type { Typesetter } from '../../domain/letter.js';
import type { AccountEmail } from '../compose-email/account-email.js';
import type { AlertEmail } from '../compose-email/alert-email.js';
import type { ComposedEmail } from '../compose-email/composed-email.js';
import type { ConversationEmail } from '../compose-email/conversation-email.js';
import type { InvitationEmail } from '../compose-email/invitation-email.js';
import type { NewsletterEmail } from '../compose-email/newsletter-email.js';
import type { ReportEmail } from '../compose-email/report-email.js';
import type { ViewingEmail } from '../compose-email/viewing-email.js';
import type { AddressCorrections } from '../address-corrections.js';
import type { AddressMarks } from '../address-marks.js';
import type { Delivery, DeliveryStore, EmailAttempt } from '../delivery-store.js';
import type { PersonStore } from '../person-store.js';

/** How long a worker's lease lasts: longer than the mail port takes for a message, so that no two workers send the same one. */
const CLAIM_MS = 45_000;

export interface EmailComposers {
  readonly newsletter: NewsletterEmail;
  readonly account: AccountEmail;
  readonly alert: AlertEmail;
  readonly invitation: InvitationEmail;
  readonly viewing: ViewingEmail;
  readonly conversation: ConversationEmail;
  readonly report: ReportEmail;
}

/** What is to become of an e-mail, known before it is claimed. */
type Prepared =
  | { readonly pointless: string }
  | { readonly recipient: MailAddress; readonly message: MailMessage }
  | { readonly recipient: MailAddress; readonly error: unknown };

/** Sends one e-mail. At least once, always with the same `Message-ID`; not at all when it has become pointless. */
export class DeliverEmailHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly people: PersonStore,
    private readonly composers: EmailComposers,
    private readonly typesetter: Typesetter,
    private readonly mail: Mail,
    private readonly from: MailAddress,
    private readonly corrections: AddressCorrections,
    private readonly marks: AddressMarks,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Rejects when it should be tried again, with `NotYet` while another worker holds it, with `PermanentFailure` when trying again cannot help. It is claimed
   * when it is ready to be sent, so that one write claims it and notes where it goes, and the lease is left for the mail server.
   */
  async handle(key: string, { last }: { readonly last: boolean }): Promise<void> {
    const began = this.clock.now();
    const delivery = await this.deliveries.find(key);
    if (!delivery || delivery.state === 'sent' || delivery.state === 'dropped') return;
    const ready = await this.prepare(delivery, began);
    const to = 'pointless' in ready ? '' : ready.recipient.address;
    const now = this.clock.now();
    const claimed = await this.deliveries.claim(key, {
      ...{ now, until: new Date(now.getTime() + CLAIM_MS) },
      ...(to !== '' && { addressed: this.marks.of(to) }),
    });
    if (claimed === null) return;
    if (claimed !== 'claimed')
      throw new NotYet('another worker has it', Math.max(0, claimed.takenUntil.getTime() - now.getTime()));
    if ('pointless' in ready) return this.finish(delivery, 'dropped', { reason: ready.pointless });
    const { recipient } = ready;
    let response: string;
    try {
      if ('error' in ready) throw ready.error;
      ({ response } = await this.mail.send(ready.message));
    } catch (error) {
      return this.fail(delivery, error as Error, { began, recipient, last });
    }
    const answer = withoutRecipient(response, recipient);
    return this.finish(delivery, 'sent', { attempt: this.attempt(began, { answer, taken: true }) });
  }

  private async prepare(delivery: Delivery, now: Date): Promise<Prepared> {
    let recipient: MailAddress = { address: '' };
    try {
      const composed = await this.compose(delivery, now);
      if (composed.kind === 'wait') throw new PassingMailError(composed.reason);
      if (composed.kind === 'drop') return { pointless: composed.reason };
      if (composed.address === nobodysAddress) return { pointless: 'there is no address' };
      const address = await this.corrections.of(delivery.recipient, composed.address);
      recipient = recipientOf({ ...composed, address });
      return { recipient, message: await this.messageOf(delivery, composed, recipient) };
    } catch (error) {
      return { recipient, error };
    }
  }

  private async compose(delivery: Delivery, now: Date): Promise<ComposedEmail> {
    const { email } = delivery;
    const { newsletter, account, alert, invitation, viewing, conversation, report } = this.composers;
    if (isOfAlert(email)) return alert.compose(email, now);
    if (isOfInvitation(email)) return invitation.compose(delivery, email, now);
    if (isOfViewing(email)) return viewing.compose(email, now);
    if (isOfConversation(email)) return conversation.compose(email);
    if (email.template === 'visitor-report-settled') return report.compose(email);
    return email.template === 'newsletter-confirmation'
      ? newsletter.compose(delivery)
      : account.compose(delivery, email, now);
  }

  private async messageOf(
    { key }: Delivery,
    composed: ComposedEmail & { kind: 'send' },
    to: MailAddress,
  ): Promise<MailMessage> {
    const { content, unsubscribe, replyTo, calendar, thread } = composed;
    return {
      ...(await this.typesetter.set(content)),
      messageId: messageIdOf(key, this.from),
      ...(replyTo && { replyTo }),
      ...(calendar && { calendar }),
      from: this.from,
      to,
      headers: {
        // RFC 3834: nobody's holiday notice should answer.
        'Auto-Submitted': 'auto-generated',
        // RFC 5322, 3.6.4: a first message that nobody got is enough to be shown together.
        ...(thread && { References: messageIdOf(thread, this.from) }),
        // RFC 2369 and RFC 8058: the mail program's own button.
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    };
  }

  private async fail(
    { key }: Delivery,
    error: Error,
    {
      began,
      recipient,
      last,
    }: { readonly began: Date; readonly recipient: MailAddress; readonly last: boolean },
  ): Promise<never> {
    const permanent = error instanceof PermanentMailError;
    const reason = withoutRecipient(error.message, recipient);
    const attempt = this.attempt(began, { answer: reason, taken: false });
    const at = attempt.ended;
    const bounced = bounces(error);
    // After a hard bounce an address is sent only what is necessary.
    if (bounced) await this.people.markBounced(recipient.address, at, reason);
    const over = permanent || last;
    if (over) {
      const cause = kindOfError(reason);
      await this.deliveries.settle(key, { state: 'failed', at, reason, cause, bounced, attempt });
    } else await this.deliveries.release(key, attempt);
    this.logger.warn({ email: key, reason, again: !over }, 'an e-mail was not handed over');
    // Without what caused it, which the log would show: answers of mail servers repeat addresses.
    throw permanent ? new PermanentFailure(reason) : new PassingMailError(reason);
  }

  private async finish(
    { key, email, recipient }: Delivery,
    state: 'sent' | 'dropped',
    { reason, attempt }: { readonly reason?: string; readonly attempt?: EmailAttempt },
  ): Promise<void> {
    const more = { ...(reason && { reason }), ...(attempt && { attempt }) };
    await this.deliveries.settle(key, { state, at: this.clock.now(), ...more });
    if (isOfConversation(email)) await this.composers.conversation.forget(email);
    if (email.template === 'account-email-changed') await this.people.forgetFormer(recipient, email.event);
  }

  private attempt(began: Date, outcome: Pick<EmailAttempt, 'answer' | 'taken'>): EmailAttempt {
    return { began, ended: this.clock.now(), ...outcome };
  }
}

const recipientOf = ({ address, name }: ComposedEmail & { kind: 'send' }): MailAddress =>
  name === undefined ? { address } : { name, address };

const bounces = (error: unknown): error is PermanentMailError =>
  error instanceof PermanentMailError &&
  !(error instanceof InvalidMailMessage) &&
  isBounce(error.status, error.message);

const messageIdOf = (key: string, { address }: MailAddress): string => {
  const unique = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${unique}@${address.slice(address.lastIndexOf('@') + 1)}>`;
};
