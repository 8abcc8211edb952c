import { correlationIn, referenceText } from '@lintel/kernel/reference';

/** What to say when one writes about a failure of ours; nothing for any other. Copied, it is the digits that it is found by. */
export function Reference({ error }: { error: unknown }) {
  const correlationId = correlationIn(error);
  return correlationId === undefined ? null : (
    <p className="mt-1 text-sm select-all" title={correlationId}>
      {referenceText(correlationId)}
    </p>
  );
}
