import type { ListingImage } from '@lintel/contracts';
import type { Model } from 'mongoose';
import type { AgencyLogos } from '../../application/uploads/agency-logos.js';
import type { LogoRecord } from './upload.schema.js';

export class LogoRepository implements AgencyLogos {
  constructor(private readonly model: Model<LogoRecord>) {}

  async logosOf(agencyIds: readonly string[]): Promise<ReadonlyMap<string, ListingImage>> {
    const found = await this.model.find({ _id: { $in: [...agencyIds] } }).lean<LogoRecord[]>();
    return new Map(found.map(({ _id, image }) => [_id, image]));
  }

  async replaceLogo(
    agencyId: string,
    logo: { readonly upload: string; readonly image: ListingImage } | null,
  ): Promise<string | null> {
    const before = logo
      ? await this.model
          .findOneAndUpdate({ _id: agencyId }, { $set: logo }, { upsert: true, returnDocument: 'before' })
          .lean<LogoRecord>()
      : await this.model.findOneAndDelete({ _id: agencyId }).lean<LogoRecord>();
    return before?.upload ?? null;
  }

  async used(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.model.find({ upload: { $in: [...ids] } }, { upload: 1 }).lean<LogoRecord[]>();
    return new Set(found.map(({ upload }) => upload));
  }
}
