import type { ListingType, PropertyType } from '@lintel/contracts';
import type { Dwelling } from './address.js';

export type Era = 'Georgian' | 'Victorian' | 'Edwardian' | '1930s' | 'post-war' | 'modern' | 'newly built';
export type Build = 'terraced' | 'end-of-terrace' | 'semi-detached' | 'detached' | 'mews';
export type Outside = 'garden' | 'patio' | 'communal garden' | 'balcony' | 'roof terrace';

/** The facts of one home; price, title, features, description and material information are all told from these. */
export interface Home {
  readonly listingType: ListingType;
  readonly propertyType: PropertyType;
  readonly dwelling: Dwelling;
  readonly era: Era;
  /** Houses and bungalows only. */
  readonly build: Build | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly ensuites: number;
  readonly receptions: number;
  readonly squareFeet: number;
  /** Flats only: 0 is the ground floor. */
  readonly floor: number | null;
  readonly lift: boolean;
  readonly outside: Outside | null;
  readonly aspect: 'north' | 'east' | 'south' | 'west' | 'south-west' | 'south-east';
  readonly parking: 'garage' | 'driveway' | 'allocated space' | 'permit' | null;
  readonly openPlan: boolean;
  readonly fireplace: boolean;
  readonly condition: 'newly refurbished' | 'well kept' | 'in need of updating';
  readonly furnishing: 'furnished' | 'part furnished' | 'unfurnished' | null;
  readonly pets: boolean;
  readonly chainFree: boolean;
  readonly heating: 'gas boiler' | 'electric' | 'communal' | 'heat pump';
  /** Land only. */
  readonly acres: number;
}
