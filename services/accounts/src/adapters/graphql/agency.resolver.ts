import type { Clock } from '@lintel/kernel';
import { answer, type Answers, Caller, CLOCK, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ACCOUNT_STORE, type AccountStore } from '../../application/account-store.js';
import { ApproveAgencyHandler } from '../../application/approve-agency/approve-agency.handler.js';
import { ChangeAgencyHandler } from '../../application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from '../../application/change-colleague/change-colleague.handler.js';
import { InviteColleagueHandler } from '../../application/invite-colleague/invite-colleague.handler.js';
import { RequireStrongSignInHandler } from '../../application/strong-sign-in/require-strong-sign-in/require-strong-sign-in.handler.js';
import { SuspendAgencyHandler } from '../../application/suspend-agency/suspend-agency.handler.js';
import type { Agency } from '../../domain/agency.js';
import { openInvitations } from '../../domain/invitation.js';
import { memberOf } from '../../domain/members.js';
import { type AgencyView, toAgencyView } from './account.view.js';
import type * as schema from './schema.generated.js';

const USUAL_PAGE = 50;

const membership = (agency: Agency, identity: Identity | null) =>
  identity?.role === 'agent' ? memberOf(agency, identity.subject) : undefined;

/** Its own people and staff. */
const told = (agency: Agency, identity: Identity | null): boolean =>
  membership(agency, identity) !== undefined || identity?.role === 'operations';

const withSince = <Said extends { readonly since: Date }>(said: Said) => ({
  ...said,
  since: said.since.toISOString(),
});

@Resolver('Agency')
export class AgencyResolver
  implements
    Answers<schema.AgencyResolvers>,
    Answers<schema.MutationResolvers>,
    Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(ACCOUNT_STORE) private readonly accounts: AccountStore,
    @Inject(ApproveAgencyHandler) private readonly approval: ApproveAgencyHandler,
    @Inject(SuspendAgencyHandler) private readonly suspension: SuspendAgencyHandler,
    @Inject(ChangeAgencyHandler) private readonly change: ChangeAgencyHandler,
    @Inject(ChangeColleagueHandler) private readonly colleagues: ChangeColleagueHandler,
    @Inject(InviteColleagueHandler) private readonly invitation: InviteColleagueHandler,
    @Inject(RequireStrongSignInHandler) private readonly strongSignIn: RequireStrongSignInHandler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query()
  @SignedIn()
  async pendingAgencies(@Args() { first }: schema.QueryPendingAgenciesArgs, @Caller() caller: Identity) {
    return answer(await this.approval.pending(first ?? USUAL_PAGE, caller)).map(toAgencyView);
  }

  @Query()
  @SignedIn()
  async agencies(@Args() sought: schema.QueryAgenciesArgs, @Caller() caller: Identity) {
    return answer(await this.approval.find(sought, caller)).map(toAgencyView);
  }

  @Mutation()
  @SignedIn()
  async approveAgency(@Args() given: schema.MutationApproveAgencyArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.approval.approve(given, caller)));
  }

  @Mutation()
  @SignedIn()
  async refuseAgencyName(@Args() given: schema.MutationRefuseAgencyNameArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.approval.refuseName(given, given.reason ?? null, caller)));
  }

  @Mutation()
  @SignedIn()
  async holdAgency(@Args() given: schema.MutationHoldAgencyArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.approval.hold(given, given.note, caller)));
  }

  @Mutation()
  @SignedIn()
  async suspendAgency(@Args() { id, reason }: schema.MutationSuspendAgencyArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.suspension.suspend(id, reason, caller)));
  }

  @Mutation()
  @SignedIn()
  async reinstateAgency(@Args() { id }: schema.MutationReinstateAgencyArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.suspension.reinstate(id, caller)));
  }

  @Mutation()
  @SignedIn()
  async changeAgencyProfile(
    @Args() { input }: schema.MutationChangeAgencyProfileArgs,
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.change.profile(input, caller)));
  }

  @Mutation()
  @SignedIn()
  async inviteColleague(@Args() given: schema.MutationInviteColleagueArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.invitation.invite(given, caller)));
  }

  @Mutation()
  @SignedIn()
  async cancelInvitation(@Args() { id }: schema.MutationCancelInvitationArgs, @Caller() caller: Identity) {
    return toAgencyView(answer(await this.invitation.withdraw(id, caller)));
  }

  @Mutation()
  @SignedIn()
  async changeColleagueRole(
    @Args() { accountId, role }: schema.MutationChangeColleagueRoleArgs,
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.colleagues.role(accountId, role, caller)));
  }

  @Mutation()
  @SignedIn()
  async removeColleague(
    @Args() { accountId }: schema.MutationRemoveColleagueArgs,
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.colleagues.remove(accountId, caller)));
  }

  @Mutation()
  @SignedIn()
  async requireStrongSignIn(
    @Args() { required }: schema.MutationRequireStrongSignInArgs,
    @Caller() caller: Identity,
  ) {
    return toAgencyView(answer(await this.strongSignIn.handle(required, caller)));
  }

  @ResolveField()
  strongSignInRequired(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return membership(agency, caller) ? agency.strongSignInRequired : null;
  }

  @ResolveField()
  pendingName(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return told(agency, caller) ? (agency.pendingName?.name ?? null) : null;
  }

  @ResolveField()
  held(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return told(agency, caller) && agency.held ? withSince(agency.held) : null;
  }

  @ResolveField()
  suspended(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return told(agency, caller) && agency.suspended ? withSince(agency.suspended) : null;
  }

  @ResolveField()
  refusedNameReason(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return membership(agency, caller) ? agency.refusedReason : null;
  }

  @ResolveField()
  refusedName(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return membership(agency, caller) ? agency.refusedName : null;
  }

  @ResolveField()
  nameLike(@Parent() { agency }: AgencyView, @Caller() caller: Identity | null) {
    return caller?.role === 'operations' ? agency.nameLike : null;
  }

  @ResolveField()
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

  @ResolveField()
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
