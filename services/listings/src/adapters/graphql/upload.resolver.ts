import {
  answer,
  type Answers,
  type AgencyIdentity,
  Caller,
  toImageView,
  EvenSuspended,
} from '@lintel/service-kit';
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
import type * as schema from './schema.generated.js';

@Resolver('Upload')
@ForAgents()
export class UploadResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(LISTINGS_CONFIG) private readonly config: ListingsConfig,
    @Inject(RequestUploadHandler) private readonly request: RequestUploadHandler,
    @Inject(FinishUploadHandler) private readonly finish: FinishUploadHandler,
    @Inject(DiscardUploadHandler) private readonly discard: DiscardUploadHandler,
    @Inject(ReadUploadsHandler) private readonly read: ReadUploadsHandler,
    @Inject(SetAgencyLogoHandler) private readonly setLogo: SetAgencyLogoHandler,
  ) {}

  @Query()
  async uploads(@Args() { ids }: schema.QueryUploadsArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.read.handle(ids, caller)).map((upload) => this.view(upload));
  }

  @Mutation()
  async requestUpload(@Args() { input }: schema.MutationRequestUploadArgs, @Caller() caller: AgencyIdentity) {
    const { upload, url, expiresAt } = answer(await this.request.handle(input, caller));
    return { upload: this.view(upload), url, expiresAt: expiresAt.toISOString() };
  }

  @Mutation()
  async finishUpload(@Args() { id }: schema.MutationFinishUploadArgs, @Caller() caller: AgencyIdentity) {
    return this.view(answer(await this.finish.handle(id, caller)));
  }

  @Mutation()
  @EvenSuspended()
  async discardUpload(@Args() { id }: schema.MutationDiscardUploadArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.discard.handle(id, caller));
  }

  @Mutation()
  async setAgencyLogo(
    @Args() { upload }: schema.MutationSetAgencyLogoArgs,
    @Caller() caller: AgencyIdentity,
  ) {
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

export type AgencyView = Omit<schema.Agency, 'logo'>;

/** The part of an agency that is kept here. */
@Resolver('Agency')
export class AgencyLogoResolver implements Answers<schema.AgencyResolvers> {
  constructor(@Inject(UploadLogos) private readonly logos: UploadLogos) {}

  @ResolveReference()
  resolveReference({ id }: AgencyView): AgencyView {
    return { id };
  }

  @ResolveField()
  logo(@Parent() { id }: AgencyView) {
    return this.logos.of(id);
  }
}

export interface ListingAgentView extends Omit<schema.ListingAgent, 'logo'> {
  readonly agencyId: string;
}

/** Whom an enquirer reaches, with the logo of the agency. */
@Resolver('ListingAgent')
export class ListingAgentResolver implements Answers<schema.ListingAgentResolvers> {
  constructor(@Inject(UploadLogos) private readonly logos: UploadLogos) {}

  @ResolveField()
  logo(@Parent() { agencyId, agency }: ListingAgentView) {
    return this.logos.of(agencyId, `Logo of ${agency}`);
  }
}
