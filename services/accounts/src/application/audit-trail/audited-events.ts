import { type ActValues, type AgencyState, actValuesSchema, type CloudEvent } from '@lintel/contracts';
import { correlationOf } from '@lintel/service-kit';
import type { Act } from '../../domain/audit-entry.js';
import { namedRoles } from '../../domain/members.js';
import { canonicalJson, sha256 } from './chain.js';

/** It satisfies its schema, which the table's functions know by its type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Data = Readonly<Record<string, any>>;

/** What of an event is recorded. */
interface AuditedEvent {
  readonly subjectType: string;
  /** The event's own subject unless given. */
  subjectId?(data: Data): string;
  /** That of whoever did it unless given. */
  agencyId?(data: Data): string | null | undefined;
  /** The values after the event, of which the trail also keeps what was so before. */
  values?(data: Data): ActValues;
  /** Whether it concerns rights: then what people do to their own account is recorded too. */
  readonly rights?: boolean;
  /** Recorded only where one of the values has changed. */
  readonly whenChanged?: boolean;
  when?(data: Data): boolean;
  /** In place of the event's type. */
  act?(data: Data): string;
}

const listing: AuditedEvent = {
  subjectType: 'listing',
  agencyId: ({ agent }) => agent.agencyId,
  values: ({ price, status }) => ({ price, status }),
};
const viewing: AuditedEvent = {
  subjectType: 'viewing',
  values: ({ state, start }) => ({ state, start }),
};
const agency: AuditedEvent = {
  subjectType: 'agency',
  agencyId: ({ id }) => id,
  values: ({ approved, members }) => ({
    approved,
    members: namedRoles((members ?? []) as NonNullable<AgencyState['members']>),
  }),
  rights: true,
};
const suspension: AuditedEvent = {
  ...agency,
  values: ({ suspended }) => ({ suspended: suspended !== undefined }),
};
const invitation: AuditedEvent = { subjectType: 'invitation', agencyId: ({ agencyId }) => agencyId };
const ofAccount: AuditedEvent = {
  subjectType: 'account',
  subjectId: ({ accountId }) => accountId,
  rights: true,
};

/** Every event that the trail keeps when somebody is behind it. */
const auditedEvents: Readonly<Record<string, AuditedEvent>> = {
  'lintel.listing.published.v1': listing,
  'lintel.listing.updated.v1': listing,
  'lintel.listing.status-changed.v1': listing,
  'lintel.listing.restored.v1': listing,
  'lintel.listing.removed.v1': {
    subjectType: 'listing',
    agencyId: ({ agencyId }) => agencyId,
    // Of one that was removed before: an act tells of that.
    when: ({ contact }) => !contact,
  },
  'lintel.viewing.confirmed.v1': viewing,
  'lintel.viewing.moved.v1': viewing,
  'lintel.viewing.declined.v1': viewing,
  'lintel.viewing.rejected.v1': viewing,
  'lintel.viewing.time-proposed.v1': viewing,
  'lintel.viewing.time-kept.v1': viewing,
  'lintel.viewing.cancelled.v1': viewing,
  'lintel.conversation.message-sent.v1': {
    subjectType: 'conversation',
    agencyId: ({ agencyId }) => agencyId,
  },
  'lintel.account.changed.v1': {
    subjectType: 'account',
    agencyId: ({ agencyId }) => agencyId,
    values: ({ role, agencyId, agencyRole }) => ({ role, agencyId, agencyRole: agencyRole ?? null }),
    rights: true,
    whenChanged: true,
  },
  'lintel.account-access.changed.v1': ofAccount,
  'lintel.account-access.session-ended.v1': ofAccount,
  'lintel.account-strong-sign-in.changed.v1': { ...ofAccount, values: ({ change }) => ({ change }) },
  'lintel.account.closed.v1': { subjectType: 'account', rights: true },
  'lintel.account-link.requested.v1': {
    ...ofAccount,
    when: ({ purpose }) => purpose === 'change-email',
    act: () => 'account.email-change-asked',
  },
  'lintel.agency.registered.v1': agency,
  'lintel.agency.approved.v1': agency,
  'lintel.agency.changed.v1': agency,
  'lintel.agency.held.v1': { ...agency, values: ({ held }) => ({ held: held !== undefined }) },
  'lintel.agency.suspended.v1': suspension,
  'lintel.agency.reinstated.v1': suspension,
  'lintel.agency.invited.v1': { ...invitation, values: ({ role }) => ({ role }) },
  'lintel.agency.invitation-ended.v1': invitation,
  'lintel.audit.act-recorded.v1': {
    subjectType: '',
    subjectId: ({ subjectId }) => subjectId,
    agencyId: ({ agencyId }) => agencyId,
    values: ({ values }) => values,
    act: ({ act }) => act,
    rights: true,
  },
};

export const auditedTypes: readonly string[] = Object.keys(auditedEvents);

/** The act that an event tells of; null when nobody is behind it, or the trail does not keep such. */
export function actOf(event: CloudEvent): Act | null {
  const audited = auditedEvents[event.type];
  const { actor, actorrole: actorRole, actoragency } = event;
  if (!audited || !actor || !actorRole) return null;
  if (actorRole === 'user' && !audited.rights) return null;
  const data = event.data as Data;
  if (audited.when && !audited.when(data)) return null;
  const { before, after } = changesOf(previouslyOf(event), audited.values?.(data) ?? {});
  if (audited.whenChanged && Object.keys(before).length === 0) return null;
  const correlation = correlationOf(event.traceparent);
  return {
    eventId: event.id,
    at: new Date(event.time),
    act: audited.act?.(data) ?? nameOf(event.type),
    actor,
    actorRole,
    actorAgency: actoragency ?? null,
    subjectType: audited.subjectType || (data['subjectType'] as string),
    subjectId: audited.subjectId?.(data) ?? event.subject,
    agencyId: audited.agencyId?.(data) ?? actoragency ?? null,
    before,
    after,
    dataHash: sha256(canonicalJson(data)),
    ...(correlation && { correlation }),
  };
}

/** `lintel.listing.removed.v1` is `listing.removed`. */
const nameOf = (type: string): string => type.replace(/^lintel\.|\.v\d+$/g, '');

/** Of the values before, those that have changed. */
function changesOf(previously: ActValues, after: ActValues): { before: ActValues; after: ActValues } {
  const changed = Object.entries(previously).filter(
    ([name, value]) => name in after && after[name] !== value,
  );
  return { before: Object.fromEntries(changed), after };
}

function previouslyOf({ previously }: CloudEvent): ActValues {
  if (!previously) return {};
  try {
    return actValuesSchema.parse(JSON.parse(previously));
  } catch {
    // An entry without it is worth more than none.
    return {};
  }
}
