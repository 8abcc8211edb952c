import type { ListingAgent, ListingStatus } from '@lintel/contracts';

/** As much of a listing as viewings of it need. */
export interface Home {
  readonly id: number;
  /** The sequence of the last event heard. */
  readonly version: number;
  readonly published: boolean;
  readonly status: ListingStatus;
  readonly title: string;
  readonly address: string;
  readonly location: string;
  readonly agent: ListingAgent;
}

/** Why nothing stands of an agency that operations staff have suspended. The visitor is told no more than that. */
export const suspendedReason =
  'The homes of this agency are not on the portal for now, so that this home cannot be viewed.';

/** Why nobody can ask for a viewing of this home; null when anybody can. */
export function whyClosed(home: Pick<Home, 'published' | 'status'>): string | null {
  if (!home.published) return 'This home is no longer on the market, so that it cannot be viewed.';
  if (home.status === 'sold') return 'This home has been sold, so that it cannot be viewed any more.';
  if (home.status === 'let') return 'This home has been let, so that it cannot be viewed any more.';
  return null;
}
