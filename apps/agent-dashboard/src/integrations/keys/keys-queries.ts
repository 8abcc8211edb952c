import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { AgencyKeysDocument } from './keys.generated.js';

/** The newest first; for owners. */
export const agencyKeys = () =>
  queryOptions({
    queryKey: ['integrations', 'keys'],
    queryFn: async ({ signal }) => given((await request(AgencyKeysDocument, {}, { signal })).apiKeys),
    staleTime: 0,
  });
