import { type Refusal, refuseField } from '@lintel/service-kit';
import { type Result, succeed } from '@lintel/kernel';

/** What operations staff look for: a text, and how many of what it finds are wanted. */
export interface Sought {
  readonly q: string;
  readonly first?: number | null;
}

const usualPage = 50;
const mostAtOnce = 100;
const longestText = 200;

export function checkSought({
  q,
  first: given,
}: Sought): Result<{ readonly q: string; readonly first: number }, Refusal> {
  const first = given ?? usualPage;
  if (!(first >= 1 && first <= mostAtOnce)) return refuseField('first', `first is 1 to ${mostAtOnce}`);
  if (q.length > longestText) return refuseField('q', `q has at most ${longestText} characters`);
  return succeed({ q: q.trim(), first });
}
