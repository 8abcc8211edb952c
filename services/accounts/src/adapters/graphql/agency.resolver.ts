import type { AgencyRole } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { answer, Caller, CLOCK, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ACCOUNT_STORE, type AccountStore } from '../../application/account-store.js';
import {
  ApproveAgencyHandler,
  type LookedAt,
} from '../../application/approve-agency/approve-agency.handler.js';
import { ChangeAgencyHandler } from '../../application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from '../../application/change-colleague/change-colleague.handler.js';
import { InviteColleagueHandler } from '../../application/invite-colleague/invite-colleague.handler.js';
import { RequireStrongSignInHandler } from '../../application/strong-sign-in/require-strong-sign-in/require-strong-sign-in.handler.js';
import type { Sought } from '../../application/sought.js';
import type { Agency } from '../../domain/agency.js';
import { openInvitations } from '../../domain/invitation.js';
import { memberOf } from '../../domain/members.js';
import { type AgencyView, toAgencyView } from './account.view.js';

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
  @SignedIn()
  async pendingAgencies(@Args('first') first: number, @Caller() caller: Identity) {
    return answer(await this.approval.pending(first, caller)).map(toAgencyView);
  }

  @Query('agencies')
  @SignedIn()
  async agencies(@Args() sought: Sought, @Caller() caller: Identity) {
    return answer(await this.approval.find(sought, caller)).map(toAgencyView);
  }

  @Mutation('approveAgency')
  @SignedIn()
  async approveAgency(@Args() given: LookedAt, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.approval.approve(given, caller)));
  }

  @Mutation('refuseAgencyName')
  @SignedIn()
  async refuseAgencyName(@Args() given: LookedAt, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.approval.refuseName(given, caller)));
  }

  @Mutation('changeAgencyProfile')
  @SignedIn()
  async changeAgencyProfile(@Args('input') input: unknown, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.change.profile(input, caller)));
  }

  @Mutation('inviteColleague')
  @SignedIn()
  async inviteColleague(
    @Args() given: { readonly email: string; readonly role: AgencyRole },
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.invitation.invite(given, caller)));
  }

  @Mutation('cancelInvitation')
  @SignedIn()
  async cancelInvitation(@Args('id') id: string, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.invitation.withdraw(id, caller)));
  }

  @Mutation('changeColleagueRole')
  @SignedIn()
  async changeColleagueRole(
    @Args('accountId') accountId: string,
    @Args('role') role: AgencyRole,
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.colleagues.role(accountId, role, caller)));
  }

  @Mutation('removeColleague')
  @SignedIn()
  async removeColleague(@Args('accountId') accountId: string, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.colleagues.remove(accountId, caller)));
  }

  @Mutation('requireStrongSignIn')
  @SignedIn()
  async requireStrongSignIn(@Args('required') required: boolean, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.strongSignIn.handle(required, caller)));
  }

  @ResolveField('strongSignInRequired')
  strongSignInRequired(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return membership(agency, caller) ? agency.strongSignInRequired : null;
  }

  @ResolveField('pendingName')
  pendingName(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    const told = membership(agency, caller) ?? caller?.role === 'operations';
    return told ? (agency.pendingName?.name ?? null) : null;
  }

  @ResolveField('refusedName')
  refusedName(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return membership(agency, caller) ? agency.refusedName : null;
  }

  @ResolveField('nameLike')
  nameLike(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return caller?.role === 'operations' ? agency.nameLike : null;
  }

  @ResolveField('members')
  async members(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    if (!membership(agency, caller) && caller?.role !== 'operations') return null;
    const accounts = await this.accounts.findMany(agency.members.map(({ accountId }) => accountId));
    return agency.members.flatMap(({ accountId, role, joinedAt }) => {
      const account = accounts.get(accountId);
      if (!account?.email) return [];
      const { id, name, email } = account;
      return [{ id, name, email, role, joinedAt: joinedAt.toISOString() }];
    });
  }

  @ResolveField('invitations')
  async invitations(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    if (membership(agency, caller)?.role !== 'owner') return null;
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
