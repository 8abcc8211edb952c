import { Button, ChevronDown } from '@lintel/ui';
import type { AgencyViewing } from './agency-viewings-queries.js';
import { useFreeTime } from './free-time-fields.js';
import type { OfferedTime } from './use-proposal.js';

interface OtherTimeProps {
  readonly viewing: Pick<AgencyViewing, 'propertyId'>;
  readonly sending: OfferedTime | undefined;
  readonly onPropose: (at: OfferedTime) => void;
}

/** A time of the agent's own choice, of those that are free. */
export function OtherTime({ viewing: { propertyId }, sending, onPropose }: OtherTimeProps) {
  const { chosen, fields } = useFreeTime(propertyId);
  return (
    <details className="group mt-5 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-soft [&::-webkit-details-marker]:hidden">
        Another time <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mt-2">{fields}</div>
      <Button
        className="mt-4 max-sm:w-full"
        busy={sending !== undefined && sending.date === chosen?.date && sending.time === chosen.time}
        disabled={chosen === null || sending !== undefined}
        onClick={() => chosen && onPropose(chosen)}
      >
        Propose this time
      </Button>
    </details>
  );
}
