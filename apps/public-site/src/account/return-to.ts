import { returnPlace } from './return-place.js';
import { useLocation } from '@lintel/web/router';
import { forgetPlace, keepPlace, keptPlace } from './kept-place.js';

/** Where to go on to after signing in, and what keeps it until then. */
export interface ReturnTo {
  readonly place: string;
  /** For links between the pages that sign in. */
  readonly state: { readonly from: string } | undefined;
  /** For visitors who come back by the link of an e-mail. */
  keep(): void;
  forget(): void;
}

export function useReturnTo(otherwise = '/'): ReturnTo {
  const from = (useLocation().state as { from?: unknown } | null)?.from;
  const place = returnPlace(from ?? ifAllowed(() => keptPlace(localStorage, new Date())), otherwise);
  return {
    place,
    state: place === otherwise ? undefined : { from: place },
    keep: () => ifAllowed(() => keepPlace(place, localStorage, new Date())),
    forget: () => ifAllowed(() => forgetPlace(localStorage)),
  };
}

/** Local storage may be forbidden or full; then the visitor goes home after signing in. */
function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
