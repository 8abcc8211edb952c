import { WebhookRefused } from './errors.js';
import type { LintelEvent } from './events.js';

/** `Headers` of the Fetch API, or an object such as `request.headers` of `node:http`. */
export type WebhookHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookOptions {
  /** What time it is, in milliseconds since 1970; the clock's unless given. */
  readonly now?: number;
}

const TOLERANCE_SECONDS = 300;

/**
 * The event of a webhook, once it is known that it comes from somebody who knows the secret and is not older, nor younger, than five minutes.
 * After https://www.standardwebhooks.com: one signature that one of the secrets made is enough, as there are two of each while a secret is replaced.
 *
 * @param secrets `whsec_...`
 * @param body exactly as it came, not parsed and written again
 * @throws WebhookRefused
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  body: string | Uint8Array | ArrayBuffer,
  { now = Date.now() }: WebhookOptions = {},
): Promise<LintelEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name);
    if (!value) throw new WebhookRefused(`There is no header ${name}.`);
    return value;
  }) as [string, string, string];
  if (!/^\d{1,15}$/.test(timestamp)) throw new WebhookRefused('The header webhook-timestamp is no time.');
  const age = Math.floor(now / 1000) - Number(timestamp);
  if (Math.abs(age) > TOLERANCE_SECONDS)
    throw new WebhookRefused(age > 0 ? 'It was signed too long ago.' : 'It was signed in the future.');

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const keys = await Promise.all([secrets].flat().map(keyOf));
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',');
    const made = version === 'v1' ? bytesOf(text) : undefined;
    if (!made) continue;
    // In constant time, as Web Crypto compares them.
    for (const key of keys) if (await crypto.subtle.verify('HMAC', key, made, signed)) return eventOf(bytes);
  }
  throw new WebhookRefused('None of its signatures is of a secret that is known here.');
}

function headerOf(headers: WebhookHeaders, name: string): string | null | undefined {
  if (typeof headers.get === 'function') return headers.get(name);
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return typeof entry?.[1] === 'string' ? entry[1] : undefined;
}

function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  // Not WebhookRefused: it is the receiver who is wrong.
  if (!bytes?.length) throw new TypeError('secrets: whsec_ and base64, as the portal showed it once.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Undefined for what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

function eventOf(bytes: Uint8Array): LintelEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as LintelEvent;
  } catch {
    throw new WebhookRefused('Its body is no JSON.');
  }
}
