import {
  answer,
  type Answers,
  Caller,
  type Identity,
  SignedIn,
  type SubgraphContext,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AcceptInvitationHandler } from '../../application/accept-invitation/accept-invitation.handler.js';
import { OpenInvitations } from '../../application/accept-invitation/open-invitations.js';
import { ACCOUNT_STORE, type AccountStore } from '../../application/account-store.js';
import { AttemptLimits } from '../../application/attempt-limits.js';
import { OpenDashboardHandler } from '../../application/open-dashboard/open-dashboard.handler.js';
import type { DashboardVisit } from '../../domain/dashboard-visit.js';
import type * as schema from './schema.generated.js';

/** What one agent does alone: joining an agency, and looking at its dashboard. */
@Resolver()
export class AgentResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(ACCOUNT_STORE) private readonly accounts: AccountStore,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(OpenInvitations) private readonly invitations: OpenInvitations,
    @Inject(AcceptInvitationHandler) private readonly acceptance: AcceptInvitationHandler,
    @Inject(OpenDashboardHandler) private readonly dashboard: OpenDashboardHandler,
  ) {}

  @Query()
  async agencyInvitation(@Args() { token }: schema.QueryAgencyInvitationArgs) {
    const opened = await this.invitations.find(token);
    if (!opened) return null;
    const { agency, invitation, account } = opened;
    const inviter = await this.accounts.find(invitation.invitedBy);
    return {
      companyName: agency.companyName,
      email: invitation.email,
      role: invitation.role,
      invitedBy: inviter?.name || agency.companyName,
      expiresAt: invitation.expiresAt.toISOString(),
      hasAccount: account !== null,
    };
  }

  @Mutation()
  async acceptInvitation(
    @Args() { input }: schema.MutationAcceptInvitationArgs,
    @Context() context: SubgraphContext,
  ) {
    answer(await this.limits.form(context.clientAddress));
    answer(await this.acceptance.accept(input));
    return { accepted: true };
  }

  @Mutation()
  @SignedIn()
  async openDashboard(@Caller() caller: Identity) {
    return toView(answer(await this.dashboard.open(caller)));
  }

  @Mutation()
  @SignedIn()
  async markActivitySeen(@Caller() caller: Identity) {
    return toView(answer(await this.dashboard.markSeen(caller)));
  }
}

const toView = ({ newSince }: DashboardVisit) => ({ newSince: newSince.toISOString() });
