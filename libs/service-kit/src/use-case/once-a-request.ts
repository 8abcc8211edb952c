import type { Identity } from '../identity/identity.js';

/** Looks something up of a caller once, however many fields of a request want it: the identity of each request is an object of its own. */
export function onceARequest<Found>(
  look: (identity: Identity) => Promise<Found>,
): (identity: Identity) => Promise<Found> {
  const known = new WeakMap<Identity, Promise<Found>>();
  return (identity) => {
    const found = known.get(identity) ?? look(identity);
    known.set(identity, found);
    return found;
  };
}
