import { badInput } from '@lintel/service-kit';

export const longestPage = 200;

const usualPage = 50;

/** How many of a page: the usual number, unless another is given. */
export function readFirst(given: number | null | undefined): number {
  const first = given ?? usualPage;
  if (first < 1 || first > longestPage)
    throw badInput([{ field: 'first', message: `must be 1 to ${longestPage}` }]);
  return first;
}
