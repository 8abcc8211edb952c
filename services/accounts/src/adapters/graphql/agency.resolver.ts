import type { AgencyRole } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { answer, type Identity, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ACCOUNT_STORE, type AccountStore } from '../../application/account-store.js';
import {
  ApproveAgencyHandler,
  type LookedAt,
} from '../../application/approve-agency/approve-agency.handler.js';
import { ChangeAgencyHandler } from '../../application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from '../../application/change-colleague/change-colleague.handler.js';
import { InviteColleagueHandler } from '../../application/invite-colleague/invite-colleague.handler.js';
import { RequireStrongSignInHandler } from '../../application/strong-sign-in/require-strong-sign-in/require-strong-sign-in.handler.js';
import type { Agency } from '../../domain/agency.js';
import { openInvitations } from '../../domain/invitation.js';
import { memberOf } from '../../domain/members.js';
import { type AgencyView, toAgencyView } from './account.view.js';

export const CLOCK = Symbol('Clock');

const membership = (agency: Agency, identity: Identity | null) =>
  identity?.role === 'agent' ? memberOf(agency, identity.subject) : undefined;

@Resolver('Agency')
export class AgencyResolver {
  constructor(
    @Inject(ACCOUNT_STORE) private readonly accounts: AccountStore,
    @Inject(ApproveAgencyHandler) private readonly approval: ApproveAgencyHandler,
    @Inject(ChangeAgencyHandler) private readonly change: ChangeAgencyHandler,
    @Inject(ChangeColleagueHandler) private readonly colleagues: ChangeColleagueHandler,
    @Inject(InviteColleagueHandler) private readonly invitation: InviteColleagueHandler,
    @Inject(RequireStrongSignInHandler) private readonly strongSignIn: RequireStrongSignInHandler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('pendingAgencies')
  async pendingAgencies(@Args('first') first: number, @Context() { identity }: SubgraphContext) {
    return answer(await this.approval.pending(first, identity)).map(toAgencyView);
  }

  @Mutation('approveAgency')
  async approveAgency(@Args() given: LookedAt, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.approval.approve(given, identity)));
  }

  @Mutation('refuseAgencyName')
  async refuseAgencyName(@Args() given: LookedAt, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.approval.refuseName(given, identity)));
  }

  @Mutation('changeAgencyProfile')
  async changeAgencyProfile(@Args('input') input: unknown, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.change.profile(input, identity)));
  }

  @Mutation('inviteColleague')
  async inviteColleague(
    @Args() given: { readonly email: string; readonly role: AgencyRole },
    @Context() { identity }: SubgraphContext,
  ) {
    return toAgencyView(answer(await this.invitation.invite(given, identity)));
  }

  @Mutation('cancelInvitation')
  async cancelInvitation(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.invitation.withdraw(id, identity)));
  }

  @Mutation('changeColleagueRole')
  async changeColleagueRole(
    @Args('accountId') accountId: string,
    @Args('role') role: AgencyRole,
    @Context() { identity }: SubgraphContext,
  ) {
    return toAgencyView(answer(await this.colleagues.role(accountId, role, identity)));
  }

  @Mutation('removeColleague')
  async removeColleague(@Args('accountId') accountId: string, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.colleagues.remove(accountId, identity)));
  }

  @Mutation('requireStrongSignIn')
  async requireStrongSignIn(@Args('required') required: boolean, @Context() { identity }: SubgraphContext) {
    return toAgencyView(answer(await this.strongSignIn.handle(required, identity)));
  }

  @ResolveField('strongSignInRequired')
  strongSignInRequired(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    return membership(agency, identity) ? agency.strongSignInRequired : null;
  }

  @ResolveField('pendingName')
  pendingName(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    const told = membership(agency, identity) ?? identity?.role === 'operations';
    return told ? (agency.pendingName?.name ?? null) : null;
  }

  @ResolveField('refusedName')
  refusedName(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    return membership(agency, identity) ? agency.refusedName : null;
  }

  @ResolveField('nameLike')
  nameLike(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    return identity?.role === 'operations' ? agency.nameLike : null;
  }

  @ResolveField('members')
  async members(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    if (!membership(agency, identity) && identity?.role !== 'operations') return null;
    const accounts = await this.accounts.findMany(agency.members.map(({ accountId }) => accountId));
    return agency.members.flatMap(({ accountId, role, joinedAt }) => {
      const account = accounts.get(accountId);
      if (!account?.email) return [];
      const { id, name, email } = account;
      return [{ id, name, email, role, joinedAt: joinedAt.toISOString() }];
    });
  }

  @ResolveField('invitations')
  async invitations(@Parent() { agency }: AgencyView, @Context() { identity }: SubgraphContext) {
    if (membership(agency, identity)?.role !== 'owner') return null;
    const open = openInvitations(agency, this.clock.now());
    const inviters = await this.accounts.findMany(open.map(({ invitedBy }) => invitedBy));
    return open.map(({ id, email, role, invitedBy, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      invitedBy: inviters.get(invitedBy)?.name || agency.companyName,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }
}
