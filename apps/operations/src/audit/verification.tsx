import { Alert, Button, Check } from '@lintel/ui';
import { brand } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import type { AuditFault } from './audit.generated.js';
import { verifyAuditTrail } from './audit-queries.js';

const faults: Readonly<Record<AuditFault, string>> = {
  changed: 'says something else than when it was recorded',
  missing: 'is gone',
  unlinked: 'does not follow the one before',
  unsealed: 'was not sealed by this installation',
};

export function useVerification() {
  const verifying = useMutation({ mutationFn: verifyAuditTrail });
  const { data, error } = verifying;
  return {
    button: (
      <Button size="small" busy={verifying.isPending} onClick={() => verifying.mutate()}>
        {!verifying.isPending && <Check aria-hidden />}
        Verify the trail
      </Button>
    ),
    outcome: error ? (
      <Alert error={error} className="mt-4" title="The trail was not verified">
        {refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`}
      </Alert>
    ) : data?.broken ? (
      <Alert className="mt-4" title={`Entry ${data.broken.seq} ${faults[data.broken.fault]}`}>
        Every entry before it is as it was recorded. Keep a copy of the database before anything else is done.
      </Alert>
    ) : (
      data && (
        <Alert className="mt-4" tone="plain" title="The trail is whole">
          {data.entries} {data.entries === 1 ? 'entry was' : 'entries were'} looked at, each as it was
          recorded.
        </Alert>
      )
    ),
  };
}
