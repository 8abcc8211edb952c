import type { AdapterSettings } from '@lintel/platform/adapters';
import { readAll } from './reading.ts';

/** A change of several homes, as far as it is compared. */
export interface StoredBulk {
  readonly id: string;
  readonly state: string;
  readonly homes: readonly number[];
  readonly edit: { readonly status?: string; readonly pricePercent?: number };
  /** What came of it for each home, and in which version. */
  readonly results: ReadonlyMap<number, { readonly outcome: string; readonly version: number | undefined }>;
}

interface BulkRecord {
  readonly _id: string;
  readonly state: string;
  readonly listingIds: readonly number[];
  readonly edit: { readonly kind: string; readonly status?: string; readonly percent?: number };
}
interface ResultRecord {
  readonly changeId: string;
  readonly listingId: number;
  readonly outcome: string;
  readonly mark: { readonly version: number } | null;
}

export async function readBulk(settings: AdapterSettings): Promise<StoredBulk[]> {
  const changes = await readAll<BulkRecord>(settings, 'listings', 'bulk-changes');
  const results = await readAll<ResultRecord>(settings, 'listings', 'bulk-change-results');
  const ofChange = Map.groupBy(results, ({ changeId }) => changeId);
  return changes.map(({ _id: id, state, listingIds: homes, edit: { status, percent } }) => ({
    ...{ id, state, homes },
    edit: { ...(status ? { status } : {}), ...(percent ? { pricePercent: percent } : {}) },
    results: new Map(
      (ofChange.get(id) ?? []).map(({ listingId, outcome, mark }) => [
        listingId,
        { outcome, version: mark?.version },
      ]),
    ),
  }));
}
