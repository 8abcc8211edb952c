import type { WebhookPost } from '../../application/alerts/tell-by-webhook.handler.js';

const ANSWER_WITHIN_MS = 10_000;

/** By HTTP. What is answered beside the status is not read, and nobody is followed elsewhere. */
export const httpPost = (withinMs = ANSWER_WITHIN_MS): WebhookPost => ({
  async post(url, body) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  },
});
