/** As GraphQL gives it: what is not asked for may be null. */
type Given<Asked> = { readonly [Name in keyof Asked]?: Asked[Name] | null };

/** What is asked for of a filter. */
export const asked = <Asked extends object>(given: Given<Asked> | null | undefined): Asked =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined),
  ) as Asked;

/** The schema's own default, also where null is asked for. */
const PAGE = 50;

export const pageOf = ({ first, after }: Given<{ first: number; after: string }>) => ({
  first: first ?? PAGE,
  ...(after ? { after } : {}),
});
