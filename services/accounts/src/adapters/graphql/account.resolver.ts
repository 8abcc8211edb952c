import {
  answer,
  Caller,
  type Identity,
  type Role,
  SignedIn,
  type SubgraphContext,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type AgencyStore,
  AGENCY_STORE,
  SESSION_STORE,
  type SessionStore,
} from '../../application/account-store.js';
import { AttemptLimits } from '../../application/attempt-limits.js';
import { KnownCaller } from '../../application/known-caller.js';
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
import { GrantRoleHandler } from '../../application/grant-role/grant-role.handler.js';
import { RequestLinkHandler } from '../../application/request-link/request-link.handler.js';
import {
  type ResetPassword,
  ResetPasswordHandler,
} from '../../application/reset-password/reset-password.handler.js';
import { SignUpHandler } from '../../application/sign-up/sign-up.handler.js';
import { type MeView, toAgencyView, toDeviceView, toMeView } from './account.view.js';

const accepted = { accepted: true } as const;

@Resolver('Me')
export class AccountResolver {
  constructor(
    @Inject(KnownCaller) private readonly known: KnownCaller,
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
    @Inject(GrantRoleHandler) private readonly roles: GrantRoleHandler,
  ) {}

  @Query('me')
  async me(@Caller() caller: Identity | null) {
    const account = caller && (await this.known.evenLimited(caller));
    return account?.ok ? toMeView(account.value, caller?.limited) : null;
  }

  @ResolveField('agency')
  async agency(@Parent() { agencyId }: MeView) {
    const agency = agencyId === null ? null : await this.agencies.find(agencyId);
    return agency && toAgencyView(agency);
  }

  @ResolveField('devices')
  async devices(@Parent() { id }: MeView, @Caller() caller: Identity | null) {
    const sessions = await this.sessions.ofAccount(id);
    return sessions.map((session) => toDeviceView(session, caller?.sessionId));
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
  @SignedIn()
  async changeName(@Args('name') name: string, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.name(name, caller)));
  }

  @Mutation('changePhone')
  @SignedIn()
  async changePhone(@Args('phone') phone: string, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.phone(phone, caller)));
  }

  @Mutation('changePassword')
  @SignedIn()
  async changePassword(@Args() given: ChangePassword, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.password(given, caller)));
  }

  @Mutation('changeEmail')
  @SignedIn()
  async changeEmail(
    @Args('email') email: string,
    @Args('password') password: string,
    @Caller() caller: Identity,
  ) {
    answer(await this.change.email(email, password, caller));
    return accepted;
  }

  @Mutation('endDevice')
  @SignedIn()
  async endDevice(@Args('id') id: string, @Caller() caller: Identity) {
    const account = answer(await this.known.account(caller));
    await this.sessions.end(account.id, id);
    return toMeView(account);
  }

  @Mutation('endOtherDevices')
  @SignedIn()
  async endOtherDevices(@Caller() caller: Identity) {
    const account = answer(await this.known.account(caller));
    await this.sessions.endAll(account.id, caller.sessionId);
    return toMeView(account);
  }

  @Mutation('exportMyData')
  @SignedIn()
  async exportMyData(@Caller() caller: Identity) {
    return answer(await this.exports.handle(caller));
  }

  @Mutation('closeAccount')
  @SignedIn()
  async closeAccount(@Args('password') password: string, @Caller() caller: Identity) {
    answer(await this.closing.close(password, caller));
    return accepted;
  }

  @Mutation('grantRole')
  @SignedIn()
  async grantRole(@Args('email') email: string, @Args('role') role: Role, @Caller() caller: Identity) {
    answer(await this.roles.handle(email, role, caller));
    return accepted;
  }
}
