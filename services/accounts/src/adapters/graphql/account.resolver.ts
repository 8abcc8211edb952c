import {
  answer,
  type Answers,
  Caller,
  type Identity,
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
import { ChangeProfileHandler } from '../../application/change-profile/change-profile.handler.js';
import { CloseAccountHandler } from '../../application/close-account/close-account.handler.js';
import { ConfirmEmailHandler } from '../../application/confirm-email/confirm-email.handler.js';
import { ExportAccountHandler } from '../../application/export-account/export-account.handler.js';
import { GiveBackHandler } from '../../application/give-back/give-back.handler.js';
import { GrantRoleHandler } from '../../application/grant-role/grant-role.handler.js';
import { RequestLinkHandler } from '../../application/request-link/request-link.handler.js';
import { ResetPasswordHandler } from '../../application/reset-password/reset-password.handler.js';
import { SignUpHandler } from '../../application/sign-up/sign-up.handler.js';
import { type MeView, toAgencyView, toDeviceView, toMeView } from './account.view.js';
import type * as schema from './schema.generated.js';

const accepted = { accepted: true } as const;

@Resolver('Me')
export class AccountResolver
  implements Answers<schema.MeResolvers>, Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(KnownCaller) private readonly known: KnownCaller,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(SESSION_STORE) private readonly sessions: SessionStore,
    @Inject(AGENCY_STORE) private readonly agencyStore: AgencyStore,
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

  @Query()
  async me(@Caller() caller: Identity | null) {
    const account = caller && (await this.known.evenLimited(caller));
    return account?.ok ? toMeView(account.value, caller?.limited) : null;
  }

  @ResolveField()
  async agency(@Parent() { agencyId }: MeView) {
    const agency = agencyId === null ? null : await this.agencyStore.find(agencyId);
    return agency && toAgencyView(agency);
  }

  @ResolveField()
  async devices(@Parent() { id }: MeView, @Caller() caller: Identity | null) {
    const sessions = await this.sessions.ofAccount(id);
    return sessions.map((session) => toDeviceView(session, caller?.sessionId));
  }

  @Mutation()
  async signUp(@Args() { input }: schema.MutationSignUpArgs, @Context() context: SubgraphContext) {
    answer(await this.limits.form(context.clientAddress));
    answer(await this.signUps.visitor(input));
    return accepted;
  }

  @Mutation()
  async registerAgent(
    @Args() { input }: schema.MutationRegisterAgentArgs,
    @Context() context: SubgraphContext,
  ) {
    answer(await this.limits.form(context.clientAddress));
    answer(await this.signUps.agent(input));
    return accepted;
  }

  @Mutation()
  async confirmEmail(@Args() given: schema.MutationConfirmEmailArgs) {
    return answer(await this.confirmation.handle(given));
  }

  @Mutation()
  async resendConfirmation(
    @Args() { email, browser }: schema.MutationResendConfirmationArgs,
    @Context() context: SubgraphContext,
  ) {
    answer(await this.limits.form(context.clientAddress));
    answer(this.links.confirmation(email, browser));
    return accepted;
  }

  @Mutation()
  async requestPasswordReset(
    @Args() { email }: schema.MutationRequestPasswordResetArgs,
    @Context() context: SubgraphContext,
  ) {
    answer(await this.limits.form(context.clientAddress));
    answer(this.links.passwordReset(email));
    return accepted;
  }

  @Mutation()
  async resetPassword(@Args() given: schema.MutationResetPasswordArgs) {
    answer(await this.reset.handle(given));
    return accepted;
  }

  @Mutation()
  async undoEmailChange(@Args() { token }: schema.MutationUndoEmailChangeArgs) {
    answer(await this.back.undoEmailChange(token));
    return accepted;
  }

  @Mutation()
  async notMe(@Args() { token }: schema.MutationNotMeArgs) {
    answer(await this.back.notMe(token));
    return accepted;
  }

  @Mutation()
  @SignedIn()
  async changeName(@Args() { name }: schema.MutationChangeNameArgs, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.name(name, caller)));
  }

  @Mutation()
  @SignedIn()
  async changePhone(@Args() { phone }: schema.MutationChangePhoneArgs, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.phone(phone, caller)));
  }

  @Mutation()
  @SignedIn()
  async changePassword(@Args() given: schema.MutationChangePasswordArgs, @Caller() caller: Identity) {
    return toMeView(answer(await this.change.password(given, caller)));
  }

  @Mutation()
  @SignedIn()
  async changeEmail(@Args() { email, password }: schema.MutationChangeEmailArgs, @Caller() caller: Identity) {
    answer(await this.change.email(email, password, caller));
    return accepted;
  }

  @Mutation()
  @SignedIn()
  async endDevice(@Args() { id }: schema.MutationEndDeviceArgs, @Caller() caller: Identity) {
    const account = answer(await this.known.account(caller));
    await this.sessions.end(account.id, id);
    return toMeView(account);
  }

  @Mutation()
  @SignedIn()
  async endOtherDevices(@Caller() caller: Identity) {
    const account = answer(await this.known.account(caller));
    await this.sessions.endAll(account.id, caller.sessionId);
    return toMeView(account);
  }

  @Mutation()
  @SignedIn()
  async exportMyData(@Caller() caller: Identity) {
    return answer(await this.exports.handle(caller));
  }

  @Mutation()
  @SignedIn()
  async closeAccount(@Args() { password }: schema.MutationCloseAccountArgs, @Caller() caller: Identity) {
    answer(await this.closing.close(password, caller));
    return accepted;
  }

  @Mutation()
  @SignedIn()
  async grantRole(@Args() { email, role }: schema.MutationGrantRoleArgs, @Caller() caller: Identity) {
    answer(await this.roles.handle(email, role, caller));
    return accepted;
  }
}
