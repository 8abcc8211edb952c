import { accountRows } from './account.rows.js';
import { agencyListingRows } from './agency-listing.rows.js';
import { agencyRows } from './agency.rows.js';
import { auditRows } from './audit.rows.js';
import { bulkRows } from './bulk.rows.js';
import { conversationRows } from './conversation.rows.js';
import { emailRows } from './email.rows.js';
import { jobRows } from './job.rows.js';
import { keyRows } from './key.rows.js';
import { listingRows } from './listing.rows.js';
import { passkeyRows } from './passkey.rows.js';
import { type OwnershipRow, withColleague } from './row.js';
import { savedRows } from './saved.rows.js';
import { uploadRows } from './upload.rows.js';
import { viewingLinkRows } from './viewing-link.rows.js';
import { viewingRows } from './viewing.rows.js';
import { webhookRows } from './webhook.rows.js';

/** Every operation that takes an id. */
export const ownershipRows: readonly OwnershipRow[] = [
  ...listingRows,
  ...agencyListingRows,
  ...uploadRows,
  ...bulkRows,
  ...savedRows,
  ...accountRows,
  ...agencyRows,
  ...auditRows,
  ...emailRows,
  ...jobRows,
  ...keyRows,
  ...webhookRows,
  ...viewingRows,
  ...viewingLinkRows,
  ...conversationRows,
  // Last: from here the owner signs in with a passkey.
  ...passkeyRows,
].map(withColleague);
