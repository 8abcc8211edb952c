import { type Role, type SubgraphContext, answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type AgencyStore,
  AGENCY_STORE,
  SESSION_STORE,
  type SessionStore,
} from '../../application/account-store.js';
import { AttemptLimits } from '../../application/attempt-limits.js';
import { Caller } from '../../application/caller.js';
import {
  type ChangePassword,
  ChangeProfileHandler,
} from '../../application/change-profile/change-profile.handler.js';
import { CloseAccountHandler } from '../../application/close-account/close-account.handler.js';
import {
  ConfirmEmailHandler,
  type FollowConfirmation,
} from '../../application/confirm-email/confirm-email.handler.js';
import { ExportAccountHandler } from '../../application/export-account/export-account.handler.js';
import { GiveBackHandler } from '../../application/give-back/give-back.handler.js';
import { RequestLinkHandler } from '../../application/request-link/request-link.handler.js';
import {
  type ResetPassword,
  ResetPasswordHandler,
} from '../../application/reset-password/reset-password.handler.js';
import { SignUpHandler } from '../../application/sign-up/sign-up.handler.js';
import { StaffAccountHandler } from '../../application/staff-account/staff-account.handler.js';
import { type MeView, toAgencyView, toDeviceView, toMeView } from './account.view.js';

const accepted = { accepted: true } as const;

@Resolver('Me')
export class AccountResolver {
  constructor(
    @Inject(Caller) private readonly caller: Caller,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(SESSION_STORE) private readonly sessions: SessionStore,
    @Inject(AGENCY_STORE) private readonly agencies: AgencyStore,
    @Inject(SignUpHandler) private readonly signUps: SignUpHandler,
    @Inject(ConfirmEmailHandler) private readonly confirmation: ConfirmEmailHandler,
    @Inject(RequestLinkHandler) private readonly links: RequestLinkHandler,
    @Inject(ResetPasswordHandler) private readonly reset: ResetPasswordHandler,
    @Inject(GiveBackHandler) private readonly back: GiveBackHandler,
    @Inject(ChangeProfileHandler) private readonly change: ChangeProfileHandler,
    @Inject(CloseAccountHandler) private readonly closing: CloseAccountHandler,
    @Inject(ExportAccountHandler) private readonly exports: ExportAccountHandler,
    @Inject(StaffAccountHandler) private readonly staff: StaffAccountHandler,
  ) {}

  @Query('me')
  async me(@Context() { identity }: SubgraphContext) {
    const account = await this.caller.evenLimited(identity);
    return account.ok ? toMeView(account.value, identity?.limited) : null;
  }

  @ResolveField('agency')
  async agency(@Parent() { agencyId }: MeView) {
    const agency = agencyId === null ? null : await this.agencies.find(agencyId);
    return agency && toAgencyView(agency);
  }

  @ResolveField('devices')
  async devices(@Parent() { id }: MeView, @Context() { identity }: SubgraphContext) {
    const sessions = await this.sessions.ofAccount(id);
    return sessions.map((session) => toDeviceView(session, identity?.sessionId));
  }

  @Mutation('signUp')
  async signUp(@Args('input') input: unknown, @Context() context: SubgraphContext) {
    answer(await this.limits.form(context.clientAddress));
    answer(await this.signUps.visitor(input));
    return accepted;
  }

  @Mutation('registerAgent')
  async registerAgent(@Args('input') input: unknown, @Context() context: SubgraphContext) {
    answer(await this.limits.form(context.clientAddress));
    answer(await this.signUps.agent(input));
    return accepted;
  }

  @Mutation('confirmEmail')
  async confirmEmail(@Args() given: FollowConfirmation) {
    return answer(await this.confirmation.handle(given));
  }

  @Mutation('resendConfirmation')
  async resendConfirmation(
    @Args() { email, browser }: { readonly email: string; readonly browser?: string | null },
    @Context() context: SubgraphContext,
  ) {
    answer(await this.limits.form(context.clientAddress));
    answer(this.links.confirmation(email, browser));
    return accepted;
  }

  @Mutation('requestPasswordReset')
  async requestPasswordReset(@Args('email') email: string, @Context() context: SubgraphContext) {
    answer(await this.limits.form(context.clientAddress));
    answer(this.links.passwordReset(email));
    return accepted;
  }

  @Mutation('resetPassword')
  async resetPassword(@Args() given: ResetPassword) {
    answer(await this.reset.handle(given));
    return accepted;
  }

  @Mutation('undoEmailChange')
  async undoEmailChange(@Args('token') token: string) {
    answer(await this.back.undoEmailChange(token));
    return accepted;
  }

  @Mutation('notMe')
  async notMe(@Args('token') token: string) {
    answer(await this.back.notMe(token));
    return accepted;
  }

  @Mutation('changeName')
  async changeName(@Args('name') name: string, @Context() { identity }: SubgraphContext) {
    return toMeView(answer(await this.change.name(name, identity)));
  }

  @Mutation('changePhone')
  async changePhone(@Args('phone') phone: string, @Context() { identity }: SubgraphContext) {
    return toMeView(answer(await this.change.phone(phone, identity)));
  }

  @Mutation('changePassword')
  async changePassword(@Args() given: ChangePassword, @Context() { identity }: SubgraphContext) {
    return toMeView(answer(await this.change.password(given, identity)));
  }

  @Mutation('changeEmail')
  async changeEmail(
    @Args('email') email: string,
    @Args('password') password: string,
    @Context() { identity }: SubgraphContext,
  ) {
    answer(await this.change.email(email, password, identity));
    return accepted;
  }

  @Mutation('endDevice')
  async endDevice(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    const account = answer(await this.caller.account(identity));
    await this.sessions.end(account.id, id);
    return toMeView(account);
  }

  @Mutation('endOtherDevices')
  async endOtherDevices(@Context() { identity }: SubgraphContext) {
    const account = answer(await this.caller.account(identity));
    await this.sessions.endAll(account.id, identity?.sessionId);
    return toMeView(account);
  }

  @Mutation('exportMyData')
  async exportMyData(@Context() { identity }: SubgraphContext) {
    return answer(await this.exports.handle(identity));
  }

  @Mutation('closeAccount')
  async closeAccount(@Args('password') password: string, @Context() { identity }: SubgraphContext) {
    answer(await this.closing.close(password, identity));
    return accepted;
  }

  @Mutation('grantRole')
  async grantRole(
    @Args('email') email: string,
    @Args('role') role: Role,
    @Context() { identity }: SubgraphContext,
  ) {
    answer(await this.staff.grant(email, role, identity));
    return accepted;
  }
}
