import { withoutOutbox } from '@lintel/service-kit';
import type { Listing } from '../../domain/listing.js';
import { mediaIds, mediaOf } from '../../domain/media.js';
import type { ListingRecord } from './listing.schema.js';
import { stockKeys } from './stock-keys.js';

/** All that a write of a listing sets, beside its outbox. */
export function toState({
  id: _id,
  ...state
}: Listing): Omit<ListingRecord, '_id' | 'outbox' | 'outboxSince' | 'outboxClaim' | 'submission'> {
  const imported = new Set(mediaIds(mediaOf(state.content)));
  const uploads = mediaIds(state).filter((id) => !imported.has(id));
  return { ...state, uploads, stock: stockKeys({ id: _id, ...state }) };
}

/** A document from before listings kept books of themselves has its files in its content alone, and begins its history with the present price. */
export function toListing(record: ListingRecord): Listing {
  const { _id, uploads: _uploads, stock: _stock, submission: _submission, ...state } = withoutOutbox(record);
  const { content, version, publishedAt, createdAt } = state;
  const kept = state.editedVersion !== undefined;
  return {
    id: _id,
    ...state,
    archivedAt: state.archivedAt ?? null,
    ...(kept
      ? {}
      : {
          ...mediaOf(content),
          editedVersion: version,
          priceHistory: [{ price: content.price, at: publishedAt ?? createdAt }],
          changes: [],
        }),
  };
}
