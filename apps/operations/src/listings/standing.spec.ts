import { expect, it } from '@jest/globals';
import { standingOf } from './standing.js';

const listing = {
  ...{ state: 'published' as const, publishedAt: '2026-11-02T10:00:00.000Z', archivedAt: null },
  ...{ removedAt: null, restorableUntil: null, takenDown: null, missing: [], agencySuspended: false },
};
const removed = {
  ...{ state: 'removed' as const, removedAt: '2026-11-20T10:00:00.000Z' },
  restorableUntil: '2026-12-20T10:00:00.000Z',
};

it.each([
  [{}, 'visible', 'The public sees it since 2 Nov 2026.'],
  [{ agencySuspended: true }, 'hidden', 'Its agency is suspended. The public sees it again once that ends.'],
  [
    { state: 'draft' as const, publishedAt: null, missing: [{ field: 'price', message: 'No rent.' }] },
    'draft',
    'No rent.',
  ],
  [
    { state: 'archived' as const, archivedAt: '2026-11-20T10:00:00.000Z' },
    'archived',
    'Its agency, or the end of it, archived it on 20 Nov 2026. It can bring it back.',
  ],
  [removed, 'removed', 'Its agency removed it on 20 Nov 2026. It can be brought back until 20 Dec 2026.'],
  [
    { ...removed, takenDown: 'misleading' as const },
    'taken down',
    'Staff took it down: it misleads people. It can be brought back until 20 Dec 2026.',
  ],
])('%j is said to be %s', (change, word, why) => {
  expect(standingOf({ ...listing, ...change })).toMatchObject({ word, why });
});
