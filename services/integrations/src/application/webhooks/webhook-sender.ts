import { token } from '@lintel/platform/port';

/** What came of one exchange. */
export interface SentAnswer {
  /** Of HTTP; null where there was none. */
  readonly status: number | null;
  /** Why it was not taken; null where the status alone says. */
  readonly error: string | null;
  /** How the answer begins. */
  readonly answer: string | null;
  /** Milliseconds after which it asks to be tried again. */
  readonly retryAfterMs: number | null;
}

export interface WebhookSender {
  /** Why nothing is sent to an address, as far as that can be known before; null where something may be. */
  refusalOf(url: string): Promise<string | null>;
  /** One exchange, bounded in time and size. Never rejects, but when `signal` ends it. */
  send(
    url: string,
    request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<SentAnswer>;
}

export const WEBHOOK_SENDER = token<WebhookSender>('WebhookSender');
