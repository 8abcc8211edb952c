import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from '@jest/globals';
import { verifyWebhook, type WebhookHeaders, WebhookRefused } from './index.js';

const [secret, next] = ['a secret of today', 'a secret of tomorrow'].map(
  (text) => `whsec_${Buffer.from(text).toString('base64')}`,
) as [string, string];
const body = JSON.stringify({ type: 'lintel.listing.removed.v1', data: { id: 12, title: 'Crêperie £' } });
const id = '01935f4e-7c00-7000-8000-000000000001';
const now = Date.parse('2026-03-02T09:30:00Z');

/** As the public library signs. */
const signed = (by: readonly string[] = [secret], at = now, text = body): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at / 1000)),
  'webhook-signature': by.map((one) => new Webhook(one).sign(id, new Date(at), text)).join(' '),
});
const verify = (
  headers: WebhookHeaders,
  text: Parameters<typeof verifyWebhook>[2] = body,
  secrets = [secret],
) => verifyWebhook(secrets, headers, text, { now });

describe('a webhook', () => {
  it('that the public library signed is its event', async () => {
    const event = await verify(signed());
    expect(event).toEqual(JSON.parse(body));
    if (event.type === 'lintel.listing.removed.v1') expect(event.data.id).toBe(12);
  });

  it.each([
    ['an object', signed()],
    ['Headers', new Headers(signed())],
    ['names in capitals', Object.fromEntries(Object.entries(signed()).map(([k, v]) => [k.toUpperCase(), v]))],
  ])('is read from headers that are %s', async (_, headers) => {
    await expect(verify(headers)).resolves.toBeDefined();
  });

  it.each([
    ['bytes', new TextEncoder().encode(body)],
    ['a Buffer', Buffer.from(body)],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer],
  ])('is read from a body that is %s', async (_, bytes) => {
    await expect(verify(signed(), bytes)).resolves.toEqual(JSON.parse(body));
  });

  it('is taken by either secret while one is replaced, on either side', async () => {
    await expect(verify(signed([secret, next]), body, [next])).resolves.toBeDefined();
    await expect(verify(signed([secret]), body, [next, secret])).resolves.toBeDefined();
    await expect(verifyWebhook(next, signed([next]), body, { now })).resolves.toBeDefined();
  });

  it.each([-299, 299])('may be %s seconds away', async (seconds) => {
    await expect(verify(signed([secret], now - seconds * 1000))).resolves.toBeDefined();
  });
});

describe('what is no webhook is refused, as the public library refuses it:', () => {
  const headers = (change: object) => ({ ...signed(), ...change }) as Record<string, string>;
  const [, signature] = signed()['webhook-signature']!.split(',') as [string, string];

  it.each([
    ['another body', signed(), body.replace('12', '13')],
    ['another id', headers({ 'webhook-id': 'another' }), body],
    ['another time', headers({ 'webhook-timestamp': String(now / 1000 + 1) }), body],
    ['another secret', signed([next]), body],
    ['an older time', signed([secret], now - 301_000), body],
    ['a later time', signed([secret], now + 301_000), body],
    ['no time', headers({ 'webhook-timestamp': 'today' }), body],
    ['no id', headers({ 'webhook-id': '' }), body],
    ['no signature', headers({ 'webhook-signature': '' }), body],
    ['another version', headers({ 'webhook-signature': `v1a,${signature}` }), body],
    ['no version', headers({ 'webhook-signature': signature }), body],
    ['half a signature', headers({ 'webhook-signature': `v1,${signature.slice(0, 20)}` }), body],
    ['no base64', headers({ 'webhook-signature': 'v1,§' }), body],
  ])('%s', async (_, given, text) => {
    await expect(verify(given, text)).rejects.toThrow(WebhookRefused);
    const real = Date.now;
    Date.now = () => now;
    try {
      expect(() => new Webhook(secret).verify(text, given)).toThrow();
    } finally {
      Date.now = real;
    }
  });

  it('a body that is no JSON', async () => {
    await expect(verify(signed([secret], now, 'soon'), 'soon')).rejects.toThrow('Its body is no JSON.');
  });

  it('but a secret that is none is the receiver’s own mistake', async () => {
    for (const none of ['', 'whsec_', 'whsec_§'])
      await expect(verify(signed(), body, [none])).rejects.toThrow(TypeError);
    await expect(verify(signed(), body, [])).rejects.toThrow(WebhookRefused);
  });
});
