import {
  answer,
  answerOrNull,
  type Answers,
  Caller,
  type AgencyIdentity,
  type Identity,
  Roles,
  SignedIn,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '../../application/access.js';
import { OfferTimesHandler } from '../../application/offer-times/offer-times.handler.js';
import { ProposeTimeHandler } from '../../application/propose-time/propose-time.handler.js';
import { viewingCursor } from '../../application/read-viewings/cursor.js';
import { ReadViewingsHandler } from '../../application/read-viewings/read-viewings.handler.js';
import { dateOf, type Viewing } from '../../domain/viewing.js';
import { ForAgents } from './for-agents.js';
import { toTimeView, type ViewingView } from './viewing.view.js';
import { ViewingViews } from './viewing-views.js';
import type * as schema from './schema.generated.js';

const asVisitor = (viewing: Viewing) => ({ viewing, sides: ['visitor'] as const });
const asAgent = (viewing: Viewing) => ({ viewing, sides: ['agent'] as const });

/** What is read. */
@Resolver('Viewing')
export class ViewingResolver implements Answers<schema.QueryResolvers>, Answers<schema.ViewingResolvers> {
  constructor(
    @Inject(ReadViewingsHandler) private readonly read: ReadViewingsHandler,
    @Inject(OfferTimesHandler) private readonly times: OfferTimesHandler,
    @Inject(ProposeTimeHandler) private readonly proposals: ProposeTimeHandler,
    @Inject(ViewingViews) private readonly views: ViewingViews,
    @Inject(Access) private readonly access: Access,
  ) {}

  @ResolveField()
  async isMine(@Parent() { home }: ViewingView, @Caller() caller: Identity | null) {
    return caller !== null && (await this.access.addressOf(caller)) === home.agent.email;
  }

  @Query()
  async viewingSlots(@Args() given: schema.QueryViewingSlotsArgs, @Caller() caller: Identity | null) {
    return answer(await this.times.handle(given, caller));
  }

  @Query()
  @SignedIn()
  async myViewings(@Caller() caller: Identity) {
    return this.views.all(answer(await this.read.mine(caller)).map(asVisitor));
  }

  @Query()
  async viewing(@Args() { id }: schema.QueryViewingArgs, @Caller() caller: Identity | null) {
    const found = answerOrNull(await this.read.one({ id, identity: caller }));
    return found && (await this.views.all([found]))[0]!;
  }

  @Query()
  async viewingByLink(@Args() { token }: schema.QueryViewingByLinkArgs) {
    const found = answerOrNull(await this.read.one({ token, identity: null }));
    return found && (await this.views.all([found]))[0]!;
  }

  @Query()
  @ForAgents()
  async agencyViewings(@Args() query: schema.QueryAgencyViewingsArgs, @Caller() caller: AgencyIdentity) {
    const { total, viewings, hasNextPage } = answer(await this.read.ofAgency(query, caller));
    const last = viewings.at(-1);
    return {
      total,
      hasNextPage,
      endCursor: last ? viewingCursor.write({ date: dateOf(last), id: last.id }) : null,
      viewings: await this.views.all(viewings.map(asAgent)),
    };
  }

  @Query()
  @ForAgents()
  async standingViewings(
    @Args() { listingIds }: schema.QueryStandingViewingsArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    const standing = answer(await this.read.standing(listingIds, caller));
    return this.views.all(standing.map(asAgent));
  }

  @Query()
  async alternativeViewingTimes(
    @Args() { id }: schema.QueryAlternativeViewingTimesArgs,
    @Caller() caller: Identity | null,
  ) {
    return answerOrNull(await this.proposals.alternatives(id, caller))?.map(toTimeView) ?? null;
  }

  @Query()
  async viewingCalendar(@Args() claim: schema.QueryViewingCalendarArgs, @Caller() caller: Identity | null) {
    return answerOrNull(await this.read.calendar({ ...claim, identity: caller }));
  }

  @Query()
  @Roles('operations', 'This is for operations staff.', 'Sign in as operations staff.')
  async viewingsToComeOf(@Args() { agencyId }: schema.QueryViewingsToComeOfArgs) {
    return this.read.toComeOf(agencyId);
  }

  @Query()
  @SignedIn()
  async exportMyViewingData(@Caller() caller: Identity) {
    return answer(await this.read.export(caller));
  }
}
