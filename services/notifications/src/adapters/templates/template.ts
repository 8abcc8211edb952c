import type { ReactNode } from 'react';
import type { LetterContent } from '../../domain/letter.js';

/** From what an e-mail is filled with to its subject and its page. Everything that it is filled with is text: React escapes markup. */
export type Template<Content extends LetterContent> = (
  content: Content,
  /** How the portal is called. */
  brand: string,
) => {
  readonly subject: string;
  readonly body: ReactNode;
};
