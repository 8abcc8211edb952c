import { badInput } from '@lintel/service-kit';

export const longestPage = 200;

export function assertFirst(first: number): void {
  if (first < 1 || first > longestPage)
    throw badInput([{ field: 'first', message: `must be 1 to ${longestPage}` }]);
}
