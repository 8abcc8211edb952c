import { answer, answerOrNull, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepFormHandler } from '../../application/keep-form/keep-form.handler.js';
import type { ListingForm } from '../../application/listing-forms.js';

interface Typed {
  readonly listingId?: number | null;
  readonly version?: number | null;
  readonly content: string;
}

/** What is typed into the form of a listing. */
@Resolver()
export class ListingFormResolver {
  constructor(@Inject(KeepFormHandler) private readonly forms: KeepFormHandler) {}

  @Query('listingForm')
  async listingForm(
    @Args('listingId') listingId: number | null | undefined,
    @Context() { identity }: SubgraphContext,
  ) {
    const form = answerOrNull(await this.forms.find(listingId ?? null, identity));
    return form && toView(form);
  }

  @Mutation('saveListingForm')
  async saveListingForm(
    @Args() { listingId = null, version = null, content }: Typed,
    @Context() { identity }: SubgraphContext,
  ) {
    return toView(answer(await this.forms.save({ listingId, version, content }, identity)));
  }

  @Mutation('discardListingForm')
  async discardListingForm(
    @Args('listingId') listingId: number | null | undefined,
    @Context() { identity }: SubgraphContext,
  ) {
    return answer(await this.forms.discard(listingId ?? null, identity));
  }
}

const toView = ({ content, version, savedAt }: ListingForm) => ({
  content,
  version,
  savedAt: savedAt.toISOString(),
});
