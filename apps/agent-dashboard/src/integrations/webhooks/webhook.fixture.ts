import type { Delivery, Webhook } from './webhooks-queries.js';

export const aWebhook = (given: Partial<Webhook> = {}): Webhook => ({
  id: 'w1',
  url: 'https://example.org/lintel',
  description: null,
  eventTypes: ['lintel.viewing.requested.v1'],
  filter: { agency: 'a1', outcodes: ['SW4'], box: null },
  ordered: false,
  createdAt: '2026-11-02T09:00:00Z',
  enabled: true,
  disabledAt: null,
  disabledReason: null,
  previousSecretUntil: null,
  delivered: 1204,
  failed: 2,
  waiting: 0,
  lastDeliveredAt: '2026-11-23T07:10:00Z',
  lastFailure: null,
  ...given,
});

export const aDelivery = (given: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  eventId: 'e1',
  type: 'lintel.viewing.requested.v1',
  state: 'failed',
  createdAt: '2026-11-23T07:10:00Z',
  nextAttemptAt: null,
  request: '{"id":"e1"}',
  attempts: [
    {
      at: '2026-11-23T07:10:01Z',
      durationMs: 1200,
      status: 500,
      error: 'HTTP 500',
      answer: 'Out of order',
    },
    {
      at: '2026-11-23T07:10:06Z',
      durationMs: 15000,
      status: null,
      error: 'No answer within 15 s',
      answer: null,
    },
  ],
  ...given,
});
