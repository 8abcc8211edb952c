import { createHmac, randomBytes } from 'node:crypto';
import type { SealKey } from '@lintel/service-kit';
import type { Webhook } from '../../domain/webhook.js';

const START = 'whsec_';

/** A secret as the Standard Webhooks specification writes one; sealed for the webhook that has this id. */
export function makeWebhookSecret(
  id: string,
  seal: SealKey,
): { readonly secret: string; readonly sealed: string } {
  const secret = `${START}${randomBytes(32).toString('base64')}`;
  return { secret, sealed: seal.seal(secret, aboutOf(id)) };
}

/** Those that sign for a webhook now, the newest first; none where another installation sealed them. */
export function secretsOf({ id, secret, previous }: Webhook, now: Date, seal: SealKey): readonly string[] {
  return [secret, ...(previous && now < previous.until ? [previous.secret] : [])]
    .map((sealed) => seal.open(sealed, aboutOf(id)))
    .filter((opened) => opened !== null);
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function signedHeaders(
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatureBy = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(START.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signatureBy(secret)}`).join(' '),
  };
}

const aboutOf = (id: string) => `webhook ${id}`;
