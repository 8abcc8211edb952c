import { accountRows } from './account.rows.js';
import { conversationRows } from './conversation.rows.js';
import { emailRows } from './email.rows.js';
import { listingRows } from './listing.rows.js';
import type { OwnershipRow } from './row.js';
import { savedRows } from './saved.rows.js';
import { viewingLinkRows } from './viewing-link.rows.js';
import { viewingRows } from './viewing.rows.js';

/** Every operation that takes an id. */
export const ownershipRows: readonly OwnershipRow[] = [
  ...listingRows,
  ...savedRows,
  ...accountRows,
  ...emailRows,
  ...viewingRows,
  ...viewingLinkRows,
  ...conversationRows,
];
