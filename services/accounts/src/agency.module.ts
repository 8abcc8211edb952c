import { CACHE } from '@lintel/platform/cache';
import { AgencyLimits, CLOCK, IDS, LinkKey, LOGGER, plain } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from './access.module.js';
import { AgencyResolver } from './adapters/graphql/agency.resolver.js';
import { AgentResolver } from './adapters/graphql/agent.resolver.js';
import { AcceptInvitationHandler } from './application/accept-invitation/accept-invitation.handler.js';
import { InvitedAccounts } from './application/accept-invitation/invited-accounts.js';
import { OpenInvitations } from './application/accept-invitation/open-invitations.js';
import { ACCOUNT_STORE, AGENCY_STORE, VISIT_STORE } from './application/account-store.js';
import { AgencyAccess } from './application/agency-access.js';
import { AgencyNames } from './application/agency-names.js';
import { ApproveAgencyHandler } from './application/approve-agency/approve-agency.handler.js';
import { AttemptLimits } from './application/attempt-limits.js';
import { ChangeAgencyHandler } from './application/change-agency/change-agency.handler.js';
import { ChangeColleagueHandler } from './application/change-colleague/change-colleague.handler.js';
import { FACTOR_STORE } from './application/factor-store.js';
import { Followers } from './application/followers.js';
import { InvitationLimits } from './application/invite-colleague/invitation-limits.js';
import { InviteColleagueHandler } from './application/invite-colleague/invite-colleague.handler.js';
import { KnownCaller } from './application/known-caller.js';
import { NewPasswords } from './application/new-passwords.js';
import { OpenDashboardHandler } from './application/open-dashboard/open-dashboard.handler.js';
import { PASSWORDS } from './application/passwords.js';
import { ConfirmedLately } from './application/strong-sign-in/confirmed-lately.js';
import { RequireStrongSignInHandler } from './application/strong-sign-in/require-strong-sign-in/require-strong-sign-in.handler.js';
import { SuspendAgencyHandler } from './application/suspend-agency/suspend-agency.handler.js';

const shared = [
  plain(AgencyLimits, CACHE, CLOCK, LOGGER),
  plain(InvitationLimits, AttemptLimits, AgencyLimits),
  plain(InvitedAccounts, ACCOUNT_STORE, NewPasswords, IDS, CLOCK),
  plain(OpenInvitations, ACCOUNT_STORE, AGENCY_STORE, LinkKey, CLOCK),
];

const useCases = [
  plain(
    AcceptInvitationHandler,
    OpenInvitations,
    InvitedAccounts,
    AGENCY_STORE,
    Followers,
    PASSWORDS,
    AttemptLimits,
    CLOCK,
  ),
  plain(ApproveAgencyHandler, KnownCaller, AGENCY_STORE, CLOCK),
  plain(ChangeAgencyHandler, AgencyAccess, AGENCY_STORE, AgencyNames, CLOCK),
  plain(ChangeColleagueHandler, AgencyAccess, AGENCY_STORE, Followers, ConfirmedLately, CLOCK),
  plain(
    InviteColleagueHandler,
    AgencyAccess,
    ACCOUNT_STORE,
    AGENCY_STORE,
    InvitationLimits,
    ConfirmedLately,
    IDS,
    CLOCK,
  ),
  plain(SuspendAgencyHandler, KnownCaller, AGENCY_STORE, ConfirmedLately, CLOCK),
  plain(OpenDashboardHandler, AgencyAccess, VISIT_STORE, CLOCK),
  plain(RequireStrongSignInHandler, AgencyAccess, AGENCY_STORE, FACTOR_STORE, ConfirmedLately, CLOCK),
];

/** Agencies and their colleagues. */
@Module({ imports: [AccessModule], providers: [...shared, ...useCases, AgencyResolver, AgentResolver] })
export class AgencyModule {}
