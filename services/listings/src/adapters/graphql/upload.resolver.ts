import { answer, type AgencyIdentity, Caller, toImageView } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { DiscardUploadHandler } from '../../application/uploads/discard-upload.handler.js';
import { FinishUploadHandler } from '../../application/uploads/finish-upload.handler.js';
import { ReadUploadsHandler } from '../../application/uploads/read-uploads.handler.js';
import { RequestUploadHandler } from '../../application/uploads/request-upload.handler.js';
import { SetAgencyLogoHandler } from '../../application/uploads/set-agency-logo.handler.js';
import { LISTINGS_CONFIG, type ListingsConfig } from '../../config.js';
import type { Upload } from '../../domain/upload.js';
import { ForAgents } from './for-agents.js';
import { toDocumentView } from './listing.view.js';
import { UploadLogos } from './upload-logos.js';

@Resolver('Upload')
@ForAgents()
export class UploadResolver {
  constructor(
    @Inject(LISTINGS_CONFIG) private readonly config: ListingsConfig,
    @Inject(RequestUploadHandler) private readonly request: RequestUploadHandler,
    @Inject(FinishUploadHandler) private readonly finish: FinishUploadHandler,
    @Inject(DiscardUploadHandler) private readonly discard: DiscardUploadHandler,
    @Inject(ReadUploadsHandler) private readonly read: ReadUploadsHandler,
    @Inject(SetAgencyLogoHandler) private readonly setLogo: SetAgencyLogoHandler,
  ) {}

  @Query('uploads')
  async uploads(@Args('ids') ids: readonly string[], @Caller() caller: AgencyIdentity) {
    return answer(await this.read.handle(ids, caller)).map((upload) => this.view(upload));
  }

  @Mutation('requestUpload')
  async requestUpload(@Args('input') input: unknown, @Caller() caller: AgencyIdentity) {
    const { upload, url, expiresAt } = answer(await this.request.handle(input, caller));
    return { upload: this.view(upload), url, expiresAt: expiresAt.toISOString() };
  }

  @Mutation('finishUpload')
  async finishUpload(@Args('id') id: string, @Caller() caller: AgencyIdentity) {
    return this.view(answer(await this.finish.handle(id, caller)));
  }

  @Mutation('discardUpload')
  async discardUpload(@Args('id') id: string, @Caller() caller: AgencyIdentity) {
    return answer(await this.discard.handle(id, caller));
  }

  @Mutation('setAgencyLogo')
  async setAgencyLogo(@Args('upload') upload: string | null | undefined, @Caller() caller: AgencyIdentity) {
    const logo = answer(await this.setLogo.handle(upload ?? null, caller));
    return logo && toImageView(this.config.LINTEL_MEDIA_URL, logo);
  }

  private view({ image, document, ...upload }: Upload) {
    const { LINTEL_MEDIA_URL: mediaUrl } = this.config;
    return {
      ...upload,
      image: image && toImageView(mediaUrl, image),
      document: toDocumentView(mediaUrl, document),
    };
  }
}

/** The part of an agency that is kept here. */
@Resolver('Agency')
export class AgencyLogoResolver {
  constructor(@Inject(UploadLogos) private readonly logos: UploadLogos) {}

  @ResolveReference()
  resolveReference({ id }: { id: string }) {
    return { id };
  }

  @ResolveField('logo')
  logo(@Parent() { id }: { readonly id: string }) {
    return this.logos.of(id);
  }
}

/** Whom an enquirer reaches, with the logo of the agency. */
@Resolver('ListingAgent')
export class ListingAgentResolver {
  constructor(@Inject(UploadLogos) private readonly logos: UploadLogos) {}

  @ResolveField('logo')
  logo(@Parent() { agencyId, agency }: { readonly agencyId: string; readonly agency: string }) {
    return this.logos.of(agencyId, `Logo of ${agency}`);
  }
}
