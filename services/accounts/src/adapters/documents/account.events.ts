import type { AccountState, CloudEvent } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';

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
    ...stateEvent(before, after, composer),
    ...links.map(({ purpose, request, expiresAt }) =>
      composer.compose('lintel.account-link.requested.v1', {
        subject: request,
        sequence: 1,
        data: { accountId: after.id, purpose, request, expiresAt: expiresAt.toISOString() },
      }),
    ),
  ];
}

function stateEvent(before: Account | null, after: Account, composer: EventComposer): CloudEvent[] {
  const about = { subject: after.id, sequence: after.version };
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

const stateOf = (account: Account, email: string): AccountState => ({
  id: account.id,
  email,
  pendingEmail: account.pendingEmail,
  name: account.name,
  role: account.role,
  agencyId: account.agencyId,
  agencyRole: account.agencyRole,
  confirmed: account.confirmedAt !== null,
});

const sameState = (one: AccountState, other: AccountState): boolean =>
  (Object.keys(one) as (keyof AccountState)[]).every((key) => one[key] === other[key]);
