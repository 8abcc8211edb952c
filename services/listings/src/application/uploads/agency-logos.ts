import type { ListingImage } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { UploadUses } from '../upload-lookup.js';

/** What agencies have for a logo. */
export interface AgencyLogos extends UploadUses {
  /** Many agencies' at once; those without one are left out. */
  logosOf(agencyIds: readonly string[]): Promise<ReadonlyMap<string, ListingImage>>;
  /** Null takes it away. Answers with the upload that was the logo before, if any. */
  replaceLogo(
    agencyId: string,
    logo: { readonly upload: string; readonly image: ListingImage } | null,
  ): Promise<string | null>;
}

export const AGENCY_LOGOS = token<AgencyLogos>('AgencyLogos');
