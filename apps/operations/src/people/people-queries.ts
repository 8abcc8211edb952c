import { queryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import { consolePageSize } from '../console/page-size.js';
import {
  EndSessionsOfDocument,
  FindPeopleDocument,
  GrantRoleDocument,
  LockAccountDocument,
  type PersonFragment,
  ResetStrongSignInDocument,
  type Role,
} from './people.generated.js';

/** Somebody with an account, as operations staff see them. */
export type Person = PersonFragment;
export type { Role };

const underPeople = ['console', 'people'] as const;
export const allOfPeople = { queryKey: underPeople };

/** Those of an address or an id, or with the text in their names; 50 at most. */
export const findPeople = (q: string) =>
  queryOptions({
    queryKey: [...underPeople, q],
    queryFn: async ({ signal }) =>
      given((await request(FindPeopleDocument, { q, first: consolePageSize }, { signal })).people),
  });

export const endSessionsOf = async ({ id }: Person): Promise<unknown> =>
  request(EndSessionsOfDocument, { accountId: id });

export const lockAccount = async ({ id, locked }: Person): Promise<unknown> =>
  request(LockAccountDocument, { accountId: id, locked: !locked });

export const grantRole = async ({ email }: Person, role: Role): Promise<unknown> =>
  request(GrantRoleDocument, { email, role });

export const resetStrongSignIn = async ({ email }: Person): Promise<unknown> =>
  request(ResetStrongSignInDocument, { email });
