import { CLOCK, IDS, LOGGER, part, plain } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from './access.module.js';
import { AccountResolver } from './adapters/graphql/account.resolver.js';
import { PeopleResolver } from './adapters/graphql/people.resolver.js';
import { ACCOUNT_STORE, AGENCY_STORE, SESSION_STORE, VISIT_STORE } from './application/account-store.js';
import { AfterAnswer } from './application/after-answer.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { ChangeProfileHandler } from './application/change-profile/change-profile.handler.js';
import { AgencyDeparture } from './application/close-account/agency-departure.js';
import { CloseAccountHandler } from './application/close-account/close-account.handler.js';
import { ConfirmEmailHandler } from './application/confirm-email/confirm-email.handler.js';
import { DemonstrationHandler } from './application/demonstration/demonstration.handler.js';
import { ExportAccountHandler } from './application/export-account/export-account.handler.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { Followers } from './application/followers.js';
import { FindPeopleHandler } from './application/find-people/find-people.handler.js';
import { GiveBackHandler } from './application/give-back/give-back.handler.js';
import { GrantRoleHandler } from './application/grant-role/grant-role.handler.js';
import { KnownCaller } from './application/known-caller.js';
import { NewPasswords } from './application/new-passwords.js';
import { OpenLinks } from './application/open-links.js';
import { OwnAgency } from './application/own-agency.js';
import { PASSWORDS } from './application/passwords.js';
import { RequestLinkHandler } from './application/request-link/request-link.handler.js';
import { ResetPasswordHandler } from './application/reset-password/reset-password.handler.js';
import { SignUpHandler } from './application/sign-up/sign-up.handler.js';
import { StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
import { ConfirmedLately } from './application/strong-sign-in/confirmed-lately.js';

const shared = [
  plain(AfterAnswer, LOGGER),
  plain(AgencyDeparture, AGENCY_STORE, Followers, CLOCK),
  part((after) => ({ settled: () => after.drain() }), AfterAnswer),
];

const useCases = [
  plain(
    FindPeopleHandler,
    KnownCaller,
    ACCOUNT_STORE,
    AGENCY_STORE,
    FACTOR_STORE,
    SESSION_STORE,
    ConfirmedLately,
    CLOCK,
  ),
  plain(
    ChangeProfileHandler,
    KnownCaller,
    ACCOUNT_STORE,
    SESSION_STORE,
    NewPasswords,
    ConfirmedLately,
    IDS,
    CLOCK,
  ),
  plain(
    CloseAccountHandler,
    KnownCaller,
    ACCOUNT_STORE,
    SESSION_STORE,
    VISIT_STORE,
    FACTOR_STORE,
    AgencyDeparture,
    CLOCK,
  ),
  plain(ConfirmEmailHandler, OpenLinks, OwnAgency, NewPasswords),
  plain(DemonstrationHandler, ACCOUNT_STORE, SESSION_STORE, PASSWORDS, CLOCK),
  plain(ExportAccountHandler, KnownCaller, AGENCY_STORE, SESSION_STORE, VISIT_STORE, FACTOR_STORE),
  plain(GiveBackHandler, OpenLinks, SESSION_STORE, IDS),
  plain(GrantRoleHandler, KnownCaller, ConfirmedLately, ACCOUNT_STORE, SESSION_STORE, CLOCK),
  plain(RequestLinkHandler, ACCOUNT_STORE, AfterAnswer, IDS, CLOCK),
  plain(ResetPasswordHandler, OpenLinks, FACTOR_STORE, SESSION_STORE, NewPasswords, AttemptLimits, IDS),
  plain(SignUpHandler, ACCOUNT_STORE, NewPasswords, IDS, CLOCK),
  plain(StaffAccountHandler, ACCOUNT_STORE, AGENCY_STORE, PASSWORDS, DemonstrationHandler, IDS, CLOCK),
];

/** People's accounts, from signing up until they are closed. */
@Module({ imports: [AccessModule], providers: [...shared, ...useCases, AccountResolver, PeopleResolver] })
export class AccountModule {}
