import { canBeRead, type KeptMail, type KeptMailContent, type Mail } from '@lintel/platform/mail';

export interface MailboxPage {
  readonly readable: boolean;
  readonly messages: readonly KeptMail[];
  readonly next: string | null;
}

/** What was sent, where the mail port keeps it. */
export class MailboxHandler {
  constructor(private readonly mail: Mail) {}

  async page(first: number, after?: string): Promise<MailboxPage> {
    if (!canBeRead(this.mail)) return { readable: false, messages: [], next: null };
    const found = await this.mail.list({ limit: first + 1, ...(after === undefined ? {} : { after }) });
    const messages = found.slice(0, first);
    return { readable: true, messages, next: found.length > first ? messages.at(-1)!.id : null };
  }

  async read(id: string): Promise<KeptMailContent | null> {
    return canBeRead(this.mail) ? this.mail.read(id) : null;
  }
}
