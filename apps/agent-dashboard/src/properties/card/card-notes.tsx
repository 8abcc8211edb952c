import { Check, Info, TriangleAlert } from '@lintel/ui';
import type { AgencyListing } from '../agency-listings-queries.js';
import { formAddress } from '../addresses.js';
import { failedFiles, failedText } from './media-state.js';
import { ReasonsPopover } from './reasons-popover.js';

/** What an agent should know of a listing besides its facts: what keeps it from the public, files that failed, what it does not say yet. */
export function CardNotes({ listing }: { listing: AgencyListing }) {
  const { id, title, state, missing, completeness } = listing;
  const failed = failedFiles(listing);
  const to = formAddress(id);
  return (
    <div className="mt-3 flex flex-col items-start">
      {state === 'draft' && (
        <ReasonsPopover
          className="text-amber"
          button={
            <>
              <Info className="size-4 shrink-0" aria-hidden />
              <span className="font-semibold underline decoration-current/40 underline-offset-4">
                {missing.length > 0 ? `Not public yet: ${missing.length} to complete` : 'Not public yet'}
              </span>
            </>
          }
          label={`What ${title} lacks`}
          lead="Before the public sees it"
          reasons={
            missing.length > 0
              ? missing.map(({ field, message }) => ({ key: field, text: message }))
              : [{ key: 'save', text: 'Nothing is missing. Save it in the form to publish it.' }]
          }
          to={to}
          action="Complete it"
        />
      )}
      {failed.length > 0 && (
        <ReasonsPopover
          className="text-clay"
          button={
            <>
              <TriangleAlert className="size-4 shrink-0" aria-hidden />
              <span className="font-semibold underline decoration-current/40 underline-offset-4">
                {failedText(failed.length)}
              </span>
            </>
          }
          label={`Files of ${title} that could not be used`}
          lead={failedText(failed.length)}
          reasons={failed.map(({ id: key, file, reason }) => ({
            key,
            text: (
              <>
                <span className="font-semibold">{file}:</span> {reason}
              </>
            ),
          }))}
          to={to}
          action="Choose others"
        />
      )}
      {completeness.missing.length > 0 ? (
        <ReasonsPopover
          className="w-[calc(100%+1rem)] text-stone"
          button={
            <>
              <Meter score={completeness.score} />
              <span className="underline decoration-current/40 underline-offset-4">
                Material information {completeness.score}%
              </span>
            </>
          }
          label={`Material information of ${title}`}
          lead="Buyers and tenants are owed this too"
          reasons={completeness.missing.map(({ field, message }) => ({ key: field, text: message }))}
          to={to}
          action="Add it"
        />
      ) : (
        <p className="flex min-h-9 items-center gap-2 text-sm text-stone">
          <Check className="size-4 shrink-0 text-moss" aria-hidden /> Material information complete
        </p>
      )}
    </div>
  );
}

/** Hidden from screen readers, as the words beside it say the same. */
const Meter = ({ score }: { score: number }) => (
  <span className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-line" aria-hidden>
    <span
      className="block h-full origin-left rounded-full bg-moss"
      style={{ transform: `scaleX(${score / 100})` }}
    />
  </span>
);
