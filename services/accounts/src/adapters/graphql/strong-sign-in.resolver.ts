import { answer, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
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

  @Mutation('beginPasskey')
  @SignedIn()
  async beginPasskey(@Caller() caller: Identity) {
    return answer(await this.passkeys.begin(caller));
  }

  @Mutation('addPasskey')
  @SignedIn()
  async addPasskey(@Args() given: NewPasskey, @Caller() caller: Identity) {
    return toAddedView(answer(await this.passkeys.add(given, caller)), caller);
  }

  @Mutation('renamePasskey')
  @SignedIn()
  async renamePasskey(@Args('id') id: string, @Args('name') name: string, @Caller() caller: Identity) {
    return toView(answer(await this.passkeys.rename(id, name, caller)), caller);
  }

  @Mutation('removePasskey')
  @SignedIn()
  async removePasskey(@Args('id') id: string, @Caller() caller: Identity) {
    return toView(answer(await this.removal.passkey(id, caller)), caller);
  }

  @Mutation('beginAuthenticator')
  @SignedIn()
  async beginAuthenticator(@Caller() caller: Identity) {
    return answer(await this.authenticators.begin(caller));
  }

  @Mutation('confirmAuthenticator')
  @SignedIn()
  async confirmAuthenticator(@Args('code') code: string, @Caller() caller: Identity) {
    return toAddedView(answer(await this.authenticators.confirm(code, caller)), caller);
  }

  @Mutation('removeAuthenticator')
  @SignedIn()
  async removeAuthenticator(@Caller() caller: Identity) {
    return toView(answer(await this.removal.authenticator(caller)), caller);
  }

  @Mutation('makeRecoveryCodes')
  @SignedIn()
  async makeRecoveryCodes(@Caller() caller: Identity) {
    return toAddedView(answer(await this.recovery.handle(caller)), caller);
  }

  @Mutation('beginConfirmation')
  @SignedIn()
  async beginConfirmation(@Caller() caller: Identity) {
    return answer(await this.confirmation.begin(caller));
  }

  @Mutation('confirmIdentity')
  @SignedIn()
  async confirmIdentity(@Args() given: Confirmation, @Caller() caller: Identity) {
    answer(await this.confirmation.confirm(given, caller));
    return accepted;
  }

  @Mutation('resetStrongSignIn')
  @SignedIn()
  async resetStrongSignIn(@Args('email') email: string, @Caller() caller: Identity) {
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
