import type { Key } from './keys-queries.js';

export const aKey = (given: Partial<Key> = {}): Key => ({
  id: 'k1',
  name: 'Our website',
  prefix: 'lintel_Ab3dE6gH',
  scopes: ['events:read', 'webhooks:read'],
  agencyId: 'acme',
  createdAt: '2026-11-02T09:00:00Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  previousUntil: null,
  ...given,
});
