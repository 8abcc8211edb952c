import { answer, type SubgraphContext, toImageView } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import {
  Args,
  Context,
  Mutation,
  Parent,
  Query,
  ResolveField,
  ResolveReference,
  Resolver,
} from '@nestjs/graphql';
import { DiscardUploadHandler } from '../../application/uploads/discard-upload.handler.js';
import { FinishUploadHandler } from '../../application/uploads/finish-upload.handler.js';
import { ReadUploadsHandler } from '../../application/uploads/read-uploads.handler.js';
import { RequestUploadHandler } from '../../application/uploads/request-upload.handler.js';
import { SetAgencyLogoHandler } from '../../application/uploads/set-agency-logo.handler.js';
import { LISTINGS_CONFIG, type ListingsConfig } from '../../config.js';
import type { Upload } from '../../domain/upload.js';
import { toDocumentView } from './listing.view.js';
import { UploadLogos } from './upload-logos.js';

@Resolver('Upload')
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
  async uploads(@Args('ids') ids: readonly string[], @Context() { identity }: SubgraphContext) {
    return answer(await this.read.handle(ids, identity)).map((upload) => this.view(upload));
  }

  @Mutation('requestUpload')
  async requestUpload(@Args('input') input: unknown, @Context() { identity }: SubgraphContext) {
    const { upload, url, expiresAt } = answer(await this.request.handle(input, identity));
    return { upload: this.view(upload), url, expiresAt: expiresAt.toISOString() };
  }

  @Mutation('finishUpload')
  async finishUpload(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return this.view(answer(await this.finish.handle(id, identity)));
  }

  @Mutation('discardUpload')
  async discardUpload(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return answer(await this.discard.handle(id, identity));
  }

  @Mutation('setAgencyLogo')
  async setAgencyLogo(
    @Args('upload') upload: string | null | undefined,
    @Context() { identity }: SubgraphContext,
  ) {
    const logo = answer(await this.setLogo.handle(upload ?? null, identity));
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
