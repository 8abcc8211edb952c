import {
  answer,
  type Answers,
  Caller,
  type AgencyIdentity,
  type Identity,
  type SubgraphContext,
  EvenSuspended,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AnswerProposalHandler } from '../../application/answer-proposal/answer-proposal.handler.js';
import { CloseViewingHandler } from '../../application/close-viewing/close-viewing.handler.js';
import { ConfirmViewingHandler } from '../../application/confirm-viewing/confirm-viewing.handler.js';
import { EnterViewingHandler } from '../../application/enter-viewing/enter-viewing.handler.js';
import { HonourViewingsHandler } from '../../application/honour-viewings/honour-viewings.handler.js';
import { MoveViewingHandler } from '../../application/move-viewing/move-viewing.handler.js';
import { ProposeTimeHandler } from '../../application/propose-time/propose-time.handler.js';
import { RequestViewingHandler } from '../../application/request-viewing/request-viewing.handler.js';
import { RescheduleViewingHandler } from '../../application/reschedule-viewing/reschedule-viewing.handler.js';
import { SaveNotesHandler } from '../../application/save-notes/save-notes.handler.js';
import { ForAgents } from './for-agents.js';
import { ViewingViews } from './viewing-views.js';
import type * as schema from './schema.generated.js';

/** What either side does. */
@Resolver()
export class ViewingChangesResolver implements Answers<schema.MutationResolvers> {
  constructor(
    @Inject(RequestViewingHandler) private readonly requests: RequestViewingHandler,
    @Inject(ConfirmViewingHandler) private readonly confirmation: ConfirmViewingHandler,
    @Inject(ProposeTimeHandler) private readonly proposals: ProposeTimeHandler,
    @Inject(AnswerProposalHandler) private readonly answers: AnswerProposalHandler,
    @Inject(RescheduleViewingHandler) private readonly rescheduling: RescheduleViewingHandler,
    @Inject(CloseViewingHandler) private readonly closing: CloseViewingHandler,
    @Inject(MoveViewingHandler) private readonly moves: MoveViewingHandler,
    @Inject(EnterViewingHandler) private readonly entries: EnterViewingHandler,
    @Inject(HonourViewingsHandler) private readonly honours: HonourViewingsHandler,
    @Inject(SaveNotesHandler) private readonly notes: SaveNotesHandler,
    @Inject(ViewingViews) private readonly views: ViewingViews,
  ) {}

  @Mutation()
  @EvenSuspended()
  async requestViewing(
    @Args() { input }: schema.MutationRequestViewingArgs,
    @Context() requester: SubgraphContext,
  ) {
    return { accepted: true, id: answer(await this.requests.handle(input, requester)) };
  }

  @Mutation()
  async confirmViewing(
    @Args() { input }: schema.MutationConfirmViewingArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.confirmation.handle(input, caller));
  }

  @Mutation()
  @EvenSuspended()
  async declineViewing(
    @Args() { id, reason }: schema.MutationDeclineViewingArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.closing.decline(id, reason ?? '', caller));
  }

  @Mutation()
  @EvenSuspended()
  async rejectViewing(@Args() { id }: schema.MutationRejectViewingArgs, @Caller() caller: Identity | null) {
    return this.views.one(await this.closing.reject(id, caller));
  }

  @Mutation()
  async proposeViewingTime(
    @Args() { input }: schema.MutationProposeViewingTimeArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.proposals.propose(input, caller));
  }

  @Mutation()
  async moveViewing(@Args() { input }: schema.MutationMoveViewingArgs, @Caller() caller: Identity | null) {
    return this.views.one(await this.moves.handle(input, caller));
  }

  @Mutation()
  @ForAgents()
  async enterViewing(@Args() { input }: schema.MutationEnterViewingArgs, @Caller() caller: AgencyIdentity) {
    return this.views.one(await this.entries.handle(input, caller));
  }

  @Mutation()
  async honourViewings(
    @Args() { ids, honoured }: schema.MutationHonourViewingsArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.all(answer(await this.honours.handle(ids, honoured ?? true, caller)));
  }

  @Mutation()
  async keepViewingTime(
    @Args() { id }: schema.MutationKeepViewingTimeArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.rescheduling.keep(id, caller));
  }

  @Mutation()
  @EvenSuspended()
  async acceptProposedTime(
    @Args() { input }: schema.MutationAcceptProposedTimeArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.answers.handle('accept', input, caller));
  }

  @Mutation()
  @EvenSuspended()
  async refuseProposedTime(
    @Args() { input }: schema.MutationRefuseProposedTimeArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.answers.handle('refuse', input, caller));
  }

  @Mutation()
  @EvenSuspended()
  async requestReschedule(
    @Args() { input }: schema.MutationRequestRescheduleArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.rescheduling.ask(input, caller));
  }

  @Mutation()
  @EvenSuspended()
  async cancelViewing(
    @Args() { input }: schema.MutationCancelViewingArgs,
    @Caller() caller: Identity | null,
  ) {
    const { id, token, reason } = input;
    return this.views.one(await this.closing.cancel({ id, token, identity: caller }, reason ?? ''));
  }

  @Mutation()
  @EvenSuspended()
  async saveViewingNotes(
    @Args() { id, notes }: schema.MutationSaveViewingNotesArgs,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.notes.handle(id, notes, caller));
  }
}
