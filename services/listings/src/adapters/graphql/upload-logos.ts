import type { ListingImage } from '@lintel/contracts';
import { toImageView } from '@lintel/service-kit';
import type { AgencyLogos } from '../../application/uploads/agency-logos.js';

interface Batch {
  readonly agencies: Set<string>;
  readonly found: Promise<ReadonlyMap<string, ListingImage>>;
}

/** Logos for an answer: those that are asked for in one breath are read at once. */
export class UploadLogos {
  private batch: Batch | undefined;

  constructor(
    private readonly logos: AgencyLogos,
    private readonly mediaUrl: string,
  ) {}

  /** Null for an agency that has none. */
  async of(agencyId: string, alt = 'Logo') {
    const { agencies, found } = (this.batch ??= this.begin());
    agencies.add(agencyId);
    const logo = (await found).get(agencyId);
    return logo ? toImageView(this.mediaUrl, { ...logo, alt }) : null;
  }

  private begin(): Batch {
    const agencies = new Set<string>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.batch = undefined;
      return this.logos.logosOf([...agencies]);
    });
    return { agencies, found };
  }
}
