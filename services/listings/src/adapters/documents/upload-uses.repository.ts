import type { UploadUses } from '../../application/upload-lookup.js';
import type { ListingFormRepository } from './listing-form.repository.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';

/** Of listings, whatever became of them, and of what is being typed. */
export class UploadUsesRepository implements UploadUses {
  constructor(
    private readonly models: Pick<ListingModels, 'listings'>,
    private readonly forms: Pick<ListingFormRepository, 'mentioned'>,
  ) {}

  async used(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const wanted = new Set(ids);
    const [records, mentioned] = await Promise.all([
      this.models.listings
        .find({ uploads: { $in: [...ids] } }, { uploads: 1 })
        .lean<Pick<ListingRecord, 'uploads'>[]>(),
      this.forms.mentioned(ids),
    ]);
    return new Set(
      [...records.flatMap(({ uploads }) => uploads), ...mentioned].filter((id) => wanted.has(id)),
    );
  }
}
