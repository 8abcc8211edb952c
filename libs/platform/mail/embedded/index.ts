import { EmbeddedMail, type EmbeddedMailOptions } from './embedded-mail.js';

export type { EmbeddedMail, EmbeddedMailOptions } from './embedded-mail.js';

/** Opens a mailbox in a folder that catches whatever is sent. One process at a time. */
export const openEmbeddedMail = (options: EmbeddedMailOptions): Promise<EmbeddedMail> =>
  EmbeddedMail.open(options);
