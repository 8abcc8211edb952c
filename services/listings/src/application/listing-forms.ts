import { token } from '@lintel/platform/port';

/** What an account typed into the form of a listing, or of a new one. */
export interface ListingForm {
  readonly accountId: string;
  /** Null: a new one. */
  readonly listingId: number | null;
  /** The listing's version that the form began with; null for a new one. */
  readonly version: number | null;
  /** JSON, as the page wrote it. */
  readonly content: string;
  readonly savedAt: Date;
}

export type FormPlace = Pick<ListingForm, 'accountId' | 'listingId'>;

export interface ListingForms {
  find(place: FormPlace): Promise<ListingForm | null>;
  save(form: ListingForm): Promise<void>;
  /** Whether there was one. */
  discard(place: FormPlace): Promise<boolean>;
  eraseOf(accountId: string): Promise<void>;
  forgetSavedBefore(before: Date): Promise<void>;
}

export const LISTING_FORMS = token<ListingForms>('ListingForms');
