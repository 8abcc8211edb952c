/** Attempts that get through and are to be closed, as `family: sentence`. Each goes with its mend; none may be added without one being under way. */
export const known: ReadonlySet<string> = new Set<string>([]);
