import type { Point } from './distance.js';

export const PLACE_KINDS = ['borough', 'area', 'outcode', 'station', 'town'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const STATION_MODES = ['tube', 'dlr', 'overground', 'elizabeth-line', 'national-rail'] as const;
export type StationMode = (typeof STATION_MODES)[number];

/** A named point of the gazetteer. */
export interface Place extends Point {
  readonly name: string;
  readonly kind: PlaceKind;
  /** Only stations have modes. */
  readonly modes?: readonly StationMode[];
  /** Other names people use for it. */
  readonly aliases?: readonly string[];
  /** County, nation or district: tells Newport in Wales from Newport on the Isle of Wight. */
  readonly within?: string;
}
