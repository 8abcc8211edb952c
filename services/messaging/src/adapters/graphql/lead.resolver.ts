import { type Answers, Caller, type Identity, answer, answerOrNull } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LISTING_BOOK, type ListingBook } from '../../application/known-stores.js';
import { LEAD_SOURCE_STORE, type LeadSourceStore } from '../../application/lead-store.js';
import { ViewLeadsHandler } from '../../application/view-leads/view-leads.handler.js';
import { MESSAGING_CONFIG, type MessagingConfig } from '../../config.js';
import { historyOf, type Lead, type PlacedStep } from '../../domain/lead.js';
import { toPropertyView } from './conversation.view.js';
import type * as schema from './schema.generated.js';

@Resolver('Lead')
export class LeadResolver implements Answers<schema.LeadResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(ViewLeadsHandler) private readonly view: ViewLeadsHandler,
    @Inject(LEAD_SOURCE_STORE) private readonly sources: LeadSourceStore,
    @Inject(LISTING_BOOK) private readonly listings: ListingBook,
    @Inject(MESSAGING_CONFIG) private readonly config: MessagingConfig,
  ) {}

  @Query()
  async agencyLeads(@Args() wanted: schema.QueryAgencyLeadsArgs, @Caller() identity: Identity | null) {
    const { leads, ...page } = answer(await this.view.list(wanted, identity));
    return { ...page, leads: leads.map(toView) };
  }

  @Query()
  async agencyLead(@Args() { id }: schema.QueryAgencyLeadArgs, @Caller() identity: Identity | null) {
    const lead = answerOrNull(await this.view.one(id, identity));
    return lead && toView(lead);
  }

  @ResolveField()
  async history(@Parent() { id }: LeadView) {
    const steps = historyOf(await this.sources.ofLead(id));
    const listings = await this.listings.findMany(steps.map(({ facts }) => facts.listingId));
    return steps.map((step) => ({
      at: step.at.toISOString(),
      kind: step.kind,
      text: step.text,
      property: toPropertyView(step.facts, listings.get(step.facts.listingId), this.config.LINTEL_MEDIA_URL),
      ...whereOf(step),
    }));
  }
}

/** What is worked out from it is asked for by its id. */
export type LeadView = Omit<schema.Lead, 'history'>;

const toView = ({ firstContactAt, lastContactAt, ...lead }: Lead): LeadView => ({
  ...lead,
  firstContactAt: firstContactAt.toISOString(),
  lastContactAt: lastContactAt.toISOString(),
});

function whereOf({ source }: PlacedStep) {
  const colon = source.indexOf(':');
  const id = source.slice(colon + 1);
  const isConversation = source.slice(0, colon) === 'conversation';
  return { conversationId: isConversation ? id : null, viewingId: isConversation ? null : id };
}
