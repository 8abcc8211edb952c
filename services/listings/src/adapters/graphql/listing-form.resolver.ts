import { answer, answerOrNull, type AgencyIdentity, Caller } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepFormHandler } from '../../application/keep-form/keep-form.handler.js';
import type { ListingForm } from '../../application/listing-forms.js';
import { ForAgents } from './for-agents.js';

interface Typed {
  readonly listingId?: number | null;
  readonly version?: number | null;
  readonly content: string;
}

/** What is typed into the form of a listing. */
@Resolver()
@ForAgents()
export class ListingFormResolver {
  constructor(@Inject(KeepFormHandler) private readonly forms: KeepFormHandler) {}

  @Query('listingForm')
  async listingForm(
    @Args('listingId') listingId: number | null | undefined,
    @Caller() caller: AgencyIdentity,
  ) {
    const form = answerOrNull(await this.forms.find(listingId ?? null, caller));
    return form && toView(form);
  }

  @Mutation('saveListingForm')
  async saveListingForm(
    @Args() { listingId = null, version = null, content }: Typed,
    @Caller() caller: AgencyIdentity,
  ) {
    return toView(answer(await this.forms.save({ listingId, version, content }, caller)));
  }

  @Mutation('discardListingForm')
  async discardListingForm(
    @Args('listingId') listingId: number | null | undefined,
    @Caller() caller: AgencyIdentity,
  ) {
    return answer(await this.forms.discard(listingId ?? null, caller));
  }
}

const toView = ({ content, version, savedAt }: ListingForm) => ({
  content,
  version,
  savedAt: savedAt.toISOString(),
});
