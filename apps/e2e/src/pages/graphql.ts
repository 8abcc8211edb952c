import type { APIRequestContext, Page, Route } from '@playwright/test';

/** The operations of the front end, by the names they are sent under. */
export type Operation =
  | 'Understand'
  | 'FeaturedListings'
  | 'SearchListings'
  | 'SearchFacets'
  | 'ListingsMap'
  | 'ListingsByIds'
  | 'SuggestPlaces'
  | 'ListingPage'
  | 'ListingState'
  | 'SimilarListings'
  | 'ViewingSlots'
  | 'MyViewings'
  | 'ViewingByLink'
  | 'RequestViewing'
  | 'RequireStrongSignIn'
  | 'RequestReschedule'
  | 'CancelViewing'
  | 'SaveViewingNotes'
  | 'WaitingAgencies';

interface SentQuery {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Lets a spec answer one operation in the gateway's place; every other one goes through. */
export async function onOperation(
  page: Page,
  operation: Operation,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as SentQuery;
    if (new RegExp(`\\b(query|mutation) ${operation}\\b`).test(query)) await answer(route);
    else await route.fallback();
  });
}

/** Answers as GraphQL does: status 200, with data, errors or both. */
export const graphqlAnswer = (
  data: unknown,
  errors?: readonly { message: string; path?: string[] }[],
): { json: object } => ({ json: errors ? { data, errors } : { data } });

/** Holds the answers of an operation back until `release` is called. */
export async function holdBack(page: Page, operation: Operation): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onOperation(page, operation, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Asks the API itself, to compare a page with its answer. */
export async function ask<T>(request: APIRequestContext, query: string): Promise<T> {
  const response = await request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as { data: T };
  return data;
}
