import type { MailAddress, MailCalendar } from '@lintel/platform/mail';
import { displayName } from '../../domain/display-text.js';
import { parseEmailAddress } from '../../domain/email-address.js';
import type { LetterContent } from '../../domain/letter.js';

/** An e-mail with its address, or why there is none to send. */
export type ComposedEmail =
  | {
      readonly kind: 'send';
      readonly address: string;
      readonly name: string | undefined;
      readonly content: LetterContent;
      /** Where a mail program's own button to unsubscribe posts to. */
      readonly unsubscribe?: string;
      /** Where an answer goes; to nobody unless given. */
      readonly replyTo?: MailAddress;
      /** An invitation, or what takes it back. */
      readonly calendar?: MailCalendar;
      /** What mail programs show together with others of the same. */
      readonly thread?: string;
    }
  | { readonly kind: 'wait'; readonly reason: string }
  | { readonly kind: 'drop'; readonly reason: string };

export const drop = (reason: string): ComposedEmail => ({ kind: 'drop', reason });

/** For what came from a form: an address that no mail server would take must not stop the e-mail. */
export function replyAddress(whose: { readonly email: string; readonly name: string } | undefined): {
  readonly replyTo?: MailAddress;
} {
  if (!whose) return {};
  const address = parseEmailAddress(whose.email);
  if (!address.ok) return {};
  const name = displayName(whose.name);
  return { replyTo: { address: address.value, ...(name === undefined ? {} : { name }) } };
}
