import type { KeptMail, MailAddress } from '@lintel/platform/mail';
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { MailboxHandler } from '../../application/mailbox/mailbox.handler.js';
import { MailboxGuard } from './for-operations.js';
import { assertFirst } from './page-size.js';

@Resolver()
export class MailboxResolver {
  constructor(@Inject(MailboxHandler) private readonly mailbox: MailboxHandler) {}

  @Query('mailbox')
  @UseGuards(MailboxGuard)
  async page(@Args('first') first: number, @Args('after') after: string | null | undefined) {
    assertFirst(first);
    const { readable, messages, next } = await this.mailbox.page(first, after ?? undefined);
    return { readable, messages: messages.map(toView), next };
  }

  @Query('mail')
  @UseGuards(MailboxGuard)
  async read(@Args('id') id: string) {
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
}

const toView = ({ id, to, subject, arrivedAt }: KeptMail) => ({
  id,
  to: shown(to),
  subject,
  arrivedAt: arrivedAt.toISOString(),
});

const shown = ({ name, address }: MailAddress): string => (name ? `${name} <${address}>` : address);
