import type { AgencyRole, Colleague } from './agency-queries.js';

export const roleText: Readonly<Record<AgencyRole, string>> = { owner: 'Owner', negotiator: 'Negotiator' };

export const roleHint: Readonly<Record<AgencyRole, string>> = {
  owner: 'Everything a negotiator does, and the agency’s people, profile and logo.',
  negotiator: 'All homes, viewings, messages and leads of the agency.',
};

export const roleOptions = (['negotiator', 'owner'] as const).map((value) => ({
  value,
  label: roleText[value],
}));

/** Why the last owner can neither leave nor change their role. */
export const somebodyOwns = 'Somebody always owns the agency. Make a colleague an owner first.';

/** Whether the agency would be without an owner, were it not for this one. */
export const isLastOwner = (members: readonly Colleague[], id: string): boolean =>
  members.every((member) => (member.role === 'owner') === (member.id === id));

/** The owners to ask: `Odile Example or Sam Example`. */
export const ownersText = (members: readonly Pick<Colleague, 'name' | 'role'>[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    members.filter(({ role }) => role === 'owner').map(({ name }) => name),
  );
