import { Button, Check, IconButton, Progress, RotateCcw, TriangleAlert, X } from '@lintel/ui';
import { brand, numberText } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { formAddress } from '../addresses.js';
import { propertiesText } from '../filters/filter-words.js';
import { doneText, runningText } from './bulk-change.js';
import { isUnderWay, type BulkChangeControl } from './use-bulk-change.js';

/** How far a change of many homes has come, what it did, and what it could not do. */
export function BulkProgress({ bulk }: { bulk: BulkChangeControl }) {
  if (!bulk.last) return null;
  const { kept, progress } = bulk.last;
  const { change, titles } = kept;
  const under = !progress || isUnderWay(progress);
  const { total = 0, done = 0, failed = [], state = 'running', undoable = false } = progress ?? {};
  const changed = Math.max(done - failed.length, 0);
  return (
    <section
      aria-label="Change of several properties"
      className="animate-arrive rounded-card border border-line bg-surface p-4 shadow-float"
    >
      {under ? (
        <Progress
          label={state === 'undoing' ? 'Putting properties back as they were' : runningText(change)}
          value={done}
          max={total}
          text={`${numberText(done)} of ${numberText(total)}`}
        />
      ) : (
        <div className="flex items-start gap-3">
          {failed.length > 0 ? (
            <TriangleAlert className="mt-1 size-5 shrink-0 text-amber" aria-hidden />
          ) : (
            <Check className="mt-1 size-5 shrink-0 text-moss" aria-hidden />
          )}
          <p role="status" className="min-w-0 flex-1 pt-0.5 font-semibold">
            {state === 'undone' ? 'The properties are as they were before' : doneText(change, changed)}
            {failed.length > 0 && (
              <span className="block font-normal text-soft">
                {propertiesText(failed.length)} could not be {state === 'undone' ? 'put back' : 'changed'}.
              </span>
            )}
          </p>
          {undoable && state === 'done' && changed > 0 && (
            <Button size="small" onClick={() => void bulk.undo()}>
              <RotateCcw aria-hidden /> Undo
            </Button>
          )}
          <IconButton label="Dismiss" className="-my-1 -mr-1" onClick={bulk.dismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
      {bulk.unreachable && under && (
        <p className="mt-2 text-sm text-stone">
          {brand().name} cannot be reached just now. The change goes on there.
        </p>
      )}
      {failed.length > 0 && (
        <details className="mt-2" open={!under && failed.length <= 5}>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-soft">
            What could not be changed ({numberText(failed.length)})
          </summary>
          <ul
            className="max-h-48 divide-y divide-line overflow-y-auto text-sm"
            tabIndex={0}
            aria-label="What could not be changed"
          >
            {failed.map(({ listingId, message }) => (
              <li key={listingId} className="py-2 wrap-anywhere">
                <Link to={formAddress(listingId)} className="font-semibold underline underline-offset-4">
                  {titles[listingId] ?? `Property ${listingId}`}
                </Link>
                <span className="block text-soft">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
