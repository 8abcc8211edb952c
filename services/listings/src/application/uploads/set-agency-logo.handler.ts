import type { ListingImage } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import type { AgencyLogos } from './agency-logos.js';
import { ownUpload } from './own-upload.js';
import type { UploadStore } from './upload-store.js';

export class SetAgencyLogoHandler {
  constructor(
    private readonly uploads: UploadStore,
    private readonly logos: AgencyLogos,
    private readonly clock: Clock,
  ) {}

  async handle(
    uploadId: string | null,
    identity: AgencyIdentity,
  ): Promise<Result<ListingImage | null, Refusal>> {
    if (identity.agencyRole !== 'owner')
      return refuse('FORBIDDEN', 'Only an owner of the agency can change its logo.');
    if (uploadId === null) return this.set(identity.agencyId, null);
    const found = await ownUpload(this.uploads, uploadId, identity);
    if (!found.ok) return found;
    const { kind, state, image, problem, removingAt } = found.value;
    if (kind !== 'logo' || removingAt) return refuseField('upload', 'Upload a picture as a logo first.');
    if (state === 'failed') return refuseField('upload', problem!);
    if (!image) return refuseField('upload', 'The logo is still being made ready. Try again in a moment.');
    return this.set(identity.agencyId, { upload: uploadId, image });
  }

  private async set(
    agencyId: string,
    logo: { readonly upload: string; readonly image: ListingImage } | null,
  ): Promise<Result<ListingImage | null, Refusal>> {
    const before = await this.logos.replaceLogo(agencyId, logo);
    if (before !== null && before !== logo?.upload) await this.uploads.takenOut([before], this.clock.now());
    return succeed(logo?.image ?? null);
  }
}
