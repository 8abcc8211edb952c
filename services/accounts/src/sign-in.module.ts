import {
  BRAND,
  CLOCK,
  IdentityKey,
  IDS,
  LinkKey,
  LOGGER,
  made,
  plain,
  platformConfigSchema,
  SealKey,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from './access.module.js';
import { SessionResolver } from './adapters/graphql/session.resolver.js';
import { StrongSignInResolver } from './adapters/graphql/strong-sign-in.resolver.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE } from './application/account-store.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { KnownCaller } from './application/known-caller.js';
import { KnownDevices } from './application/known-devices.js';
import { OpenSessionHandler } from './application/open-session/open-session.handler.js';
import { OwnAgency } from './application/own-agency.js';
import { PASSWORDS } from './application/passwords.js';
import { RenewSessionHandler } from './application/renew-session/renew-session.handler.js';
import { SessionOpener } from './application/session-opener.js';
import { AddAuthenticatorHandler } from './application/strong-sign-in/add-authenticator/add-authenticator.handler.js';
import { AddPasskeyHandler } from './application/strong-sign-in/add-passkey/add-passkey.handler.js';
import { Challenges } from './application/strong-sign-in/challenges.js';
import { ConfirmIdentityHandler } from './application/strong-sign-in/confirm-identity/confirm-identity.handler.js';
import { ConfirmedLately } from './application/strong-sign-in/confirmed-lately.js';
import { FactorOwner } from './application/strong-sign-in/factor-owner.js';
import { FactorProof } from './application/strong-sign-in/factor-proof.js';
import { FinishSignInHandler } from './application/strong-sign-in/finish-sign-in/finish-sign-in.handler.js';
import { MakeRecoveryCodesHandler } from './application/strong-sign-in/make-recovery-codes/make-recovery-codes.handler.js';
import { OneTimeCodes } from './application/strong-sign-in/one-time-codes.js';
import { RelyingParty } from './application/strong-sign-in/relying-party.js';
import { RemoveFactorHandler } from './application/strong-sign-in/remove-factor/remove-factor.handler.js';
import { ResetStrongSignInHandler } from './application/strong-sign-in/reset-strong-sign-in/reset-strong-sign-in.handler.js';
import { StrongSignInPolicy } from './application/strong-sign-in/strong-sign-in-policy.js';
import { TokenMaker } from './application/token-maker.js';
import { ACCOUNTS_CONFIG } from './config.js';

const defaultPublicUrl = platformConfigSchema.shape.LINTEL_PUBLIC_URL.parse(undefined);

const sessions = [
  plain(KnownDevices, ACCOUNT_STORE, LinkKey, IDS, CLOCK),
  plain(TokenMaker, IdentityKey, StrongSignInPolicy, CLOCK),
  plain(SessionOpener, AGENCY_STORE, SESSION_STORE, TokenMaker, OwnAgency, KnownDevices, IDS, CLOCK),
];

const factors = [
  made(
    RelyingParty,
    ({ LINTEL_PUBLIC_URL = defaultPublicUrl }, brand) => new RelyingParty(LINTEL_PUBLIC_URL, brand.name),
    ...([ACCOUNTS_CONFIG, BRAND] as const),
  ),
  plain(Challenges, LinkKey, CLOCK),
  plain(OneTimeCodes, SealKey, BRAND),
  plain(FactorOwner, KnownCaller, ConfirmedLately),
  plain(FactorProof, FACTOR_STORE, OneTimeCodes, RelyingParty, AttemptLimits, CLOCK),
];

const useCases = [
  plain(AddAuthenticatorHandler, FactorOwner, FACTOR_STORE, SESSION_STORE, OneTimeCodes, CLOCK),
  plain(
    AddPasskeyHandler,
    FactorOwner,
    FACTOR_STORE,
    SESSION_STORE,
    Challenges,
    RelyingParty,
    OneTimeCodes,
    CLOCK,
  ),
  plain(
    ConfirmIdentityHandler,
    KnownCaller,
    FACTOR_STORE,
    SESSION_STORE,
    Challenges,
    RelyingParty,
    FactorProof,
    CLOCK,
  ),
  plain(FinishSignInHandler, ACCOUNT_STORE, Challenges, RelyingParty, FactorProof, SessionOpener, SealKey),
  plain(MakeRecoveryCodesHandler, FactorOwner, FACTOR_STORE, OneTimeCodes, CLOCK),
  plain(
    OpenSessionHandler,
    ACCOUNT_STORE,
    FACTOR_STORE,
    PASSWORDS,
    AttemptLimits,
    SessionOpener,
    KnownDevices,
    FinishSignInHandler,
  ),
  plain(RemoveFactorHandler, KnownCaller, ConfirmedLately, FACTOR_STORE, StrongSignInPolicy),
  plain(RenewSessionHandler, ACCOUNT_STORE, SESSION_STORE, TokenMaker, CLOCK, LOGGER),
  plain(ResetStrongSignInHandler, KnownCaller, ConfirmedLately, ACCOUNT_STORE, FACTOR_STORE, SESSION_STORE),
];

/** Signing in: sessions, and what is shown beside the password. */
@Module({
  imports: [AccessModule],
  providers: [...sessions, ...factors, ...useCases, SessionResolver, StrongSignInResolver],
})
export class SignInModule {}
