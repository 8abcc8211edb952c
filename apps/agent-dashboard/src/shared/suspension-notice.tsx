import { dayText } from '@lintel/kernel';
import { Alert } from '@lintel/ui';
import { request } from '@lintel/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { AgencySuspensionDocument } from './suspension.generated.js';
import { useAgent } from './use-agent.js';
import { useLiveRefetch } from './use-live-refetch.js';

const agencySuspension = (account: string) =>
  queryOptions({
    queryKey: ['agency-suspension', account],
    queryFn: async ({ signal }) =>
      (await request(AgencySuspensionDocument, {}, { signal })).me?.agency?.suspended ?? null,
    staleTime: 60_000,
  });

/** Why an agency that is suspended cannot work, on each of its pages. */
export function SuspensionNotice() {
  const { id: account } = useAgent();
  const suspension = agencySuspension(account);
  const { data: suspended } = useQuery({ ...suspension, enabled: account !== '' });
  useLiveRefetch('agency', [suspension.queryKey]);
  if (!suspended) return null;
  return (
    <Alert className="mt-4" title={`Your agency is suspended since ${dayText(suspended.since)}`}>
      <p className="wrap-anywhere whitespace-pre-line">{suspended.reason}</p>
      <p className="mt-2">
        The public does not see your homes, and viewings to come were called off. You can read everything and
        take homes away; the rest has to wait until the suspension ends.
      </p>
    </Alert>
  );
}
