import { CACHE } from '@lintel/platform/cache';
import { BRAND, CLOCK, LinkKey, LOGGER, made, plain, plainAs } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { RangeBreachCheck } from './adapters/breaches/range.breach-check.js';
import { Argon2Passwords } from './adapters/passwords/argon2.passwords.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE } from './application/account-store.js';
import { AgencyAccess } from './application/agency-access.js';
import { AgencyNames } from './application/agency-names.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { BREACH_CHECK, noBreachCheck } from './application/breach-check.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { Followers } from './application/followers.js';
import { KnownCaller } from './application/known-caller.js';
import { NewPasswords } from './application/new-passwords.js';
import { OpenLinks } from './application/open-links.js';
import { OwnAgency } from './application/own-agency.js';
import { PASSWORDS } from './application/passwords.js';
import { ConfirmedLately } from './application/strong-sign-in/confirmed-lately.js';
import { StrongSignInPolicy } from './application/strong-sign-in/strong-sign-in-policy.js';
import { ACCOUNTS_CONFIG } from './config.js';
import { StoresModule } from './stores.module.js';

const passwords = [
  plainAs(PASSWORDS, Argon2Passwords),
  made(
    BREACH_CHECK,
    ({ LINTEL_BREACH_CHECK_URL: url }, logger) => (url ? new RangeBreachCheck(url, logger) : noBreachCheck),
    ...([ACCOUNTS_CONFIG, LOGGER] as const),
  ),
  plain(NewPasswords, PASSWORDS, BREACH_CHECK),
];

const callers = [
  plain(AttemptLimits, CACHE, LOGGER, CLOCK),
  plain(KnownCaller, ACCOUNT_STORE, PASSWORDS, AttemptLimits),
  plain(AgencyAccess, KnownCaller, AGENCY_STORE),
  plain(OpenLinks, ACCOUNT_STORE, LinkKey, CLOCK),
  made(
    StrongSignInPolicy,
    (agencies, factors, clock, { LINTEL_OPERATIONS_SIGN_IN: ofOperations = 'strong' }) =>
      new StrongSignInPolicy(agencies, factors, clock, ofOperations),
    ...([AGENCY_STORE, FACTOR_STORE, CLOCK, ACCOUNTS_CONFIG] as const),
  ),
  plain(ConfirmedLately, SESSION_STORE, FACTOR_STORE, StrongSignInPolicy),
];

const agencies = [
  made(
    AgencyNames,
    (store, { LINTEL_AGENT_APPROVAL }, brand, clock) =>
      new AgencyNames(store, { approvalRequired: LINTEL_AGENT_APPROVAL === 'required' }, brand, clock),
    ...([AGENCY_STORE, ACCOUNTS_CONFIG, BRAND, CLOCK] as const),
  ),
  plain(Followers, ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE, CLOCK),
  plain(OwnAgency, ACCOUNT_STORE, AGENCY_STORE, AgencyNames, CLOCK),
];

const providers = [...passwords, ...callers, ...agencies];

/** Who asks, what proves it, and whose agency is whose. */
@Module({ imports: [StoresModule], providers, exports: [StoresModule, ...providers] })
export class AccessModule {}
