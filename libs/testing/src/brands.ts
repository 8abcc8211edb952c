import { fileURLToPath } from 'node:url';

/** A portal of its own, in nothing like Lintel: what is of ours where it runs has no business there. */
export const harbourHomesFolder = fileURLToPath(new URL('../brands/harbour-homes/', import.meta.url));
