import { answer, type Answers, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SESSION_STORE, type SessionStore } from '../../application/account-store.js';
import { FACTOR_STORE, type FactorStore } from '../../application/factor-store.js';
import { AddAuthenticatorHandler } from '../../application/strong-sign-in/add-authenticator/add-authenticator.handler.js';
import {
  type AddedFactor,
  AddPasskeyHandler,
} from '../../application/strong-sign-in/add-passkey/add-passkey.handler.js';
import { ConfirmIdentityHandler } from '../../application/strong-sign-in/confirm-identity/confirm-identity.handler.js';
import { MakeRecoveryCodesHandler } from '../../application/strong-sign-in/make-recovery-codes/make-recovery-codes.handler.js';
import { RemoveFactorHandler } from '../../application/strong-sign-in/remove-factor/remove-factor.handler.js';
import { ResetStrongSignInHandler } from '../../application/strong-sign-in/reset-strong-sign-in/reset-strong-sign-in.handler.js';
import { StrongSignInPolicy } from '../../application/strong-sign-in/strong-sign-in-policy.js';
import type { Account } from '../../domain/account.js';
import type { Passkey } from '../../domain/strong-factor.js';
import { type MeView, toMeView } from './account.view.js';
import type * as schema from './schema.generated.js';

const accepted = { accepted: true } as const;

/** With what people sign in beside the password, and how they prove once more who they are. */
@Resolver('Me')
export class StrongSignInResolver implements Answers<schema.MeResolvers>, Answers<schema.MutationResolvers> {
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

  @ResolveField()
  async strongSignIn(@Parent() { account }: MeView, @Caller() caller: Identity | null) {
    const { passkeys, authenticator, recoveryCodes } = await this.factors.find(account.id);
    const session = caller?.sessionId ? await this.sessions.find(caller.sessionId) : null;
    const required = await this.policy.isRequired(account);
    return {
      passkeys: passkeys.map(toPasskeyView),
      authenticator: authenticator !== null,
      recoveryCodesLeft: recoveryCodes.length,
      required,
      neededNow: required && session !== null && session.factorAt === null,
    };
  }

  @Mutation()
  @SignedIn()
  async beginPasskey(@Caller() caller: Identity) {
    return answer(await this.passkeys.begin(caller));
  }

  @Mutation()
  @SignedIn()
  async addPasskey(@Args() given: schema.MutationAddPasskeyArgs, @Caller() caller: Identity) {
    return toAddedView(answer(await this.passkeys.add(given, caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async renamePasskey(@Args() { id, name }: schema.MutationRenamePasskeyArgs, @Caller() caller: Identity) {
    return toView(answer(await this.passkeys.rename(id, name, caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async removePasskey(@Args() { id }: schema.MutationRemovePasskeyArgs, @Caller() caller: Identity) {
    return toView(answer(await this.removal.passkey(id, caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async beginAuthenticator(@Caller() caller: Identity) {
    return answer(await this.authenticators.begin(caller));
  }

  @Mutation()
  @SignedIn()
  async confirmAuthenticator(
    @Args() { code }: schema.MutationConfirmAuthenticatorArgs,
    @Caller() caller: Identity,
  ) {
    return toAddedView(answer(await this.authenticators.confirm(code, caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async removeAuthenticator(@Caller() caller: Identity) {
    return toView(answer(await this.removal.authenticator(caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async makeRecoveryCodes(@Caller() caller: Identity) {
    return toAddedView(answer(await this.recovery.handle(caller)), caller);
  }

  @Mutation()
  @SignedIn()
  async beginConfirmation(@Caller() caller: Identity) {
    return answer(await this.confirmation.begin(caller));
  }

  @Mutation()
  @SignedIn()
  async confirmIdentity(@Args() given: schema.MutationConfirmIdentityArgs, @Caller() caller: Identity) {
    answer(await this.confirmation.confirm(given, caller));
    return accepted;
  }

  @Mutation()
  @SignedIn()
  async resetStrongSignIn(
    @Args() { email }: schema.MutationResetStrongSignInArgs,
    @Caller() caller: Identity,
  ) {
    answer(await this.reset.handle(email, caller));
    return accepted;
  }
}

const toView = (account: Account, { limited }: Identity) => toMeView(account, limited);

const toAddedView = ({ account, recoveryCodes }: AddedFactor, caller: Identity) => ({
  me: toView(account, caller),
  recoveryCodes,
});

const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
