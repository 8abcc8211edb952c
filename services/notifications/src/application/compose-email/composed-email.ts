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
    }
  | { readonly kind: 'wait'; readonly reason: string }
  | { readonly kind: 'drop'; readonly reason: string };

export const drop = (reason: string): ComposedEmail => ({ kind: 'drop', reason });
