import { answer, type Answers, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { MarkHomesHandler } from '../../application/mark-homes/mark-homes.handler.js';
import type { HomeNote } from '../../domain/saved/home-mark.js';
import type * as schema from './schema.generated.js';

const ForKeepers = () => SignedIn('Sign in to hide homes and to keep notes of them.');

@Resolver()
export class HomeMarksResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(@Inject(MarkHomesHandler) private readonly marks: MarkHomesHandler) {}

  @Query()
  @ForKeepers()
  hiddenPropertyIds(@Caller() { subject }: Identity) {
    return this.marks.hidden(subject);
  }

  @Query()
  @ForKeepers()
  async propertyNotes(@Args() { ids }: schema.QueryPropertyNotesArgs, @Caller() { subject }: Identity) {
    return answer(await this.marks.notes(ids, subject)).map(toView);
  }

  @Mutation()
  @ForKeepers()
  async hideProperty(@Args() { id }: schema.MutationHidePropertyArgs, @Caller() { subject }: Identity) {
    return answer(await this.marks.hide(id, subject));
  }

  @Mutation()
  @ForKeepers()
  unhideProperty(@Args() { id }: schema.MutationUnhidePropertyArgs, @Caller() { subject }: Identity) {
    return this.marks.show(id, subject);
  }

  @Mutation()
  @ForKeepers()
  async mergeHiddenProperties(
    @Args() { ids }: schema.MutationMergeHiddenPropertiesArgs,
    @Caller() { subject }: Identity,
  ) {
    return answer(await this.marks.mergeHidden(ids, subject));
  }

  @Mutation()
  @ForKeepers()
  async writePropertyNote(
    @Args() note: schema.MutationWritePropertyNoteArgs,
    @Caller() { subject }: Identity,
  ) {
    const kept = answer(await this.marks.write(note, subject));
    return kept && toView(kept);
  }

  @Mutation()
  @ForKeepers()
  async mergePropertyNotes(
    @Args() { notes }: schema.MutationMergePropertyNotesArgs,
    @Caller() { subject }: Identity,
  ) {
    return answer(await this.marks.mergeNotes(notes, subject)).map(toView);
  }
}

const toView = ({ listingId, text, changedAt }: HomeNote) => ({
  id: listingId,
  text,
  changedAt: changedAt.toISOString(),
});
