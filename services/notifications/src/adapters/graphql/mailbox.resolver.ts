import type { Answers } from '@lintel/service-kit';
import type { KeptMail, MailAddress } from '@lintel/platform/mail';
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { MailboxHandler } from '../../application/mailbox/mailbox.handler.js';
import { MailboxGuard } from './for-operations.js';
import { readFirst } from './page-size.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class MailboxResolver implements Answers<schema.QueryResolvers> {
  constructor(@Inject(MailboxHandler) private readonly kept: MailboxHandler) {}

  @Query()
  @UseGuards(MailboxGuard)
  async mailbox(@Args() { first, after }: schema.QueryMailboxArgs) {
    const { readable, messages, next } = await this.kept.page(readFirst(first), after ?? undefined);
    return { readable, messages: messages.map(toView), next };
  }

  @Query()
  @UseGuards(MailboxGuard)
  async mail(@Args() { id }: schema.QueryMailArgs) {
    const mail = await this.kept.read(id);
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
