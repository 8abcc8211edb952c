import { type AccountState, type ActValues, type CloudEvent, isNotice } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import type { OpenLink } from '../../domain/open-link.js';

/** The events that a change of an account makes: of its state, and one for each link that is to be e-mailed. */
export function eventsOfAccount(
  before: Account | null,
  after: Account,
  composer: EventComposer,
): CloudEvent[] {
  const links = after.openLinks.filter(
    (link) => !before?.openLinks.some(({ request }) => request === link.request),
  );
  return [
    ...ownerActs(before, after, composer),
    ...accessEvent(before, after, composer),
    ...stateEvent(before, after, composer),
    ...links.map((link) => linkEvent(after, link, composer)),
  ];
}

function linkEvent(
  { id: accountId, emailSince }: Account,
  { purpose, request, expiresAt, device }: OpenLink,
  composer: EventComposer,
): CloudEvent {
  const about = { subject: request, sequence: 1 };
  const link = { accountId, request, expiresAt: expiresAt.toISOString(), emailSince };
  return isNotice(purpose)
    ? composer.compose('lintel.account-notice.requested.v1', {
        ...about,
        data: { ...link, notice: purpose, ...(device === undefined ? {} : { device }) },
      })
    : composer.compose('lintel.account-link.requested.v1', { ...about, data: { ...link, purpose } });
}

/** Of an address, a password and a lock no event says that they changed; the audit trail does, and not to what. */
function ownerActs(before: Account | null, after: Account, composer: EventComposer): CloudEvent[] {
  if (!before || after.closedAt) return [];
  const acts = [
    ...(before.email === after.email ? [] : ['account.email-changed']),
    ...(before.passwordHash === after.passwordHash ? [] : ['account.password-changed']),
    ...(isLocked(before) === isLocked(after)
      ? []
      : [isLocked(after) ? 'account.locked' : 'account.unlocked']),
  ];
  const about = { subjectType: 'account', subjectId: after.id, agencyId: after.agencyId, values: {} };
  return acts.flatMap((act) => composer.composeAct({ act, ...about }, { sequence: after.version }));
}

function accessEvent(before: Account | null, after: Account, composer: EventComposer): CloudEvent[] {
  // Nobody has a token of an account that was not there.
  if (!before || before.accessFrom === after.accessFrom) return [];
  const { id: accountId, accessFrom: fromVersion, version } = after;
  const about = { subject: accountId, sequence: version, data: { accountId, fromVersion } };
  return [composer.compose('lintel.account-access.changed.v1', about)];
}

const isLocked = ({ lockedAt }: Account): boolean => Boolean(lockedAt);

function stateEvent(before: Account | null, after: Account, composer: EventComposer): CloudEvent[] {
  const about = {
    subject: after.id,
    sequence: after.version,
    ...(before ? { previously: rightsOf(before) } : {}),
  };
  if (after.email === null) {
    if (before?.closedAt || !after.closedAt) return [];
    const data = { id: after.id, closedAt: after.closedAt.toISOString() };
    return [composer.compose('lintel.account.closed.v1', { ...about, data })];
  }
  const data = stateOf(after, after.email);
  if (!before) {
    const type = after.confirmedAt ? 'lintel.account.confirmed.v1' : 'lintel.account.registered.v1';
    return [composer.compose(type, { ...about, data })];
  }
  if (before.email !== null && sameState(stateOf(before, before.email), data)) return [];
  const type =
    !before.confirmedAt && after.confirmedAt ? 'lintel.account.confirmed.v1' : 'lintel.account.changed.v1';
  return [composer.compose(type, { ...about, data })];
}

/** The fields of an account that decide its rights. */
const rightsOf = ({ role, agencyId, agencyRole }: Account): ActValues => ({ role, agencyId, agencyRole });

const stateOf = (account: Account, email: string): AccountState => ({
  id: account.id,
  email,
  emailSince: account.emailSince,
  pendingEmail: account.pendingEmail,
  name: account.name,
  role: account.role,
  agencyId: account.agencyId,
  agencyRole: account.agencyRole,
  confirmed: account.confirmedAt !== null,
});

const sameState = (one: AccountState, other: AccountState): boolean =>
  (Object.keys(one) as (keyof AccountState)[]).every((key) => one[key] === other[key]);
