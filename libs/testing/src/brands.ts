import { fileURLToPath } from 'node:url';

/** A brand that has nothing in common with Lintel's: where it is set, any word or colour of ours is a fault. */
export const harbourHomesFolder = fileURLToPath(new URL('../brands/harbour-homes/', import.meta.url));
