import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { refreshInterval } from '../../console/refresh-interval.js';
import { ConsoleKeysDocument } from './keys.generated.js';

const underKeys = ['console', 'keys'] as const;
export const allOfKeys = { queryKey: underKeys };

/** The API gives no more at once. */
export const mostKeys = 500;

/** Of every agency and of the portal, the newest first: by name, agency, or how the secret begins; all for an empty text. */
export const findKeys = (q: string) =>
  queryOptions({
    queryKey: [...underKeys, q],
    queryFn: async ({ signal }) => given((await request(ConsoleKeysDocument, { q }, { signal })).apiKeys),
    staleTime: 0,
    refetchInterval: refreshInterval,
  });
