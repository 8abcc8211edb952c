import { queryOptions } from '@tanstack/react-query';
import { request, given } from '@lintel/web';
import { FeaturedListingsDocument } from './featured.generated.js';

export const featuredListings = (first: number) =>
  queryOptions({
    queryKey: ['listings', 'featured', first],
    queryFn: async ({ signal }) =>
      given((await request(FeaturedListingsDocument, { first }, { signal })).featuredListings),
  });
