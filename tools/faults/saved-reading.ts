import type { CloudEvent } from '@lintel/contracts';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { readAll } from './reading.ts';

/** A saved home's document, as far as it is compared. */
export interface StoredSavedHome {
  readonly id: string;
  readonly accountId: string;
  readonly listingId: number;
  readonly isSaved: boolean;
  readonly version: number;
  readonly unpublished: number;
}

export interface StoredSavedSearch {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly frequency: string;
  readonly isDeleted: boolean;
  readonly version: number;
  readonly unpublished: number;
}

export interface StoredSaved {
  readonly homes: readonly StoredSavedHome[];
  readonly searches: readonly StoredSavedSearch[];
}

interface SavedRecord {
  readonly _id: string;
  readonly accountId: string;
  readonly version: number;
  readonly state: string;
  readonly outbox: readonly CloudEvent[];
}
type SearchRecord = SavedRecord & { readonly name: string; readonly alertFrequency: string };

export async function readSaved(settings: AdapterSettings): Promise<StoredSaved> {
  const homes = await readAll<SavedRecord & { readonly listingId: number }>(
    settings,
    'search',
    'saved-properties',
  );
  const searches = await readAll<SearchRecord>(settings, 'search', 'saved-searches');
  return {
    homes: homes.map(({ _id, accountId, listingId, state, version, outbox }) => ({
      ...{ id: _id, accountId, listingId, version, unpublished: outbox.length },
      isSaved: state === 'saved',
    })),
    searches: searches.map(({ _id, accountId, name, alertFrequency, state, version, outbox }) => ({
      ...{ id: _id, accountId, name, frequency: alertFrequency, version, unpublished: outbox.length },
      isDeleted: state === 'deleted',
    })),
  };
}
