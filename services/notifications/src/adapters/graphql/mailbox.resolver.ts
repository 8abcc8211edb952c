import type { KeptMail, MailAddress } from '@lintel/platform/mail';
import type { Identity, SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { MailboxHandler } from '../../application/mailbox/mailbox.handler.js';
import { assertFirst, assertOperations } from './caller.js';

/** Whether the mailbox is open to all. */
export const MAILBOX_OPEN = Symbol('mailboxOpenToAll');

@Resolver()
export class MailboxResolver {
  constructor(
    @Inject(MailboxHandler) private readonly mailbox: MailboxHandler,
    @Inject(MAILBOX_OPEN) private readonly openToAll: boolean,
  ) {}

  @Query('mailbox')
  async page(
    @Args('first') first: number,
    @Args('after') after: string | null | undefined,
    @Context() { identity }: SubgraphContext,
  ) {
    this.assertMayRead(identity);
    assertFirst(first);
    const { readable, messages, next } = await this.mailbox.page(first, after ?? undefined);
    return { readable, messages: messages.map(toView), next };
  }

  @Query('mail')
  async read(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    this.assertMayRead(identity);
    const mail = await this.mailbox.read(id);
    if (!mail) return null;
    const { messageId, from, text, html, attachments, source } = mail;
    return {
      ...toView(mail),
      messageId,
      from: shown(from),
      text,
      html,
      attachments: attachments.map(({ filename, contentType, size }) => ({
        filename,
        contentType,
        bytes: size,
      })),
      source: Buffer.from(source).toString(),
    };
  }

  private assertMayRead(identity: Identity | null): void {
    if (!this.openToAll) assertOperations(identity);
  }
}

const toView = ({ id, to, subject, arrivedAt }: KeptMail) => ({
  id,
  to: shown(to),
  subject,
  arrivedAt: arrivedAt.toISOString(),
});

const shown = ({ name, address }: MailAddress): string => (name ? `${name} <${address}>` : address);
