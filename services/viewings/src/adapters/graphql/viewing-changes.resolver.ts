import {
  answer,
  Caller,
  type AgencyIdentity,
  type Identity,
  type SubgraphContext,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import {
  AnswerProposalHandler,
  type ProposalAnswer,
} from '../../application/answer-proposal/answer-proposal.handler.js';
import { CloseViewingHandler } from '../../application/close-viewing/close-viewing.handler.js';
import {
  type ConfirmViewing,
  ConfirmViewingHandler,
} from '../../application/confirm-viewing/confirm-viewing.handler.js';
import { EnterViewingHandler } from '../../application/enter-viewing/enter-viewing.handler.js';
import { HonourViewingsHandler } from '../../application/honour-viewings/honour-viewings.handler.js';
import { type MoveViewing, MoveViewingHandler } from '../../application/move-viewing/move-viewing.handler.js';
import { type ProposeTime, ProposeTimeHandler } from '../../application/propose-time/propose-time.handler.js';
import { RequestViewingHandler } from '../../application/request-viewing/request-viewing.handler.js';
import {
  type Reschedule,
  RescheduleViewingHandler,
} from '../../application/reschedule-viewing/reschedule-viewing.handler.js';
import { SaveNotesHandler } from '../../application/save-notes/save-notes.handler.js';
import { ForAgents } from './for-agents.js';
import { ViewingViews } from './viewing-views.js';

interface CancelViewing {
  readonly id?: string | null;
  readonly token?: string | null;
  readonly reason?: string | null;
}

/** What either side does. */
@Resolver()
export class ViewingChangesResolver {
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

  @Mutation('requestViewing')
  async requestViewing(@Args('input') input: unknown, @Context() requester: SubgraphContext) {
    return { accepted: true, id: answer(await this.requests.handle(input, requester)) };
  }

  @Mutation('confirmViewing')
  async confirmViewing(@Args('input') input: ConfirmViewing, @Caller() caller: Identity | null) {
    return this.views.one(await this.confirmation.handle(input, caller));
  }

  @Mutation('declineViewing')
  async declineViewing(
    @Args('id') id: string,
    @Args('reason') reason: string | null,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.closing.decline(id, reason ?? '', caller));
  }

  @Mutation('rejectViewing')
  async rejectViewing(@Args('id') id: string, @Caller() caller: Identity | null) {
    return this.views.one(await this.closing.reject(id, caller));
  }

  @Mutation('proposeViewingTime')
  async proposeViewingTime(@Args('input') input: ProposeTime, @Caller() caller: Identity | null) {
    return this.views.one(await this.proposals.propose(input, caller));
  }

  @Mutation('moveViewing')
  async moveViewing(@Args('input') input: MoveViewing, @Caller() caller: Identity | null) {
    return this.views.one(await this.moves.handle(input, caller));
  }

  @Mutation('enterViewing')
  @ForAgents()
  async enterViewing(@Args('input') input: unknown, @Caller() caller: AgencyIdentity) {
    return this.views.one(await this.entries.handle(input, caller));
  }

  @Mutation('honourViewings')
  async honourViewings(
    @Args('ids') ids: readonly string[],
    @Args('honoured') honoured: boolean,
    @Caller() caller: Identity | null,
  ) {
    return this.views.all(answer(await this.honours.handle(ids, honoured, caller)));
  }

  @Mutation('keepViewingTime')
  async keepViewingTime(@Args('id') id: string, @Caller() caller: Identity | null) {
    return this.views.one(await this.rescheduling.keep(id, caller));
  }

  @Mutation('acceptProposedTime')
  async acceptProposedTime(@Args('input') input: ProposalAnswer, @Caller() caller: Identity | null) {
    return this.views.one(await this.answers.handle('accept', input, caller));
  }

  @Mutation('refuseProposedTime')
  async refuseProposedTime(@Args('input') input: ProposalAnswer, @Caller() caller: Identity | null) {
    return this.views.one(await this.answers.handle('refuse', input, caller));
  }

  @Mutation('requestReschedule')
  async requestReschedule(@Args('input') input: Reschedule, @Caller() caller: Identity | null) {
    return this.views.one(await this.rescheduling.ask(input, caller));
  }

  @Mutation('cancelViewing')
  async cancelViewing(@Args('input') input: CancelViewing, @Caller() caller: Identity | null) {
    const { id, token, reason } = input;
    return this.views.one(await this.closing.cancel({ id, token, identity: caller }, reason ?? ''));
  }

  @Mutation('saveViewingNotes')
  async saveViewingNotes(
    @Args('id') id: string,
    @Args('notes') notes: string,
    @Caller() caller: Identity | null,
  ) {
    return this.views.one(await this.notes.handle(id, notes, caller));
  }
}
