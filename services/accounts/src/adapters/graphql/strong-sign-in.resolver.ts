import { answer, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SESSION_STORE, type SessionStore } from '../../application/account-store.js';
import { FACTOR_STORE, type FactorStore } from '../../application/factor-store.js';
import { AddAuthenticatorHandler } from '../../application/strong-sign-in/add-authenticator/add-authenticator.handler.js';
import {
  type AddedFactor,
  AddPasskeyHandler,
  type NewPasskey,
} from '../../application/strong-sign-in/add-passkey/add-passkey.handler.js';
import {
  type Confirmation,
  ConfirmIdentityHandler,
} from '../../application/strong-sign-in/confirm-identity/confirm-identity.handler.js';
import { MakeRecoveryCodesHandler } from '../../application/strong-sign-in/make-recovery-codes/make-recovery-codes.handler.js';
import { RemoveFactorHandler } from '../../application/strong-sign-in/remove-factor/remove-factor.handler.js';
import { ResetStrongSignInHandler } from '../../application/strong-sign-in/reset-strong-sign-in/reset-strong-sign-in.handler.js';
import { StrongSignInPolicy } from '../../application/strong-sign-in/strong-sign-in-policy.js';
import type { Account } from '../../domain/account.js';
import type { Passkey } from '../../domain/strong-factor.js';
import { type MeView, toMeView } from './account.view.js';

const accepted = { accepted: true } as const;

/** With what people sign in beside the password, and how they prove once more who they are. */
@Resolver('Me')
export class StrongSignInResolver {
  constructor(
    @Inject(FACTOR_STORE) private readonly factors: FactorStore,
    @Inject(SESSION_STORE) private readonly sessions: SessionStore,
    @Inject(StrongSignInPolicy) private readonly policy: StrongSignInPolicy,
    @Inject(AddPasskeyHandler) private readonly passkeys: AddPasskeyHandler,
    @Inject(AddAuthenticatorHandler) private readonly authenticators: AddAuthenticatorHandler,
    @Inject(RemoveFactorHandler) private readonly removal: RemoveFactorHandler,
    @Inject(MakeRecoveryCodesHandler) private readonly recovery: MakeRecoveryCodesHandler,
    @Inject(ConfirmIdentityHandler) private readonly confirmation: ConfirmIdentityHandler,
    @Inject(ResetStrongSignInHandler) private readonly reset: ResetStrongSignInHandler,
  ) {}

  @ResolveField('strongSignIn')
  async strongSignIn(@Parent() { account }: MeView, @Context() { identity }: SubgraphContext) {
    const { passkeys, authenticator, recoveryCodes } = await this.factors.find(account.id);
    const session = identity?.sessionId ? await this.sessions.find(identity.sessionId) : null;
    const required = await this.policy.isRequired(account);
    return {
      passkeys: passkeys.map(toPasskeyView),
      authenticator: authenticator !== null,
      recoveryCodesLeft: recoveryCodes.length,
      required,
      neededNow: required && session !== null && session.factorAt === null,
    };
  }

  @Mutation('beginPasskey')
  async beginPasskey(@Context() { identity }: SubgraphContext) {
    return answer(await this.passkeys.begin(identity));
  }

  @Mutation('addPasskey')
  async addPasskey(@Args() given: NewPasskey, @Context() context: SubgraphContext) {
    return toAddedView(answer(await this.passkeys.add(given, context.identity)), context);
  }

  @Mutation('renamePasskey')
  async renamePasskey(
    @Args('id') id: string,
    @Args('name') name: string,
    @Context() context: SubgraphContext,
  ) {
    return toView(answer(await this.passkeys.rename(id, name, context.identity)), context);
  }

  @Mutation('removePasskey')
  async removePasskey(@Args('id') id: string, @Context() context: SubgraphContext) {
    return toView(answer(await this.removal.passkey(id, context.identity)), context);
  }

  @Mutation('beginAuthenticator')
  async beginAuthenticator(@Context() { identity }: SubgraphContext) {
    return answer(await this.authenticators.begin(identity));
  }

  @Mutation('confirmAuthenticator')
  async confirmAuthenticator(@Args('code') code: string, @Context() context: SubgraphContext) {
    return toAddedView(answer(await this.authenticators.confirm(code, context.identity)), context);
  }

  @Mutation('removeAuthenticator')
  async removeAuthenticator(@Context() context: SubgraphContext) {
    return toView(answer(await this.removal.authenticator(context.identity)), context);
  }

  @Mutation('makeRecoveryCodes')
  async makeRecoveryCodes(@Context() context: SubgraphContext) {
    return toAddedView(answer(await this.recovery.handle(context.identity)), context);
  }

  @Mutation('beginConfirmation')
  async beginConfirmation(@Context() { identity }: SubgraphContext) {
    return answer(await this.confirmation.begin(identity));
  }

  @Mutation('confirmIdentity')
  async confirmIdentity(@Args() given: Confirmation, @Context() { identity }: SubgraphContext) {
    answer(await this.confirmation.confirm(given, identity));
    return accepted;
  }

  @Mutation('resetStrongSignIn')
  async resetStrongSignIn(@Args('email') email: string, @Context() { identity }: SubgraphContext) {
    answer(await this.reset.handle(email, identity));
    return accepted;
  }
}

const toView = (account: Account, { identity }: SubgraphContext) => toMeView(account, identity?.limited);

const toAddedView = ({ account, recoveryCodes }: AddedFactor, context: SubgraphContext) => ({
  me: toView(account, context),
  recoveryCodes,
});

const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
