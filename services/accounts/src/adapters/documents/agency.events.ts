import { isDeepStrictEqual } from 'node:util';
import type { ActValues, AgencyState, CloudEvent } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import type { Agency } from '../../domain/agency.js';
import { awaitedName } from '../../domain/agency-naming.js';
import { namedRoles } from '../../domain/members.js';

/** The events that a change of an agency makes: of its state, and of each invitation that is to be e-mailed or has ended. */
export function eventsOfAgency(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  return [
    ...policyAct(before, after, composer),
    ...nameAct(before, after, composer),
    ...nameDecided(before, after, composer),
    ...stateEvent(before, after, composer),
    ...sentInvitations(before, after, composer),
    ...endedInvitations(before, after, composer),
  ];
}

/** What it requires of its people is nobody else's business: no event tells of it but to the audit trail. */
function policyAct(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  const required = (agency: Agency) => ({ strongSignInRequired: agency.strongSignInRequired });
  if (!before || before.strongSignInRequired === after.strongSignInRequired) return [];
  return composer.composeAct(
    {
      act: 'agency.strong-sign-in-required',
      subjectType: 'agency',
      subjectId: after.id,
      agencyId: after.id,
      values: required(after),
    },
    { sequence: after.version, previously: required(before) },
  );
}

/** What becomes of a name that waits is told to the audit trail alone, without the name. */
function nameAct(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  const asked = before?.pendingName?.name;
  if (!before || asked === after.pendingName?.name) return [];
  const became = decisionOf(before, after) ?? 'asked';
  return composer.composeAct(
    {
      act: `agency.name-${became}`,
      subjectType: 'agency',
      subjectId: after.id,
      agencyId: after.id,
      values: { nameWaits: after.pendingName !== null },
    },
    { sequence: after.version, previously: { nameWaits: asked !== undefined } },
  );
}

/** What became of the name that waited; null while it does, or where another, or none, is asked for instead. */
function decisionOf(before: Agency | null, after: Agency): 'approved' | 'refused' | null {
  const asked = before?.pendingName?.name;
  if (asked === undefined || after.pendingName) return null;
  return after.companyName === asked ? 'approved' : after.refusedName === asked ? 'refused' : null;
}

/** For the e-mail about it. That the agency has another name is told as any change is. */
function nameDecided(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  const decided = decisionOf(before, after);
  if (!decided) return [];
  const { refusedReason: reason } = after;
  const decision = {
    name: before!.pendingName!.name,
    approved: decided === 'approved',
    ...(decided === 'refused' && reason !== null ? { reason } : {}),
  };
  const data = { ...stateOf(after), decision };
  return [
    composer.compose('lintel.agency.name-decided.v1', { subject: after.id, sequence: after.version, data }),
  ];
}

function stateEvent(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  const data = stateOf(after);
  if (before && isDeepStrictEqual(stateOf(before), data)) return [];
  const about = {
    subject: after.id,
    sequence: after.version,
    data,
    ...(before ? { previously: worthOf(before) } : {}),
  };
  if (!before) return [composer.compose('lintel.agency.registered.v1', about)];
  return [composer.compose(changeOf(before, after), about)];
}

function changeOf(before: Agency, after: Agency) {
  if (!before.approvedAt && after.approvedAt) return 'lintel.agency.approved.v1';
  if (!before.suspended !== !after.suspended)
    return after.suspended ? 'lintel.agency.suspended.v1' : 'lintel.agency.reinstated.v1';
  if (after.held && !isDeepStrictEqual(after.held, before.held)) return 'lintel.agency.held.v1';
  return 'lintel.agency.changed.v1';
}

/** The fields of an agency that decide its rights. */
const worthOf = ({ approvedAt, members, suspended, held }: Agency): ActValues => ({
  approved: approvedAt !== null,
  suspended: suspended !== null,
  held: held !== null,
  members: namedRoles(members),
});

const stateOf = (agency: Agency): AgencyState => ({
  id: agency.id,
  companyName: agency.companyName,
  phone: agency.phone,
  address: agency.address,
  approved: agency.approvedAt !== null,
  website: agency.website,
  description: agency.description,
  members: agency.members.map(({ accountId, role }) => ({ accountId, role })),
  ...(agency.strongSignInRequired ? { strongSignInRequired: true } : {}),
  ...(agency.suspended
    ? { suspended: { since: agency.suspended.since.toISOString(), reason: agency.suspended.reason } }
    : {}),
  ...(agency.held
    ? {
        held: {
          since: agency.held.since.toISOString(),
          note: agency.held.note,
          name: awaitedName(agency),
        },
      }
    : {}),
});

const sentInvitations = (before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] =>
  after.invitations
    .filter(({ request }) => !before?.invitations.some((one) => one.request === request))
    .map(({ id, version, email, role, invitedBy, request, expiresAt }) =>
      composer.compose('lintel.agency.invited.v1', {
        subject: id,
        sequence: version,
        data: {
          invitationId: id,
          agencyId: after.id,
          companyName: after.companyName,
          email,
          role,
          invitedBy,
          request,
          expiresAt: expiresAt.toISOString(),
        },
      }),
    );

const endedInvitations = (before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] =>
  (before?.invitations ?? [])
    .filter(({ id }) => !after.invitations.some((one) => one.id === id))
    .map(({ id, version }) =>
      composer.compose('lintel.agency.invitation-ended.v1', {
        subject: id,
        sequence: version + 1,
        data: { invitationId: id, agencyId: after.id },
      }),
    );
