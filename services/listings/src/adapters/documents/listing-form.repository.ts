import type { FormPlace, ListingForm, ListingForms } from '../../application/listing-forms.js';
import type { AgentModels, FormRecord } from './agent.schema.js';

export class ListingFormRepository implements ListingForms {
  constructor(private readonly models: Pick<AgentModels, 'forms'>) {}

  async find(place: FormPlace): Promise<ListingForm | null> {
    const record = await this.models.forms.findById(keyOf(place)).lean<FormRecord>();
    if (!record) return null;
    const { _id, uploads: _uploads, ...form } = record;
    return form;
  }

  async save(form: ListingForm): Promise<void> {
    await this.models.forms.updateOne(
      { _id: keyOf(form) },
      { $set: { ...form, uploads: uploadsIn(form.content) } },
      { upsert: true },
    );
  }

  async discard(place: FormPlace): Promise<boolean> {
    const { deletedCount } = await this.models.forms.deleteOne({ _id: keyOf(place) });
    return deletedCount > 0;
  }

  async eraseOf(accountId: string): Promise<void> {
    await this.models.forms.deleteMany({ accountId });
  }

  async forgetSavedBefore(before: Date): Promise<void> {
    await this.models.forms.deleteMany({ savedAt: { $lt: before } });
  }

  /** Those of these uploads that a form mentions. */
  async mentioned(uploadIds: readonly string[]): Promise<readonly string[]> {
    const records = await this.models.forms
      .find({ uploads: { $in: [...uploadIds] } }, { uploads: 1 })
      .lean<Pick<FormRecord, 'uploads'>[]>();
    return records.flatMap(({ uploads }) => uploads);
  }
}

const keyOf = ({ accountId, listingId }: FormPlace): string => `${accountId}:${listingId ?? 'new'}`;

/** More than a listing can have; who writes more of them is not filling in a form. */
const MOST_UPLOADS = 200;

const uploadsIn = (content: string): readonly string[] =>
  [
    ...new Set(content.match(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g) ?? []),
  ].slice(0, MOST_UPLOADS);
