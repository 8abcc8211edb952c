import type { ListingStatus } from '@lintel/contracts';

/** What somebody who saved a home was last told of it. */
export interface ToldOfHome {
  readonly price: number | null;
  readonly status: ListingStatus;
}

/** A home that an account keeps, or kept. */
export interface SavedHome {
  readonly accountId: string;
  readonly listingId: number;
  readonly version: number;
  readonly state: 'saved' | 'removed';
  readonly savedAt: Date;
  readonly changedAt: Date;
  readonly title: string;
  readonly told: ToldOfHome;
  /** Sequence of the listing event that `told` and `title` come from. */
  readonly listingSequence: number;
}

/** What is saved, as it was found. */
export interface HomeToSave {
  readonly id: number;
  readonly title: string;
  readonly price: number | null;
  readonly status: ListingStatus;
  readonly sequence?: number;
}

/** Ids of homes that an account may keep at once. */
export const mostSavedHomes = 1000;
/** Homes of a device that are added at once. */
export const mostMergedAtOnce = 500;

export const idOfSavedHome = (accountId: string, listingId: number): string => `${accountId}:${listingId}`;

/** The home as newly saved, after what was before; null when it is saved already. */
export function saveHome(
  before: SavedHome | null,
  { accountId, home, now }: { readonly accountId: string; readonly home: HomeToSave; readonly now: Date },
): SavedHome | null {
  if (before?.state === 'saved') return null;
  return {
    accountId,
    listingId: home.id,
    version: (before?.version ?? 0) + 1,
    state: 'saved',
    savedAt: now,
    changedAt: now,
    title: home.title,
    told: { price: home.price, status: home.status },
    listingSequence: home.sequence ?? 0,
  };
}

export const removeHome = (before: SavedHome, now: Date): SavedHome | null =>
  before.state === 'removed'
    ? null
    : { ...before, state: 'removed', version: before.version + 1, changedAt: now };

/** The saved home once its saver has been told what it is now; null when that is old, or nothing of it is new. */
export function tellOfHome(before: SavedHome, home: Required<HomeToSave>, now: Date): SavedHome | null {
  const { price, status, title, sequence } = home;
  if (before.state === 'removed' || sequence <= before.listingSequence) return null;
  if (title === before.title && !isNewsOfHome(before, home)) return null;
  const told = { price, status };
  return {
    ...before,
    title,
    told,
    listingSequence: sequence,
    version: before.version + 1,
    changedAt: now,
  };
}

/** Its saver is told of another price or status, and of nothing else. */
export const isNewsOfHome = ({ told }: SavedHome, { price, status }: ToldOfHome): boolean =>
  told.price !== price || told.status !== status;
