import type { PublicListing } from '@lintel/contracts';
import type { Architecture, Hour, NamedFloor, Outlook } from '@lintel/drawings';

/** What the pictures of one demonstration listing are drawn from. */
export interface DrawingBrief {
  readonly seed: number;
  /** 8 to 20. */
  readonly imageCount: number;
  readonly exterior?: Architecture;
  readonly time?: Hour;
  readonly view?: Outlook;
  /** Pictures that a home of its kind usually has and this one has not, by their names. */
  readonly without?: readonly string[];
}

/** SAP scores from 1 to 100, as on the certificate. */
export interface EnergyScores {
  readonly current: number;
  readonly potential: number;
}

/** A listing whose pictures and documents have not been drawn yet. */
export type UndrawnListing = Omit<PublicListing, 'images' | 'floorplan' | 'epc'>;

/** One of the 13 listings a fresh installation opens with. */
export interface DemonstrationListing {
  readonly listing: UndrawnListing;
  readonly drawing: DrawingBrief;
  /** Null: no certificate, and the page says 'Ask Agent'. */
  readonly epc: EnergyScores | null;
  /** Its rooms floor by floor, as the description has them. Null: no floorplan, and the page says 'Ask Agent'. */
  readonly floorplan: readonly NamedFloor[] | null;
}
