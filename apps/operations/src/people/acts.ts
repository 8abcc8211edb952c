import {
  endSessionsOf,
  grantRole,
  lockAccount,
  type Person,
  resetStrongSignIn,
  type Role,
} from './people-queries.js';

/** What can be done for or to somebody, with what is asked before it. */
export interface PersonAct {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly run: () => Promise<unknown>;
}

const roleTexts: Readonly<Record<Role, string>> = {
  user: 'a visitor',
  agent: 'an estate agent',
  operations: 'operations staff',
};

export const roleText = (role: Role): string => roleTexts[role];

/** What makes sense for this person now. */
export function actsFor(person: Person): readonly PersonAct[] {
  const { name, email, role, agency, sessions, strongSignIn, locked } = person;
  const acts: PersonAct[] = [];
  if (sessions > 0)
    acts.push({
      label: 'End sessions',
      title: `Sign ${name} out everywhere?`,
      text: `${sessions} ${sessions === 1 ? 'device is' : 'devices are'} signed in as ${email}. Each has to sign in again.`,
      done: `${name} is signed out everywhere`,
      run: () => endSessionsOf(person),
    });
  acts.push(
    locked
      ? {
          label: 'Unlock',
          title: `Let ${name} sign in again?`,
          text: `${email} is locked. From then on whoever has its password can sign in.`,
          done: `${name} can sign in again`,
          run: () => lockAccount(person),
        }
      : {
          label: 'Lock',
          title: `Lock the account of ${name}?`,
          text: `Every session of ${email} ends, and nobody can sign in to it until you unlock it. Its homes, messages and viewings stay.`,
          done: `The account of ${name} is locked`,
          run: () => lockAccount(person),
        },
  );
  if (strongSignIn)
    acts.push({
      label: 'Remove second factor',
      title: `Remove the second factor of ${name}?`,
      text: `Passkeys, authenticator and recovery codes of ${email} go, and every session ends. Make sure first that it is they who ask: whoever has the password can sign in then.`,
      done: `The second factor of ${name} is removed`,
      run: () => resetStrongSignIn(person),
    });
  for (const next of ['user', 'agent', 'operations'] as const)
    if (next !== role && (next !== 'agent' || agency))
      acts.push({
        label: `Make ${roleText(next)}`,
        title: `Make ${name} ${roleText(next)}?`,
        text: `${email} is ${roleText(role)} now. Every session ends, as it has the role that it was opened with.`,
        done: `${name} is ${roleText(next)} now`,
        run: () => grantRole(person, next),
      });
  return acts;
}
