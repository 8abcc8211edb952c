import { badInput, FieldError, type Identity } from '@lintel/service-kit';

/** The caller's account; refuses a visitor. */
export function accountOf(identity: Identity | null): string {
  if (!identity) throw signInFirst();
  return identity.subject;
}

export const signInFirst = (): FieldError => new FieldError('UNAUTHENTICATED', 'Auth session missing!');

export function assertOperations(identity: Identity | null): void {
  if (accountOf(identity) && identity?.role !== 'operations')
    throw new FieldError('FORBIDDEN', 'This is for operations staff.');
}

export const longestPage = 200;

export function assertFirst(first: number): void {
  if (first < 1 || first > longestPage)
    throw badInput([{ field: 'first', message: `must be 1 to ${longestPage}` }]);
}
