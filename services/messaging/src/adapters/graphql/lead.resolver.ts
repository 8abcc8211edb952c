import { Caller, type Identity, answer, answerOrNull } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LISTING_BOOK, type ListingBook } from '../../application/known-stores.js';
import { LEAD_SOURCE_STORE, type LeadSourceStore } from '../../application/lead-store.js';
import { type LeadListWanted, ViewLeadsHandler } from '../../application/view-leads/view-leads.handler.js';
import { MESSAGING_CONFIG, type MessagingConfig } from '../../config.js';
import { historyOf, type Lead, type PlacedStep } from '../../domain/lead.js';
import { toPropertyView } from './conversation.view.js';

@Resolver('Lead')
export class LeadResolver {
  constructor(
    @Inject(ViewLeadsHandler) private readonly view: ViewLeadsHandler,
    @Inject(LEAD_SOURCE_STORE) private readonly sources: LeadSourceStore,
    @Inject(LISTING_BOOK) private readonly listings: ListingBook,
    @Inject(MESSAGING_CONFIG) private readonly config: MessagingConfig,
  ) {}

  @Query('agencyLeads')
  async agencyLeads(@Args() wanted: LeadListWanted, @Caller() identity: Identity | null) {
    const { leads, ...page } = answer(await this.view.list(wanted, identity));
    return { ...page, leads: leads.map(toView) };
  }

  @Query('agencyLead')
  async agencyLead(@Args('id') id: string, @Caller() identity: Identity | null) {
    const lead = answerOrNull(await this.view.one(id, identity));
    return lead && toView(lead);
  }

  @ResolveField('history')
  async history(@Parent() { id }: { readonly id: string }) {
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

const toView = ({ firstContactAt, lastContactAt, ...lead }: Lead) => ({
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
