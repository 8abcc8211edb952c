import { fail, type Result } from '@lintel/kernel';
import type { LinkFailure, LinkKey } from '@lintel/service-kit';
import { confirmWithinDays } from '../domain/subscription.js';

type Purpose = 'confirm' | 'unsubscribe';

const LONGEST_TOKEN = 1000;

/** The links of newsletter e-mails. The same each time for the same request, so that a repeated e-mail is the same e-mail. */
export class NewsletterLinks {
  constructor(
    private readonly key: LinkKey,
    private readonly publicUrl: string,
  ) {}

  /** Works for `confirmWithinDays`. */
  confirm(subscriptionId: string, requestedAt: Date): Promise<string> {
    const expiresAt = new Date(requestedAt.getTime() + confirmWithinDays * 86_400_000);
    return this.link('confirm', subscriptionId, requestedAt, expiresAt);
  }

  /** Never expires: whoever has an e-mail of ours can always unsubscribe. */
  unsubscribe(subscriptionId: string, requestedAt: Date): Promise<string> {
    return this.link('unsubscribe', subscriptionId, requestedAt, null);
  }

  /** The subscription's id. */
  async read(purpose: Purpose, token: string, now: Date): Promise<Result<string, LinkFailure>> {
    if (token.length > LONGEST_TOKEN) return fail('invalid');
    const link = await this.key.verify(token, { purpose: nameOf(purpose), now });
    return link.ok ? { ok: true, value: link.value.subject } : link;
  }

  private async link(purpose: Purpose, subject: string, requestedAt: Date, expiresAt: Date | null) {
    const token = await this.key.sign({
      purpose: nameOf(purpose),
      subject,
      request: requestedAt.toISOString(),
      expiresAt,
    });
    return `${this.publicUrl}/newsletter/${purpose}?token=${token}`;
  }
}

const nameOf = (purpose: Purpose): string => `newsletter-${purpose}`;
