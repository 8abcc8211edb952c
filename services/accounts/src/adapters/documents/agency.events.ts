import { isDeepStrictEqual } from 'node:util';
import type { AgencyState, CloudEvent } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import type { Agency } from '../../domain/agency.js';

/** The events that a change of an agency makes: of its state, and of each invitation that is to be e-mailed or has ended. */
export function eventsOfAgency(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  return [
    ...stateEvent(before, after, composer),
    ...sentInvitations(before, after, composer),
    ...endedInvitations(before, after, composer),
  ];
}

function stateEvent(before: Agency | null, after: Agency, composer: EventComposer): CloudEvent[] {
  const data = stateOf(after);
  if (before && isDeepStrictEqual(stateOf(before), data)) return [];
  const about = { subject: after.id, sequence: after.version, data };
  if (!before) return [composer.compose('lintel.agency.registered.v1', about)];
  const approved = !before.approvedAt && after.approvedAt;
  return [composer.compose(approved ? 'lintel.agency.approved.v1' : 'lintel.agency.changed.v1', about)];
}

const stateOf = (agency: Agency): AgencyState => ({
  id: agency.id,
  companyName: agency.companyName,
  phone: agency.phone,
  address: agency.address,
  approved: agency.approvedAt !== null,
  website: agency.website,
  description: agency.description,
  members: agency.members.map(({ accountId, role }) => ({ accountId, role })),
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
