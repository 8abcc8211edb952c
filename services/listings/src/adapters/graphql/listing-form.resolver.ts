import {
  answer,
  answerOrNull,
  type Answers,
  type AgencyIdentity,
  Caller,
  EvenSuspended,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepFormHandler } from '../../application/keep-form/keep-form.handler.js';
import type { ListingForm } from '../../application/listing-forms.js';
import { ForAgents } from './for-agents.js';
import type * as schema from './schema.generated.js';

/** What is typed into the form of a listing. */
@Resolver()
@ForAgents()
export class ListingFormResolver
  implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(@Inject(KeepFormHandler) private readonly forms: KeepFormHandler) {}

  @Query()
  async listingForm(@Args() { listingId }: schema.QueryListingFormArgs, @Caller() caller: AgencyIdentity) {
    const form = answerOrNull(await this.forms.find(listingId ?? null, caller));
    return form && toView(form);
  }

  @Mutation()
  @EvenSuspended()
  async saveListingForm(
    @Args() { listingId = null, version = null, content }: schema.MutationSaveListingFormArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    return toView(answer(await this.forms.save({ listingId, version, content }, caller)));
  }

  @Mutation()
  @EvenSuspended()
  async discardListingForm(
    @Args() { listingId }: schema.MutationDiscardListingFormArgs,
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
